import type { Box } from '../geometry.ts';
import type { Focus } from './photo.ts';
import type { PhotoMap } from './photo-map.ts';

// Salience from which a cell may belong to the subject, and in shares of the strongest.
const LEAST = 0.2;
const OF_STRONGEST = 0.55;
// The same for the fainter parts of a thing, and by how much of its core they make it larger on each side.
const OF_FAINTEST = 0.33;
const MOST_GROWN = 0.75;
// Shares of the picture from which a thing with its fainter parts is most of it, and all of it.
const MOST_OF = 0.6;
const ALL = 0.75;
// A thing no stronger than this is none unless it stands out so many times as far as the rest.
const FAINT = { strongest: 0.4, times: 3 } as const;
// A thing larger than this is the scene itself, a smaller one a speck.
const MOST_AREA = 0.5;
const LEAST_AREA = 0.004;
// Of the salience of a thing that lies within its core, on each axis.
const TAIL = 0.06;
// A thing beside the subject that weighs this share of it belongs to it; how many cells may be between them.
const COMPANION = 0.12;
const BESIDE = 4;
// A focus alone keeps clear this share of the shorter side.
const AROUND_FOCUS = 0.3;

/** What a picture is of, in its pixels: the core that nothing may cover or cut, and the whole of it with its fainter parts. */
export type Subject = { core: Box; whole: Box };

/** Around the focus, or what stands out; undefined where nothing does. */
export function findSubject(
  map: PhotoMap,
  { width, height }: { width: number; height: number },
  focus?: Focus,
): Subject | undefined {
  const things = findThings(map);
  const scale = { x: width / map.columns, y: height / map.rows };
  if (focus) {
    const cell =
      Math.min(map.rows - 1, Math.floor(focus.y * map.rows)) * map.columns +
      Math.min(map.columns - 1, Math.floor(focus.x * map.columns));
    const thing = things.find((cells) => cells.includes(cell));
    if (thing && isOne(thing, map)) return toSubject(thing, map, scale);
    const core = around(focus, width, height);
    return { core, whole: core };
  }
  const [best, ...others] = things.sort((a, b) => weigh(b, map) - weigh(a, map));
  if (!best || !isOne(best, map)) return undefined;
  const near = others.filter(
    (thing) => weigh(thing, map) >= weigh(best, map) * COMPANION && isNear(thing, best, map),
  );
  const group = [best, ...near].flat();
  const found = toSubject(isOne(group, map) ? group : best, map, scale);
  if (isFaint(found, map, { width, height })) return undefined;
  const share = (found.whole.width * found.whole.height) / (width * height);
  // What fills the picture is a scene, in which the core is one thing among others.
  return share > ALL
    ? undefined
    : share > MOST_OF
      ? { ...found, whole: nearer(found.whole, found.core) }
      : found;
}

/** A box whose sides are no further from the core than a quarter of it. */
function nearer(whole: Box, core: Box): Box {
  const [across, down] = [core.width / 4, core.height / 4];
  const [left, top] = [Math.max(whole.x, core.x - across), Math.max(whole.y, core.y - down)];
  return {
    x: left,
    y: top,
    width: Math.min(whole.x + whole.width, core.x + core.width + across) - left,
    height: Math.min(whole.y + whole.height, core.y + core.height + down) - top,
  };
}

/** Whether what stands out most does so no more than a wave on the sea. */
function isFaint(
  { core, whole }: Subject,
  map: PhotoMap,
  { width, height }: { width: number; height: number },
): boolean {
  const strongest = map.salience.reduce((most, value) => Math.max(most, value), 0);
  if (strongest > FAINT.strongest) return false;
  let [inside, within, outside, without] = [0, 0, 0, 0];
  for (const [cell, value] of map.salience.entries()) {
    const x = (((cell % map.columns) + 0.5) / map.columns) * width;
    const y = ((Math.floor(cell / map.columns) + 0.5) / map.rows) * height;
    if (holds(core, x, y)) [inside, within] = [inside + value, within + 1];
    else if (!holds(whole, x, y)) [outside, without] = [outside + value, without + 1];
  }
  return inside / Math.max(1, within) < (outside / Math.max(1, without)) * FAINT.times;
}

const holds = ({ x, y, width, height }: Box, u: number, v: number): boolean =>
  u >= x && u < x + width && v >= y && v < y + height;

const toSubject = (cells: readonly number[], map: PhotoMap, scale: { x: number; y: number }): Subject => {
  const core = coreOf(cells, map, scale);
  return { core, whole: growTo(core, grow(cells, map), map, scale) };
};

