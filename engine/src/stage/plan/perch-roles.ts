import { hasFront, isPerson } from '../../art/drawings/being.ts';
import type { Perch } from '../../art/scenes/perches/perch.ts';
import { findPerch, perches, toPerchActor } from '../../art/scenes/perches.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { SceneRelation } from '../../brief/scene-ask.ts';
import type { PlaceName } from '../../brief/setting.ts';
import { membersOf, setOf } from '../../lexicon/noun-sets.ts';
import type { Bond, Role } from './scene-plan.ts';

const GABLED = setOf('gabled');
const ON: ReadonlySet<string> = new Set(['on', 'in']);
// A figure behind a fence or jumping over it needs one of its size.
const AT_PERCH: ReadonlySet<string> = new Set(['behind', 'over', 'in-front-of']);
// Metres; larger ones do not climb into trees or fit into baskets.
const IN_A_TREE = 1.3;
const MOST_HELD = 1.2;
// Cups that are named after the drink.
const CUPS = setOf('cups');
const TREES = membersOf('trees');
const isTree = (noun: string): boolean => TREES.some((tree) => ` ${noun}`.endsWith(` ${tree}`));
/** The perch of a noun, by its own name or another. */
const perchCalled = (noun: string): Perch | undefined =>
  perches.find(({ name }) => name === noun || membersOf(`called-${name}`).includes(noun));

/** Turns a host into a perch for its guests: a tree into a branch, a basket into one of their size. */
export function toPerched(
  kind: SceneRelation['kind'],
  of: Role,
  host: Role | undefined,
  place: PlaceName,
): Role | undefined {
  if (!host || !(ON.has(kind) || AT_PERCH.has(kind)) || host === of) return undefined;
  const inTree =
    ON.has(kind) &&
    isTree(host.noun) &&
    !isPerson(of.actor) &&
    of.actor.standsOn !== 'water' &&
    of.actor.metres <= IN_A_TREE;
  const inCup = kind === 'in' && CUPS.has(host.noun) && hasFront(of.actor);
  // A church without a level of its own is shown by its roof.
  const roofed = kind === 'on' && !host.actor.top && GABLED.has(host.noun);
  const perch = inTree
    ? findPerch('branch')
    : roofed
      ? findPerch('roof')
      : perchCalled(inCup ? 'cup' : host.noun);
  // A bridge that is only passed is seen as a whole.
  if (perch?.wet && (!ON.has(kind) || getPlace(place).indoors !== undefined)) return undefined;
  if (!perch || (perch.sunk !== undefined && kind !== 'in')) return undefined;
  if (perch.sunk !== undefined && of.actor.metres > MOST_HELD) return undefined;
  const own = toPerchActor(perch);
  const dry = own.standsOn === 'water' && !getPlace(place).supports.includes('water');
  const actor = dry ? { ...own, standsOn: 'ground' as const } : own;
  const { color, ...rest } = host;
  return { ...rest, actor, players: [actor], count: 1, ...(color && !inTree ? { color } : {}) };
}

/** Returns the bond to a host that is drawn to measure. */
export function toPerchBond(kind: SceneRelation['kind'], holds: boolean, to: number): Bond | undefined {
  if (kind === 'on' || kind === 'in' || kind === 'riding') return { kind: holds ? 'in' : 'on', to };
  if (kind === 'over' || kind === 'behind') return { kind, to };
  return kind === 'beside' || kind === 'in-front-of' ? { kind: 'in-front-of', to } : undefined;
}
