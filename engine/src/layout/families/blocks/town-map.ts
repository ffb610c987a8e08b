import { circle, curve, dots, fill, lines, num, type Point, path, rect, stroke } from '../../../art/svg.ts';
import { contrast } from '../../../color/contrast.ts';
import { mix, toOklch } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Random } from '../../../random.ts';

export type TownMap = {
  width: number;
  height: number;
  /** Stops of the way, px of the map, from the first down to the last. */
  stops: readonly Point[];
  /** Which of them has the large pin. */
  goal: number;
  palette: Palette;
  /** Of its type, px. */
  unit: number;
};

// Radii of a pin's head and of a stop, in shares of the type unit.
const PIN = 0.05;
const STOP = 0.022;

type Inks = {
  street: string;
  blocks: readonly string[];
  park: string;
  tree: string;
  river: string;
  way: string;
};

function toInks({ background, foreground, accent, accent2, accentText }: Palette): Inks {
  const shade = (share: number): string => mix(background, foreground, share);
  // A park is in the color of the palette that is least like stone.
  const green = toOklch(accent2).c > toOklch(accent).c * 0.5 ? accent2 : accent;
  const strongest = [accent, accentText, accent2, foreground];
  return {
    street: background,
    blocks: [shade(0.06), shade(0.09), shade(0.13)],
    park: mix(shade(0.06), green, 0.3),
    tree: mix(shade(0.1), green, 0.55),
    river: mix(background, accent, 0.32),
    way: strongest.find((ink) => contrast(ink, shade(0.1)) >= 2.6) ?? foreground,
  };
}

/** Streets, blocks, parks and a river from above, and the way between stops, drawn along the streets. */
export function drawTownMap({ width, height, stops, goal, palette, unit }: TownMap, random: Random): string {
  const inks = toInks(palette);
  const cell = unit * 0.17;
  const gap = cell * 0.14;
  const legs = stops.slice(1).map((stop, index) => ((stops[index]?.[1] ?? 0) + stop[1]) / 2);
  const across = toStreets(
    width,
    cell,
    stops.map(([x]) => x),
    random.fork('across'),
  );
  const down = toStreets(height, cell * 0.8, legs, random.fork('down'));
  const way = toWay(stops, legs);
  const last = way.at(-1);
  // A way that ends at the pin ends under its head, or its last dash would show at the tip.
  if (last && goal === stops.length - 1) way[way.length - 1] = [last[0], last[1] - unit * PIN * 1.9];
  return [
    rect(0, 0, width, height, fill(inks.street)),
    drawBlocks(across, down, gap, inks, random.fork('blocks')),
    drawRiver(width, height, cell, inks, random.fork('river')),
    path(lines(way), `${stroke(inks.street, gap * 1.9)}`),
    path(
      lines(way),
      `${stroke(inks.way, gap * 0.62)} stroke-dasharray="${num(gap * 0.9)} ${num(gap * 1.25)}"`,
    ),
    ...stops.map((stop, index) =>
      index === goal ? drawPin(stop, unit * PIN, inks) : drawStop(stop, unit * STOP, inks),
    ),
  ].join('');
}

/** Where streets run: along the way, and between at uneven distances of about a cell. */
function toStreets(length: number, cell: number, fixed: readonly number[], random: Random): number[] {
  const anchors = [...new Set([-cell, ...fixed.map(Math.round), length + cell])].sort((a, b) => a - b);
  return anchors.flatMap((from, index) => {
    const span = (anchors[index + 1] ?? from) - from;
    const count = Math.max(1, Math.round(span / cell));
    return Array.from({ length: count }, (_, step) => {
      const shift = step === 0 ? 0 : random.range(-0.2, 0.2);
      return from + (span * (step + shift)) / count;
    });
  });
}

/** From stop to stop: down to the street between them, along it, and on. */
const toWay = (stops: readonly Point[], legs: readonly number[]): Point[] =>
  stops.flatMap((stop, index): Point[] => {
    const leg = legs[index];
    const next = stops[index + 1];
    return leg === undefined || !next ? [stop] : [stop, [stop[0], leg], [next[0], leg]];
  });

function drawBlocks(
  across: readonly number[],
  down: readonly number[],
  gap: number,
  { blocks, park, tree }: Inks,
  random: Random,
): string {
  const corner = gap * 0.3;
  const trees: Point[] = [];
  const drawn = down.slice(0, -1).flatMap((top, row) =>
    across.slice(0, -1).map((left, column) => {
      const [x, y] = [left + gap / 2, top + gap / 2];
      const wide = (across[column + 1] ?? left) - left - gap;
      const high = (down[row + 1] ?? top) - top - gap;
      if (wide < gap || high < gap) return '';
      const kind = random.next();
      const tone = random.pick(blocks);
      if (kind < 0.14) {
        for (let count = 0; count < 7; count++)
          trees.push([x + wide * random.range(0.15, 0.85), y + high * random.range(0.2, 0.8)]);
        return rect(x, y, wide, high, fill(park), corner);
      }
      if (kind < 0.5) return rect(x, y, wide, high, fill(tone), corner);
      const share = random.range(0.34, 0.62);
      const other = random.pick(blocks);
      const alley = gap * 0.28;
      return wide > high
        ? rect(x, y, wide * share - alley, high, fill(tone), corner) +
            rect(x + wide * share, y, wide * (1 - share), high, fill(other), corner)
        : rect(x, y, wide, high * share - alley, fill(tone), corner) +
            rect(x, y + high * share, wide, high * (1 - share), fill(other), corner);
    }),
  );
  return drawn.join('') + dots(trees, gap * 0.62, tree);
}

/** A river from edge to edge, and an avenue across it. */
function drawRiver(
  width: number,
  height: number,
  cell: number,
  { river, street, blocks }: Inks,
  random: Random,
): string {
  const rises = random.next() < 0.5;
  const at = (share: number): number => height * (rises ? 0.92 - share * 0.6 : 0.3 + share * 0.62);
  const points = [-0.1, 0.18, 0.42, 0.66, 0.88, 1.1].map(
    (share, index): Point => [width * share, at(share) + cell * (index % 2 === 0 ? -0.45 : 0.45)],
  );
  const data = curve(points);
  const avenue = lines([
    [width * random.range(0.55, 0.95), -cell],
    [width * random.range(0.05, 0.45), height + cell],
  ]);
  return (
    path(data, stroke(street, cell * 0.74)) +
    path(data, stroke(river, cell * 0.58)) +
    path(avenue, stroke(street, cell * 0.24)) +
    path(avenue, stroke(blocks[2] ?? street, cell * 0.02))
  );
}

const drawStop = ([x, y]: Point, radius: number, { street, way }: Inks): string =>
  circle(x, y, radius * 1.5, fill(street)) +
  circle(x, y, radius * 1.18, fill(way)) +
  circle(x, y, radius * 0.55, fill(street));

/** A pin whose point stands on its stop. */
function drawPin([x, y]: Point, r: number, { street, way }: Inks): string {
  const drop = `M${num(x)} ${num(y)}c${num(-r * 0.5)} ${num(-r * 0.9)} ${num(-r)} ${num(-r * 1.2)} ${num(-r)} ${num(-r * 1.9)}a${num(r)} ${num(r)} 0 0 1 ${num(2 * r)} 0c0 ${num(r * 0.7)} ${num(-r * 0.5)} ${num(r)} ${num(-r)} ${num(r * 1.9)}Z`;
  return (
    path(drop, `${fill(way)} stroke="${street}" stroke-width="${num(r * 0.16)}"`) +
    circle(x, y - r * 1.9, r * 0.42, fill(street))
  );
}
