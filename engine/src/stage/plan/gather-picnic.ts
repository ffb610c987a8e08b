import { findRole } from '../../art/people/cast-person.ts';
import { findActor } from '../../art/scenes/actors/actors.ts';
import type { SceneAsk, SceneRelation, SceneThing } from '../../brief/scene-ask.ts';
import { setOf } from '../../lexicon/noun-sets.ts';

const PICNIC = 'picnic basket';
const BLANKET = 'blanket';
const EATING = 'eating';

const TREE = /(?:^|\s)(?:tree|oak|pine|birch|willow|palm)$/;
const TABLES = setOf('seated-at');

/**
 * Seats people at a picnic on its blanket, with basket and food; eating under a tree, with no table named, is a
 * picnic. Other scenes stay as they are.
 */
export function gatherPicnic(scene: SceneAsk): SceneAsk {
  const { things, relations } = scene;
  const picnic = things.findIndex(({ noun }) => noun === PICNIC);
  const known = things.findIndex(({ noun }) => noun === BLANKET);
  const meal = picnic >= 0 || known >= 0 || isUnderTree(scene);
  const guests = things.flatMap(({ noun, posture, tool }, index) =>
    findRole(noun) &&
    (tool === undefined || (meal && tool === EATING)) &&
    (posture === undefined || posture === 'sitting')
      ? [index]
      : [],
  );
  const eats = guests.some((index) => things[index]?.tool === EATING);
  if (guests.length === 0 || !meal) return scene;
  if (picnic < 0 && !eats) return known < 0 ? scene : sitDown(scene, known, guests);
  const blanket = known < 0 ? things.length : known;
  const seatedThings = things.map((thing, index): SceneThing => {
    const { tool: _, ...rest } = thing;
    return guests.includes(index) ? { ...rest, posture: 'sitting' } : thing;
  });
  if (known < 0) seatedThings.push({ noun: BLANKET, count: 1 });
  const food = things.flatMap(({ noun }, index) =>
    index !== picnic && findActor(noun)?.standsOn === 'table' ? [index] : [],
  );
  const on = (of: number): SceneRelation => ({ kind: 'on', of, to: blanket });
  const seated = [...guests, ...(picnic < 0 ? [] : [picnic]), ...food];
  // The blanket lies where the picnic is: under the tree.
  const moved = relations.flatMap((relation): SceneRelation[] => {
    if (!('to' in relation) || seated.includes(relation.to)) return [];
    if (seated.includes(relation.of) && relation.to === blanket) return [];
    return [seated.includes(relation.of) ? { ...relation, of: blanket } : relation];
  });
  const first = guests[0] ?? 0;
  return {
    ...scene,
    ...(scene.place ? {} : { place: 'park' }),
    things: seatedThings,
    relations: [on(first), ...seated.filter((index) => index !== first).map(on), ...moved],
  };
}

/** Whether people eat under a tree with no furniture named; one who eats an apple alone holds it. */
function isUnderTree({ things, relations }: SceneAsk): boolean {
  const guests = things.filter(({ noun, tool }) => tool === EATING && findRole(noun));
  const alone = guests.every(({ noun, count }) => count === 1 && findRole(noun)?.members === undefined);
  const bite = alone && things.some(({ noun }) => findActor(noun)?.standsOn === 'table');
  const eats = guests.length > 0 && !bite;
  const under = relations.some(
    (relation) =>
      relation.kind === 'under' &&
      'to' in relation &&
      findRole(things[relation.of]?.noun ?? '') &&
      TREE.test(things[relation.to]?.noun ?? ''),
  );
  return eats && under && !things.some(({ noun }) => TABLES.has(noun));
}

/** Seats people on a blanket unless the prompt gives them another posture. */
const sitDown = (scene: SceneAsk, blanket: number, guests: readonly number[]): SceneAsk => ({
  ...scene,
  things: scene.things.map((thing, index): SceneThing => {
    const there = scene.relations.some(
      (relation) =>
        relation.of === index && relation.kind === 'on' && 'to' in relation && relation.to === blanket,
    );
    return there && guests.includes(index) ? { ...thing, posture: 'sitting' } : thing;
  }),
});
