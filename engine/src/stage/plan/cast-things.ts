import { hasFront } from '../../art/drawings/being.ts';
import type { Posture } from '../../art/drawings/presence.ts';
import type { Target } from '../../art/people/acts/act.ts';
import { findAct } from '../../art/people/acts.ts';
import { canHold, castPerson, findRole } from '../../art/people/cast-person.ts';
import type { DressCode } from '../../art/people/everyday-outfit.ts';
import { isInstrument } from '../../art/people/held-things.ts';
import type { Mood } from '../../art/people/mood.ts';
import { type Actor, findActor } from '../../art/scenes/actors/actors.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { SceneAsk, SceneRelation, SceneThing, Trait } from '../../brief/scene-ask.ts';
import type { PlaceName } from '../../brief/setting.ts';
import { setOf } from '../../lexicon/noun-sets.ts';
import type { Random } from '../../random.ts';
import { kindOf } from './assort-things.ts';
import { castActs, type Performance } from './cast-acts.ts';
import { findCompanionPace } from './companion-pace.ts';
import { clothesOf, traitsOf, wearOf } from './dress-cast.ts';
import { distributeHeld, doerOf, FLOWN, findHolders, type Held, isUsedIn } from './hold-things.ts';

/** A thing of the prompt with a drawing for each of its number; none if nothing can be drawn. */
export type Casting = {
  thing: SceneThing;
  index: number;
  actors: readonly Actor[];
  /** The index of the thing that holds it; it is then no figure of its own. */
  heldBy?: number;
  /** Other things that the drawing of its act includes, by index: its partner, a piano, a sandcastle. */
  draws?: readonly number[];
};

// The most similar postures for one that is not drawn.
const NEAREST: Readonly<Partial<Record<Posture, readonly Posture[]>>> = {
  running: ['walking'],
  walking: ['running'],
  jumping: ['running', 'dancing'],
  lying: ['sitting'],
  reading: ['sitting'],
  riding: ['sitting'],
  working: ['sitting'],
  carrying: ['walking'],
  dancing: ['jumping'],
};
// Metres; animals of the deep that are larger come to the surface.
const SURFACING = 2;
const ABOVE_WATER = 0.68;
const WADING = setOf('wading');
const MOODS: Readonly<Partial<Record<Trait, Mood>>> = {
  sad: 'sad',
  angry: 'angry',
  surprised: 'shocked',
  laughing: 'happy',
};
const SEATS = setOf('seats');
const BOATS = setOf('boats');
const ABOARD: ReadonlySet<string> = new Set(['on', 'in', 'riding']);
// Relations to a game that mean playing it.
const PLAYED: ReadonlySet<string> = new Set(['holding', 'with', 'on']);
// A crowd is drawn by its first few; more than these are never seen.
const MOST_PLAYERS = 7;

/** Finds the drawings for each thing, in the posture that its action or its relations ask for. */
export function castThings(scene: SceneAsk, random: Random): Casting[] {
  const { things, relations, place } = scene;
  const acts = castActs(scene);
  const holders = findHolders(scene, acts);
  return things.map((thing, index) => {
    const performance = acts.get(index);
    const tool = things.find((_, other) => holders[other] === index) ?? toolOf(thing);
    const carried =
      performance &&
      things.findIndex((_, other) => holders[other] === index && doerOf(other, acts) === undefined);
    const held = performance ? { ...colorOf(performance, things), noun: performance.act.name } : tool;
    const posture =
      performance?.act.posture ?? postureOf(thing, index, { things, relations }, held !== undefined);
    const partners = performance?.partners ?? [];
    const count = partners.length > 0 ? 1 : Math.min(thing.count, MOST_PLAYERS);
    const stage = isManned(thing, index, { things, relations }) ? { ...thing, noun: 'rowing boat' } : thing;
    const seated =
      isSeated(index, scene, holders) ||
      (place === 'bus-stop' && (posture === 'sitting' || posture === 'reading'));
    const dressCode = wearOf(thing, scene, performance?.act);
    const traits = traitsOf(index, scene);
    const inHands = things.filter((_, other) => holders[other] === index);
    const used = performance ? performance.uses.flatMap((other) => things[other] ?? []) : inHands;
    const hands = distributeHeld(held, used, { count, things });
    const target = typeof performance?.upon === 'number' ? things[performance.upon] : undefined;
    const actors = Array.from({ length: count }, (_, nth) => {
      // "Three men repairing a car": one of them does it, the others look on.
      const looksOn =
        performance?.upon === 'shared' ||
        (target !== undefined && nth >= target.count && !performance?.act.each);
      return findPlayer(
        hands[nth] === undefined ? kindOf(stage, nth) : stage,
        {
          posture: looksOn
            ? 'standing'
            : held && !hands[nth]
              ? performance
                ? 'waving'
                : undefined
              : posture,
          held: looksOn ? undefined : hands[nth],
          place,
          partners,
          seated,
          dressCode,
          traits,
          carried: things[carried ?? -1],
          upon: looksOn
            ? undefined
            : ((target && toTarget(target)) ?? (performance?.upon === 'undrawn' ? 'undrawn' : undefined)),
        },
        random.fork(`${index}-${nth}`),
      );
    });
    const holder = holders[index];
    return {
      thing,
      index,
      actors: actors.flatMap((actor) => (actor ? [performance ? showing(actor, thing) : actor] : [])),
      ...(holder === undefined ? {} : { heldBy: holder }),
      ...(performance
        ? {
            draws: [
              ...performance.joined,
              ...performance.uses,
              ...(carried === undefined || carried < 0 ? [] : [carried]),
            ],
          }
        : {}),
    };
  });
}

