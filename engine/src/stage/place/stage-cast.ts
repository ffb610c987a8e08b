import { hasFront } from '../../art/drawings/being.ts';
import { findAct } from '../../art/people/acts.ts';
import { type Cast, toBounds } from '../../art/scenes/actors/cast.ts';
import { drawScene, type SceneRequest } from '../../art/scenes/draw-scene.ts';
import { perchOf } from '../../art/scenes/perches.ts';
import { getPlace } from '../../art/scenes/places.ts';
import type { Scene, Stage } from '../../art/scenes/stage.ts';
import type { Box } from '../../geometry.ts';
import { placeCast } from './place-cast.ts';
import type { PlacementContext } from './place-figure.ts';

type Staged = { stage: Stage; scene: Scene; cast: ReturnType<typeof placeCast> };

// Share of the unit; smaller figures do not hide furniture.
const LEAST_TALL = 0.15;

/**
 * Draws the place and puts the cast in it. Furniture keeps clear of the cast, so the place is drawn again once the
 * cast has been placed, unless that would remove a surface that someone is on.
 */
export function stageCast(
  request: SceneRequest,
  toPlacing: (stage: Stage, scene: Scene) => PlacementContext,
): Staged {
  const stageAt = (asked: SceneRequest): Staged => {
    const { stage, scene } = drawScene(asked);
    const cast = placeCast(toPlacing(stage, scene));
    return { stage, scene: cast.casts.some((one) => isNearest(one, stage)) ? aloft(scene) : scene, cast };
  };
  const first = stageAt(request);
  const { stage, scene, cast } = first;
  const standing = stage.outside
    ? cast.casts.flatMap((one) => toStanding(one, first))
    : getPlace(request.place).furnished
      ? onGround(first)
      : offLand(first);
  if (standing.length === 0) return first;
  const again = stageAt({ ...request, standing });
  const { plan } = toPlacing(stage, scene);
  const names = new Set(again.scene.surfaces?.map(({ name }) => name));
  const lost = scene.surfaces?.some(
    ({ name }) =>
      !names.has(name) && plan.cast.some(({ bond }) => bond?.kind === 'surface' && bond.surface === name),
  );
  return lost ? first : again;
}

// Layers in the air, in front of everything.
const OF_AIR: ReadonlySet<string> = new Set(['weather', 'ground-fog']);

/** Whether a roof or summit from edge to edge fills the foreground; the grass of the place then grows behind it. */
const isNearest = (cast: Cast, { width, height }: Stage): boolean => {
  const box = toBounds(cast);
  return perchOf(cast.actor.drawing) !== undefined && box.width > width * 0.9 && box.y + box.height >= height;
};

const aloft = (scene: Scene): Scene => ({
  ...scene,
  front: scene.front.filter(({ name }) => OF_AIR.has(name)),
});

const onGround = ({ cast }: Pick<Staged, 'cast'>): Box[] =>
  cast.casts.flatMap((one) => (one.actor.standsOn === 'ground' && !one.raised ? [toBounds(one)] : []));

/** Returns the boxes of all figures on the ground if any of them stands off the land. */
function offLand({ scene: { land }, cast }: Staged): Box[] {
  if (!land) return [];
  const boxes = onGround({ cast });
  return boxes.some(({ x, width }) => x < land.from || x + width > land.to) ? boxes : [];
}

/** Returns the box of a figure that furniture must keep clear of: furniture on the floor, and people with theirs. */
function toStanding(cast: Cast, { stage, scene }: Staged): Box[] {
  const { actor, foot, tall, raised } = cast;
  const box = toBounds(cast);
  const onFloor = actor.standsOn === 'ground' && !raised && foot >= scene.groundY(cast.x) - stage.unit * 0.2;
  const furnished = !hasFront(actor) || actor.shows?.some((act) => findAct(act)?.furnished);
  return onFloor && furnished && tall > stage.unit * LEAST_TALL ? [box] : [];
}
