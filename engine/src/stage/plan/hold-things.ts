import type { Posture } from '../../art/drawings/presence.ts';
import { findRole } from '../../art/people/cast-person.ts';
import { findHeld, isHeldAside, isHeldByOne, isInstrument } from '../../art/people/held-things.ts';
import type { SceneAsk, SceneRelation, SceneThing } from '../../brief/scene-ask.ts';
import { hueDistance, toOklch } from '../../color/oklch.ts';
import { membersOf } from '../../lexicon/noun-sets.ts';
import type { Performance } from './cast-acts.ts';

/** What somebody holds, by the noun of the thing or of the act. */
export type Held = Pick<SceneThing, 'noun' | 'color'>;

/** Whether a posture of people shows a thing by itself. */
export const isUsedIn = (posture: Posture, noun: string): boolean =>
  membersOf(`used-in-${posture}`).includes(noun);
/** Things that fly on a line. */
export const FLOWN = membersOf('flown');
const isOnlyOne = (noun: string): boolean => FLOWN.includes(noun) || isHeldByOne(noun);
// Colors for those whose own held thing was given none.
const PLAIN_COLORS = ['#3f74a8', '#4f8f68', '#7d68a8', '#c9843a', '#c65468'];
const OTHER_HUE = 55;

/** Finds who holds each thing of a scene, by index; undefined for what stands by itself. */
export function findHolders(scene: SceneAsk, acts: ReadonlyMap<number, Performance>): (number | undefined)[] {
  const { things } = scene;
  const own = things.map((thing, index) => doerOf(index, acts) ?? freeHolderOf(thing, index, scene, acts));
  // "People with umbrellas, one red umbrella": one of them has it.
  return things.map(({ noun, count }, index) => {
    const alike = things.findIndex(
      (other, at) => at !== index && other.noun === noun && own[at] !== undefined && !acts.has(own[at]),
    );
    const holder = own[alike];
    const many = holder !== undefined && (things[holder]?.count ?? 1) > 1;
    return own[index] ?? (isOnlyOne(noun) && count === 1 && many ? holder : undefined);
  });
}

/**
 * Distributes held things among several. "Two kids flying a kite": one has it. "One red umbrella" among others: the
 * last has it, and the others have none in red.
 */
export function distributeHeld(
  held: Held | undefined,
  used: readonly SceneThing[],
  { count, things }: { count: number; things: readonly SceneThing[] },
): (Held | undefined)[] {
  const single = (one: SceneThing): boolean => one.count === 1 && isOnlyOne(one.noun);
  const [special] = used.filter((one) => single(one) && one.color);
  const shared = used.find((one) => isOnlyOne(one.noun) && one.count > 1);
  const asked = things.flatMap(({ color }) => color ?? []);
  return Array.from({ length: count }, (_, nth): Held | undefined => {
    if (special && shared && nth === count - 1) return { noun: special.noun, color: special.color ?? '' };
    if (nth > 0 && !shared && used.some(single)) return undefined;
    const plain = shared && !shared.color && asked.length > 0 ? shared.noun : undefined;
    return plain === undefined ? held : { noun: plain, ...unlike(asked, nth) };
  });
}

/** Picks a color that cannot be mistaken for a requested one. */
function unlike(asked: readonly string[], nth: number): { color?: string } {
  const free = PLAIN_COLORS.filter((color) =>
    asked.every((one) => hueDistance(toOklch(one).h, toOklch(color).h) > OTHER_HUE),
  );
  const color = free[nth % Math.max(1, free.length)];
  return color ? { color } : {};
}

/** Finds who holds a thing, provided no act keeps their hands busy. */
function freeHolderOf(
  thing: SceneThing,
  index: number,
  { things, relations }: SceneAsk,
  acts: ReadonlyMap<number, Performance>,
): number | undefined {
  const holder = holderOf(thing, index, things, relations);
  const performance = holder === undefined ? undefined : acts.get(holder);
  return !performance || (performance.act.oneHanded && isHeldAside(thing.noun)) ? holder : undefined;
}

/** Finds who holds a thing: "a girl holding a balloon", "a man with an umbrella", "under an umbrella". */
function holderOf(
  { noun }: SceneThing,
  index: number,
  things: readonly SceneThing[],
  relations: readonly SceneRelation[],
): number | undefined {
  // Readers hold a book and ball players have a ball at their feet, whatever the preposition.
  const user = things.findIndex(
    ({ noun: who, posture }) => posture !== undefined && isUsedIn(posture, noun) && findRole(who),
  );
  if (user >= 0) return user;
  const kind = findHeld(noun);
  if (kind === undefined) return undefined;
  const maker = things.findIndex(
    ({ noun: who, tool }) => tool !== undefined && findHeld(tool) === kind && findRole(who),
  );
  if (maker >= 0) return maker;
  const player = isInstrument(noun)
    ? things.findIndex(({ noun: who, posture }) => posture === 'playing' && findRole(who))
    : -1;
  if (player >= 0) return player;
  const kinds =
    noun === 'umbrella'
      ? ['holding', 'with', 'under']
      : noun === 'bicycle'
        ? ['riding', 'holding', 'with']
        : ['holding', 'with'];
  const relation = relations.find((one) => {
    if (!('to' in one) || one.to !== index || !kinds.includes(one.kind)) return false;
    const holder = findRole(things[one.of]?.noun ?? '');
    // A couple has no hand of its own.
    return holder !== undefined && holder.members === undefined;
  });
  return relation?.of;
}

/** Finds whose act includes a thing in its drawing. */
export const doerOf = (index: number, acts: ReadonlyMap<number, Performance>): number | undefined =>
  [...acts].find(([, { joined, uses }]) => joined.includes(index) || uses.includes(index))?.[0];
