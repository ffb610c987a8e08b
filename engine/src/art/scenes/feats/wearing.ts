import { moveShapes, shapesExtent, writeShapes } from '../../people/shape.ts';
import type { Garment } from '../../presence.ts';
import type { Subject, SubjectColors } from '../../subject.ts';
import type { Actor } from '../actors.ts';
import { fittingOf } from './fittings.ts';
import { withThing } from './with-thing.ts';
import { drawWorn } from './worn-things.ts';

const GOLD = '#f0b429';
const CLOTH = {
  main: '#3f6ea6',
  second: '#2f4f7d',
  accent: '#d9483b',
  ink: '#262b38',
  light: '#fff8ec',
} as const;

/** Whether the animal as it is drawn by nature can have all of this on. */
export function canWear(actor: Actor, garments: readonly Garment[]): boolean {
  const fitting = fittingOf(actor.subject.name);
  return fitting !== undefined && garments.every(({ noun }) => drawWorn(noun, fitting) !== undefined);
}

/** The animal with what it wears on it; as large as before, though a hat makes its drawing taller. */
export function wearing(actor: Actor, garments: readonly Garment[]): Actor {
  return [...garments]
    .sort((a, b) => layerOf(a) - layerOf(b))
    .reduce((dressed, garment) => putOn(dressed, garment, actor.subject.name), {
      actor,
      left: 0,
      top: 0,
    }).actor;
}

// A hat lies over the band of headphones.
const layerOf = ({ noun }: Garment): number => (noun === 'headphones' ? 0 : 1);

/** An actor whose drawing has grown to the left and the top since it was measured. */
type Grown = { actor: Actor; left: number; top: number };

function putOn({ actor, left, top }: Grown, garment: Garment, name: string): Grown {
  const fitting = fittingOf(name);
  const thing = fitting && toSubject(garment, drawWorn(garment.noun, fitting));
  if (!thing) return { actor, left, top };
  const { subject } = actor;
  const { x, y } = { x: thing.x + left, y: thing.y + top };
  const { width, height } = thing.subject;
  const grown = withThing(subject, thing.subject, { x, y, tall: height });
  const [dx, dy] = [Math.max(0, width / 2 - x), Math.max(0, height / 2 - y)];
  return {
    actor: { ...moved(actor, grown, dx, dy), wears: [...(actor.wears ?? []), garment] },
    left: left + dx,
    top: top + dy,
  };
}

function toSubject(
  { noun, color }: Garment,
  worn: ReturnType<typeof drawWorn>,
): { subject: Subject; x: number; y: number } | undefined {
  if (!worn) return undefined;
  const { left, top, right, bottom } = shapesExtent(worn.shapes);
  const shapes = moveShapes(worn.shapes, ([px, py]) => [px - left, py - top]);
  const { extra = GOLD, ...asked } = { ...worn.colors, ...(color ? { [worn.dye]: color } : {}) };
  const cloth: SubjectColors = { ...CLOTH, ...asked };
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    subject: {
      name: noun.replaceAll(' ', '-'),
      nouns: [],
      width: right - left,
      height: bottom - top,
      natural: { ...cloth, own: [cloth.light, cloth.ink, cloth.ink, extra] },
      draw: (colors, id) => writeShapes(shapes, colors, id),
    },
  };
}

/** The actor in a drawing that has grown to the left by `dx` and to the top by `dy`: all that is measured in it moves along. */
function moved(actor: Actor, subject: Subject, dx: number, dy: number): Actor {
  const { seat, top, glow, chimney, perched, shown = 1 } = actor;
  const before = actor.subject.height;
  const share = (part: number): number => (part * before + dy) / subject.height;
  const grown = (share(shown) * subject.height) / (shown * before);
  const shift = <T extends { x: number; y: number }>(point: T): T => ({
    ...point,
    x: point.x + dx,
    y: point.y + dy,
  });
  return {
    ...actor,
    subject,
    tall: actor.tall * grown,
    metres: actor.metres * grown,
    ...(actor.shown === undefined ? {} : { shown: share(shown) }),
    ...(perched === undefined ? {} : { perched: share(perched) }),
    ...(seat ? { seat: shift(seat) } : {}),
    ...(glow ? { glow: shift(glow) } : {}),
    ...(chimney ? { chimney: shift(chimney) } : {}),
    ...(top ? { top: { from: top.from + dx, to: top.to + dx, y: top.y + dy } } : {}),
  };
}
