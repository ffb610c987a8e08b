import type { Posture } from '../../art/presence.ts';
import { type Actor, findActor } from '../../art/scenes/actors.ts';
import type { SceneAsk, SceneRelation, SceneThing } from '../../brief/scene.ts';

/** A thing of the prompt with the drawing that plays it, if there is one. */
export type Casting = { thing: SceneThing; index: number; actor?: Actor };

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

/** Finds each thing its drawing, in the posture that its action or its part in a relation asks for. */
export function castThings({ things, relations }: SceneAsk): Casting[] {
  return things.map((thing, index) => {
    const actor = findPlayer(thing, postureOf(thing, index, relations));
    return { thing, index, ...(actor ? { actor } : {}) };
  });
}

function postureOf(
  { posture }: SceneThing,
  index: number,
  relations: readonly SceneRelation[],
): Posture | undefined {
  const kinds = relations.flatMap(({ of, kind }) => (of === index ? [kind] : []));
  if (kinds.includes('riding')) return 'riding';
  return posture ?? (kinds.includes('holding') ? 'carrying' : undefined);
}

function findPlayer(thing: SceneThing, posture: Posture | undefined): Actor | undefined {
  const wanted = posture === undefined ? [] : [posture, ...(NEAREST[posture] ?? [])];
  const found = [...wanted, undefined].map((one) => findOne(thing, one));
  return (
    found.find((actor, at) => actor && (actor.posture ?? 'standing') === (wanted[at] ?? 'standing')) ??
    found.at(-1)
  );
}

function findOne(thing: SceneThing, posture: Posture | undefined): Actor | undefined {
  return findActor(thing.noun, posture);
}
