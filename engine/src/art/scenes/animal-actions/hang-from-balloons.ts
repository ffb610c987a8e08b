import { drawBody } from '../../drawings/animal-shapes.ts';
import type { Drawing, DrawingColors } from '../../drawings/drawing.ts';
import { toDrawing } from '../../drawings/to-drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke, svg } from '../../svg.ts';
import type { Actor } from '../actors/actors.ts';
import { addThing } from './add-thing.ts';

type Balloon = readonly [x: number, y: number, tone: 'main' | 'second' | 'accent'];

// From the back to the front; the strings meet in one knot under them.
const BALLOONS: readonly Balloon[] = [
  [-96, 90, 'second'],
  [96, 84, 'accent'],
  [0, 64, 'main'],
  [-148, 176, 'accent'],
  [148, 172, 'main'],
  [-52, 186, 'main'],
  [54, 184, 'second'],
];
const KNOT = { x: 0, y: 560 };
// Of the animal's height, and at least of its width: a bunch that one believes to carry it.
const TALL = 1.35;
const LEAST_TALL = 1.1;
// Behind the trunk, where the strings are tied.
const TIED = { x: 0.46, y: 0.6 };
const MOST_TALL = 0.72;

function balloon([x, y, tone]: Balloon, colors: DrawingColors, id: string): string {
  const round = shape(
    `${x},${y - 64} ${x + 42},${y - 48} ${x + 56},${y - 6} ${x + 40},${y + 42} ${x},${y + 70} ${x - 40},${y + 42} ${x - 56},${y - 6} ${x - 42},${y - 48}`,
  );
  return `
    ${path(`M${x} ${y + 68}L${x + 10} ${y + 84}H${x - 10}Z`, fill(colors[tone]))}
    ${drawBody(round, colors[tone], colors, { id, dx: -14, dy: -9 })}
    ${path(shape(`${x - 34},${y - 4} ${x - 30},${y - 24} ${x - 16},${y - 38} ${x - 12},${y - 26} ${x - 24},${y - 12} ${x - 28},${y + 4}`), fill(colors.light, 0.5))}`;
}

// The name that its colors go by.
const bunch = toDrawing({
  name: 'balloon-bunch',
  nouns: [],
  bounds: { x: -206, y: -2, width: 412, height: 562 },
  natural: { main: '#e0414f', second: '#3f7fc4', accent: '#f4b93a', ink: '#3a2440', light: '#ffffff' },
  paint: (colors, id) => {
    const strings = BALLOONS.map(
      ([x, y]) =>
        svg`M${x} ${y + 78}C${x * 0.8} ${y + 200} ${x * 0.2} 440 ${String(KNOT.x)} ${String(KNOT.y)}`,
    ).join('');
    return `
      ${path(strings, stroke(colors.ink, 5, 0.35))}${path(strings, stroke(colors.light, 2.5, 0.75))}
      ${BALLOONS.map((one, at) => balloon(one, colors, `${id}${at}`)).join('')}`;
  },
});

/** An animal that hangs in the air under a bunch of balloons, as it is; `color` dyes them. */
export function hangFromBalloons(actor: Actor, color?: string): Actor | undefined {
  const { drawing, seat: _, top: _top, ...presence } = actor;
  if (!drawing.natural) return undefined;
  const { width, height } = drawing;
  const tall = Math.max(height * TALL, width * LEAST_TALL);
  const spot = { x: width * TIED.x, y: height * TIED.y - tall / 2, tall, behind: true } as const;
  const hung: Drawing = addThing(drawing, bunch, spot, color);
  const grown = hung.height / height;
  return {
    ...presence,
    drawing: hung,
    standsOn: 'air',
    tall: Math.min(MOST_TALL, actor.tall * grown),
    metres: actor.metres * grown,
    posture: 'flying',
    shows: [...(actor.shows ?? []), 'flying', bunch.name],
  };
}
