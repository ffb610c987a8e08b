import type { Posture } from '../art/presence.ts';
import { type Actor, fits } from '../art/scenes/actors.ts';
import { getPlace } from '../art/scenes/places.ts';
import type { Brief } from '../brief/brief.ts';
import type { PlaceName, SceneAsk, SceneRelation } from '../brief/scene.ts';
import { type Bond, bondCast } from './scene/bond-cast.ts';
import { type Casting, castThings } from './scene/cast-things.ts';
import { settlePlace } from './scene/settle-place.ts';

/** One drawing of a picture, as often as it is in it. */
export type Role = {
  noun: string;
  actor: Actor;
  count: number;
  /** The thing's own, `#rrggbb`. */
  color?: string;
  /** How it is to another role, or to a level of the place. */
  bond?: Bond;
};

/** A picture that can be drawn: its place and who is in it; the first role leads. */
export type ScenePlan = { place: PlaceName; cast: Role[]; surface?: string };

/** What a picture leaves out, each as the prompt or the vocabulary names it. */
export type Omission =
  | { kind: 'missing' | 'stranger'; what: string }
  | { kind: 'posture'; what: string; noun: string }
  | { kind: 'relation'; relation: SceneRelation['kind']; noun: string; other: string }
  | { kind: 'color'; noun: string }
  | { kind: 'number'; noun: string; asked: number; drawn: number };

export type SceneDecision = { plan?: ScenePlan; omissions: Omission[] };

/** More of one kind are no number any more but a crowd, and more in all hide each other. */
export const MOST_FIGURES = 7;
const MOST_NAMED = 3;
// Of what the prompt names, so much must be seen; a place that nobody draws weighs more.
const ENOUGH = 0.6;
const ENOUGH_ELSEWHERE = 0.75;

/**
 * Whether the picture that a brief describes can be drawn: the thing that it is about and its place, or a place
 * by itself. Never an empty landscape where something was asked for.
 */
export function planScene({ scene }: Brief): SceneDecision {
  if (!scene) return { omissions: [] };
  const shown = scene.place ? getPlace(scene.place).shows : [];
  const castings = castThings(scene).filter((casting) => !isShown(casting, shown, scene));
  const absent = [
    ...castings.filter(({ actor }) => !actor).map(({ thing }) => thing.noun),
    ...scene.unknown,
  ].map((what): Omission => ({ kind: 'missing', what }));
  const strangers = scene.strangers
    .slice(0, MOST_NAMED)
    .map((what): Omission => ({ kind: 'stranger', what }));
  const refusal = { omissions: [...absent, ...strangers] };
  if (scene.twist) return { omissions: [{ kind: 'stranger', what: scene.twist }, ...refusal.omissions] };
  const lead = castings[0];
  if ((lead && !lead.actor) || (strangers.length > 0 && (scene.strangerLeads || !lead))) return refusal;
  const players = castings.flatMap(({ actor }) => (actor ? [actor] : []));
  const place = settlePlace(scene, lead?.actor, players.slice(1));
  if (!place) return refusal;
  const cast = castings.flatMap((casting) =>
    casting.actor && fitsIn(casting.actor, place) ? [toRole(casting)] : [],
  );
  const strange = castings
    .filter(({ actor }) => actor && !fitsIn(actor, place))
    .map(({ thing }): Omission => ({ kind: 'missing', what: thing.noun }));
  if (lead && cast[0]?.noun !== lead.thing.noun) return { omissions: [...refusal.omissions, ...strange] };
  const seen = cast.length + (scene.place === place ? 1 : 0);
  const missing = [...absent, ...strange];
  const lost = missing.length + strangers.length;
  const share = seen / (seen + lost);
  if (lost > 0 && share < (scene.unknown.length > 0 ? ENOUGH_ELSEWHERE : ENOUGH))
    return { omissions: [...missing, ...strangers] };
  const { roles, failed, surface } = bondCast(limit(cast), castings, scene, place);
  return {
    plan: { place, cast: roles, ...(surface ? { surface } : {}) },
    omissions: [...missing, ...strangers, ...failed, ...listDetails(castings, cast, roles)],
  };
}

const fitsIn = (actor: Actor, place: PlaceName): boolean => fits(actor, place);

/** Named beside its place it is no figure of its own, unless something is on or under it, or it is counted. */
function isShown(
  { thing, index, actor }: Casting,
  shown: readonly string[],
  { relations }: SceneAsk,
): boolean {
  if (!shown.includes(thing.noun)) return false;
  const related = relations.some(
    (relation) => relation.of === index || ('to' in relation && relation.to === index),
  );
  return (
    !actor || (!related && thing.count === 1 && thing.color === undefined) || (!related && thing.count >= 3)
  );
}

function toRole({ thing, actor }: Casting & { actor?: Actor }): Role {
  if (!actor) throw new Error(`${thing.noun} has no drawing`);
  const color = thing.color ?? (thing.wears && thing.wears.noun !== 'hat' ? thing.wears.color : undefined);
  return { noun: thing.noun, actor, count: thing.count, ...(color ? { color } : {}) };
}

/** As many as there is room for; the later ones of the prompt give way, none of them wholly. */
function limit(cast: readonly Role[]): Role[] {
  const kept = cast.slice(0, MOST_FIGURES);
  let spare = MOST_FIGURES - kept.length;
  return kept.map((role) => {
    const more = Math.min(role.count - 1, spare);
    spare -= more;
    return { ...role, count: 1 + more };
  });
}

/** Numbers and postures that the drawings do not have. */
function listDetails(
  castings: readonly Casting[],
  cast: readonly Role[],
  roles: readonly Role[],
): Omission[] {
  return castings.flatMap(({ thing, actor }): Omission[] => {
    const role = roles.find(({ noun, actor: own }) => noun === thing.noun && own === actor);
    if (!role)
      return cast.some(({ noun }) => noun === thing.noun) ? [{ kind: 'missing', what: thing.noun }] : [];
    const still: Posture = actor?.posture ?? 'standing';
    return [
      ...(role.count < thing.count
        ? [{ kind: 'number', noun: thing.noun, asked: thing.count, drawn: role.count } as const]
        : []),
      ...(thing.action && (thing.posture ?? 'unseen') !== still && !isInBeing(thing.posture, role.actor)
        ? [{ kind: 'posture', what: thing.action, noun: thing.noun } as const]
        : []),
    ];
  });
}

/** What it does by being where it is: a bird in the air flies, a fish swims, a still thing stands. */
function isInBeing(posture: Posture | undefined, { stands }: Actor): boolean {
  if (posture === 'flying') return stands === 'air';
  if (posture === 'swimming') return stands === 'deep' || stands === 'water';
  return posture === 'standing';
}
