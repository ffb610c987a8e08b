import { fill, linearGradient, rect } from '../../../art/svg.ts';
import { contrast } from '../../../color/contrast.ts';
import type { Box } from '../../../geometry.ts';
import type { Frame } from '../../frame.ts';
import { isStory, isWide, toInside } from '../../split-canvas.ts';
import { canHoldWords, type Device, type Signs } from './device.ts';

/** A place for words, and what they are set in there. */
export type Place = {
  box: Box;
  /** What is behind them. */
  ground: string;
  ink: string;
  quiet: string;
};

/** A card before its words: flat shapes, and places beside or on them. */
export type Stage = {
  background: string;
  shapes: string;
  defs?: string;
  /** Where the name stands; with the other words where it is absent. */
  name?: Place;
  title: Place;
  /** Where small words stand that the title's ground cannot hold. */
  small?: Place;
};

export type StageRequest = {
  frame: Frame;
  signs: Signs;
  ground: { fill: string; ink: string };
  /** The card bears a name, and so many rows of words besides the title. */
  has: { name: boolean; small: boolean; rows: number };
};

const LINE = 0.0035;
// The other colors of a brand beside its main one, in shares of the type unit.
const STRIPE = 0.045;
// Rows of small words on a band, each a share of the type unit, and of the width a color that ends it.
const MOST_ROWS = 4.5;
const ROW = 0.085;
const END = 0.14;
// WCAG 2.2, 1.4.3.
const READS = 4.5;
// Of the shorter side: on a wide card, a seventh of it.
const FRAME = 0.05;

export const toStage = (device: Device, request: StageRequest): Stage => STAGES[device](request);

const onGround = ({ signs, ground }: StageRequest, box: Box): Place => ({
  box,
  ground: ground.fill,
  ink: ground.ink,
  quiet: signs.quiet,
});

const onMain = ({ signs }: StageRequest, box: Box): Place => ({
  box,
  ground: signs.main,
  ink: signs.onMain,
  quiet: signs.onMain,
});

/** On whole pixels: a seam between two flat colors is sharp, or it is a third color. */
function paint({ x, y, width, height }: Box, color: string): string {
  const [left, top] = [Math.round(x), Math.round(y)];
  const size = [Math.round(x + width) - left, Math.round(y + height) - top] as const;
  return rect(left, top, ...size, fill(color));
}

const inset = ({ x, y, width, height }: Box, down: number, across: number): Box => ({
  x: x + across,
  y: y + down,
  width: width - 2 * across,
  height: height - 2 * down,
});

/** Colors that share a strip, from where reading starts. */
const sideBySide = ({ x, width, ...box }: Box, colors: readonly string[], rtl: boolean): string[] => {
  const each = width / Math.max(1, colors.length);
  return colors.map((color, index) => {
    const at = rtl ? colors.length - 1 - index : index;
    return paint({ ...box, x: x + at * each, width: each }, color);
  });
};

/** The whole card in the brand's color, its other colors as a stripe along the foot. */
function field(request: StageRequest): Stage {
  const { frame, signs, ground } = request;
  const inside = toInside(frame);
  if (signs.isGround) return { background: ground.fill, shapes: '', title: onGround(request, inside) };
  const { unit, width, height } = frame;
  const deep = isStory(frame) ? height - inside.y - inside.height - frame.margin : unit * STRIPE;
  const foot: Box = { x: 0, y: height - deep, width, height: deep };
  return {
    background: signs.main,
    shapes: sideBySide(foot, signs.others, frame.rtl).join(''),
    title: onMain(request, inside),
  };
}

/** The brand's color to the edges of the card; words that are too small for it stand on the ground below. */
function panel(request: StageRequest): Stage {
  const { frame, signs, ground, has } = request;
  const { unit, margin, width, height } = frame;
  const inside = toInside(frame);
  const row = canHoldWords(signs) || !has.small ? 0 : unit * (isWide(frame) ? 0.15 : 0.22);
  const foot = isStory(frame) ? inside.y + inside.height : height - (row > 0 ? margin * 0.9 : 0);
  const strip = row > 0 || signs.others.length === 0 ? 0 : unit * STRIPE;
  const end = foot - row - strip;
  return {
    background: ground.fill,
    shapes: [
      paint({ x: 0, y: 0, width, height: end }, signs.main),
      ...(strip > 0
        ? sideBySide({ x: 0, y: end, width, height: height - end }, signs.others, frame.rtl)
        : []),
    ].join(''),
    title: onMain(request, { ...inside, height: end - inside.y - margin * 0.75 }),
    ...(row > 0 && {
      small: onGround(request, { ...inside, y: end + row * 0.28, height: row * 0.72 }),
    }),
  };
}

