import type { SceneAsk } from '../../brief/scene-ask.ts';

/** The noun for the place `house-wall`. */
export const WALL = 'wall';
const BEFORE: ReadonlySet<string> = new Set(['beside', 'in-front-of', 'with']);

/**
 * Makes a wall the place, in its color, where things only stand in front of it: "a bicycle leaning against a yellow
 * wall".
 */
export function standAtWall(scene: SceneAsk): SceneAsk {
  const { place, things, relations } = scene;
  const wall = things.findIndex(({ noun, count }) => noun === WALL && count === 1);
  const bonds = relations.filter((relation) => 'to' in relation && relation.to === wall);
  const before = bonds.every(({ kind }) => BEFORE.has(kind)) && !relations.some(({ of }) => of === wall);
  if (place !== undefined || wall < 0 || bonds.length === 0 || !before) return scene;
  const color = things[wall]?.color;
  return { ...scene, place: 'house-wall', ...(color ? { tint: color } : {}) };
}
