import { hasFront, isPerson } from '../../art/drawings/being.ts';
import { findDrawingRow, getDrawing } from '../../art/drawings/drawings.ts';
import { type Actor, findActor } from '../../art/scenes/actors/actors.ts';
import { GRASSES } from '../../art/scenes/animal-actions/animal-food.ts';
import { hangFromBalloons } from '../../art/scenes/animal-actions/hang-from-balloons.ts';
import { holdInMouth, playWithToy } from '../../art/scenes/animal-actions/hold-in-mouth.ts';
import { breach, leap } from '../../art/scenes/animal-actions/leap.ts';
import { lowerHead } from '../../art/scenes/animal-actions/lower-head.ts';
import type { SceneAsk, SceneThing } from '../../brief/scene-ask.ts';
import { eatsOf } from '../../lexicon/noun-concepts.ts';
import { membersOf, setOf } from '../../lexicon/noun-sets.ts';
import type { Casting } from './cast-things.ts';

const panda = getDrawing('panda');
const pandaEating = getDrawing('panda-eating');

/** A drawing of what an animal does in its own way, and the thing of the prompt that is part of it. */
type Feat = { actor: Actor; uses?: number };

/** Balloons that carry whoever holds them, without a basket. */
export const PARTY_BALLOONS = setOf('party-balloons');

type Scene = Pick<SceneAsk, 'things' | 'relations'>;

const TOYS = setOf('toys');
// Animals that break the surface when they leap.
const OF_WATER: ReadonlySet<Actor['standsOn']> = new Set(['deep', 'water']);
// Animals that catch fish although they do not live on them.
const FISHERS = setOf('fishers');
const PREY = setOf('prey');