/** The card in one color of the brand, and a band of the other that holds words. */
function duo(request: StageRequest): Stage {
  const { signs } = request;
  const [second = signs.main, ...rest] = signs.others;
  const ink = signs.onSecond ?? signs.onMain;
  return withFoot(request, { card: onMain, fill: second, ink, rest });
}

/** The brand's color around the card, as it frames its pictures. */
function frame(request: StageRequest): Stage {
  const { frame: measures, signs, ground } = request;
  const { width, height, margin } = measures;
  const line = Math.round(Math.min(width, height) * FRAME);
  const inner: Box = { x: line, y: line, width: width - 2 * line, height: height - 2 * line };
  const inside = toInside(measures);
  const by = Math.max(0, line + margin * 0.6 - inside.x);
  return {
    background: signs.main,
    shapes: paint(inner, ground.fill),
    title: onGround(request, inset(inside, by, by)),
  };
}

/** The brand's color as a band along the foot that holds words. */
function bar(request: StageRequest): Stage {
  const { signs } = request;
  return withFoot(request, { card: onGround, fill: signs.main, ink: signs.onMain, rest: signs.others });
}

type Foot = {
  /** What the rest of the card is. */
  card: (request: StageRequest, box: Box) => Place;
  fill: string;
  ink: string;
  /** Further colors, which end the band. */
  rest: readonly string[];
};

/** A band along the foot: it holds the name or, on a card without one, what is small, if that can be read on it. */
function withFoot(request: StageRequest, { card, fill: color, ink, rest }: Foot): Stage {
  const { frame, has } = request;
  const { unit, margin, width, height } = frame;
  const inside = toInside(frame);
  const canHold = contrast(ink, color) >= READS;
  const holdsSmall = !has.name && canHold && has.rows > 0 && has.rows <= MOST_ROWS;
  const deep = unit * (holdsSmall ? 0.1 + ROW * has.rows : isWide(frame) ? 0.17 : 0.19);
  // On a story the band reaches the edge, below what the controls cover.
  const y = (isStory(frame) ? inside.y + inside.height : height) - deep;
  const strip: Box = { x: 0, y, width, height: height - y };
  const each = width * END;
  const parts = rest.slice(0, 2);
  const end = parts.length * each;
  const box: Box = {
    ...inside,
    x: frame.rtl ? Math.max(inside.x, end + margin * 0.5) : inside.x,
    y,
    height: deep,
  };
  const words: Box = { ...box, width: inside.width - Math.max(0, end - margin * 0.5) };
  const place: Place = { box: words, ground: color, ink, quiet: ink };
  const ground = card(request, { ...inside, height: y - inside.y - margin * 0.6 });
  return {
    background: ground.ground,
    shapes: [
      paint(strip, color),
      ...parts.map((part, at) => {
        const x = width - end + at * each;
        return paint({ ...strip, x: frame.rtl ? width - x - each : x, width: each }, part);
      }),
    ].join(''),
    title: ground,
    ...(has.name && { name: place }),
    ...(holdsSmall && { small: { ...place, box: inset(words, margin * 0.4, 0) } }),
  };
}

/** The document's ground, where the name stands on a label in the brand's color (`identity.ts` sets it). */
function tag(request: StageRequest): Stage {
  const { frame, ground } = request;
  return { background: ground.fill, shapes: '', title: onGround(request, toInside(frame)) };
}

/** The name as a newspaper sets it: above a rule as wide as the page. */
function masthead(request: StageRequest): Stage {
  const { frame, signs, ground, has } = request;
  const { unit, margin } = frame;
  const inside = toInside(frame);
  const nameHeight = has.name ? unit * (isWide(frame) ? 0.11 : 0.13) : 0;
  const rule = unit * 0.02;
  const y = inside.y + nameHeight + (has.name ? unit * 0.032 : 0);
  const [second] = signs.others;
  const under = second === undefined ? 0 : unit * 0.016;
  const top = y + rule + under + margin * 0.7;
  return {
    background: ground.fill,
    shapes: [
      paint({ ...inside, y, height: rule }, signs.main),
      ...(second === undefined ? [] : [paint({ ...inside, y: y + rule, height: under }, second)]),
    ].join(''),
    title: onGround(request, { ...inside, y: top, height: inside.y + inside.height - top }),
    ...(has.name && { name: onGround(request, { ...inside, height: nameHeight }) }),
  };
}

