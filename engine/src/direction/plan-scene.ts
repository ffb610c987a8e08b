import { wornPart } from '../art/dyes.ts';
import { showsHeld, takesActColor, takesHeldColor } from '../art/people/shows-held.ts';
import { type Actor, fits } from '../art/scenes/actors.ts';
import { getPlace } from '../art/scenes/places.ts';
import type { Brief } from '../brief/brief.ts';
import { isDistant } from '../brief/scene/depths.ts';
import type { Ask, PlaceName, SceneAsk, SceneRelation, SceneThing } from '../brief/scene/scene.ts';
import { createRandom, type Random } from '../random.ts';
import { heapProduce } from './scene/assort-things.ts';
import { type Bond, bondCast, LEVEL_KINDS } from './scene/bond-cast.ts';
import { adaptTo, type Casting, castThings, withoutDrawn } from './scene/cast-things.ts';
import { dressAnimals } from './scene/dress-animals.ts';
import { findShortfalls } from './scene/find-shortfalls.ts';
import { gatherPicnic } from './scene/gather-picnic.ts';
import { immerse } from './scene/immerse.ts';
import { isHung } from './scene/is-hung.ts';
import { joinCrew } from './scene/join-crew.ts';
import { findNearTable, isHostTable, isTabletop } from './scene/near-table.ts';
import { patternThings } from './scene/pattern-things.ts';
import { performAnimals } from './scene/perform-animal.ts';
import { scaleThings } from './scene/scale-things.ts';
import { seatPeople } from './scene/seat-people.ts';
import { settlePlace } from './scene/settle-place.ts';
import { standAtWall, WALL } from './scene/stand-at-wall.ts';
import { keepHomes, standUpright } from './scene/stand-upright.ts';
import { findLevel } from './scene/surfaces.ts';
import { dyesTarget } from './scene/takes-color.ts';
import { tieBalloons } from './scene/tie-balloons.ts';
import { shareDeeds, unfoldFamily } from './scene/unfold-family.ts';
import { showsEnough } from './scene/weigh-asks.ts';

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
  /** See `SceneThing`. */
  pair?: SceneThing['pair'];
  parts?: SceneThing['parts'];
  /** What it has in the hands, where that is drawn; by the index among the things of the prompt. */
  holds?: readonly number[];
  /** The colour of that. */
  heldColor?: string;
  /** Of its number so many, the last ones, have another colour. */
  share?: { count: number; color: string };
  /** How it is to another role, or to a level of the place. */
  bond?: Bond;
  /** Whom or what it looks at, by its index in the cast. */
  gaze?: number;
  /** On a string, or from the branch that it is bound to. */
  hung?: true;
  /** In the distance, behind everybody else. */
  far?: true;
};

/** A picture that can be drawn: its place and who is in it; the first role leads. */
export type ScenePlan = {
  place: PlaceName;
  cast: Role[];
  /** The room is seen from the table, or what else is so named, that the things of the cast are on. */
  near?: string;
  /** The colour of the place itself, `#rrggbb`, where a thing of the prompt is the place. */
  tint?: string;
};

/** A relation that no drawing allows. */
export type Omission = { kind: 'relation'; relation: SceneRelation['kind']; noun: string; other: string };

/** Without a plan the picture is refused, and what speaks against it is among the shortfalls. */
export type SceneDecision = {
  plan?: ScenePlan;
  failed: Omission[];
  /** What the prompt asks for and the plan does not show. */
  shortfalls: Ask[];
};

/** More of one kind are no number any more but a crowd, and more in all hide each other. */
export const MOST_FIGURES = 7;
// A tree by its blossom.
const IN_BLOOM: Readonly<Record<string, string>> = { 'cherry tree': '#f3b3c8' };

/**
 * Whether the picture that a brief describes can be drawn: the thing that it is about and its place, or a place
 * by itself. `random` chooses among people. Never an empty landscape where something was asked for.
 */
