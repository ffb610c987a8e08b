import { toBounds } from '../../art/scenes/draw-actor.ts';
import { plants } from '../../art/subjects/plants.ts';
import type { Box } from '../composition.ts';
import type { Cluster } from './arrange-cast.ts';
import { looksOf, type Placing, type Put, toPut } from './put-figure.ts';

const TRIES = 40;
const EDGE = 0.04;
// Where the ground of the sea is, a share of the height, and how much what grows on it is larger than it swims.
const GROUND = 0.95;
const GROWN = [1.3, 1.9] as const;
// A flock keeps this distance, as a share of its members' size.
const APART = 1.12;

/** Things in the air or under water: a lone one at its third, several as a loose flock without a pattern. */
export function scatterFlock(clusters: readonly Cluster[], placing: Placing, put: Put[]): void {
  const { plan, stage, horizon, random, subjectX } = placing;
  const { width, height, unit, calm } = stage;
  const spin = random.fork('flock');
  const grows = plan.cast.some(({ actor }) => actor.stands === 'deep' && plants.includes(actor.subject));
  const members = clusters.flatMap(({ figures }) => figures);
  const taken: Box[] = put.map(({ cast }) => toBounds(cast));
  for (const [at, figure] of members.entries()) {
    const role = plan.cast[figure.role];
    if (!role) continue;
    const deep = role.actor.stands === 'deep';
    // Corals grow from the ground, up to who swims among them.
    const rooted = deep && plants.includes(role.actor.subject);
    const size = rooted ? spin.range(...GROWN) : role.count > 1 ? 0.78 * spin.range(0.72, 1) : 1;
    const [tall, wide] = [figure.tall * size, figure.wide * size];
    const [top, floor] = rooted
      ? [GROUND - 0.06, GROUND]
      : deep
        ? [0.16, 0.86]
        : [0.08, Math.max(0.5, Math.min(horizon / height, 0.8) - 0.06)];
    const watcher = watcherOf(figure.role, placing, put);
    const middle = watcher ?? {
      x: subjectX * width,
      y: height * (deep ? (grows ? 0.62 : 0.56) : (top + floor) / 2 - 0.02),
    };
    // A lone one is at its third, unless another stands up into it.
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
    // As near to the flock as its distance allows, never over the words.
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
    const made = toPut(depth, role, placing, { x, tall, foot, looks: looksOf(figure, role, x, placing) });
    put.push({ figure, cast: made.cast });
  }
}

/** Before the eyes of who looks at it. */
function watcherOf(
  role: number,
  { plan, stage }: Placing,
  put: readonly Put[],
): { x: number; y: number } | undefined {
  const eyes = put.find(({ figure }) => plan.cast[figure.role]?.gaze === role)?.cast;
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