/** The cells of a thing with those around them that stand out half as far: a face under its hair, a roof over its house. */
function grow(cells: readonly number[], { columns, rows, salience }: PhotoMap): number[] {
  const strongest = cells.reduce((most, cell) => Math.max(most, salience[cell] ?? 0), 0);
  const level = Math.max(LEAST, strongest * OF_FAINTEST);
  const seen = new Set(cells);
  const open = [...cells];
  while (open.length > 0) {
    const cell = open.pop() as number;
    const column = cell % columns;
    const near = [cell - columns, cell + columns];
    if (column > 0) near.push(cell - 1);
    if (column < columns - 1) near.push(cell + 1);
    for (const next of near) {
      if (next < 0 || next >= columns * rows || seen.has(next) || (salience[next] ?? 0) < level) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return [...seen];
}

/** The box around some cells, at most so much larger than the core. What runs on is the ground that it stands on. */
function growTo(
  core: Box,
  cells: readonly number[],
  { columns }: PhotoMap,
  scale: { x: number; y: number },
): Box {
  const across = span(cells.map((cell) => cell % columns));
  const down = span(cells.map((cell) => Math.floor(cell / columns)));
  const [more, higher] = [core.width * MOST_GROWN, core.height * MOST_GROWN];
  const left = Math.max(across.from * scale.x, core.x - more);
  const top = Math.max(down.from * scale.y, core.y - higher);
  return {
    x: Math.min(core.x, left),
    y: Math.min(core.y, top),
    width:
      Math.max(core.x + core.width, Math.min(across.to * scale.x, core.x + core.width + more)) -
      Math.min(core.x, left),
    height:
      Math.max(core.y + core.height, Math.min(down.to * scale.y, core.y + core.height + higher)) -
      Math.min(core.y, top),
  };
}

function around(focus: Focus, width: number, height: number): Box {
  const side = Math.min(width, height) * AROUND_FOCUS;
  const [left, top] = [Math.max(0, focus.x * width - side / 2), Math.max(0, focus.y * height - side / 2)];
  return {
    x: left,
    y: top,
    width: Math.min(width, focus.x * width + side / 2) - left,
    height: Math.min(height, focus.y * height + side / 2) - top,
  };
}

/** Whether two things stand beside each other: what is between them is narrower than they are. */
function isNear(a: readonly number[], b: readonly number[], { columns }: PhotoMap): boolean {
  const [one, other] = [a, b].map((cells) => ({
    x: span(cells.map((cell) => cell % columns)),
    y: span(cells.map((cell) => Math.floor(cell / columns))),
  }));
  if (!one || !other) return false;
  const gap = (p: Span, q: Span): number => Math.max(p.from, q.from) - Math.min(p.to, q.to);
  return gap(one.x, other.x) < BESIDE && gap(one.y, other.y) < 0;
}

type Span = { from: number; to: number };
const span = (places: readonly number[]): Span => ({
  from: Math.min(...places),
  to: Math.max(...places) + 1,
});

const weigh = (cells: readonly number[], { salience }: PhotoMap): number =>
  cells.reduce((sum, cell) => sum + (salience[cell] ?? 0) ** 2, 0);

function isOne(cells: readonly number[], { columns, rows }: PhotoMap): boolean {
  const share = cells.length / (columns * rows);
  return share >= LEAST_AREA && share <= MOST_AREA;
}

/** Cells that stand out and touch each other. */
function findThings({ columns, rows, salience }: PhotoMap): number[][] {
  const level = Math.max(LEAST, salience.reduce((most, value) => Math.max(most, value), 0) * OF_STRONGEST);
  const seen = new Uint8Array(columns * rows);
  const things: number[][] = [];
  for (let start = 0; start < columns * rows; start++) {
    if (seen[start] || (salience[start] ?? 0) < level) continue;
    const thing: number[] = [];
    const open = [start];
    seen[start] = 1;
    while (open.length > 0) {
      const cell = open.pop() as number;
      thing.push(cell);
      const column = cell % columns;
      const near = [cell - columns, cell + columns];
      if (column > 0) near.push(cell - 1);
      if (column < columns - 1) near.push(cell + 1);
      for (const next of near) {
        if (next < 0 || next >= columns * rows || seen[next] || (salience[next] ?? 0) < level) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
    things.push(thing);
  }
  return things;
}

function coreOf(
  cells: readonly number[],
  { columns, salience }: PhotoMap,
  scale: { x: number; y: number },
): Box {
  const spanOf = (placeOf: (cell: number) => number): { from: number; to: number } => {
    const weights = new Map<number, number>();
    for (const cell of cells)
      weights.set(placeOf(cell), (weights.get(placeOf(cell)) ?? 0) + (salience[cell] ?? 0));
    const places = [...weights].sort(([a], [b]) => a - b);
    const all = places.reduce((sum, [, weight]) => sum + weight, 0);
    let passed = 0;
    let from = places[0]?.[0] ?? 0;
    let to = from;
    for (const [place, weight] of places) {
      if (passed < all * TAIL) from = place;
      passed += weight;
      to = place;
      if (passed >= all * (1 - TAIL)) break;
    }
    return { from, to: to + 1 };
  };
  const across = spanOf((cell) => cell % columns);
  const down = spanOf((cell) => Math.floor(cell / columns));
  return {
    x: across.from * scale.x,
    y: down.from * scale.y,
    width: (across.to - across.from) * scale.x,
    height: (down.to - down.from) * scale.y,
  };
}
