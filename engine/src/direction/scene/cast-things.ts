import { canHold, castPerson, findRole } from '../../art/people/cast-person.ts';
import type { Posture } from '../../art/presence.ts';
import { type Actor, findActor } from '../../art/scenes/actors.ts';
import type { PlaceName, SceneAsk, SceneRelation, SceneThing } from '../../brief/scene.ts';
import type { Random } from '../../random.ts';

/** A thing of the prompt with the drawings that play it: one for each of its number, none if nothing is drawn. */
export type Casting = {
  thing: SceneThing;
  index: number;
  actors: readonly Actor[];
  /** It is in the hands of another thing, by its index, and no figure of its own. */
  heldBy?: number;
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
// What a posture of people shows by itself.
const USED_IN: Readonly<Partial<Record<Posture, readonly string[]>>> = {
  reading: ['book'],
  playing: ['football', 'ball'],
};
const FLOWN: readonly string[] = ['kite', 'drone'];
const SEATS: readonly string[] = ['sofa', 'couch', 'armchair', 'chair', 'bed', 'bench', 'stool'];
// A crowd is drawn by its first few; more than these are never seen.
const MOST_PLAYERS = 7;

/** Finds each thing its drawings, in the posture that its action or its part in a relation asks for. */
export function castThings({ things, relations, place }: SceneAsk, random: Random): Casting[] {
  const holders = things.map((thing, index) => holderOf(thing, index, things, relations));
  return things.map((thing, index) => {
    const held = things.find((_, other) => holders[other] === index);
    const posture = postureOf(thing, index, { things, relations });
    const count = Math.min(thing.count, MOST_PLAYERS);
    const actors = Array.from({ length: count }, (_, nth) =>
      findPlayer(thing, { posture, held, place }, random.fork(`${index}-${nth}`)),
    );
    const holder = holders[index];
    return {
      thing,
      index,
      actors: actors.filter((actor) => actor !== undefined),
      ...(holder === undefined ? {} : { heldBy: holder }),
    };
  });
}

/** Who has it in the hands: "a girl holding a balloon", "a man with an umbrella", "under an umbrella". */
function holderOf(
  { noun }: SceneThing,
  index: number,
  things: readonly SceneThing[],
  relations: readonly SceneRelation[],
): number | undefined {
  // Who reads has a book in the hands, who plays a ball at the feet, whatever word leads to it.
  const user = things.findIndex(
    ({ noun: who, posture }) => posture !== undefined && USED_IN[posture]?.includes(noun) && findRole(who),
  );
  if (user >= 0) return user;
  if (!canHold(noun)) return undefined;
  const kinds =
    noun === 'umbrella'
      ? ['holding', 'with', 'under']
      : noun === 'bicycle'
        ? ['riding', 'holding', 'with']
        : ['holding', 'with'];
  const relation = relations.find(
    (one) =>
      'to' in one && one.to === index && kinds.includes(one.kind) && findRole(things[one.of]?.noun ?? ''),
  );
  return relation?.of;
}

function postureOf(
  { posture, noun }: SceneThing,
  index: number,
  { relations, things }: Pick<SceneAsk, 'relations' | 'things'>,
): Posture | undefined {
  const mine = relations.filter(({ of }) => of === index);
  if (mine.some(({ kind }) => kind === 'riding')) return 'riding';
  if (!findRole(noun)) return posture;
  if (posture === 'flying' && fliesSomething(things)) return undefined;
  const seated = mine.some(
    (relation) =>
      (relation.kind === 'on' || relation.kind === 'in') &&
      'to' in relation &&
      SEATS.includes(things[relation.to]?.noun ?? ''),
  );
  return posture ?? (seated ? 'sitting' : undefined);
}

/** "A boy flying a kite": the kite flies, not the boy. */
export const fliesSomething = (things: readonly SceneThing[]): boolean =>
  things.some(({ noun }) => FLOWN.includes(noun));

type Part = { posture: Posture | undefined; held: SceneThing | undefined; place: PlaceName | undefined };

function findPlayer(thing: SceneThing, { posture, held, place }: Part, random: Random): Actor | undefined {
  const dressColor = thing.wears?.noun === 'hat' ? thing.color : (thing.wears?.color ?? thing.color);
  const person = castPerson(thing.noun, {
    random,
    ...(posture ? { posture } : {}),
    ...(held ? { holding: held.noun } : {}),
    ...(held?.color ? { holdingColor: held.color } : {}),
    ...(dressColor ? { dressColor } : {}),
  });
  if (person) return person;
  const wanted = posture === undefined ? [] : [posture, ...(NEAREST[posture] ?? [])];
  for (const one of wanted) {
    const actor = findActor(thing.noun, one, place);
    if (actor && (actor.posture ?? 'standing') === one) return actor;
  }
  return findActor(thing.noun, undefined, place);
}
