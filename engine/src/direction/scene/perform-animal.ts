import { type Actor, findActor } from '../../art/scenes/actors.ts';
import { aloft } from '../../art/scenes/feats/aloft.ts';
import { headDown } from '../../art/scenes/feats/head-down.ts';
import { atToy, inMouth } from '../../art/scenes/feats/in-mouth.ts';
import { breach, leap } from '../../art/scenes/feats/leap.ts';
import { dietOf, GRASSES } from '../../art/scenes/feats/morsels.ts';
import { mouthOf } from '../../art/scenes/feats/mouths.ts';
import { panda, pandaEating } from '../../art/subjects/animals/panda.ts';
import type { SceneAsk, SceneThing } from '../../brief/scene/scene.ts';
import type { Casting } from './cast-things.ts';

/** What an animal does in its own way with a thing: the drawing, and which thing of the prompt is part of it. */
type Feat = { actor: Actor; uses?: number };

/** What carries who holds it, and no basket. */
export const PARTY_BALLOONS: ReadonlySet<string> = new Set([
  'balloon',
  'balloons',
  'toy balloon',
  'party balloon',
  'bunch of balloons',
  'balloon bouquet',
]);

type Scene = Pick<SceneAsk, 'things' | 'relations'>;

const TOYS: ReadonlySet<string> = new Set(
  'frisbee ball football tennis yarn butterfly bone stick'
    .split(' ')
    .concat('ball of yarn', 'tennis ball', 'flying disc'),
);
// What breaks the surface when it leaps.
const OF_WATER: ReadonlySet<Actor['stands']> = new Set(['deep', 'water']);
// What catches fish beside what lives on them.
const FISHERS: ReadonlySet<string> = new Set([
  'fox',
  'raccoon',
  'tiger',
  'crocodile',
  'dog',
  'lion',
  'leopard',
]);
const PREY: ReadonlySet<string> = new Set(['fish', 'salmon', 'trout', 'shrimp', 'crab']);

/** The cast with its animals at what they do in their own way; what they do it with is part of their drawing. */
export function performAnimals(castings: readonly Casting[], scene: Scene): Casting[] {
  const feats = castings.map(({ thing, index, actors: [found], heldBy }) =>
    found && heldBy === undefined ? performAnimal(thing, index, scene, found) : undefined,
  );
  return castings.map((casting, at) => {
    const feat = feats[at];
    const holder = feats.findIndex((other) => other?.uses === casting.index);
    if (feat)
      return {
        ...casting,
        actors: casting.actors.map(() => feat.actor),
        ...(feat.uses === undefined ? {} : { draws: [feat.uses] }),
      };
    return holder < 0 ? casting : { ...casting, heldBy: castings[holder]?.index ?? holder };
  });
}

/**
 * The natural deeds of an animal that its drawing does not show: to leap, to breach, to catch, to eat, to carry in the
 * mouth, to play. `found` is its drawing for the posture, or the one that looks most like it.
 */
function performAnimal(thing: SceneThing, index: number, scene: Scene, found: Actor): Feat | undefined {
  if (found.hip !== undefined || (found.faces === undefined && !mouthOf(found.subject.name)))
    return undefined;
  const { tool, posture } = thing;
  const over = scene.relations.some(({ kind, of }) => kind === 'over' && of === index);
  switch (true) {
    case posture === 'flying':
      return rideBalloons(scene, found);
    case tool === 'eating':
      return eat(thing, index, scene, found);
    case tool === 'drinking':
      return drink(found);
    case tool === 'rod':
      return fish(index, scene, found);
    case tool === 'catching':
      return catchToy(thing, index, scene, found);
    case posture === 'jumping':
      return (
        (over ? undefined : catchToy(thing, index, scene, found)) ??
        (found.posture === 'jumping' ? undefined : { actor: rise(found, !over) })
      );
    case posture === 'playing':
      return play(index, scene, found);
    default:
      return carry(index, scene, found);
  }
}

/** What has no wings of its own hangs under the balloons of the prompt. */
function rideBalloons({ things }: Scene, found: Actor): Feat | undefined {
  if (found.posture === 'flying' || found.stands === 'air') return undefined;
  const uses = things.findIndex(({ noun }) => PARTY_BALLOONS.has(noun));
  const actor = uses < 0 ? undefined : aloft(found, things[uses]?.color);
  return actor ? { actor, uses } : undefined;
}

const rise = (actor: Actor, lifted: boolean): Actor =>
  OF_WATER.has(actor.stands) ? breach(actor) : leap(actor, { lifted });

/** The drawing shows it by itself, or the food is in the mouth. */
function eat({ noun }: SceneThing, index: number, scene: Scene, found: Actor): Feat | undefined {
  const named = foodOf(index, scene);
  const food = named === undefined ? dietOf(noun) : scene.things[named]?.noun;
  const own = OWN_FOOD[found.subject.name];
  const uses = named === undefined ? {} : { uses: named };
  if (own && (food === undefined || own.has(food)))
    return { actor: shows(biting(found), 'eating', food), ...uses };
  const grazes = food !== undefined && GRASSES.has(food) ? headDown(found) : undefined;
  if (grazes) return { actor: shows(grazes, 'eating', food), ...uses };
  const actor =
    food === undefined
      ? undefined
      : inMouth(found, food, named === undefined ? undefined : scene.things[named]?.color);
  return actor ? { actor: shows(actor, 'eating', food), ...uses } : undefined;
}

