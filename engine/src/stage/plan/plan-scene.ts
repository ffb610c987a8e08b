import { isPerson } from '../../art/drawings/being.ts';
import { wornPart } from '../../art/drawings/recoloring.ts';
import { showsHeld, takesActColor, takesHeldColor } from '../../art/people/shows-held.ts';
import { type Actor, canBeIn } from '../../art/scenes/actors/actors.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import type { Requirement, SceneAsk, SceneThing } from '../../brief/scene-ask.ts';
import { isDistant } from '../../brief/scene-ask.ts';
import type { PlaceName } from '../../brief/setting.ts';
import { createRandom, type Random } from '../../random.ts';
import { heapProduce } from './assort-things.ts';
import { bondCast, LEVEL_KINDS } from './bond-cast.ts';
import { adaptTo, type Casting, castThings, withoutDrawn } from './cast-things.ts';
import { chooseScenePlace } from './choose-scene-place.ts';
import { dressAnimals } from './dress-animals.ts';
import { findUnmet } from './find-unmet.ts';
import { fitParts } from './fit-parts.ts';
import { gatherPicnic } from './gather-picnic.ts';
import { isHung } from './is-hung.ts';
import { joinCrew } from './join-crew.ts';
import { matchesRequest } from './matches-request.ts';
import { findNearTable, isHostTable, isTabletop } from './near-table.ts';
import { patternThings } from './pattern-things.ts';
import { performAnimals } from './perform-animal.ts';
import { putInWater } from './put-in-water.ts';
import { scaleThings } from './scale-things.ts';
import type { Omission, Role, ScenePlan } from './scene-plan.ts';
import { seatPeople } from './seat-people.ts';
import { standAtWall, WALL } from './stand-at-wall.ts';
import { keepHomes, standUpright } from './stand-upright.ts';
import { findLevel } from './surfaces.ts';
import { dyesTarget } from './takes-color.ts';
import { tieBalloons } from './tie-balloons.ts';
import { shareDeeds, unfoldFamily } from './unfold-family.ts';

/** Without a plan the picture is refused, and `unmet` gives the reasons. */
export type SceneDecision = {
  plan?: ScenePlan;
  failed: Omission[];
  /** What the prompt asks for and the plan does not show. */
  unmet: Requirement[];
};

/** More of one kind look like a crowd, and more in all hide each other. */
export const MOST_FIGURES = 7;
// Trees in the color of their blossom.
const IN_BLOOM: Readonly<Record<string, string>> = { 'cherry tree': '#f3b3c8' };

/**
 * Plans the picture that a brief describes, if it can be drawn: its subject in a place, or a place by itself. Never
 * draws an empty landscape where a subject was asked for. `random` chooses among people.
 */
export function planScene(request: DesignRequest, random: Random = createRandom(0)): SceneDecision {
  if (!request.scene) return { failed: [], unmet: [] };
  const described = request.kind === 'picture';
  const asked = heapProduce(standAtWall(gatherPicnic(shareDeeds(standUpright(request.scene)))));
  const acted = fitParts(
    unfoldFamily(performAnimals(keepHomes(castThings(asked, random)), asked), asked),
    asked,
  );
  const scene = withoutDrawn(asked, acted);
  const seated = putInWater(seatPeople(acted, scene, random), scene);
  const all = patternThings(scaleThings(seated, scene.asks), scene.asks);
  const free = all.filter(({ heldBy }) => heldBy === undefined);
  // A close-up of a table does not need the cups of a café.
  const isPartOfPlace = (casting: Casting, place: PlaceName | undefined): boolean =>
    place !== undefined &&
    (isTabletop(free, scene, place) ? isHostTable(casting, scene) : isShown(casting, place, scene));
  const others = free.filter((casting) => !isPartOfPlace(casting, scene.place));
  const castings = leadFirst(others.length > 0 ? others : findLone(free), scene);
  const lead = castings.find(({ actors }) => actors.length > 0) ?? castings[0];
  const place = isDrawable(scene, lead, described) ? chooseScenePlace(scene, castings) : undefined;
  if (!place) return refuse(scene, castings);
  const staged = castings.filter((casting) => casting === lead || !isPartOfPlace(casting, place));
  const cast = limit(staged.flatMap((casting) => toRole(casting, place, all, scene)));
  if (lead && !scene.placeLeads && cast[0]?.thing !== lead.index) return refuse(scene, [lead]);
  const { roles, failed } = bondCast(joinCrew(cast, asked.relations), scene, place);
  const near = isTabletop(free, scene, place) ? findNearTable(roles, scene) : undefined;
  const plan = {
    place,
    cast: dressAnimals(roles, scene.things),
    ...(near ? { near } : {}),
    ...toTint(scene, place),
  };
  const unmet = findUnmet({ scene, plan, failed });
  return matchesRequest(scene, plan, unmet, { described }) ? { plan, failed, unmet } : { failed, unmet };
}

/** The one thing of which a place is named with one: "a carousel at a fair" is about it, though a fair has some. */
function findLone(castings: readonly Casting[]): readonly Casting[] {
  const single = castings.filter(
    ({ actors, thing }) => actors[0]?.standsOn === 'ground' && thing.count === 1,
  );
  return single.length === 1 ? single : [];
}

/** The color of the place, or of what in it takes one: the curtains of a stage. */
function toTint({ tint, things }: SceneAsk, place: PlaceName): Pick<ScenePlan, 'tint'> {
  const { paints = [] } = getPlace(place);
  const color = tint ?? things.find((thing) => thing.color && paints.includes(thing.noun))?.color;
  return color ? { tint: color } : {};
}