/** Draws animals at what they do in their own way, together with what they do it with. */
export function performAnimals(castings: readonly Casting[], scene: Scene): Casting[] {
  const performances = castings.map(({ thing, index, actors: [found], heldBy }) =>
    found && heldBy === undefined ? performAnimal(thing, index, scene, found) : undefined,
  );
  return castings.map((casting, at) => {
    const feat = performances[at];
    const holder = performances.findIndex((other) => other?.uses === casting.index);
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
 * Finds an animal's own way of leaping, breaching, catching, eating, carrying in the mouth or playing, where its
 * drawing does not show it. `found` is its drawing for the posture, or the most similar one.
 */
function performAnimal(thing: SceneThing, index: number, scene: Scene, found: Actor): Feat | undefined {
  if (isPerson(found) || (!hasFront(found) && !findDrawingRow(found.drawing.name)?.mouth)) return undefined;
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

/** Hangs an animal without wings under the balloons of the prompt. */
function rideBalloons({ things }: Scene, found: Actor): Feat | undefined {
  if (found.posture === 'flying' || found.standsOn === 'air') return undefined;
  const uses = things.findIndex(({ noun }) => PARTY_BALLOONS.has(noun));
  const actor = uses < 0 ? undefined : hangFromBalloons(found, things[uses]?.color);
  return actor ? { actor, uses } : undefined;
}

const rise = (actor: Actor, lifted: boolean): Actor =>
  OF_WATER.has(actor.standsOn) ? breach(actor) : leap(actor, { lifted });

/** Shows eating by the drawing itself or with the food in the mouth. */
function eat({ noun }: SceneThing, index: number, scene: Scene, found: Actor): Feat | undefined {
  const named = foodOf(index, scene);
  const food = named === undefined ? eatsOf(noun) : scene.things[named]?.noun;
  const uses = named === undefined ? {} : { uses: named };
  if (
    food === undefined ? membersOf(`in-the-paws-of-${found.drawing.name}`).length > 0 : isInPaws(found, food)
  )
    return { actor: shows(biting(found), 'eating', food), ...uses };
  const grazes = food !== undefined && GRASSES.has(food) ? lowerHead(found) : undefined;
  if (grazes) return { actor: shows(grazes, 'eating', food), ...uses };
  const actor =
    food === undefined
      ? undefined
      : holdInMouth(found, food, named === undefined ? undefined : scene.things[named]?.color);
  return actor ? { actor: shows(actor, 'eating', food), ...uses } : undefined;
}

/** Moves the food from the paws into the mouth, where that is drawn. */
const biting = (found: Actor): Actor =>
  found.drawing === panda ? { ...found, drawing: pandaEating } : found;

/** Lowers the head to the water; an elephant reaches it with its trunk. */
function drink(found: Actor): Feat | undefined {
  const actor = found.drawing.name === 'elephant' ? found : lowerHead(found);
  return actor ? { actor: shows(actor, 'drinking') } : undefined;
}

/** Whether the drawing has this food in its paws. */
const isInPaws = ({ drawing }: Actor, food: string): boolean =>
  membersOf(`in-the-paws-of-${drawing.name}`).includes(food);

function fish(index: number, scene: Scene, found: Actor): Feat | undefined {
  const noun = scene.things[index]?.noun ?? '';
  if (eatsOf(noun) !== 'fish' && !FISHERS.has(noun)) return undefined;
  const prey = scene.things.findIndex(({ noun }, other) => other !== index && PREY.has(noun));
  const actor = holdInMouth(found, 'fish');
  return actor ? { actor: shows(actor, 'rod', 'catching'), ...(prey < 0 ? {} : { uses: prey }) } : undefined;
}

function catchToy({ noun }: SceneThing, index: number, scene: Scene, found: Actor): Feat | undefined {
  const toy = toyOf(index, scene);
  const named = toy === undefined ? undefined : scene.things[toy];
  if (named && PREY.has(named.noun)) return fish(index, scene, found);
  const running = findActor(noun, 'running', undefined, found) ?? found;
  const actor = named
    ? (holdInMouth(running, named.noun, named.color) ?? playWithToy(running, named.noun, 'air', named.color))
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
  const actor = named ? playWithToy(start, named.noun, 'ground', named.color) : undefined;
  if (!actor) return undefined;
  return { actor: shows(actor, 'playing'), ...(toy === undefined ? {} : { uses: toy }) };
}

/** Carries in the mouth what the animal holds or has with it. */
function carry(index: number, { things, relations }: Scene, found: Actor): Feat | undefined {
  const isInMouth = (noun: string): boolean =>
    CARRIED.has(noun) || (things[index]?.posture === 'carrying' && fitsMouth(noun, found));
  const held = relations.find(
    (relation) =>
      relation.of === index &&
      'to' in relation &&
      ((relation.kind === 'holding' && fitsMouth(things[relation.to]?.noun ?? '', found)) ||
        (relation.kind === 'with' && isInMouth(things[relation.to]?.noun ?? ''))),
  );
  const uses = held && 'to' in held ? held.to : undefined;
  const named = uses === undefined ? undefined : things[uses];
  if (uses === undefined || !named) return undefined;
  if (isInPaws(found, named.noun)) return { actor: shows(found, named.noun), uses };
  const actor = holdInMouth(found, named.noun, named.color);
  return actor ? { actor: shows(actor, 'carrying'), uses } : undefined;
}
const CARRIED = setOf('carried-in-the-mouth');

/** Whether a thing is small enough for a mouth, and lifeless or a fish. */
function fitsMouth(noun: string, { metres }: Actor): boolean {
  const thing = findActor(noun);
  if (CARRIED.has(noun) || PREY.has(noun)) return true;
  return thing !== undefined && !hasFront(thing) && thing.metres < Math.min(0.6, metres * 0.7);
}

/** Finds what is eaten: the thing that it holds, else one that is food or a plant. */
function foodOf(index: number, { things, relations }: Scene): number | undefined {
  const held = relations.find(
    (relation) => relation.of === index && relation.kind === 'holding' && 'to' in relation,
  );
  if (held && 'to' in held) return held.to;
  const found = things.findIndex(
    ({ noun }, other) => other !== index && (EDIBLE.has(noun) || findActor(noun)?.standsOn === 'table'),
  );
  return found < 0 ? undefined : found;
}
const EDIBLE = setOf('eaten-by-animals');

const toyOf = (index: number, { things }: Scene): number | undefined => {
  const found = things.findIndex(({ noun }, other) => other !== index && (TOYS.has(noun) || PREY.has(noun)));
  return found < 0 ? undefined : found;
};

const shows = (actor: Actor, ...deeds: (string | undefined)[]): Actor => ({
  ...actor,
  shows: [...(actor.shows ?? []), ...deeds.flatMap((deed) => deed ?? [])],
});