export function planScene(brief: Brief, random: Random = createRandom(0)): SceneDecision {
  if (!brief.scene) return { failed: [], shortfalls: [] };
  const described = brief.kind === 'picture';
  const asked = heapProduce(standAtWall(gatherPicnic(shareDeeds(standUpright(brief.scene)))));
  const acted = unfoldFamily(performAnimals(keepHomes(castThings(asked, random)), asked), asked);
  const scene = withoutDrawn(asked, acted);
  const seated = immerse(seatPeople(acted, scene, random), scene);
  const all = patternThings(scaleThings(seated, scene.asks), scene.asks);
  const free = all.filter(({ heldBy }) => heldBy === undefined);
  // From nearby, the cups of a café are no part of it.
  const isOfPlace = (casting: Casting, place: PlaceName | undefined): boolean =>
    place !== undefined &&
    (isTabletop(free, scene, place) ? isHostTable(casting, scene) : isShown(casting, place, scene));
  const castings = leadFirst(
    free.filter((casting) => !isOfPlace(casting, scene.place)),
    scene,
  );
  const lead = castings.find(({ actors }) => actors.length > 0) ?? castings[0];
  const place = isDrawable(scene, lead, described) ? settlePlace(scene, castings) : undefined;
  if (!place) return refuse(scene, castings);
  const staged = castings.filter((casting) => casting === lead || !isOfPlace(casting, place));
  const cast = limit(staged.flatMap((casting) => toRole(casting, place, all, scene)));
  if (lead && !scene.placeLeads && cast[0]?.thing !== lead.index) return refuse(scene, [lead]);
  const { roles, failed } = bondCast(joinCrew(cast, asked.relations), scene, place);
  const near = isTabletop(free, scene, place) ? findNearTable(roles) : undefined;
  const plan = {
    place,
    cast: dressAnimals(roles, scene.things),
    ...(near ? { near } : {}),
    ...(scene.tint ? { tint: scene.tint } : {}),
  };
  const shortfalls = findShortfalls({ scene, plan, failed });
  return showsEnough(scene, plan, shortfalls, { described })
    ? { plan, failed, shortfalls }
    : { failed, shortfalls };
}

/** Whether what the picture is about has a drawing. */
function isDrawable(
  { twist, strangers, strangerLeads, placeLeads }: SceneAsk,
  lead: Casting | undefined,
  described: boolean,
): boolean {
  // Beside quoted copy, unknown words are mostly about the occasion: a date, a town.
  const strange = strangers.length > 0 && (described || strangerLeads);
  const hidden = strange && (strangerLeads || !lead) && !placeLeads;
  return twist === undefined && !hidden && (lead?.actors.length !== 0 || placeLeads);
}

/** What speaks against a picture of which no plan can be made: its words that have no drawing. */
function refuse(scene: SceneAsk, castings: readonly Casting[]): SceneDecision {
  const blank = castings.filter(({ actors }) => actors.length === 0).map(({ index }) => index);
  const unfit = blank.length > 0 ? blank : castings.map(({ index }) => index);
  const words = scene.asks.filter(({ part }) => part === 'stranger' || part === 'name');
  return {
    failed: [],
    shortfalls: [
      ...scene.asks.filter(
        (ask) => ask.part === 'thing' && (words.length === 0 ? unfit : blank).includes(ask.thing),
      ),
      ...words,
    ],
  };
}

/** The one that the others are related to leads, though the language may name it last. */
function leadFirst(castings: readonly Casting[], { asks, relations }: SceneAsk): Casting[] {
  const [first] = castings;
  // A basket is more than the apples in it, not more than the cat.
  const lies = (thing: number): boolean =>
    castings.find(({ index }) => index === thing)?.actors[0]?.stands === 'table';
  const head =
    first &&
    relations.find(
      (relation) =>
        'to' in relation && relation.to === first.index && !(relation.kind === 'in' && lies(relation.of)),
    );
  // "A castle in the distance, a girl in front": who is at the front.
  const near = castings.find(({ index, actors }) => actors.length > 0 && !isDistant(index, asks));
  if (first && near && isDistant(first.index, asks))
    return [near, ...castings.filter((casting) => casting !== near)];
  // "パンを焼く猫": who does something leads, not what it is done to.
  const doer = first?.actors[0]?.stands === 'table' ? castings.find(({ thing }) => thing.action) : undefined;
  const lead = castings.find(({ index }) => index === head?.of) ?? doer ?? first;
  const isHost = lead !== first && relations.some(({ of }) => of === first?.index);
  return lead && !isHost ? [lead, ...castings.filter((casting) => casting !== lead)] : [...castings];
}

