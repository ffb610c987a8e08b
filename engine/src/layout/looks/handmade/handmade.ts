import { type ArtLayer, artLayer } from '../../../art/art-layer.ts';
import { toColorsOnBackdrop } from '../../../art/drawings/drawing-colors.ts';
import { svgDocument } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import { mix, toOklch } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import { setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import { type Frame, mirrorBox, toFrame } from '../../frame.ts';
import { describeHandwriting } from '../../handwriting.ts';
import { countLatinLetters, smallShare, titleShare, toHouseVoice, wantsWidth } from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { clipLayer, motifLayer, subjectOf } from '../../motif-layer.ts';
import { placeSubject } from '../../place-subject.ts';
import { isWide, riseTo, splitCanvas, toInside } from '../../split-canvas.ts';
import type { Voice } from '../../voice.ts';
import { drawFrond, drawSheet, drawTape, drawUnderline } from './handmade-paper.ts';

const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Caveat', weight: 700, lineHeight: 0.92, letterSpacing: -0.01 },
    text: { family: 'Caveat', weight: 600, lineHeight: 1.12 },
    label: { family: 'Caveat', weight: 700, lineHeight: 1.1 },
  },
  {
    display: { family: 'Caveat', weight: 700, lineHeight: 0.92, letterSpacing: -0.01 },
    text: { family: 'Outfit', weight: 400, lineHeight: 1.36 },
    label: { family: 'Outfit', weight: 600, lineHeight: 1.3 },
  },
];

/** Scissors, paper and tape: words in a quick hand beside a picture that was cut out and stuck on. */
export const handmade: Look = {
  name: 'handmade',
  attempts: 3,
  pairings,
  style: 'handmade',
  scheme: 'light',
  muted: true,
  suits: {
    base: 0.5,
    kinds: { plain: 1.6, event: 1.2, sale: 0.8, hiring: 0.9, article: 0.9, podcast: 0.7, release: 0.1 },
    topics: ['food', 'home', 'education', 'celebration', 'nature', 'people', 'design'],
    topicBoost: 2.2,
    offTopicFactor: 0.5,
    moods: { minimal: 0.5, handmade: 200, playful: 3, warm: 2.5, pastel: 3 },
    darkness: 0.1,
    baseline: 0.92,
  },
  describeLimits: describeHandwriting,
  layout,
};

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, direction, width, height, typesetter, random } = context;
  const { palette, motif } = direction;
  const frame = toFrame(width, height, request.copy.title, direction.swapped);
  const stage = toStage(context, frame);
  const { head, body, foot } = toCopyGroups(request.copy, toVoice(context, frame), typesetter);
  const column = await setColumn({
    box: mirrorBox(frame, stage.text),
    groups: [[...head, ...body], foot],
    groupGap: frame.unit * 0.05,
    align: frame.rtl ? 'right' : 'left',
    justify: isWide(frame) ? 'center' : 'start',
  });
  const composition: Composition = {
    width,
    height,
    background: palette.background,
    art: [],
    images: [],
    texts: column.texts,
  };
  const add = (layer: ArtLayer): void => {
    composition.art.push(layer.node);
    composition.images.push(layer.image);
  };
  const art = stage.art && mirrorBox(frame, riseTo(frame, stage.art, column.bounds, height * 0.14));
  const sheet = art && toSheet(frame, art);
  const underline =
    request.copy.subtitle === undefined ? underTitle(composition, frame, palette, random) : '';
  const drawing = subjectOf(motif);
  const scene = drawing && toColorsOnBackdrop(drawing, palette, request);
  const print = scene?.backdrop ?? palette.accent;
  const paper = sheet ? drawPaper(frame, sheet, print, palette, random.fork('paper')) : '';
  add(artLayer('handmade', svgDocument(width, height, underline + paper), frame));
  if (sheet && drawing && scene) {
    const print = toPrint(sheet);
    const placed = placeSubject(drawing, scene.colors, {
      x: print.x + print.width / 2,
      y: print.y + print.height / 2,
      width: print.width * 0.74,
      height: print.height * 0.8,
      rotation: frame.mirrored ? 5 : -5,
    });
    add(placed);
    composition.subject = placed.bounds;
  } else if (sheet && request.topics.length > 0) {
    const area = toPrint(sheet);
    const layer = motifLayer(motif, {
      ...frame,
      area,
      keepClear: { x: 0, y: 0, width: 0, height: 0 },
      palette: { ...palette, background: print, accent: palette.background, accent2: palette.accent2 },
      scheme: toOklch(print).l < 0.6 ? 'dark' : 'light',
      random: random.fork('motif'),
    });
    if (layer) add(clipLayer(layer, frame, area));
  } else if (sheet) {
    const fronds = drawFronds(toPrint(sheet), print, palette, random.fork('fronds'));
    const layer = artLayer('fronds', svgDocument(width, height, fronds), frame);
    add(clipLayer(layer, frame, toPrint(sheet)));
  }
  composition.art.push(...column.art);
  return composition;
}

