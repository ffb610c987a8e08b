import { findPerch, toPerchActor } from '../../art/scenes/perches.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { PlaceName, SceneRelation } from '../../brief/scene/scene.ts';
import type { Role } from '../plan-scene.ts';
import type { Bond } from './bond-cast.ts';

const GABLED: ReadonlySet<string> = new Set([
  'church',
  'chapel',
  'cathedral',
  'school',
  'farmhouse',
  'cottage',
  'hut',
  'monastery',
]);
const ON: ReadonlySet<string> = new Set(['on', 'in']);
// Who is behind a fence or jumps over it needs one of their size.
const AT_PERCH: ReadonlySet<string> = new Set(['behind', 'over', 'in-front-of']);
// What climbs or flies into a tree, and what fits into a basket; metres.
const IN_A_TREE = 1.3;
const MOST_HELD = 1.2;
// Perches by other names.
const CALLED: Readonly<Record<string, string>> = {
  'wicker basket': 'basket',
  'picnic basket': 'basket',
  crate: 'box',
  viaduct: 'bridge',
};
// Named by what is drunk from them.
const CUPS: ReadonlySet<string> = new Set(['cup', 'tea', 'coffee', 'latte', 'mug', 'tea cup', 'teacup']);
const TREE = /(?:^|\s)(?:tree|oak|pine|birch|willow|palm)$/;

/** What a host becomes for those on or in it: a tree one of its branches, a basket one of their size. */
export function toPerched(
  kind: SceneRelation['kind'],
  of: Role,
  host: Role | undefined,
  place: PlaceName,
): Role | undefined {
  if (!host || !(ON.has(kind) || AT_PERCH.has(kind)) || host === of) return undefined;
  const inTree =
    ON.has(kind) &&
    TREE.test(host.noun) &&
    of.actor.hip === undefined &&
    of.actor.stands !== 'water' &&
    of.actor.metres <= IN_A_TREE;
  const inCup = kind === 'in' && CUPS.has(host.noun) && of.actor.faces !== undefined;
  // A church has no level of its own: what is seen is its roof.
  const roofed = kind === 'on' && !host.actor.top && GABLED.has(host.noun);
  const perch = inTree
    ? findPerch('branch')
    : roofed
      ? findPerch('roof')
      : findPerch(inCup ? 'cup' : (CALLED[host.noun] ?? host.noun));
  // Past a bridge, it is a thing to be seen whole.
  if (perch?.wet && (!ON.has(kind) || getPlace(place).indoors !== undefined)) return undefined;
  if (!perch || (perch.sunk !== undefined && kind !== 'in')) return undefined;
  if (perch.sunk !== undefined && of.actor.metres > MOST_HELD) return undefined;
  const own = toPerchActor(perch);
  const dry = own.stands === 'water' && !getPlace(place).holds.includes('water');
  const actor = dry ? { ...own, stands: 'ground' as const } : own;
  const { color, ...rest } = host;
  return { ...rest, actor, players: [actor], count: 1, ...(color && !inTree ? { color } : {}) };
}

/** How one can be to what is drawn for those at it. */
export function toPerchBond(kind: SceneRelation['kind'], holds: boolean, to: number): Bond | undefined {
  if (kind === 'on' || kind === 'in' || kind === 'riding') return { kind: holds ? 'in' : 'on', to };
  if (kind === 'over' || kind === 'behind') return { kind, to };
  return kind === 'beside' || kind === 'in-front-of' ? { kind: 'in-front-of', to } : undefined;
}
