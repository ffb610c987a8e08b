import type { SceneAsk } from '../../brief/scene/scene.ts';
import type { Omission, Role, ScenePlan } from '../plan-scene.ts';
import type { PlacedScene } from './placed-scene.ts';

/** A picture to be held against its ledger: as it is planned, and as it was placed where that is known. */
export type Shown = {
  scene: SceneAsk;
  plan: ScenePlan;
  /** Relations that no drawing allows. */
  failed: readonly Omission[];
  placed?: PlacedScene | undefined;
};

/** The role that plays a thing; none for what is held or belongs to the place. */
export const roleOf = (thing: number, { cast }: ScenePlan): Role | undefined =>
  cast.find((role) => role.thing === thing);

/** Who has a thing in the hands, where that is drawn. */
export const holderOf = (thing: number, { cast }: ScenePlan): Role | undefined =>
  cast.find(({ holds }) => holds?.includes(thing));
