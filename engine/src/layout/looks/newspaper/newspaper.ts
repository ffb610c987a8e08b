import { artLayer } from '../../../art/art-layer.ts';
import type { DrawingColors } from '../../../art/drawings/drawing.ts';
import { partOutline } from '../../../art/drawings/part-outline.ts';
import { rect, svgDocument } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import type { BriefRole } from '../../../brief/brief.ts';
import type { DesignRequest } from '../../../brief/design-request.ts';
import { ensureContrast } from '../../../color/contrast.ts';
import { mix, oklch, toOklch } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import { textBlock } from '../../blocks.ts';
import { type Column, setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import { type Frame, mirrorBox, toFrame } from '../../frame.ts';
import { titleLines } from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { subjectOf } from '../../motif-layer.ts';
import { placeSubject } from '../../place-subject.ts';
import { storyInset } from '../../split-canvas.ts';
import type { Voice } from '../../voice.ts';
import { drawColumns, drawHalftone, type Tone } from './newspaper-print.ts';
import { createGlobe, createHills, createSkyline, createWaves, spotlight } from './newspaper-scenes.ts';

const text = { family: 'Newsreader', lineHeight: 1.32 } as const;
const label = {
  family: 'Oswald',
  weight: 500,
  lineHeight: 1.25,
  letterSpacing: 0.03,
} as const;
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Playfair Display', weight: 900, lineHeight: 1.04, letterSpacing: -0.006 },
    text: { ...text, weight: 450 },
    label,
  },
  {
    display: { family: 'Newsreader', weight: 700, lineHeight: 1.05, letterSpacing: 0.02 },
    text: { ...text, weight: 450 },
    label,
  },
  {
    display: { family: 'Abril Fatface', weight: 400, lineHeight: 1.04, letterSpacing: 0.005 },
    text: { ...text, weight: 450 },
    label,
  },
];

/** A front page: rules, a date line, a serif headline, a picture in dots and columns of type. */
export const newspaper: Look = {
  name: 'newspaper',
  attempts: 3,
  pairings,
  style: 'newspaper',
  ownsGround: true,
  muted: true,
  suits: {
    base: 0.4,
    // Its columns of greeked type look unfinished where there is no story to tell.
    kinds: { article: 0.9, quote: 0.3, announcement: 0.6, sale: 0.05, event: 0.08, hiring: 0.1, plain: 0.2 },
    topics: ['writing', 'legal', 'people', 'education'],
    topicBoost: 2.5,
    offTopicFactor: 0.7,
    moods: { minimal: 0.4, newspaper: 200, retro: 1.5, elegant: 0.6, bold: 0.4 },
    darkness: 0.05,
    baseline: 0.9,
  },
  layout,
};

type Press = { dark: boolean; paper: string; ink: string; grey: string; faint: string; spot: string };
type Stage = { text: Box; below?: true; picture?: Box; columns?: { box: Box; count: number } };

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, direction, width, height, random } = context;
  const frame = toFrame(width, height, request.copy.title, direction.swapped);
  const press = toPress(
    request.colors[0] ?? direction.palette.accent,
    request.scheme === 'dark',
    request.colors.length > 0,
    random.fork('stock').pick(STOCKS),
  );
  const { eyebrow, ...story } = request.copy;
  const { date, place, ...told } = story;
  const dated = isDateline(request);
  const copy = dated ? told : story;
  const when = dated ? [date, place].filter(Boolean).join(' · ') : '';
  const strip = await setStrip(context, frame, press, { eyebrow, when });
  const plan = toStage(context, frame, strip.foot);
  const groups = toCopyGroups(
    copy,
    toVoice(frame, press, direction.type, copy.title.length),
    context.typesetter,
  );
  const column = await setColumn({
    box: mirrorBox(frame, plan.text),
    groups: [groups.body, groups.foot],
    groupGap: frame.unit * 0.04,
    align: frame.rtl ? 'right' : 'left',
    justify: plan.picture || plan.below ? 'start' : 'center',
  });
  const stage = fillBelow(frame, plan, column);
  const drawing = subjectOf(direction.motif);
  const picture = stage.picture && mirrorBox(frame, stage.picture);
  const page = drawPage(frame, stage, column, { press, strip, subject: drawing !== undefined, random });
  const sheet = artLayer('newspaper', svgDocument(width, height, page), frame);
  const placed =
    drawing && picture
      ? placeSubject(drawing, partOutline(drawing, toSubjectColors(press), toSpotlit(press), [press.spot]), {
          x: picture.x + picture.width / 2,
          y: picture.y + picture.height / 2,
          width: picture.width * 0.76,
          height: picture.height * 0.82,
          rotation: 0,
        })
      : undefined;
  return {
    width,
    height,
    background: press.paper,
    art: [sheet.node, ...(placed ? [placed.node] : []), ...column.art],
    images: [sheet.image, ...(placed ? [placed.image] : [])],
    texts: [...strip.texts, ...column.texts],
    ...(placed ? { subject: placed.bounds } : {}),
  };
}

