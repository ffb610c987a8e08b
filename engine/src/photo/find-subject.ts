import type { Box } from '../geometry.ts';
import type { Focus } from './photo.ts';
import type { PhotoMap } from './photo-map.ts';

// Salience from which a cell may belong to the subject, and in shares of the strongest.
const LEAST = 0.2;
const OF_STRONGEST = 0.55;
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

/** The box of what a picture is of, in its pixels: around the focus, or what stands out; undefined where nothing does. */
export function findSubject(
  map: PhotoMap,
  { width, height }: { width: number; height: number },
  focus?: Focus,
): Box | undefined {
  const things = findThings(map);
  const scale = { x: width / map.columns, y: height / map.rows };
  if (focus) {
    const cell =
      Math.min(map.rows - 1, Math.floor(focus.y * map.rows)) * map.columns +
      Math.min(map.columns - 1, Math.floor(focus.x * map.columns));
    const thing = things.find((cells) => cells.includes(cell));
    return thing && isOne(thing, map) ? coreOf(thing, map, scale) : around(focus, width, height);
  }
  const [best, ...others] = things.sort((a, b) => weigh(b, map) - weigh(a, map));
  if (!best || !isOne(best, map)) return undefined;
  const near = others.filter(
    (thing) => weigh(thing, map) >= weigh(best, map) * COMPANION && isNear(thing, best, map),
  );
  const group = [best, ...near].flat();
  return coreOf(isOne(group, map) ? group : best, map, scale);
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