/** Returns what an act is done to as its own drawing shows it, in the color asked for. */
function toTarget(thing: SceneThing): Target | undefined {
  const { noun, color } = thing;
  const actor = findActor(noun, undefined, undefined, thing);
  if (!actor) return undefined;
  const { drawing, metres } = actor;
  const { natural } = drawing;
  return { drawing, metres, ...(natural && color ? { colors: { ...natural, main: color } } : {}) };
}

/** Removes the relations of things that are part of an act's drawing: someone at a desk of the act is not on it. */
export function withoutDrawn(scene: SceneAsk, castings: readonly Casting[]): SceneAsk {
  const drawn = new Set(castings.flatMap(({ draws = [] }) => draws));
  return {
    ...scene,
    relations: scene.relations.filter(
      (relation) => !drawn.has(relation.of) && !('to' in relation && drawn.has(relation.to)),
    ),
  };
}

/** Marks a drawing as showing the action that the prompt names. */
const showing = (actor: Actor, { tool, posture }: SceneThing): Actor => ({
  ...actor,
  shows: [...(actor.shows ?? []), ...(tool ? [tool] : []), ...(posture ? [posture] : [])],
});

/** Returns the color of the thing that an act is done with. */
function colorOf({ uses }: Performance, things: readonly SceneThing[]): { color?: string } {
  const color = uses.map((index) => things[index]?.color).find((one) => one !== undefined);
  return color ? { color } : {};
}

/** Whether a figure sits on furniture with its own drawing. */
function isSeated(
  index: number,
  { relations, things }: SceneAsk,
  holders: readonly (number | undefined)[],
): boolean {
  return relations.some((relation) => {
    if (relation.of !== index || !ABOARD.has(relation.kind) || !('to' in relation)) return false;
    const noun = things[relation.to]?.noun ?? '';
    const posture = things[index]?.posture;
    return (
      // What is done in bed is done sitting up.
      (CHAIRS.has(noun) || (noun === 'bed' && things[index]?.tool !== undefined)) &&
      holders[relation.to] === undefined &&
      // Most acts can be done standing or sitting.
      (posture !== 'standing' || things[index]?.tool !== undefined) &&
      posture !== 'lying' &&
      findActor(noun)?.seat !== undefined
    );
  });
}

const CHAIRS = setOf('chairs');

/** Returns the tool that shows an action: a rod for fishing. */
const toolOf = ({ tool }: SceneThing): Held | undefined =>
  // An act is drawn as a whole or not at all.
  tool && !findAct(tool) ? { noun: tool } : undefined;

function postureOf(
  { posture, noun }: SceneThing,
  index: number,
  { relations, things }: Pick<SceneAsk, 'relations' | 'things'>,
  holds: boolean,
): Posture | undefined {
  const mine = relations.filter(({ of }) => of === index);
  const aboard = (nouns: ReadonlySet<string>): boolean =>
    mine.some(
      (relation) =>
        ABOARD.has(relation.kind) && 'to' in relation && nouns.has(things[relation.to]?.noun ?? ''),
    );
  if (findRole(noun) && aboard(BOATS)) return 'sitting';
  const ridden = mine.find((relation) => relation.kind === 'riding' || isMounted(relation, noun, things));
  if (ridden) {
    const host = 'to' in ridden ? things[ridden.to]?.noun : undefined;
    const mount = host === undefined ? undefined : (findActor(host) ?? undefined);
    return mount?.seat || host === 'bicycle' ? 'riding' : undefined;
  }
  if (!findRole(noun)) return posture ?? findCompanionPace(index, { things, relations });
  if (posture === 'flying' && fliesSomething(things)) return undefined;
  if (posture === 'playing' && aboard(SEATS)) return 'sitting';
  if (posture === 'playing' && !holds && mine.some((relation) => isGame(relation, things))) return undefined;
  // Nothing says what is played, so no ball is added.
  if (posture === 'playing' && !holds && !findRole(noun)?.holding)
    return aboard(SEATS) ? 'sitting' : undefined;
  return posture === undefined || posture === 'standing' ? (aboard(SEATS) ? 'sitting' : posture) : posture;
}