// Lightness, chroma and hue of papers: newsprint, the white of a Sunday magazine, the salmon of the money pages.
const STOCKS = [
  [0.945, 0.018, 88],
  [0.965, 0.004, 90],
  [0.89, 0.045, 55],
] as const;

/** Black on newsprint and one spot color; the night edition turns paper and ink round. */
function toPress(accent: string, dark: boolean, asked: boolean, stock: (typeof STOCKS)[number]): Press {
  const { c, h } = toOklch(accent);
  // A color that was asked for becomes the paper's, as the pink of the financial press.
  const tinted = asked && c > 0.03;
  const paper = dark
    ? oklch(0.205, tinted ? 0.04 : 0.008, tinted ? h : 85)
    : tinted
      ? oklch(0.9, Math.min(0.065, c * 0.5), h)
      : oklch(stock[0], stock[1], stock[2]);
  const ink = dark ? oklch(0.935, 0.018, 88) : oklch(0.205, 0.012, 60);
  return {
    dark,
    paper,
    ink,
    grey: ensureContrast(mix(paper, ink, 0.72), [paper], 5),
    faint: mix(paper, ink, 0.2),
    spot: ensureContrast(accent, [paper], 4.6),
  };
}

type Strip = Pick<Column, 'texts'> & {
  /** Where its rules stand, px from the top; the words lie between them. */
  head: number;
  foot: number;
};

const WHEN_AND_WHERE: readonly BriefRole[] = ['date', 'time', 'place'];

/** Whether date and place are those of the paper: what one needs to get to an event is too small above the headline. */
const isDateline = ({ content }: DesignRequest): boolean =>
  !content?.action.some(({ role }) => WHEN_AND_WHERE.includes(role));

/** The line over the page: the label at the reading side, date and place at the other. */
async function setStrip(
  { direction, typesetter }: LayoutContext,
  frame: Frame,
  press: Press,
  { eyebrow, when }: { eyebrow: string | undefined; when: string },
): Promise<Strip> {
  const { unit, margin, minSize, width } = frame;
  const head = Math.round(margin * 0.8 + storyInset(frame, margin * 0.8).head);
  const inside = width - margin * 2;
  const pad = unit * 0.016;
  const both = eyebrow !== undefined && when !== '';
  const set = async (role: 'eyebrow' | 'date', words: string, atEnd: boolean): Promise<Column> => {
    const room = both ? inside * 0.5 - pad : inside;
    const box = { x: margin + (atEnd ? inside - room : 0), y: head + pad, width: room, height: unit * 0.12 };
    const color = role === 'eyebrow' ? press.spot : press.ink;
    const spec = {
      role,
      text: words,
      style: direction.type.label,
      color,
      size: unit * 0.034,
      minSize,
      maxLines: 2,
    };
    const right = atEnd !== frame.mirrored;
    return setColumn({
      box: mirrorBox(frame, box),
      groups: [[textBlock(typesetter, spec)]],
      groupGap: 0,
      align: right ? 'right' : 'left',
      justify: 'start',
    });
  };
  const columns: Column[] = [];
  if (eyebrow) columns.push(await set('eyebrow', eyebrow, false));
  if (when !== '') columns.push(await set('date', when, both));
  const deepest = Math.max(0, ...columns.map((column) => column.bounds.height));
  return {
    texts: columns.flatMap((column) => column.texts),
    head,
    foot: columns.length === 0 ? head + unit * 0.012 : head + deepest + pad * 2,
  };
}

function toVoice({ unit, minSize }: Frame, press: Press, type: TypePairing, letters: number): Voice {
  const { ink, grey, spot, paper } = press;
  const title = {
    style: type.display,
    color: ink,
    minSize,
    maxLines: Math.max(5, titleLines(letters)),
    share: 1,
  };
  const small = { style: type.text, color: grey, minSize, maxLines: 3, gap: unit * 0.022 };
  return {
    eyebrow: { ...small, style: type.label, size: unit * 0.034 },
    title: { ...title, size: unit * (letters <= 14 ? 0.23 : 0.155), comfort: unit * 0.085 },
    titleByFigure: { ...title, size: unit * 0.11, comfort: unit * 0.06 },
    figure: { ...title, color: spot, size: unit * 0.36, comfort: unit * 0.15, share: 1.5, gap: unit * 0.02 },
    figureSide: { ...small, style: type.display, color: ink, size: unit * 0.06 },
    subtitle: { ...small, size: unit * 0.048, maxLines: 4, gap: unit * 0.036 },
    person: { ...small, style: type.label, color: ink, size: unit * 0.036 },
    detail: { ...small, style: type.label, size: unit * 0.034 },
    attribution: { ...small, style: type.label, color: ink, size: unit * 0.036 },
    line: { ...small, size: unit * 0.04 },
    button: {
      ...small,
      style: type.label,
      color: paper,
      size: unit * 0.034,
      maxLines: 2,
      gap: unit * 0.034,
      plate: { padX: 1, padY: 0.5, radius: 0.05, style: { backgroundColor: ink } },
    },
  };
}

