import type { Posture } from '../art/presence.ts';
import { type Actor, fits } from '../art/scenes/actors.ts';
import { getPlace } from '../art/scenes/places.ts';
import type { Brief } from '../brief/brief.ts';
import type { PlaceName, SceneAsk, SceneRelation } from '../brief/scene.ts';
import { createRandom, type Random } from '../random.ts';
import { type Bond, bondCast, LEVEL_KINDS } from './scene/bond-cast.ts';
import { type Casting, castThings, fliesSomething, playsInstrument } from './scene/cast-things.ts';
import { immerse } from './scene/immerse.ts';
import { settlePlace } from './scene/settle-place.ts';
import { findLevel } from './scene/surfaces.ts';

/** One drawing of a picture, as often as it is in it. */
export type Role = {
  noun: string;
  /** Its index among the things of the prompt. */
  thing: number;
  actor: Actor;
  /** A drawing for each of its number, where they differ; the first is `actor`. */
  players: readonly Actor[];
  count: number;
  /** The thing's own, `#rrggbb`. */
  color?: string;
  /** How it is to another role, or to a level of the place. */
  bond?: Bond;
};

/** A picture that can be drawn: its place and who is in it; the first role leads. */
export type ScenePlan = { place: PlaceName; cast: Role[] };

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
// Of what the prompt names, so much must be seen.
const ENOUGH = 0.6;
// An hour or a weather is less than a thing, and so is a word that may be a mere name.
const HALF = 0.5;
// A tree by its blossom.
const IN_BLOOM: Readonly<Record<string, string>> = { 'cherry tree': '#f3b3c8' };
const NAME = /^\p{Lu}/u;

/**
 * Whether the picture that a brief describes can be drawn: the thing that it is about and its place, or a place
 * by itself. `random` chooses among people. Never an empty landscape where something was asked for.
 */
export function planScene(brief: Brief, random: Random = createRandom(0)): SceneDecision {
  const { scene } = brief;
  if (!scene) return { omissions: [] };
  const shown = scene.place ? getPlace(scene.place).shows : [];
  const castings = leadFirst(
    immerse(castThings(scene, random), scene).filter(
      (casting) => casting.heldBy === undefined && !isShown(casting, shown, scene),
    ),
    scene,
  );
  const absent = [
    ...castings.filter(({ actors }) => actors.length === 0).map(({ thing }) => thing.noun),
    ...scene.unknown,
  ].map((what): Omission => ({ kind: 'missing', what }));
  // Beside quoted copy, unknown words are mostly about the occasion: a date, a town.
  const unsaid = brief.kind === 'picture' || scene.strangerLeads ? scene.strangers : [];
  const strangers = unsaid.slice(0, MOST_NAMED).map((what) => ({ kind: 'stranger', what }) as const);
  const refusal = { omissions: [...absent, ...strangers] };
  if (scene.twist) return { omissions: [{ kind: 'stranger', what: scene.twist }, ...refusal.omissions] };
  const lead = castings.find(({ actors }) => actors.length > 0) ?? castings[0];
  const hidden = strangers.length > 0 && (scene.strangerLeads || !lead) && !scene.placeLeads;
  const leaderless = lead?.actors.length === 0 && !scene.placeLeads;
  if (leaderless || hidden) return refusal;
  const place = settlePlace(scene, castings);
  if (!place) return refusal;
  const staged = castings.filter(
    (casting) => casting === lead || !isShown(casting, getPlace(place).shows, scene),
  );
  const cast = limit(staged.flatMap((casting) => toRole(casting, place)));
  const strange = castings
    .filter(({ actors }) => actors[0] && !fits(actors[0], place))
    .map(({ thing }): Omission => ({ kind: 'missing', what: thing.noun }));
  if (lead && !scene.placeLeads && cast[0]?.thing !== lead.index)
    return { omissions: [...refusal.omissions, ...strange] };
  const missing = [...absent, ...strange];
  const lost = missing.length + strangers.reduce((sum, { what }) => sum + (NAME.test(what) ? HALF : 1), 0);
  const settings = [scene.time, scene.season ?? scene.weather].filter(Boolean).length * HALF;
  const drawn =
    castings.length - castings.filter(({ actors }) => actors.length === 0).length - strange.length;
  const seen = drawn + (scene.place ? 1 : 0) + settings;
  if (lost > 0 && seen / (seen + lost) < ENOUGH) return { omissions: [...missing, ...strangers] };
  const { roles, failed } = bondCast(cast, scene, place);
  return {
    plan: { place, cast: roles },
    omissions: [...missing, ...strangers, ...failed, ...roles.flatMap((role) => listDetails(role, scene))],
  };
}

/** The one that the others are related to leads, though the language may name it last. */
function leadFirst(castings: readonly Casting[], { relations }: SceneAsk): Casting[] {
  const [first] = castings;
  const head = first && relations.find((relation) => 'to' in relation && relation.to === first.index);
  // "パンを焼く猫": who does something leads, not what it is done to.
  const doer = first?.actors[0]?.stands === 'table' ? castings.find(({ thing }) => thing.action) : undefined;
  const lead = castings.find(({ index }) => index === head?.of) ?? doer ?? first;
  const isHost = lead !== first && relations.some(({ of }) => of === first?.index);
  return lead && !isHost ? [lead, ...castings.filter((casting) => casting !== lead)] : [...castings];
}

/** Named beside its place it is no figure of its own, unless it is counted, coloured or something is under it. */
function isShown(
  { thing, index, actors }: Casting,
  shown: readonly string[],
  { relations }: SceneAsk,
): boolean {
  if (!shown.includes(thing.noun)) return false;
  const bound = relations.some(
    (relation) =>
      relation.of === index ||
      ('to' in relation &&
        relation.to === index &&
        !(findLevel(thing.noun, { people: true }) && LEVEL_KINDS.has(relation.kind))),
  );
  if (actors.length === 0) return true;
  return !bound && thing.color === undefined && (thing.count === 1 || thing.count >= 3);
}

function toRole({ thing, index, actors }: Casting, place: PlaceName): Role[] {
  const [actor] = actors;
  if (!actor || !fits(actor, place)) return [];
  const person = actor.hip !== undefined;
  const color = thing.color ?? IN_BLOOM[thing.noun];
  return [
    {
      noun: thing.noun,
      thing: index,
      actor,
      players: actors,
      count: thing.count,
      // What a person is dressed in is in the drawing already.
      ...(color && !person ? { color } : {}),
    },
  ];
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
function listDetails({ noun, thing: index, actor, count }: Role, { things }: SceneAsk): Omission[] {
  const thing = things[index];
  if (!thing) return [];
  const asked = thing.posture ?? 'unseen';
  const flown = asked === 'flying' && fliesSomething(things);
  // A deed shows by its tool, which only people hold.
  const idle = thing.tool !== undefined && actor.hip === undefined;
  const played = asked === 'playing' && actor.hip !== undefined && playsInstrument(things);
  const seen =
    !idle && (flown || played || asked === (actor.posture ?? 'standing') || isInBeing(thing.posture, actor));
  return [
    ...(count < thing.count ? [{ kind: 'number', noun, asked: thing.count, drawn: count } as const] : []),
    ...(thing.action && !seen ? [{ kind: 'posture', what: thing.action, noun } as const] : []),
  ];
}

/** What it does by being where it is: a bird in the air flies, a fish swims, a still thing stands. */
function isInBeing(posture: Posture | undefined, { stands }: Actor): boolean {
  if (posture === 'flying') return stands === 'air';
  if (posture === 'swimming') return stands === 'deep' || stands === 'water';
  return posture === 'standing' || posture === 'carrying';
}