/** Whether a relation puts someone on a mount: "a courier on a scooter". */
function isMounted(relation: SceneRelation, who: string, things: readonly SceneThing[]): boolean {
  const host = 'to' in relation ? (things[relation.to]?.noun ?? '') : '';
  return (
    relation.kind === 'on' &&
    findRole(who) !== undefined &&
    !SEATS.has(host) &&
    !BOATS.has(host) &&
    findActor(host)?.seat !== undefined
  );
}

/** Whether a relation names a game without a drawing of its players, who then do not kick a ball. */
function isGame(relation: SceneRelation, things: readonly SceneThing[]): boolean {
  const noun = 'to' in relation ? things[relation.to]?.noun : undefined;
  return (
    noun !== undefined &&
    PLAYED.has(relation.kind) &&
    !canHold(noun) &&
    !isUsedIn('playing', noun) &&
    !findRole(noun) &&
    !hasFront(findActor(noun))
  );
}

/** Whether something else does the flying: in "a boy flying a kite" the kite does. */
export const fliesSomething = (things: readonly SceneThing[]): boolean =>
  things.some(({ noun }) => FLOWN.includes(noun));

/** Whether an instrument is held, which shows that it is played, seated or not. */
export const playsInstrument = (things: readonly SceneThing[]): boolean =>
  things.some(({ noun, tool }) => isInstrument(tool ?? noun));

/** Adapts a drawing to its place: a whale at the surface of the sea, a duck on the road. */
export function adaptTo(place: PlaceName, actor: Actor): Actor {
  const { supports } = getPlace(place);
  if (supports.includes(actor.standsOn)) return actor;
  if (actor.standsOn === 'deep' && actor.metres >= SURFACING && supports.includes('water'))
    return { ...actor, standsOn: 'water', shown: ABOVE_WATER };
  if (actor.standsOn === 'water' && WADING.has(actor.drawing.name) && supports.includes('ground'))
    return { ...actor, standsOn: 'ground' };
  return actor;
}

/** Whether somebody sits in a boat, whose drawing then shows its crew. */
function isManned(
  { noun, count }: SceneThing,
  index: number,
  { relations, things }: Pick<SceneAsk, 'relations' | 'things'>,
): boolean {
  return (
    BOATS.has(noun) &&
    noun !== 'sailboat' &&
    count === 1 &&
    relations.some(
      (relation) =>
        ABOARD.has(relation.kind) &&
        'to' in relation &&
        relation.to === index &&
        isAlive(things[relation.of]?.noun ?? ''),
    )
  );
}

/** Whether a noun is a person or an animal. */
const isAlive = (noun: string): boolean =>
  findRole(noun) !== undefined || findActor(noun)?.standsOn === 'ground';

type Part = {
  posture: Posture | undefined;
  held: Held | undefined;
  place: PlaceName | undefined;
  partners: Performance['partners'];
  seated: boolean;
  dressCode: DressCode | undefined;
  traits: readonly Trait[];
  /** What an act leaves a hand free for. */
  carried: Held | undefined;
  upon: Target | 'undrawn' | undefined;
};

function findPlayer(thing: SceneThing, part: Part, random: Random): Actor | undefined {
  const { posture, held, place } = part;
  const mood = part.traits.map((trait) => MOODS[trait]).find((one) => one !== undefined);
  const person = castPerson(thing.noun, {
    random,
    ...(posture ? { posture } : {}),
    ...(part.seated ? { seated: true } : {}),
    ...(part.upon ? { upon: part.upon } : {}),
    ...(part.partners.length > 0 ? { partners: part.partners } : {}),
    ...(part.dressCode ? { dressCode: part.dressCode } : {}),
    ...(part.carried ? { carrying: part.carried.noun } : {}),
    ...(part.carried?.color ? { carryingColor: part.carried.color } : {}),
    ...(mood ? { mood } : {}),
    ...clothesOf(thing),
    ...(part.traits.includes('old') ? { old: true } : {}),
    ...(held ? { holding: held.noun } : {}),
    ...(held?.color ? { holdingColor: held.color } : {}),
  });
  if (person) {
    const seen = part.traits.filter((trait) => trait === 'old' || MOODS[trait]);
    return seen.length > 0 ? { ...person, shows: [...(person.shows ?? []), ...seen] } : person;
  }
  const wanted = posture === undefined ? [] : [posture, ...(NEAREST[posture] ?? [])];
  for (const one of wanted) {
    const actor = findActor(thing.noun, one, place, thing);
    if (actor && (actor.posture ?? 'standing') === one) return actor;
  }
  const actor = findActor(thing.noun, undefined, place, thing);
  return actor && place ? adaptTo(place, actor) : actor;
}