/** Headline and picture side by side, or above one another; greeked columns fill what the copy leaves. */
function toStage({ request, attempt }: LayoutContext, frame: Frame, stripFoot: number): Stage {
  const { width, height, shape, unit, margin } = frame;
  const top = Math.round(stripFoot + unit * 0.045);
  const foot = margin * 0.9 + storyInset(frame, margin * 0.9).foot;
  const inside = { x: margin, y: top, width: width - margin * 2, height: height - foot - top };
  if (attempt >= 2) return { text: inside };
  const gutter = unit * 0.05;
  if (shape === 'landscape' || shape === 'banner') {
    const share = (shape === 'banner' ? 0.3 : 0.36) * (attempt === 0 ? 1 : 0.8);
    const side = Math.min(inside.width * share, inside.height * 1.1);
    const picture = { x: width - margin - side, y: top, width: side, height: inside.height };
    return { picture, text: { ...inside, width: picture.x - gutter - margin } };
  }
  const rows = copyRows(request.copy);
  const tall = shape === 'portrait';
  const share =
    Math.min(0.76, (tall ? 0.36 : 0.44) + rows * (tall ? 0.016 : 0.024)) + (attempt === 0 ? 0 : 0.08);
  return { text: { ...inside, height: inside.height * share }, below: true };
}

/** On tall pages the picture and its story begin where the words have ended. */
function fillBelow(frame: Frame, stage: Stage, column: Column): Stage {
  const { height, margin, unit, shape } = frame;
  if (!stage.below) return stage;
  const gutter = unit * 0.03;
  const { x, width } = stage.text;
  const y = column.bounds.y + column.bounds.height + unit * 0.05;
  const room = { x, y, width, height: height - margin * 0.9 - y };
  if (room.height < unit * 0.12) return { text: stage.text };
  if (shape === 'portrait') {
    const picture = { ...room, height: Math.min(room.height * 0.66, width * 0.95) };
    const from = y + picture.height + gutter;
    const box = { ...room, y: from, height: room.y + room.height - from };
    return { text: stage.text, picture, columns: { box, count: 3 } };
  }
  const picture = { ...room, width: width * 0.64 };
  const box = { ...room, x: x + picture.width + gutter, width: width - picture.width - gutter };
  return { text: stage.text, picture, columns: { box, count: 1 } };
}

const SCENES = [createHills, createGlobe, createSkyline, createWaves] as const;

type Printing = { press: Press; strip: Strip; subject: boolean; random: Random };

function drawPage(
  frame: Frame,
  stage: Stage,
  column: Column,
  { press, strip, subject, random }: Printing,
): string {
  const { width, margin, unit } = frame;
  const heavy = Math.max(2, unit * 0.008);
  const fine = Math.max(1, unit * 0.0018);
  const rule = (y: number, weight: number): string =>
    rect(margin, y, width - margin * 2, weight, `fill="${press.ink}"`);
  const rules = rule(strip.head - heavy, heavy) + rule(strip.foot, fine) + rule(strip.foot + fine * 3, fine);
  const line = unit * 0.021;
  const picture = stage.picture && mirrorBox(frame, stage.picture);
  const aspect = picture ? picture.width / picture.height : 1;
  const scene = subject ? spotlight : random.fork('scene').pick(SCENES)(random.fork('tone'), aspect);
  // On a dark page the ink is light: what was dark in the picture stays free of it.
  const tone: Tone = press.dark ? (x, y) => 1 - scene(x, y) : scene;
  const print = picture
    ? drawHalftone(picture, tone, press.ink) +
      `<rect x="${picture.x}" y="${picture.y}" width="${picture.width}" height="${picture.height}" fill="none" stroke="${press.ink}" stroke-width="${fine * 1.5}"/>`
    : '';
  const columns = stage.columns;
  const story =
    columns && columns.box.height > line * 2
      ? drawColumns(mirrorBox(frame, columns.box), columns.count, line, press.faint, random.fork('story'))
      : '';
  return rules + print + story + drawRest(frame, stage, column, line, press, random);
}

/** Columns under the words of a wide page, where the copy leaves at least four lines. */
function drawRest(
  frame: Frame,
  stage: Stage,
  column: Column,
  line: number,
  press: Press,
  random: Random,
): string {
  if (stage.columns || !stage.picture) return '';
  const box = mirrorBox(frame, stage.text);
  const from = column.bounds.y + column.bounds.height + frame.unit * 0.05;
  const height = box.y + box.height - from;
  if (height < line * 4) return '';
  return drawColumns(
    { ...box, y: from, height },
    frame.shape === 'banner' ? 3 : 2,
    line,
    press.faint,
    random.fork('rest'),
  );
}

/** The grey of the dots around a thing in its spotlight. */
const toSpotlit = ({ paper, ink }: Press): string => mix(paper, ink, 0.3);

const toSubjectColors = ({ paper, ink, spot }: Press): DrawingColors => ({
  main: mix(paper, ink, 0.12),
  second: mix(paper, ink, 0.42),
  accent: spot,
  ink,
  light: paper,
});
