import type { Drawing } from '../drawings/drawing.ts';
import type { Presence } from '../drawings/presence.ts';
import { blanket } from './perches/blanket.ts';
import { branch, nest } from './perches/branch.ts';
import { brickWall } from './perches/brick-wall.ts';
import { bridge } from './perches/bridge.ts';
import { carpet } from './perches/carpet.ts';
import { cliff } from './perches/cliff.ts';
import { drawnPerches } from './perches/drawn-perches.ts';
import { fence } from './perches/fence.ts';
import { dune, hill } from './perches/hill.ts';
import { iceFloe } from './perches/ice-floe.ts';
import { lilyPad } from './perches/lily-pad.ts';
import type { MadePerch, Perch } from './perches/perch.ts';
import { rock } from './perches/rock.ts';
import { roof } from './perches/roof.ts';
import { summit } from './perches/summit.ts';
import { wire } from './perches/wire.ts';

/** Everything that is drawn to measure for those on it. Adding one that is around those in it: two SVGs and a row in `data/perches/`; another: a file in `perches/` and a line here. Then its words in the brief's vocabulary. */
export const perches: readonly Perch[] = [
  blanket,
  branch,
  brickWall,
  bridge,
  carpet,
  cliff,
  dune,
  fence,
  hill,
  iceFloe,
  lilyPad,
  nest,
  rock,
  roof,
  summit,
  wire,
  ...drawnPerches,
];

const NAME = 'perch-';

/** The perch that a noun names, where one does. */
export const findPerch = (noun: string): Perch | undefined => perches.find(({ name }) => name === noun);

/** The perch that a subject stands for in a cast, where it does. */
export const perchOf = ({ name }: Pick<Drawing, 'name'>): Perch | undefined =>
  name.startsWith(NAME) ? findPerch(name.slice(NAME.length)) : undefined;

/** Whether a drawing is something loose that others lie or sit in, such as a basket: it stands wherever a thing can. */
export const isVessel = (drawing: Pick<Drawing, 'name'>): boolean => {
  const perch = perchOf(drawing);
  return perch?.sunk !== undefined && perch.reach === 'around';
};

/** A perch as a member of a cast, before anybody knows how large it is. */
export function toPerchActor(perch: Perch): Presence & { drawing: Drawing } {
  const presence: Presence = {
    nouns: [perch.name],
    being: 'thing',
    home: perch.home,
    standsOn: perch.reach === 'afloat' || perch.wet ? 'water' : 'ground',
    tall: 0.3,
    metres: 1.5,
    top: { from: 0, to: 300, y: 0 },
  };
  const drawing: Drawing = {
    name: `${NAME}${perch.name}`,
    nouns: [],
    width: 300,
    height: 100,
    natural: perch.natural,
    presence,
    draw: () => '',
  };
  return { ...presence, drawing };
}

/** A made perch, or what of it is in front, as a drawing of the size of its box. */
export function toPerchDrawing(
  perch: Perch,
  { box, draw, front }: MadePerch,
  part: 'draw' | 'front',
): Drawing {
  const paint = part === 'draw' ? draw : (front ?? draw);
  return {
    name: `${NAME}${perch.name}`,
    nouns: [],
    width: box.width,
    height: box.height,
    natural: perch.natural,
    draw: (colors, id) => `<g transform="translate(${-box.x} ${-box.y})">${paint(colors, id)}</g>`,
  };
}
