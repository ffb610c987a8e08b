import { artLayer } from '../../../art/art-layer.ts';
import type { Drawing, DrawingColors } from '../../../art/drawings/drawing.ts';
import {
  type ColorsOnBackdrop,
  exactColors,
  pickField,
  requestedColor,
  toDrawingColors,
} from '../../../art/drawings/drawing-colors.ts';
import { partOutline } from '../../../art/drawings/part-outline.ts';
import { svgDocument } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import type { DesignRequest } from '../../../brief/design-request.ts';
import type { Box } from '../../../geometry.ts';
import type { Plate } from '../../blocks.ts';
import { setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import { type Frame, mirrorBox, toFrame, turnX } from '../../frame.ts';
import { growSmall, titleLines } from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { subjectOf } from '../../motif-layer.ts';
import { placeSubject, type SubjectPlace } from '../../place-subject.ts';
import { storyInset } from '../../split-canvas.ts';
import type { Voice } from '../../voice.ts';
import { type PlayfulPalette, toPlayfulPalette } from './playful-palette.ts';
import { drawBurst, drawConfetti, drawRays } from './playful-shapes.ts';
import { drawStillLife } from './playful-still-life.ts';

const outfit = { family: 'Outfit', lineHeight: 1.25 } as const;
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Lilita One', weight: 400, lineHeight: 1.02, letterSpacing: -0.005 },
    text: { ...outfit, weight: 600 },
    label: { family: 'Lilita One', weight: 400, lineHeight: 1.12, letterSpacing: 0.02 },
  },
];

// Of its radius: how far the shadow of the star falls, and what it needs to stand whole on the card.
const SHADOW = 0.055;
const WHOLE = 1.1;

/** A loud poster: sunbeams, a price-tag star, confetti, thick outlines and hard shadows. */
export const playful: Look = {
  name: 'playful',
  attempts: 3,
  pairings,
  style: 'playful',
  scheme: 'light',
  mixesColors: true,
  suits: {
    base: 0.3,
    kinds: { sale: 4, event: 0.8, hiring: 0.6, plain: 0.6, announcement: 0.4 },
    topics: ['celebration', 'shopping', 'sport'],
    topicBoost: 6,
    offTopicFactor: 1,
    moods: { minimal: 0.3, cool: 0.1, playful: 30, bold: 2, handmade: 4, pastel: 1 },
    darkness: 0.05,
    baseline: 0.86,
  },
  layout,
};

type Stage = {
  text: Box;
  /** Middle and radius of the star; no star on the calmest arrangement. */
  star?: { x: number; y: number; radius: number };
};

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, direction, width, height, typesetter, random } = context;
  const frame = toFrame(width, height, request.copy.title, direction.swapped);
  const palette = toPlayfulPalette(request, random.fork('palette'));
  const stage = toStage(context, frame);
  const voice = growSmall(toVoice(context, frame, palette, direction.type), frame.shape);
  const groups = toCopyGroups(request.copy, voice, typesetter);
  const column = await setColumn({
    box: mirrorBox(frame, stage.text),
    groups: [groups.head, groups.body, groups.foot],
    groupGap: frame.unit * 0.035,
    align: frame.rtl ? 'right' : 'left',
    justify: stage.star && (frame.shape === 'portrait' || frame.shape === 'square') ? 'start' : 'center',
  });
  const drawing = subjectOf(direction.motif);
  const thing = drawing && stage.star && toThing(drawing, palette, request);
  const placed =
    drawing && thing && stage.star
      ? placeSubject(drawing, thing.colors, toPlace(frame, stage.star, palette))
      : undefined;
  const ground = artLayer(
    'playful',
    svgDocument(width, height, drawGround(context, frame, stage, palette, thing?.backdrop)),
    frame,
  );
  return {
    width,
    height,
    background: palette.ground,
    art: [ground.node, ...(placed ? [placed.node] : []), ...column.art],
    images: [ground.image, ...(placed ? [placed.image] : [])],
    texts: column.texts,
    ...(placed ? { subject: placed.bounds } : {}),
  };
}

