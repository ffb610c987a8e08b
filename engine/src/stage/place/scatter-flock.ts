import { drawingsIn } from '../../art/drawings/drawings.ts';
import { toBounds } from '../../art/scenes/actors/cast.ts';
import type { Box } from '../../geometry.ts';
import type { Cluster } from './arrange-cast.ts';
import { chooseFacing, type PlacedCast, type PlacementContext, placeFigure } from './place-figure.ts';

const plants = drawingsIn('plants');

const TRIES = 40;
const EDGE = 0.04;
// Height of the sea floor as a share of the picture, and how much plants on it are enlarged.
const GROUND = 0.95;
const GROWN = [1.3, 1.9] as const;
// Distance within a flock, as a share of its members' size.
const APART = 1.12;

/** Scatters things in the air or under water: a single one on its third, several as a loose flock. */
export function scatterFlock(
  clusters: readonly Cluster[],
  placing: PlacementContext,
  placed: PlacedCast[],
): void {
  const { plan, stage, horizon, random, subjectX } = placing;
  const { width, height, unit, calm } = stage;
  const spin = random.fork('flock');
  const grows = plan.cast.some(({ actor }) => actor.standsOn === 'deep' && plants.includes(actor.drawing));
  const members = clusters.flatMap(({ figures }) => figures);
  const taken: Box[] = placed.map(({ cast }) => toBounds(cast));
  for (const [at, figure] of members.entries()) {
    const role = plan.cast[figure.role];
    if (!role) continue;
    const deep = role.actor.standsOn === 'deep';
    // Corals grow from the sea floor up between the fish.
    const rooted = deep && plants.includes(role.actor.drawing);
    const size = rooted ? spin.range(...GROWN) : role.count > 1 ? 0.78 * spin.range(0.72, 1) : 1;
    const [tall, wide] = [figure.tall * size, figure.wide * size];
    const [top, floor] = rooted
      ? [GROUND - 0.06, GROUND]
      : deep
        ? [0.16, 0.86]
        : [0.08, Math.max(0.5, Math.min(horizon / height, 0.8) - 0.06)];
    const watcher = watcherOf(figure.role, placing, placed);
    const middle = watcher ?? {
      x: subjectX * width,
      y: height * (deep ? (grows ? 0.62 : 0.56) : (top + floor) / 2 - 0.02),
    };
    // A single one is on its third, unless another figure reaches up there.
    const spots = Array.from({ length: at === 0 && taken.length === 0 ? 1 : TRIES }, (_, nth) =>
      at === 0 && nth === 0
        ? middle
        : {
            x: spin.range(EDGE * width + wide / 2, width * (1 - EDGE) - wide / 2),
            y: rooted
              ? spin.range(height * top, height * floor) - tall / 2
              : spin.range(
                  height * top + tall / 2,
                  Math.max(height * top + tall / 2 + 1, height * floor - tall / 2),
                ),
          },
    );
    // The spot nearest to the flock that keeps its distance and is not over the words.
    const judged = spots.map((spot) => {
      const box = { x: spot.x - wide / 2, y: spot.y - tall / 2, width: wide, height: tall };
      const hidden = [...taken, ...(calm ? [calm] : [])].reduce(
        (sum, other) => sum + shared(grow(box), other),
        0,
      );
      const far = Math.hypot((spot.x - middle.x) / width, (spot.y - middle.y) / height);
      return { spot, box, cost: (hidden / (wide * tall)) * (rooted ? 0.5 : 10) + far };
    });
    judged.sort((a, b) => a.cost - b.cost);
    const best = judged[0];
    if (!best) continue;
    taken.push(best.box);
    const foot = best.spot.y + tall / 2;
    const depth = { ...figure, depth: role.count > 1 ? 0.1 + size * 0.5 : 0.5 };
    const x = Math.min(Math.max(best.spot.x, wide / 2 + unit * 0.02), width - wide / 2 - unit * 0.02);
    const made = placeFigure(depth, role, placing, {
      x,
      tall,
      foot,
      looks: chooseFacing(figure, role, x, placing),
    });
    placed.push({ figure, cast: made.cast });
  }
}

/** Finds who watches the figure, so that it is placed in front of their eyes. */
function watcherOf(
  role: number,
  { plan, stage }: PlacementContext,
  placed: readonly PlacedCast[],
): { x: number; y: number } | undefined {
  const eyes = placed.find(({ figure }) => plan.cast[figure.role]?.gaze === role)?.cast;
  if (!eyes) return undefined;
  const box = toBounds(eyes);
  const side = eyes.x < stage.width * 0.6 ? 1 : -1;
  return { x: eyes.x + side * (box.width / 2 + stage.unit * 0.16), y: box.y + box.height * 0.1 };
}

const grow = ({ x, y, width, height }: Box): Box => ({
  x: x - (width * (APART - 1)) / 2,
  y: y - (height * (APART - 1)) / 2,
  width: width * APART,
  height: height * APART,
});

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
