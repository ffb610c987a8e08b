import type { SceneAsk } from '../../brief/scene-ask.ts';
import type { PlacedScene } from './placed-scene.ts';
import type { Omission, Role, ScenePlan } from './scene-plan.ts';

/** A picture to be checked against its requirements: as planned, and as placed where that is known. */
export type CheckedPicture = {
  scene: SceneAsk;
  plan: ScenePlan;
  /** Relations that cannot be drawn. */
  failed: readonly Omission[];
  placed?: PlacedScene | undefined;
};

/** Finds the role that shows a thing; undefined for what is held or belongs to the place. */
export const roleOf = (thing: number, { cast }: ScenePlan): Role | undefined =>
  cast.find((role) => role.thing === thing);

/** Finds the role that is drawn holding a thing. */
export const holderOf = (thing: number, { cast }: ScenePlan): Role | undefined =>
  cast.find(({ holds }) => holds?.includes(thing));