/** Its food in the mouth instead of the paws, where that is drawn. */
const biting = (found: Actor): Actor =>
  found.subject === panda ? { ...found, subject: pandaEating } : found;

/** With the head down to the water; an elephant reaches it with the trunk as it stands. */
function drink(found: Actor): Feat | undefined {
  const actor = found.subject.name === 'elephant' ? found : headDown(found);
  return actor ? { actor: shows(actor, 'drinking') } : undefined;
}

// Drawn with it in the paws.
const OWN_FOOD: Readonly<Record<string, ReadonlySet<string>>> = {
  panda: new Set(['bamboo', 'leaf', 'grass', 'bamboo shoot']),
  squirrel: new Set(['acorn', 'nut']),
  hamster: new Set(['acorn', 'nut', 'seed', 'corn']),
  otter: new Set(['clam', 'shell']),
};

function fish(index: number, scene: Scene, found: Actor): Feat | undefined {
  const noun = scene.things[index]?.noun ?? '';
  if (dietOf(noun) !== 'fish' && !FISHERS.has(noun)) return undefined;
  const prey = scene.things.findIndex(({ noun }, other) => other !== index && PREY.has(noun));
  const actor = inMouth(found, 'fish');
  return actor ? { actor: shows(actor, 'rod', 'catching'), ...(prey < 0 ? {} : { uses: prey }) } : undefined;
}

function catchToy({ noun }: SceneThing, index: number, scene: Scene, found: Actor): Feat | undefined {
  const toy = toyOf(index, scene);
  const named = toy === undefined ? undefined : scene.things[toy];
  if (named && PREY.has(named.noun)) return fish(index, scene, found);
  const running = findActor(noun, 'running', undefined, found) ?? found;
  const actor = named
    ? (inMouth(running, named.noun, named.color) ?? atToy(running, named.noun, 'air', named.color))
    : undefined;
  return actor
    ? { actor: shows(rise(actor, true), 'catching'), ...(toy === undefined ? {} : { uses: toy }) }
    : undefined;
}

function play(index: number, scene: Scene, found: Actor): Feat | undefined {
  const toy = toyOf(index, scene);
  const named = toy === undefined ? undefined : scene.things[toy];
  const noun = scene.things[index]?.noun ?? '';
  const find = (posture: 'running' | 'walking'): Actor | undefined =>
    findActor(noun, posture, undefined, found);
  const running = find('running');
  const start = (running?.posture === 'running' ? running : find('walking')) ?? found;
  const actor = named ? atToy(start, named.noun, 'ground', named.color) : undefined;
  if (!actor) return undefined;
  return { actor: shows(actor, 'playing'), ...(toy === undefined ? {} : { uses: toy }) };
}

/** What it holds or has with it, if a mouth takes it. */
function carry(index: number, { things, relations }: Scene, found: Actor): Feat | undefined {
  const held = relations.find(
    (relation) =>
      relation.of === index &&
      'to' in relation &&
      ((relation.kind === 'holding' && fitsMouth(things[relation.to]?.noun ?? '', found)) ||
        (relation.kind === 'with' && CARRIED.has(things[relation.to]?.noun ?? ''))),
  );
  const uses = held && 'to' in held ? held.to : undefined;
  const named = uses === undefined ? undefined : things[uses];
  if (uses === undefined || !named) return undefined;
  if (OWN_FOOD[found.subject.name]?.has(named.noun)) return { actor: shows(found, named.noun), uses };
  const actor = inMouth(found, named.noun, named.color);
  return actor ? { actor: shows(actor, 'carrying'), uses } : undefined;
}
const CARRIED: ReadonlySet<string> = new Set(
  'stick bone twig fish flower leaf acorn carrot newspaper frisbee branch'.split(' '),
);

/** Small, and not alive but for a fish. */
function fitsMouth(noun: string, { metres }: Actor): boolean {
  const thing = findActor(noun);
  if (CARRIED.has(noun) || PREY.has(noun)) return true;
  return thing !== undefined && thing.faces === undefined && thing.metres < Math.min(0.6, metres * 0.7);
}

/** What is eaten: the thing that it holds, else the one that stands on tables or grows. */
function foodOf(index: number, { things, relations }: Scene): number | undefined {
  const held = relations.find(
    (relation) => relation.of === index && relation.kind === 'holding' && 'to' in relation,
  );
  if (held && 'to' in held) return held.to;
  const found = things.findIndex(
    ({ noun }, other) => other !== index && (EDIBLE.has(noun) || findActor(noun)?.stands === 'table'),
  );
  return found < 0 ? undefined : found;
}
const EDIBLE: ReadonlySet<string> = new Set([
  'bamboo',
  'fish',
  'grass',
  'hay',
  'leaf',
  'haystack',
  'flower',
  'shrimp',
]);

const toyOf = (index: number, { things }: Scene): number | undefined => {
  const found = things.findIndex(({ noun }, other) => other !== index && (TOYS.has(noun) || PREY.has(noun)));
  return found < 0 ? undefined : found;
};

const shows = (actor: Actor, ...deeds: (string | undefined)[]): Actor => ({
  ...actor,
  shows: [...(actor.shows ?? []), ...deeds.flatMap((deed) => deed ?? [])],
});
