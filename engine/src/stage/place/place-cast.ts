import { type Cast, toBounds } from '../../art/scenes/actors/cast.ts';
import { perchOf } from '../../art/scenes/perches.ts';
import type { PlacedFigure } from '../plan/placed-scene.ts';
import { applySizeWords } from './apply-size-words.ts';
import { arrangeCast, type Cluster } from './arrange-cast.ts';
import { bindCast } from './bind-cast.ts';
import { floatOffshore, isOffshore } from './float-offshore.ts';
import { giveStools } from './give-stools.ts';
import { hangUp, isHanging } from './hang-up.ts';
import { ACCESSORY, type PlacedCast, type PlacementContext } from './place-figure.ts';
import { resolveFacing } from './resolve-facing.ts';
import { scatterFlock } from './scatter-flock.ts';
import { fillPicture, sizeCast } from './size-cast.ts';
import { standBehindTable } from './stand-behind-table.ts';
import { farSizes, isFar, standFar } from './stand-far.ts';
import { standOnGround } from './stand-on-ground.ts';
import { perchFigure, standOnPerch } from './stand-on-perch.ts';
import { standOnSurfaces, surfaceOf } from './stand-on-surface.ts';

// Largest share of the height that a giant takes, and the room left above it.
const MOST_GIANT = 0.66;
const TOP = 0.06;

/** Places everyone, back to front, with the lead on its third; figures in the air or under water are scattered. */
export function placeCast(placing: PlacementContext): {
  casts: Cast[];
  figures: PlacedFigure[];
  lead?: Cast;
} {
  const { plan, stage, random } = placing;
  const asked = sizeCast(plan, stage.unit, stage.height);
  const { height, width, unit } = stage;
  // Between trees, figures are no larger than the clearing allows.
  const sized = placing.scene.clear && width > height ? asked : fillPicture(plan, stage, asked);
  const sky = placing.scene.groundY(placing.subjectX * width) - height * TOP;
  const sizes = farSizes(plan, applySizeWords(plan, sized, unit, Math.min(height * MOST_GIANT, sky)), unit);
  const clusters = arrangeCast(plan, sizes, random);
  const floats = (cluster: Cluster): boolean => {
    const role = plan.cast[cluster.figures[0]?.role ?? 0];
    return (
      (role?.actor.standsOn === 'air' || role?.actor.standsOn === 'deep') && role.bond?.kind !== 'surface'
    );
  };
  const placed: PlacedCast[] = [];
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
  hangUp(hanging, placing, placed);
  for (const cluster of perched) standOnPerch(cluster, placing, placed);
  // A lead that is called tiny does not shrink what floats behind it.
  const tiny = plan.cast[0]?.actor.shows?.includes('tiny');
  floatOffshore(offshore, placing, tiny ? height : (sizes[0] ?? unit), placed);
  standOnGround(ground, placing, placed);
  standOnSurfaces(levels, placing, placed);
  scatterFlock(others.filter(floats), placing, placed);
  standFar(distant, placing, placed);
  standBehindTable(placing, placed);
  bindCast(placing, placed);
  resolveFacing(placing, placed);
  giveStools(placing, placed);
  const order = placed.map((entry, at) => ({ ...entry, at, layer: layerOf(entry, placing) }));
  order.sort((a, b) => a.layer - b.layer || a.at - b.at);
  const lead = placed.find(({ figure }) => figure.role === 0 && figure.nth === 0)?.cast;
  return {
    casts: order.map(({ cast }) => ashore(cast, placing)),
    figures: order.map(({ figure, cast }) => ({ role: figure.role, box: toBounds(cast), looks: cast.looks })),
    ...(lead ? { lead } : {}),
  };
}

/** Tells a floating figure where its water ends. */
const ashore = (cast: Cast, { scene: { shore } }: PlacementContext): Cast =>
  shore !== undefined && cast.actor.standsOn === 'water' && cast.shore === undefined
    ? { ...cast, shore }
    : cast;

/** Returns the drawing order: further up the ground is further back, and guests come right after their host. */
function layerOf({ figure, cast }: PlacedCast, { plan, stage }: PlacementContext): number {
  const kind = plan.cast[figure.role]?.bond?.kind;
  const { standsOn } = cast.actor;
  if (figure.role === ACCESSORY && !figure.host && standsOn === 'air') return -1;
  const perched = figure.host && perchOf(plan.cast[figure.host.role]?.actor.drawing ?? { name: '' });
  if (figure.host && !perched && (kind === 'riding' || kind === 'on' || kind === 'aboard'))
    // Of two on one host, the smaller is in front.
    return 1 + figure.host.depth + 0.01 * (2 - Math.min(1, cast.tall / stage.height));
  if ((standsOn === 'air' || standsOn === 'deep') && !figure.host)
    return standsOn === 'air' ? 0 : 1 + cast.tall / stage.height;
  return 1 + figure.depth;
}
