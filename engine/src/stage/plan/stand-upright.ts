import { drawingsIn } from '../../art/drawings/drawings.ts';
import { findAct, findActWith } from '../../art/people/acts.ts';
import { canHold } from '../../art/people/cast-person.ts';
import { findHeld, isInstrument } from '../../art/people/held-things.ts';
import { animalOf, isUpright, uprightNoun } from '../../art/people/uprights/upright-roles.ts';
import { findActor } from '../../art/scenes/actors/actors.ts';
import { canWear } from '../../art/scenes/animal-actions/dress-animal.ts';
import type { Posture, SceneAsk, SceneThing } from '../../brief/scene-ask.ts';
import { setOf } from '../../lexicon/noun-sets.ts';
import type { Casting } from './cast-things.ts';
import { garmentsOf } from './dress-cast.ts';
import { PARTY_BALLOONS } from './perform-animal.ts';

const food = drawingsIn('food');

// Tools for which animals have a way of their own.
const NATURAL_TOOLS = setOf('natural-tools');
const HUMAN_POSTURES: ReadonlySet<Posture> = new Set(['reading', 'working', 'dancing', 'waving']);
// Things that animals carry in the mouth or play with.
const NATURAL_THINGS = setOf('natural-things');
// Animals sit up to eat at these.
const TABLES = setOf('laid-for-a-meal');
// Food that animals find; all other food is cooked or served.
const FOUND_FOOD = setOf('found-food');
const ANGLING = setOf('angling');
const PEDALLED = setOf('pedalled');

/**
 * Replaces animals and robots that act like people, or wear what their drawing has no place for, by upright ones,
 * which can do all that people can. Animals that act naturally stay as they are.
 */
export function standUpright(scene: SceneAsk): SceneAsk {
  const things = scene.things.map((thing, index): SceneThing => {
    const noun = isHuman(thing, index, scene) ? uprightNoun(thing.noun, thing.as) : undefined;
    return noun ? { ...thing, noun } : thing;
  });
  return { ...scene, things: things.map((thing) => joinIn(thing, things)) };
}

const NOWHERE = 'meadow';

/** Keeps upright animals in their habitat unless their act has a place of its own: a penguin is on the ice. */
export function keepHomes(castings: readonly Casting[]): Casting[] {
  return castings.map((casting) => {
    const animal = animalOf(casting.thing.noun);
    const natural = animal === undefined ? undefined : findActor(animal);
    if (natural?.standsOn !== 'ground') return casting;
    const { home } = natural;
    const actors = casting.actors.map((actor) => (actor.home === NOWHERE ? { ...actor, home } : actor));
    return { ...casting, actors };
  });
}

/** Lets an idle companion do the same: "a bear having tea with a rabbit". */
function joinIn(thing: SceneThing, things: readonly SceneThing[]): SceneThing {
  const idle = thing.posture === undefined && thing.tool === undefined && thing.count === 1;
  const noun = idle ? uprightNoun(thing.noun, thing.as) : undefined;
  const host = things.find(
    (other) =>
      other !== thing && isUpright(other.noun) && other.count === 1 && findAct(other.tool ?? '')?.partner,
  );
  return noun && host ? { ...thing, noun } : thing;
}

function isHuman(thing: SceneThing, index: number, scene: SceneAsk): boolean {
  const { noun, posture, as, wears } = thing;
  const robot = uprightNoun(noun) !== undefined && /robot|bot$|android/.test(noun);
  return (
    as !== undefined ||
    (wears !== undefined && !isShownByNature(thing, index, scene)) ||
    (posture !== undefined && HUMAN_POSTURES.has(posture)) ||
    hasPicnic(thing, scene) ||
    doesDeed(thing, scene, robot) ||
    handles(thing, index, scene, robot)
  );
}

/** Whether a thing's natural drawing shows everything it does and wears. */
function isShownByNature(thing: SceneThing, index: number, { relations }: SceneAsk): boolean {
  const { noun, posture = 'standing', tool } = thing;
  const natural = findActor(noun, posture);
  if (tool !== undefined || !natural || !canWear(natural, garmentsOf(thing))) return false;
  // Without a sitting drawing, an animal on something stays as it is.
  const rests = relations.some(({ of, kind }) => of === index && (kind === 'on' || kind === 'in'));
  return (
    (natural.posture ?? 'standing') === posture ||
    (posture === 'sitting' && (rests || natural.perched !== undefined)) ||
    (posture === 'swimming' && natural.standsOn === 'water')
  );
}

/** Whether an animal is at a picnic; a bear that takes the basket away is not. */
const hasPicnic = ({ action, tool, posture }: SceneThing, { things }: SceneAsk): boolean =>
  (action === undefined || tool === 'eating' || posture === 'sitting') &&
  things.some(({ noun }) => noun === 'picnic basket');

function doesDeed({ tool }: SceneThing, { things, place }: SceneAsk, robot: boolean): boolean {
  if (tool === undefined || !(findAct(tool) || canHold(tool))) return false;
  const named = (set: ReadonlySet<string>): boolean => things.some(({ noun }) => set.has(noun));
  switch (tool) {
    case 'eating':
      return robot || named(TABLES) || things.some(({ noun }) => isCooked(noun));
    case 'drinking':
      return robot || things.some(({ noun }) => findHeld(noun) === 'cup');
    case 'rod':
      return robot || named(ANGLING) || place === 'pier';
    case 'microphone':
      return robot || place === 'stage-hall' || named(new Set(['microphone', 'stage', 'piano', 'guitar']));
    default:
      return robot || !(NATURAL_TOOLS.has(tool) || findAct(tool)?.ofAnimals);
  }
}

/** Whether a thing holds what only hands hold, plays an instrument, or rides something with pedals. */
function handles(
  { posture }: SceneThing,
  index: number,
  { things, relations }: SceneAsk,
  robot: boolean,
): boolean {
  const inHands = (noun: string): boolean => canHold(noun) && (robot || !NATURAL_THINGS.has(noun));
  if (posture === 'playing' && things.some(({ noun }) => isPlayed(noun))) return true;
  return relations.some((relation) => {
    if (relation.of !== index || !('to' in relation)) return false;
    const noun = things[relation.to]?.noun ?? '';
    if (relation.kind === 'riding') return PEDALLED.has(noun);
    // Animals under balloons hang there as they are.
    if (posture === 'flying' && PARTY_BALLOONS.has(noun)) return false;
    // A cat that sleeps with a cup of tea has it beside it.
    const holds = relation.kind === 'holding' || (relation.kind === 'with' && posture !== 'lying');
    return holds && inHands(noun);
  });
}

/** Whether something is an instrument or a board game; not a ball. */
const isPlayed = (noun: string): boolean => findActWith('playing', noun) !== undefined || isInstrument(noun);

const isCooked = (noun: string): boolean => {
  const drawing = findActor(noun)?.drawing;
  return drawing !== undefined && food.includes(drawing) && !FOUND_FOOD.has(noun);
};
