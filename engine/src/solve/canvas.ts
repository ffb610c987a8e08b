import type { Box } from '../geometry.ts';
import type { By, ByShape, Step } from '../specs/spec.ts';

type CanvasShape = 'banner' | 'wide' | 'square' | 'portrait' | 'story';

export type Canvas = {
  width: number;
  height: number;
  shape: CanvasShape;
  /** Px of a unit of specs. */
  unit: number;
  /** By how much more than on its base words begin below its top, px. */
  lowered: number;
  /** And by how much more they end above its foot. */
  raised: number;
  /** Where words may be: inside the margins, the crops of platforms, and what their controls cover. */
  words: Box;
};

type ShapeTraits = {
  /** Canvases at least so wide for their height. */
  aspect: number;
  /** What specs are measured on. */
  base: readonly [width: number, height: number];
  margin: { side: number; top: number; bottom: number };
  /** By which lengths grow that a spec gives for wide alone. */
  growth: number;
};

const SHAPES: Readonly<Record<CanvasShape, ShapeTraits>> = {
  banner: { aspect: 2.6, base: [1500, 500], margin: { side: 60, top: 48, bottom: 54 }, growth: 1 },
  wide: { aspect: 1.45, base: [1200, 630], margin: { side: 60, top: 56, bottom: 62 }, growth: 1 },
  square: { aspect: 0.84, base: [1080, 1080], margin: { side: 80, top: 80, bottom: 84 }, growth: 1.25 },
  portrait: { aspect: 0.62, base: [1080, 1440], margin: { side: 80, top: 84, bottom: 92 }, growth: 1.3 },
  // Top and bottom are under the controls of stories.
  story: { aspect: 0, base: [1080, 1920], margin: { side: 80, top: 254, bottom: 352 }, growth: 1.4 },
};
const NAMES = Object.keys(SHAPES) as CanvasShape[];

// Of a card that nobody crops.
const EDGE = 12;

// Link previews crop wide cards to these; wider ones stay as they are.
const CROPS = [1.91, 2] as const;

/** A canvas of this size. `square` keeps words within its middle square. */
export function toCanvas(width: number, height: number, { square = false } = {}): Canvas {
  const shape = NAMES.find((name) => width / height >= SHAPES[name].aspect) ?? 'story';
  const { base, margin } = SHAPES[shape];
  const unit = Math.min(width / base[0], height / base[1]);
  const cropped = shape === 'wide' ? CROPS : [];
  const shown = {
    width: Math.min(width, square ? height : width, ...cropped.map((aspect) => height * aspect)),
    height: Math.min(height, ...cropped.map((aspect) => width / aspect)),
  };
  // A margin is from the edge of the card, and a third of it from that of a crop.
  const inset = (all: number, part: number, own: number): number =>
    Math.max(own * unit, (all - part) / 2 + own * unit * 0.34);
  const [left, top, bottom] = [
    inset(width, shown.width, margin.side),
    shape === 'story' ? (margin.top / base[1]) * height : inset(height, shown.height, margin.top),
    shape === 'story' ? (margin.bottom / base[1]) * height : inset(height, shown.height, margin.bottom),
  ];
  const words = { x: left, y: top, width: width - 2 * left, height: height - top - bottom };
  return {
    width,
    height,
    shape,
    unit,
    lowered: Math.max(0, top - margin.top * unit),
    raised: Math.max(0, bottom - margin.bottom * unit),
    words,
  };
}

/** What every platform shows of a card: no letter leaves it. */
export function toShown(width: number, height: number): Box {
  const { shape, words, unit } = toCanvas(width, height);
  const edge = EDGE * unit;
  if (shape === 'story') return { ...words, x: edge, width: width - 2 * edge };
  const cropped = shape === 'wide' ? CROPS : [];
  const w = Math.min(width - 2 * edge, ...cropped.map((aspect) => height * aspect));
  const h = Math.min(height - 2 * edge, ...cropped.map((aspect) => width / aspect));
  return { x: (width - w) / 2, y: (height - h) / 2, width: w, height: h };
}

/** The value for a canvas of this shape. */
export function by<T>(value: By<T>, shape: CanvasShape): T;
export function by<T>(value: By<T> | undefined, shape: CanvasShape): T | undefined;
export function by<T>(value: By<T> | undefined, shape: CanvasShape): T | undefined {
  if (typeof value !== 'object' || value === null || !('wide' in value)) return value as T | undefined;
  const { wide, banner, tall, square, portrait, story } = value as ByShape<T>;
  if (shape === 'banner') return banner ?? wide;
  if (shape === 'square') return square ?? tall ?? wide;
  if (shape === 'portrait') return portrait ?? tall ?? story ?? square ?? wide;
  return shape === 'story' ? (story ?? tall ?? square ?? wide) : wide;
}

/** A length of a spec in px: as given for this shape, or grown from that of a wide canvas. */
export function toPx(value: By<number>, { shape, unit }: Canvas): number {
  const given = typeof value === 'object';
  return by(value, shape) * unit * (given && shape !== 'wide' ? 1 : SHAPES[shape].growth);
}

/** No letter is smaller, on whatever card. */
export const LEAST_PX = 11;

const STEPS: Readonly<Record<Step, By<number>>> = {
  small: { wide: 22, square: 28, portrait: 30, story: 32 },
  meta: { wide: 26, square: 30, portrait: 32, story: 36 },
  desc: { wide: 30, square: 36, portrait: 38, story: 44 },
  sub: { wide: 36, square: 44, portrait: 46, story: 52 },
  lead: { wide: 44, square: 52, portrait: 54, story: 60 },
  second: { wide: 60, square: 72, portrait: 76, story: 84 },
};

export const toStep = (step: Step, { shape, unit }: Canvas): number =>
  Math.max(LEAST_PX, by(STEPS[step], shape) * unit);