/** A pill or plate with the look's thick line and hard shadow; its lengths in em of `size` px. */
function toPlate(fill: string, ink: string, size: number, radius: number, lifted: boolean): Plate {
  const line = Math.max(2, size * 0.085);
  const lift = Math.max(2, size * 0.11);
  return {
    padX: 0.72,
    padY: 0.3,
    radius,
    style: {
      backgroundColor: fill,
      ...(lifted
        ? {
            border: `${line.toFixed(1)}px solid ${ink}`,
            boxShadow: `${lift.toFixed(1)}px ${lift.toFixed(1)}px 0px ${ink}`,
          }
        : {}),
    },
  };
}

function toVoice(
  { request }: LayoutContext,
  frame: Frame,
  palette: PlayfulPalette,
  type: TypePairing,
): Voice {
  const { unit, minSize } = frame;
  const { ink, text, paper } = palette;
  const tilt = (words: string, slack: number): number => tiltOf(words, slack) * (frame.mirrored ? 1 : -1);
  const lean = tilt(request.copy.metric?.value ?? '', 0.17);
  const letters = request.copy.title.length;
  const display = { style: type.display, color: text, minSize, share: 1 };
  const small = { style: type.text, color: text, minSize, maxLines: 3, gap: unit * 0.026 };
  const label = { style: type.label, minSize, maxLines: 3 };
  // A short title is a sticker over the figure; a long one stays plain type.
  const sticker = letters <= 22;
  const pill = (fill: string, size: number): Plate => toPlate(fill, ink, size, 9, true);
  return {
    eyebrow: {
      ...label,
      color: paper,
      size: unit * 0.05,
      maxLines: 2,
      rotation: tilt(request.copy.eyebrow ?? '', 0.3) * 0.7,
      plate: toPlate(ink, ink, unit * 0.05, 0.35, false),
    },
    title: {
      ...display,
      size: unit * (letters <= 12 ? 0.26 : 0.19),
      maxLines: Math.max(5, titleLines(letters)),
      comfort: unit * 0.09,
    },
    titleByFigure: sticker
      ? {
          ...label,
          color: paper,
          size: unit * 0.08,
          maxLines: 2,
          rotation: tilt(request.copy.title, 0.32),
          plate: toPlate(ink, ink, unit * 0.08, 0.28, false),
        }
      : { ...display, size: unit * 0.1, maxLines: 4, comfort: unit * 0.055 },
    figure: {
      ...display,
      style: { ...type.display, letterSpacing: -0.015 },
      color: palette.figure,
      size: unit * 0.42,
      maxLines: 1,
      comfort: unit * 0.18,
      share: 1.5,
      gap: unit * 0.05,
      rotation: lean,
      outline: { color: ink, width: 0.026 },
      shadow: { color: ink, x: 0.04, y: 0.045, blur: 0 },
    },
    figureSide: { ...label, style: type.display, color: text, size: unit * 0.075, rotation: lean },
    subtitle:
      sticker && request.copy.metric && (request.copy.subtitle?.length ?? 0) <= 28
        ? {
            ...small,
            color: ink,
            style: { ...type.text, weight: 700 },
            size: unit * 0.056,
            gap: unit * 0.05,
            plate: pill(paper, unit * 0.056),
          }
        : { ...small, size: unit * 0.05, maxLines: 4, gap: unit * 0.032 },
    person: { ...label, color: text, size: unit * 0.062, gap: unit * 0.02 },
    detail: { ...small, size: unit * 0.045 },
    attribution: { ...label, color: text, size: unit * 0.052, gap: unit * 0.02 },
    line: { ...small, size: unit * 0.045 },
    button: {
      ...label,
      color: ink,
      size: unit * 0.052,
      maxLines: 2,
      gap: unit * 0.034,
      plate: pill(palette.figure, unit * 0.052),
    },
  };
}

const MOST_TILT = 3;

/** Degrees by which words may lean before their ends leave a band that is `slack` em higher than they are. */
function tiltOf(words: string, slack: number): number {
  const ems = [...words].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 1 : 0.58), 0);
  return Math.min(MOST_TILT, (Math.asin(Math.min(1, slack / Math.max(1, ems))) * 180) / Math.PI);
}

