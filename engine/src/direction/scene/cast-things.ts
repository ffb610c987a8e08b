import type { Target } from '../../art/people/acts/act.ts';
import { findAct } from '../../art/people/acts.ts';
import { canHold, castPerson, findRole } from '../../art/people/cast-person.ts';
import type { Wear } from '../../art/people/everyday-outfit.ts';
import type { Mood } from '../../art/people/head.ts';
import type { Posture } from '../../art/presence.ts';
import { type Actor, findActor } from '../../art/scenes/actors.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { PlaceName, SceneAsk, SceneRelation, SceneThing } from '../../brief/scene/scene.ts';
import type { Trait } from '../../brief/vocabulary/traits.ts';
import type { Random } from '../../random.ts';
import { kindOf } from './assort-things.ts';
import { castActs, type Performance } from './cast-acts.ts';
import { clothesOf, traitsOf, wearOf } from './dress-cast.ts';
import { doerOf, FLOWN, fillHands, findHolders, type Held, INSTRUMENTS, USED_IN } from './hold-things.ts';
import { paceOf } from './pace-of.ts';

/** A thing of the prompt with the drawings that play it: one for each of its number, none if nothing is drawn. */
export type Casting = {
  thing: SceneThing;
  index: number;
  actors: readonly Actor[];
  /** It is in the hands of another thing, by its index, and no figure of its own. */
  heldBy?: number;
  /** What the drawing of its act holds besides it, by index: its partner, a piano, a sandcastle. */
  draws?: readonly number[];
};

// Where a posture is not drawn, the one that looks most like it.
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
// What surfaces, and what also walks.
const SURFACING = 2;
const ABOVE_WATER = 0.68;
const WADING: readonly string[] = ['duck', 'swan', 'otter', 'bridge', 'wooden-bridge'];
const MOODS: Readonly<Partial<Record<Trait, Mood>>> = {
  sad: 'sad',
  angry: 'angry',
  surprised: 'shocked',
  laughing: 'happy',
};
const SEATS: readonly string[] = [
  'throne',
  'sofa',
  'couch',
  'armchair',
  'chair',
  'bed',
  'bench',
  'stool',
  'sled',
  'bathtub',
];
const BOATS: readonly string[] = ['boat', 'rowing boat', 'fishing boat', 'sailboat', 'canoe', 'kayak'];
const ABOARD: ReadonlySet<string> = new Set(['on', 'in', 'riding']);
// Games that no figure is shown at: who plays them does not kick a ball.
const PLAYED: ReadonlySet<string> = new Set(['holding', 'with', 'on']);
// A crowd is drawn by its first few; more than these are never seen.
const MOST_PLAYERS = 7;

/** Finds each thing its drawings, in the posture that its action or its part in a relation asks for. */
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
    const wear = wearOf(thing, scene, performance?.act);
    const traits = traitsOf(index, scene);
    const inHands = things.filter((_, other) => holders[other] === index);
    const used = performance ? performance.uses.flatMap((other) => things[other] ?? []) : inHands;
    const hands = fillHands(held, used, { count, things });
    const target = typeof performance?.upon === 'number' ? things[performance.upon] : undefined;
    const actors = Array.from({ length: count }, (_, nth) => {
      // "Three men repairing a car": one of them has it.
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
          wear,
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

/** The thing of a deed as it is drawn by itself, in the colour asked for. */
function toTarget(thing: SceneThing): Target | undefined {
  const { noun, color } = thing;
  const actor = findActor(noun, undefined, undefined, thing);
  if (!actor) return undefined;
  const { subject, metres } = actor;
  const { natural } = subject;
  return { subject, metres, ...(natural && color ? { colors: { ...natural, main: color } } : {}) };
}

/** The scene without the relations of what is part of an act's drawing: who sits at his own table is not on it. */
export function withoutDrawn(scene: SceneAsk, castings: readonly Casting[]): SceneAsk {
  const drawn = new Set(castings.flatMap(({ draws = [] }) => draws));
  return {
    ...scene,
    relations: scene.relations.filter(
      (relation) => !drawn.has(relation.of) && !('to' in relation && drawn.has(relation.to)),
    ),
  };
}

/** What the prompt calls the act is what it shows. */
const showing = (actor: Actor, { tool, posture }: SceneThing): Actor => ({
  ...actor,
  shows: [...(actor.shows ?? []), ...(tool ? [tool] : []), ...(posture ? [posture] : [])],
});

/** The colour of the thing that an act is done with. */
function colorOf({ uses }: Performance, things: readonly SceneThing[]): { color?: string } {
  const color = uses.map((index) => things[index]?.color).find((one) => one !== undefined);
  return color ? { color } : {};
}

/** On furniture that has its own drawing. */
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
      (CHAIRS.includes(noun) || (noun === 'bed' && things[index]?.tool !== undefined)) &&
      holders[relation.to] === undefined &&
      // Most deeds are done standing and sitting.
      (posture !== 'standing' || things[index]?.tool !== undefined) &&
      posture !== 'lying' &&
      findActor(noun)?.seat !== undefined
    );
  });
}

