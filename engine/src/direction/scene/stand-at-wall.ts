import type { SceneAsk } from '../../brief/scene/scene.ts';

/** The noun of what the whole of that place is. */
export const WALL = 'wall';
const BEFORE: ReadonlySet<string> = new Set(['beside', 'in-front-of', 'with']);

/** "A bicycle leaning against a yellow wall": where all are before a wall and on none, that is the place, in its colour. */
export function standAtWall(scene: SceneAsk): SceneAsk {
  const { place, things, relations } = scene;
  const wall = things.findIndex(({ noun, count }) => noun === WALL && count === 1);
  const bonds = relations.filter((relation) => 'to' in relation && relation.to === wall);
  const before = bonds.every(({ kind }) => BEFORE.has(kind)) && !relations.some(({ of }) => of === wall);
  if (place !== undefined || wall < 0 || bonds.length === 0 || !before) return scene;
  const color = things[wall]?.color;
  return { ...scene, place: 'house-wall', ...(color ? { tint: color } : {}) };
}