/** Named beside its place it is no figure of its own, unless it is counted, coloured or something is under it. */
function isShown(
  { thing, index, actors }: Casting,
  place: PlaceName,
  { relations, asks }: SceneAsk,
): boolean {
  const { shows: shown, singles, indoors } = getPlace(place);
  // Before the whole of it they stand anyway.
  if (thing.noun === WALL && (indoors || place === 'house-wall')) return true;
  if (!shown.includes(thing.noun)) return false;
  // "One tree in a park" is more than the trees of the park.
  const single =
    thing.count === 1 &&
    actors[0]?.stands === 'ground' &&
    !singles?.includes(thing.noun) &&
    asks.some((ask) => ask.part === 'number' && ask.thing === index);
  // "A beach with palms" binds nothing: that is what the beach has.
  const bound = relations.some(
    (relation) =>
      (relation.of === index && relation.kind !== 'with') ||
      ('to' in relation &&
        relation.kind !== 'with' &&
        relation.to === index &&
        !(findLevel(thing.noun, { people: true }) && LEVEL_KINDS.has(relation.kind))),
  );
  if (actors.length === 0) return true;
  return !bound && !single && thing.color === undefined && (thing.count === 1 || thing.count >= 3);
}

function toRole(
  { thing, index, actors, draws = [] }: Casting,
  place: PlaceName,
  all: readonly Casting[],
  scene: SceneAsk,
): Role[] {
  const players = actors.map((one) => tieBalloons(adaptTo(place, one), place, index, scene));
  const [actor] = players;
  const far = isDistant(index, scene.asks) && hasDistance(place);
  const hung = isHung(actor, index, scene);
  if (!actor || !(fits(actor, place) || hung || (far && actor.stands === 'ground'))) return [];
  const person = actor.hip !== undefined;
  const color = thing.color ?? IN_BLOOM[thing.noun];
  // Hands hold one thing.
  const held = all.find(({ heldBy }) => heldBy === index);
  const acted = held !== undefined && draws.includes(held.index);
  const holds = held !== undefined && (acted || showsHeld(thing.noun, held.thing.noun, actor.posture));
  const takesColor =
    holds &&
    (acted
      ? actor.hip === undefined || actor.shows?.some(takesActColor) || dyesTarget(actor, held.thing.noun)
      : takesHeldColor(held.thing.noun));
  // Umbrellas, and the red one among them.
  const alike = all.filter(
    (other) => other.heldBy === index && held !== undefined && other.thing.noun === held.thing.noun,
  );
  const heldColor = takesColor
    ? alike.map(({ thing: { color: own } }) => own).find((own) => own !== undefined)
    : undefined;
  return [
    {
      noun: thing.noun,
      thing: index,
      actor,
      players,
      count: actor.people === undefined ? Math.ceil(thing.count / (actor.several ?? 1)) : actors.length,
      ...(thing.share ? { share: thing.share } : {}),
      // What a person is dressed in is in the drawing already.
      ...(color && !person ? { color } : {}),
      ...(thing.pair && !person ? { pair: thing.pair } : {}),
      ...partsOf(thing, actor),
      ...(holds ? { holds: acted ? draws : alike.map((other) => other.index) } : {}),
      ...(heldColor ? { heldColor } : {}),
      ...(hung ? { hung } : {}),
      ...(far ? { far } : {}),
    },
  ];
}

/** Where there is a ground or a water that goes on behind those who are on it. */
const hasDistance = (place: PlaceName): boolean => {
  const { enclosed, indoors, holds } = getPlace(place);
  return (
    !enclosed && indoors === undefined && holds.some((stands) => stands === 'ground' || stands === 'water')
  );
};

/** The parts with a colour of their own; what a thing wears is one of them where its drawing has it. */
function partsOf({ parts = [], wears }: SceneThing, { subject }: Actor): Pick<Role, 'parts'> {
  const part = wears?.color ? wornPart(subject.name, wears.noun) : undefined;
  const all = part && wears?.color ? [...parts, { part, color: wears.color }] : parts;
  return all.length > 0 ? { parts: all } : {};
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