function toStage({ request, attempt }: LayoutContext, frame: Frame): Stage {
  const { width, height, shape, unit } = frame;
  const margin = Math.round(frame.margin * 0.92);
  const { head, foot } = storyInset(frame, margin);
  if (attempt >= 2) {
    const high = height - margin * 2 - head - foot;
    return { text: { x: margin, y: margin + head, width: width - margin * 2, height: high } };
  }
  const calm = attempt === 0 ? 1 : 0.8;
  if (shape === 'landscape' || shape === 'banner') {
    const radius = Math.min(unit * 0.43, height * 0.46) * calm;
    const x =
      shape === 'banner'
        ? width - radius * 1.2 - margin * 0.4
        : Math.min(width * 0.765 + unit * 0.43 * (1 - calm) * 0.9, width - radius * WHOLE);
    return {
      star: { x, y: height * 0.505, radius },
      text: { x: margin, y: margin, width: x - radius * 1.02 - margin * 1.5, height: height - margin * 2 },
    };
  }
  const share =
    shape === 'square' ? 0.36 + copyRows(request.copy) * 0.021 : 0.36 + copyRows(request.copy) * 0.013;
  const top = head + (height - head) * Math.min(share, 0.64);
  const square = shape === 'square';
  const radius = Math.min(unit * 0.46, (height - top) * 0.46) * calm;
  const y = (top + height) / 2 - radius * SHADOW * 0.5;
  return {
    star: { x: Math.min(width * (square ? 0.61 : 0.5), width - radius * WHOLE), y, radius },
    text: { x: margin, y: margin + head, width: width - margin * 2, height: top - head - margin },
  };
}

function drawGround(
  { random }: LayoutContext,
  frame: Frame,
  { text, star }: Stage,
  palette: PlayfulPalette,
  backdrop: string | undefined,
): string {
  const { width, height, unit } = frame;
  const middle = star ? { x: turnX(frame, star.x), y: star.y } : { x: width / 2, y: height * 1.1 };
  const rays = drawRays(frame, middle, palette.ray);
  // Confetti keeps to the rim, and to the empty side of a card without a star.
  const rim = unit * 0.02;
  const box = mirrorBox(frame, text);
  const words = { x: box.x - rim, y: box.y - rim, width: box.width + rim * 2, height: box.height + rim * 2 };
  const around = star && {
    x: middle.x - star.radius * 1.08,
    y: middle.y - star.radius * 1.08,
    width: star.radius * 2.16,
    height: star.radius * 2.16,
  };
  const confetti = drawConfetti(
    frame,
    around ? [words, around] : [words],
    unit * 0.034,
    [palette.a, palette.b, palette.c, '#ffffff'],
    random.fork('confetti'),
  );
  if (!star) return rays + confetti;
  const { ink } = palette;
  const figure = backdrop
    ? drawBurst(middle, star.radius, { fill: backdrop, ink }, star.radius * SHADOW)
    : drawStillLife(middle, star.radius * 0.96, palette, random.fork('still-life'));
  return rays + confetti + figure;
}

/** A thing, and the color of its star. */
function toThing(drawing: Drawing, palette: PlayfulPalette, request: DesignRequest): ColorsOnBackdrop {
  const { a, b, c, paper } = palette;
  const colors = toDrawingColors(drawing, toSubjectColors(palette), requestedColor(request));
  const backdrop = pickField(drawing, colors, [a, b, c, paper]);
  const exact = exactColors(request, { accent: b, accent2: c });
  return { colors: partOutline(drawing, colors, backdrop, exact), backdrop };
}

const toSubjectColors = ({ b, c, ink, ground }: PlayfulPalette): DrawingColors => ({
  main: ground,
  second: b,
  accent: c,
  ink,
  light: '#ffffff',
});

function toPlace(
  frame: Frame,
  star: { x: number; y: number; radius: number },
  palette: PlayfulPalette,
): SubjectPlace {
  const lift = Math.round(star.radius * 0.045);
  return {
    x: turnX(frame, star.x),
    y: star.y,
    width: star.radius * 1.85,
    height: star.radius * 1.3,
    rotation: frame.mirrored ? 12 : -12,
    shadow: { color: palette.ink, x: lift, y: Math.round(lift * 1.3) },
  };
}