const CHAIRS: readonly string[] = ['throne', 'chair', 'bench', 'stool', 'armchair', 'sofa', 'couch'];

/** The thing that shows the deed: a rod for who fishes. */
const toolOf = ({ tool }: SceneThing): Held | undefined =>
  // An act is done whole or not at all.
  tool && !findAct(tool) ? { noun: tool } : undefined;

function postureOf(
  { posture, noun }: SceneThing,
  index: number,
  { relations, things }: Pick<SceneAsk, 'relations' | 'things'>,
  holds: boolean,
): Posture | undefined {
  const mine = relations.filter(({ of }) => of === index);
  const aboard = (nouns: readonly string[]): boolean =>
    mine.some(
      (relation) =>
        ABOARD.has(relation.kind) && 'to' in relation && nouns.includes(things[relation.to]?.noun ?? ''),
    );
  if (findRole(noun) && aboard(BOATS)) return 'sitting';
  const ridden = mine.find((relation) => relation.kind === 'riding' || isMounted(relation, noun, things));
  if (ridden) {
    const host = 'to' in ridden ? things[ridden.to]?.noun : undefined;
    const mount = host === undefined ? undefined : (findActor(host) ?? undefined);
    return mount?.seat || host === 'bicycle' ? 'riding' : undefined;
  }
  if (!findRole(noun)) return posture ?? paceOf(index, { things, relations });
  if (posture === 'flying' && fliesSomething(things)) return undefined;
  if (posture === 'playing' && aboard(SEATS)) return 'sitting';
  if (posture === 'playing' && !holds && mine.some((relation) => isGame(relation, things))) return undefined;
  // Nothing says what is played: no ball is made up.
  if (posture === 'playing' && !holds && !findRole(noun)?.holding)
    return aboard(SEATS) ? 'sitting' : undefined;
  return posture === undefined || posture === 'standing' ? (aboard(SEATS) ? 'sitting' : posture) : posture;
}

/** "A courier on a scooter": whoever is on a mount rides it. */
function isMounted(relation: SceneRelation, who: string, things: readonly SceneThing[]): boolean {
  const host = 'to' in relation ? (things[relation.to]?.noun ?? '') : '';
  return (
    relation.kind === 'on' &&
    findRole(who) !== undefined &&
    !SEATS.includes(host) &&
    !BOATS.includes(host) &&
    findActor(host)?.seat !== undefined
  );
}

function isGame(relation: SceneRelation, things: readonly SceneThing[]): boolean {
  const noun = 'to' in relation ? things[relation.to]?.noun : undefined;
  return (
    noun !== undefined &&
    PLAYED.has(relation.kind) &&
    !canHold(noun) &&
    !USED_IN.playing?.includes(noun) &&
    !findRole(noun) &&
    !findActor(noun)?.faces
  );
}

/** "A boy flying a kite": the kite flies, not the boy. */
export const fliesSomething = (things: readonly SceneThing[]): boolean =>
  things.some(({ noun }) => FLOWN.includes(noun));

/** An instrument in the hands shows that it is played, seated or not. */
export const playsInstrument = (things: readonly SceneThing[]): boolean =>
  things.some(({ noun, tool }) => INSTRUMENTS.has(tool ?? noun));

/** A whale at the surface of the sea, a duck on the road. */
export function adaptTo(place: PlaceName, actor: Actor): Actor {
  const { holds } = getPlace(place);
  if (holds.includes(actor.stands)) return actor;
  if (actor.stands === 'deep' && actor.metres >= SURFACING && holds.includes('water'))
    return { ...actor, stands: 'water', shown: ABOVE_WATER };
  if (actor.stands === 'water' && WADING.includes(actor.subject.name) && holds.includes('ground'))
    return { ...actor, stands: 'ground' };
  return actor;
}

/** A boat that somebody sits in is one that shows who is in it. */
function isManned(
  { noun, count }: SceneThing,
  index: number,
  { relations, things }: Pick<SceneAsk, 'relations' | 'things'>,
): boolean {
  return (
    BOATS.includes(noun) &&
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

/** A person or an animal. */
const isAlive = (noun: string): boolean =>
  findRole(noun) !== undefined || findActor(noun)?.stands === 'ground';

type Part = {
  posture: Posture | undefined;
  held: Held | undefined;
  place: PlaceName | undefined;
  partners: Performance['partners'];
  seated: boolean;
  wear: Wear | undefined;
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
    ...(part.wear ? { wear: part.wear } : {}),
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
