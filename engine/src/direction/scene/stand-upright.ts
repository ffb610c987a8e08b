import { actWith, findAct } from '../../art/people/acts.ts';
import { canHold } from '../../art/people/cast-person.ts';
import { findHeld } from '../../art/people/find-held.ts';
import { animalOf, isUpright, uprightNoun } from '../../art/people/uprights/upright-roles.ts';
import { findActor } from '../../art/scenes/actors.ts';
import { canWear } from '../../art/scenes/feats/wearing.ts';
import { food } from '../../art/subjects/food.ts';
import type { SceneAsk, SceneThing } from '../../brief/scene/scene.ts';
import type { Posture } from '../../brief/vocabulary/postures.ts';
import type { Casting } from './cast-things.ts';
import { garmentsOf } from './dress-cast.ts';
import { PARTY_BALLOONS } from './perform-animal.ts';

// What an animal holds in its own way, by the tool that shows the deed of people.
const NATURAL_TOOLS: ReadonlySet<string> = new Set(['rod', 'microphone', 'building', 'flag', 'stick']);
const HUMAN_POSTURES: ReadonlySet<Posture> = new Set(['reading', 'working', 'dancing', 'waving']);
// What animals carry in the mouth, and play with.
const NATURAL_THINGS: ReadonlySet<string> = new Set(
  'ball football tennis ball stick bone fish flower leaf nut acorn carrot branch feather bread'.split(' '),
);
// At one of these one sits up to eat.
const TABLES: ReadonlySet<string> = new Set([
  'table',
  'dining table',
  'coffee table',
  'plate',
  'bowl',
  'fork',
  'spoon',
  'chopsticks',
]);
// What animals find; all other food is cooked or served.
const FOUND_FOOD: ReadonlySet<string> = new Set(
  'carrot corn apple banana pear cherry strawberry cheese bread egg watermelon pumpkin lettuce cabbage grapes mushroom meat steak shrimp fish berry blueberry raspberry coconut mango potato turnip'.split(
    ' ',
  ),
);
const ANGLING: ReadonlySet<string> = new Set([
  'rod',
  'fishing rod',
  'boat',
  'rowing boat',
  'fishing boat',
  'stool',
  'chair',
  'bucket',
]);
const PEDALLED: ReadonlySet<string> = new Set(['bicycle', 'tricycle', 'unicycle']);

/**
 * The scene with the animals and robots that do what only people do, or wear what no animal's drawing has a place for, as upright ones:
 * everything that is drawn for people holds for them. What an animal does in its own way leaves it as it is.
 */
export function standUpright(scene: SceneAsk): SceneAsk {
  const things = scene.things.map((thing, index): SceneThing => {
    const noun = isHuman(thing, index, scene) ? uprightNoun(thing.noun, thing.as) : undefined;
    return noun ? { ...thing, noun } : thing;
  });
  return { ...scene, things: things.map((thing) => joinIn(thing, things)) };
}

const NOWHERE = 'meadow';

/** The cast with upright animals where they live, unless what they do has a place of its own: a penguin is on the ice. */
export function keepHomes(castings: readonly Casting[]): Casting[] {
  return castings.map((casting) => {
    const animal = animalOf(casting.thing.noun);
    const natural = animal === undefined ? undefined : findActor(animal);
    if (natural?.stands !== 'ground') return casting;
    const { home } = natural;
    const actors = casting.actors.map((actor) => (actor.home === NOWHERE ? { ...actor, home } : actor));
    return { ...casting, actors };
  });
}

/** "A bear having tea with a rabbit": what two do the other one does, too, who does nothing else. */
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
    (wears !== undefined && !staysAnimal(thing, index, scene)) ||
    (posture !== undefined && HUMAN_POSTURES.has(posture)) ||
    hasPicnic(thing, scene) ||
    doesDeed(thing, scene, robot) ||
    handles(thing, index, scene, robot)
  );
}

/** Does nothing in it but what its natural drawing shows, and that has a place for all of it. */
function staysAnimal(thing: SceneThing, index: number, { relations }: SceneAsk): boolean {
  const { noun, posture = 'standing', tool } = thing;
  const natural = findActor(noun, posture);
  if (tool !== undefined || !natural || !canWear(natural, garmentsOf(thing))) return false;
  // What has no drawing that sits is on something as it is.
  const rests = relations.some(({ of, kind }) => of === index && (kind === 'on' || kind === 'in'));
  return (
    (natural.posture ?? 'standing') === posture ||
    (posture === 'sitting' && (rests || natural.perched !== undefined)) ||
    (posture === 'swimming' && natural.stands === 'water')
  );
}

/** A bear that takes the basket away has no picnic. */
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

/** Has in the hands what only hands hold, plays an instrument, or rides what has pedals. */
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
    // It hangs under them as it is.
    if (posture === 'flying' && PARTY_BALLOONS.has(noun)) return false;
    return (relation.kind === 'holding' || relation.kind === 'with') && inHands(noun);
  });
}

/** An instrument, or a game at a board: no ball. */
const isPlayed = (noun: string): boolean =>
  actWith('playing', noun) !== undefined ||
  ['guitar', 'ukulele', 'banjo', 'lute', 'violin', 'flute', 'trumpet'].includes(findHeld(noun) ?? '');

const isCooked = (noun: string): boolean => {
  const subject = findActor(noun)?.subject;
  return subject !== undefined && food.includes(subject) && !FOUND_FOOD.has(noun);
};
