import type { Backdrop } from '../../../brief/setting.ts';
import type { Box } from '../../../geometry.ts';
import { fill, path, rect, svg } from '../../svg.ts';
import { drawRange } from '../land/range.ts';
import { waterColor } from '../land/water.ts';
import { inLight } from '../light/light.ts';
import { evergreen } from '../seasons.ts';
import { conifer } from '../shapes.ts';
import type { Stage } from '../stage.ts';

// Where the horizon is behind the panes, from their lower edge: shares of the height of the window.
const SEA = 0.36;
const FOOT = 0.1;

/** What the prompt names behind the panes: `stage` is that of the land outside, in its light; to be clipped to `box`. */
export const WINDOW_VIEWS: Readonly<
  Record<Exclude<Backdrop, 'skyline'>, (stage: Stage, box: Box) => string>
> = {
  sea: drawSea,
  mountains: drawMountains,
  forest: drawForest,
};

function drawSea(stage: Stage, { x, y, width, height }: Box): string {
  const random = stage.random.fork('sea-view');
  const top = y + height * (1 - SEA);
  let shine = '';
  for (let i = 0; i < 40; i++) {
    const k = random.next() ** 1.4;
    const long = width * random.range(0.03, 0.09) * (0.4 + k);
    shine += svg`M${x + random.next() * width} ${top + height * SEA * (0.04 + 0.92 * k)}h${long}v${height * 0.006}h${-long * 0.8}Z`;
  }
  return (
    rect(x, top, width, height * SEA + 1, fill(waterColor(stage, '#1f6f93', 0.25))) +
    rect(
      x,
      top + height * SEA * 0.4,
      width,
      height * SEA * 0.6 + 1,
      fill(waterColor(stage, '#1f6f93', 0.6), 0.6),
    ) +
    path(shine, fill(stage.light.sun, 0.35))
  );
}

function drawMountains(stage: Stage, { x, y, width, height }: Box): string {
  const base = y + height * (1 - FOOT);
  const near = { ...stage, unit: height };
  const range = (name: string, rise: number, count: number, depth: number): string =>
    drawRange(near, { name, base, height: height * rise, count, near: depth, snow: 0.4, rock: '#5b6f8a' });
  return (
    range('view-far', 0.66, 5, 0.4) +
    range('view-near', 0.44, 7, 0.6) +
    rect(x, base - 1, width, height * FOOT + 2, fill(inLight(stage.light, evergreen(stage, '#5f8a55'), 0.7)))
  );
}

function drawForest(stage: Stage, { x, y, width, height }: Box): string {
  const random = stage.random.fork('forest-view');
  const foot = y + height;
  return ([0.45, 0.75] as const)
    .map((near, row) => {
      const count = Math.round((width / height) * 9);
      const trees = Array.from({ length: count }, (_, i) =>
        conifer(
          x + ((i + random.next()) / count) * width,
          foot - height * (row === 0 ? 0.14 : 0),
          height * random.range(0.4, 0.62),
          random,
        ),
      );
      const color = inLight(stage.light, evergreen(stage, '#2f6a54'), near);
      const ground = rect(x, foot - height * (row === 0 ? 0.15 : 0.04), width, height * 0.16, fill(color));
      return ground + path(trees.join(''), fill(color));
    })
    .join('');
}