/** Whether the subject of the picture has a drawing. */
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

/** Gives the reasons for refusing a picture: its words without a drawing. */
function refuse(scene: SceneAsk, castings: readonly Casting[]): SceneDecision {
  const blank = castings.filter(({ actors }) => actors.length === 0).map(({ index }) => index);
  const unfit = blank.length > 0 ? blank : castings.map(({ index }) => index);
  const words = scene.asks.filter(({ part }) => part === 'stranger' || part === 'name');
  return {
    failed: [],
    unmet: [
      ...scene.asks.filter(
        (ask) => ask.part === 'thing' && (words.length === 0 ? unfit : blank).includes(ask.thing),
      ),
      ...words,
    ],
  };
}

/** Moves the thing that the others relate to to the front; languages may name it last. */
function leadFirst(castings: readonly Casting[], scene: SceneAsk): Casting[] {
  const { asks, relations } = scene;
  const [first] = castings;
  // A basket leads before the apples in it, but not before the cat.
  const lies = (thing: number): boolean =>
    castings.find(({ index }) => index === thing)?.actors[0]?.standsOn === 'table';
  const head =
    first &&
    relations.find(
      (relation) =>
        'to' in relation && relation.to === first.index && !(relation.kind === 'in' && lies(relation.of)),
    );
  // "A castle in the distance, a girl in front": the girl leads.
  const near = castings.find(({ index, actors }) => actors.length > 0 && !isDistant(index, asks));
  if (first && near && isDistant(first.index, asks))
    return [near, ...castings.filter((casting) => casting !== near)];
  // "パンを焼く猫": the one that acts leads, not what it acts on.
  const doer =
    first?.actors[0]?.standsOn === 'table' ? castings.find(({ thing }) => thing.action) : undefined;
  // "A table with bread": the bread.
  const laid =
    first && isHostTable(first, scene)
      ? relations.flatMap((one) =>
          one.kind === 'with' && one.of === first.index && 'to' in one && lies(one.to) ? [one.to] : [],
        )[0]
      : undefined;
  const wanted = head?.of ?? laid;
  const lead = castings.find(({ index }) => index === wanted) ?? doer ?? first;
  const isHost = laid === undefined && lead !== first && relations.some(({ of }) => of === first?.index);
  return lead && !isHost ? [lead, ...castings.filter((casting) => casting !== lead)] : [...castings];
}

/**
 * Whether the place itself shows a thing, so that it is no figure of its own; counted, colored or related things
 * are.
 */
function isShown(
  { thing, index, actors }: Casting,
  place: PlaceName,
  { relations, asks }: SceneAsk,
): boolean {
  const { shows: shown, singles, indoors } = getPlace(place);
  // People stand in front of a wall anyway.
  if (thing.noun === WALL && (indoors || place === 'house-wall')) return true;
  if (!shown.includes(thing.noun)) return false;
  // "One tree in a park" is more than the trees of the park.
  const single =
    thing.count === 1 &&
    actors[0]?.standsOn === 'ground' &&
    !singles?.includes(thing.noun) &&
    asks.some((ask) => ask.part === 'number' && ask.thing === index);
  // "A beach with palms" is no relation: beaches have palms.
  const bound = relations.some(
    (relation) =>
      (relation.of === index && relation.kind !== 'with') ||
      ('to' in relation &&
        relation.kind !== 'with' &&
        relation.to === index &&
        // The top of a table that the room has will do, but not for what leans on its side.
        !(
          findLevel(thing.noun, { people: true }) &&
          LEVEL_KINDS.has(relation.kind) &&
          (relation.kind !== 'beside' || actors.length === 0)
        )),
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
  if (!actor || !(canBeIn(actor, place) || hung || (far && actor.standsOn === 'ground'))) return [];
  const person = isPerson(actor);
  const color = thing.color ?? IN_BLOOM[thing.noun];
  // Hands hold one thing.
  const held = all.find(({ heldBy }) => heldBy === index);
  const acted = held !== undefined && draws.includes(held.index);
  const holds = held !== undefined && (acted || showsHeld(thing.noun, held.thing.noun, actor.posture));
  const takesColor =
    holds &&
    (acted
      ? !person || actor.shows?.some(takesActColor) || dyesTarget(actor, held.thing.noun)
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
      // The drawing of a person includes the clothes.
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

/** Whether a place has ground or water that extends behind the figures. */
const hasDistance = (place: PlaceName): boolean => {
  const { enclosed, indoors, supports } = getPlace(place);
  return (
    !enclosed &&
    indoors === undefined &&
    supports.some((standsOn) => standsOn === 'ground' || standsOn === 'water')
  );
};

/** Lists the parts with a color of their own, including worn ones that the drawing has. */
function partsOf({ parts = [], wears }: SceneThing, { drawing }: Actor): Pick<Role, 'parts'> {
  const part = wears?.color ? wornPart(drawing.name, wears.noun) : undefined;
  const all = part && wears?.color ? [...parts, { part, color: wears.color }] : parts;
  return all.length > 0 ? { parts: all } : {};
}

/** Limits the number of figures: later roles give way first, but none disappears. */
function limit(cast: readonly Role[]): Role[] {
  const kept = cast.slice(0, MOST_FIGURES);
  let spare = MOST_FIGURES - kept.length;
  return kept.map((role) => {
    const more = Math.min(role.count - 1, spare);
    spare -= more;
    return { ...role, count: 1 + more };
  });
}
