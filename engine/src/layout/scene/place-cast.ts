import { type Cast, toBounds } from '../../art/scenes/draw-actor.ts';
import { perchOf } from '../../art/scenes/perches.ts';
import type { PlacedFigure } from '../../direction/scene/placed-scene.ts';
import { arrangeCast, type Cluster } from './arrange-cast.ts';
import { bindCast } from './bind-cast.ts';
import { floatOffshore, isOffshore } from './float-offshore.ts';
import { giveStools } from './give-stools.ts';
import { hangUp, isHanging } from './hang-up.ts';
import { honourSizes } from './honour-sizes.ts';
import { PART, type Placing, type Put } from './put-figure.ts';
import { scatterFlock } from './scatter-flock.ts';
import { fillPicture, sizeCast } from './size-cast.ts';
import { standBehindTable } from './stand-behind-table.ts';
import { farSizes, isFar, standFar } from './stand-far.ts';
import { standOnGround } from './stand-on-ground.ts';
import { perchFigure, standOnPerch } from './stand-on-perch.ts';
import { standOnSurfaces, surfaceOf } from './stand-on-surface.ts';
import { turnCast } from './turn-cast.ts';

// What is called giant takes so much of the height, and leaves so much above it.
const MOST_GIANT = 0.66;
const TOP = 0.06;

/** Everybody at their places, back to front, the lead at its third; what is in the air or deep is scattered there. */
export function placeCast(placing: Placing): { casts: Cast[]; figures: PlacedFigure[]; lead?: Cast } {
  const { plan, stage, random } = placing;
  const asked = sizeCast(plan, stage.unit, stage.height);
  const { height, width, unit } = stage;
  // Among trunks nobody is larger than they let him be.
  const sized = placing.scene.clear && width > height ? asked : fillPicture(plan, stage, asked);
  const sky = placing.scene.groundY(placing.subjectX * width) - height * TOP;
  const sizes = farSizes(plan, honourSizes(plan, sized, unit, Math.min(height * MOST_GIANT, sky)), unit);
  const clusters = arrangeCast(plan, sizes, random);
  const floats = (cluster: Cluster): boolean => {
    const role = plan.cast[cluster.figures[0]?.role ?? 0];
    return (role?.actor.stands === 'air' || role?.actor.stands === 'deep') && role.bond?.kind !== 'surface';
  };
  const put: Put[] = [];
  const perched = clusters.filter((cluster) => perchFigure(cluster, placing) !== undefined);
  const free = clusters.filter((cluster) => !perched.includes(cluster));
  const hanging = free.filter((cluster) => isHanging(cluster, placing));
  const distant = free.filter(
    (cluster) => !hanging.includes(cluster) && !floats(cluster) && isFar(cluster, plan),
  );
  const others = free.filter((cluster) => !hanging.includes(cluster) && !distant.includes(cluster));
  const offshore = others.filter((cluster) => isOffshore(cluster, placing));
  const levels = others.filter((cluster) => surfaceOf(cluster, placing) !== undefined);
  const ground = others.filter(
    (cluster) => !floats(cluster) && !levels.includes(cluster) && !offshore.includes(cluster),
  );
  hangUp(hanging, placing, put);
  for (const cluster of perched) standOnPerch(cluster, placing, put);
  // What is called tiny leads by name alone: what floats behind it is no smaller for it.
  const tiny = plan.cast[0]?.actor.shows?.includes('tiny');
  floatOffshore(offshore, placing, tiny ? height : (sizes[0] ?? unit), put);
  standOnGround(ground, placing, put);
  standOnSurfaces(levels, placing, put);
  scatterFlock(others.filter(floats), placing, put);
  standFar(distant, placing, put);
  standBehindTable(placing, put);
  bindCast(placing, put);
  turnCast(placing, put);
  giveStools(placing, put);
  const order = put.map((entry, at) => ({ ...entry, at, layer: layerOf(entry, placing) }));
  order.sort((a, b) => a.layer - b.layer || a.at - b.at);
  const lead = put.find(({ figure }) => figure.role === 0 && figure.nth === 0)?.cast;
  return {
    casts: order.map(({ cast }) => ashore(cast, placing)),
    figures: order.map(({ figure, cast }) => ({ role: figure.role, box: toBounds(cast), looks: cast.looks })),
    ...(lead ? { lead } : {}),
  };
}

/** What floats knows where its water ends. */
const ashore = (cast: Cast, { scene: { shore } }: Placing): Cast =>
  shore !== undefined && cast.actor.stands === 'water' && cast.shore === undefined
    ? { ...cast, shore }
    : cast;

/** Further up the ground is further back; what is on something comes right after it. */
function layerOf({ figure, cast }: Put, { plan, stage }: Placing): number {
  const kind = plan.cast[figure.role]?.bond?.kind;
  const { stands } = cast.actor;
  if (figure.role === PART && !figure.host && stands === 'air') return -1;
  const perched = figure.host && perchOf(plan.cast[figure.host.role]?.actor.subject ?? { name: '' });
  if (figure.host && !perched && (kind === 'riding' || kind === 'on' || kind === 'aboard'))
    // The mouse is before the lion.
    return 1 + figure.host.depth + 0.01 * (2 - Math.min(1, cast.tall / stage.height));
  if ((stands === 'air' || stands === 'deep') && !figure.host)
    return stands === 'air' ? 0 : 1 + cast.tall / stage.height;
  return 1 + figure.depth;
}