function toVoice({ request, direction }: LayoutContext, frame: Frame): Voice {
  const letters = countLatinLetters(request.copy.title);
  const { palette, type } = direction;
  const voice = toHouseVoice(frame, { palette, type, letters });
  const { unit } = frame;
  // A hand is written small in its line: a third more size looks the same.
  const hand = type.text.family === 'Caveat' ? 1.32 : 1;
  const small = unit * smallShare(frame.shape) * hand;
  return {
    ...voice,
    eyebrow: { ...voice.eyebrow, size: small * 0.044 },
    title: {
      ...voice.title,
      size: unit * titleShare(letters) * 1.5,
      comfort: unit * titleShare(letters) * 0.95,
      gap: unit * 0.03,
    },
    titleByFigure: { ...voice.titleByFigure, size: unit * 0.15, comfort: unit * 0.08 },
    figure: { ...voice.figure, size: unit * 0.42 },
    figureSide: { ...voice.figureSide, size: unit * 0.1 },
    subtitle: { ...voice.subtitle, size: small * 0.046 },
    person: { ...voice.person, size: small * 0.046 },
    detail: { ...voice.detail, size: small * 0.042, color: palette.foreground },
    attribution: { ...voice.attribution, size: small * 0.046 },
    line: { ...voice.line, size: small * 0.04 },
    button: {
      ...voice.button,
      size: small * 0.038,
      plate: { padX: 1, padY: 0.5, radius: 0.12, style: { backgroundColor: palette.accentText } },
    },
  };
}

function toStage({ request, attempt }: LayoutContext, frame: Frame): { text: Box; art?: Box } {
  if (attempt >= 2 || wantsWidth(request.copy.title)) return { text: toInside(frame) };
  const rows = copyRows(request.copy);
  const across = (frame.shape === 'banner' ? 0.66 : 0.56) + attempt * 0.06;
  return splitCanvas(frame, { across, down: Math.min(0.76, 0.4 + rows * 0.018 + attempt * 0.1) });
}

/** The sheet that is stuck on: nearly square, inside the canvas. */
function toSheet(frame: Frame, art: Box): Box {
  const wide = isWide(frame);
  const room = wide ? frame.height - frame.margin * 1.5 : art.height - frame.margin * 1.4;
  const across = art.width - frame.margin * (wide ? 1.15 : 2);
  const height = Math.min(room, across * 1.16);
  const width = Math.min(across, height * (wide ? 1 : 1.35));
  return {
    x: art.x + (art.width - width) / 2,
    y: wide ? (frame.height - height) / 2 : art.y + frame.margin * 0.3,
    width,
    height,
  };
}

/** The picture on a sheet, with a white border like a photograph's. */
function toPrint({ x, y, width, height }: Box): Box {
  const border = Math.min(width, height) * 0.055;
  return { x: x + border, y: y + border, width: width - 2 * border, height: height - 2 * border };
}

function drawPaper(frame: Frame, sheet: Box, print: string, palette: Palette, random: Random): string {
  const { x, y, width, height } = toPrint(sheet);
  const turned = (frame.mirrored ? -1 : 1) * random.range(4, 7);
  const back = drawSheet(sheet, mix(palette.accent2, palette.background, 0.15), random.fork('back'));
  const middle: readonly [number, number] = [sheet.x + sheet.width / 2, sheet.y + sheet.height / 2];
  return (
    `<g transform="rotate(${turned.toFixed(1)} ${middle[0].toFixed(0)} ${middle[1].toFixed(0)})">${back}</g>` +
    drawSheet(sheet, '#fffdf8', random.fork('sheet')) +
    `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${print}"/>` +
    drawTape(
      [middle[0], sheet.y],
      sheet.width * 0.3,
      random.range(-5, 5),
      mix('#f2e3b4', palette.accent2, 0.2),
    )
  );
}

function drawFronds(print: Box, ground: string, palette: Palette, random: Random): string {
  const tones = [palette.background, palette.accent2, mix(ground, palette.background, 0.55)];
  const { x, y, width, height } = print;
  return [0.24, 0.52, 0.8]
    .map((at, i) => {
      const foot: readonly [number, number] = [x + width * at, y + height * 1.04];
      const tall = height * (i === 1 ? 0.92 : random.range(0.62, 0.78));
      return drawFrond(foot, tall, (at - 0.5) * 44 + random.range(-6, 6), tones[i] ?? ground, random);
    })
    .join('');
}

/** The pen's stroke under the last line of the title. */
function underTitle({ texts }: Composition, { unit }: Frame, { accent }: Palette, random: Random): string {
  const title = texts.find(({ role }) => role === 'title');
  const last = title?.fitted.lines.at(-1);
  if (!title || !last || texts.some(({ role }) => role === 'metric')) return '';
  const { box, fitted, align } = title;
  const x = align === 'right' ? box.x + box.width - last.width : box.x;
  const y = box.y + fitted.height + fitted.size * 0.02;
  return drawUnderline({ x, y, width: last.width, height: 0 }, unit * 0.011, accent, random.fork('pen'));
}