/** All of the brand's colors, side by side to the edge of the card. */
function stripes(request: StageRequest): Stage {
  const { frame, signs, ground } = request;
  const { width, height, margin } = frame;
  const colors = [signs.main, ...signs.others];
  const inside = toInside(frame);
  if (isWide(frame)) {
    const each = (width * 0.26) / colors.length;
    const from = width - each * colors.length;
    const shapes = colors.map((color, at) => {
      const x = from + at * each;
      return paint({ x: frame.rtl ? width - x - each : x, y: 0, width: each, height }, color);
    });
    const room = from - inside.x - margin * 0.6;
    const x = frame.rtl ? width - inside.x - room : inside.x;
    return {
      background: ground.fill,
      shapes: shapes.join(''),
      title: onGround(request, { ...inside, x, width: room }),
    };
  }
  const total = height * (isStory(frame) ? 0.3 : 0.24);
  const each = total / colors.length;
  const from = height - total;
  return {
    background: ground.fill,
    shapes: colors
      .map((color, at) => paint({ x: 0, y: from + at * each, width, height: each + 0.5 }, color))
      .join(''),
    title: onGround(request, { ...inside, height: Math.min(inside.height, from - inside.y - margin * 0.6) }),
  };
}

/** Hairlines of the document around the words, and a square in its color before the name. */
function grid(request: StageRequest): Stage {
  const { frame, signs, ground, has } = request;
  const { unit, margin, width, height } = frame;
  const inside = toInside(frame);
  const thin = Math.max(1, Math.round(unit * LINE));
  const side = margin * 0.7;
  const [top, bottom] = isStory(frame)
    ? [inside.y - side, inside.y + inside.height + side]
    : [side, height - side];
  const row = unit * (isWide(frame) ? 0.13 : 0.14);
  const turn = (box: Box): Box => (frame.rtl ? { ...box, x: width - box.x - box.width } : box);
  const pad = margin * 0.5;
  const words: Box = {
    x: side + pad,
    y: top + row + pad,
    width: width - 2 * (side + pad),
    height: bottom - top - row - 2 * pad,
  };
  const square = unit * 0.042;
  const shift = square * 1.6;
  return {
    background: ground.fill,
    shapes: [
      paint(turn({ x: words.x, y: top + (row - square) / 2, width: square, height: square }), signs.main),
      ...[top, top + row, bottom].map((y) => paint({ x: 0, y, width, height: thin }, signs.line)),
      ...[side, width - side].map((x) => paint(turn({ x, y: 0, width: thin, height }), signs.line)),
    ].join(''),
    title: onGround(request, words),
    ...(has.name && {
      name: onGround(
        request,
        turn({ ...words, x: words.x + shift, y: top, width: words.width - shift, height: row }),
      ),
    }),
  };
}

/** The document's gradient along the foot. */
function band(request: StageRequest): Stage {
  const { frame, signs, ground } = request;
  const { unit, margin, width, height } = frame;
  const inside = toInside(frame);
  const { gradient = [signs.main, signs.main] } = signs;
  const deep = unit * 0.12;
  const y = isStory(frame) ? inside.y + inside.height - deep : height - deep;
  const ends = gradient.map((color, at) => [at / (gradient.length - 1), color, 1] as const);
  return {
    background: ground.fill,
    shapes: rect(0, y, width, height - y, 'fill="url(#brand)"'),
    defs: linearGradient('brand', [0, 0], [width, 0], ends),
    title: onGround(request, { ...inside, height: y - inside.y - margin * 0.75 }),
  };
}

/** A bar along the head of the card, which leaves all of it to the words. */
function edge(request: StageRequest): Stage {
  const { frame, signs, ground } = request;
  const { unit, width } = frame;
  const height = Math.min(unit * 0.05, frame.margin * 0.5);
  return {
    background: ground.fill,
    shapes: paint({ x: 0, y: 0, width, height }, signs.main),
    title: onGround(request, toInside(frame)),
  };
}

const STAGES: Readonly<Record<Device, (request: StageRequest) => Stage>> = {
  field,
  duo,
  frame,
  panel,
  bar,
  tag,
  masthead,
  stripes,
  grid,
  band,
  edge,
};
