import { findRole } from '../../art/people/cast-person.ts';
import type { SceneAsk, SceneRelation, SceneThing } from '../../brief/scene.ts';

const PICNIC = 'picnic basket';
const BLANKET = 'blanket';

/** Who has a picnic sits on its blanket, and the basket stands there too; a scene without one stays as it is. */
export function gatherPicnic(scene: SceneAsk): SceneAsk {
  const picnic = scene.things.findIndex(({ noun }) => noun === PICNIC);
  const guests = scene.things.flatMap(({ noun, posture, tool }, index) =>
    findRole(noun) && tool === undefined && (posture === undefined || posture === 'sitting') ? [index] : [],
  );
  const known = scene.things.findIndex(({ noun }) => noun === BLANKET);
  if (guests.length === 0 || (picnic < 0 && known < 0)) return scene;
  if (picnic < 0) return sitDown(scene, known, guests);
  const blanket = known < 0 ? scene.things.length : known;
  const things = scene.things.map((thing, index): SceneThing => {
    return guests.includes(index) ? { ...thing, posture: 'sitting' } : thing;
  });
  if (known < 0) things.push({ noun: BLANKET, count: 1 });
  const on = (of: number): SceneRelation => ({ kind: 'on', of, to: blanket });
  const seated = [...guests, picnic];
  // The blanket is where the picnic is: under the tree.
  const moved = scene.relations.flatMap((relation): SceneRelation[] => {
    if (!('to' in relation) || relation.to === picnic) return [];
    if (seated.includes(relation.of) && relation.to === blanket) return [];
    return [seated.includes(relation.of) ? { ...relation, of: blanket } : relation];
  });
  return { ...scene, things, relations: [...seated.map(on), ...moved] };
}

/** Nobody stands on a blanket, unless the prompt says so. */
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
