import { circle, fill, num, path, rect } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';

/** Where the subject stands on its stage: a box and a slight turn in degrees. */
export type SpotStage = { svg: string; place: Box; rotation: number };

const STAGES = ['disc', 'arch', 'steps', 'sun'] as const;

/** Two or three large flat shapes for a subject to stand before, inside `art`, the nearest one in `stage`. */
export function drawSpot(art: Box, palette: Palette, stage: string, random: Random): SpotStage {
  const { background, surface, accent2 } = palette;
  const size = Math.min(art.width, art.height);
  const cx = art.x + art.width / 2;
  const cy = art.y + art.height / 2;
  // A long subject may reach over its stage's sides, a tall one not over its top.
  const box = (share: number, dy = 0): Box => ({
    x: cx - size * share * 0.64,
    y: cy - (size * share) / 2 + dy,
    width: size * share * 1.28,
    height: size * share,
  });
  switch (random.pick(STAGES)) {
    case 'disc':
      return {
        svg:
          circle(cx, cy, size * 0.47, fill(surface)) +
          circle(cx + size * 0.03, cy + size * 0.03, size * 0.335, fill(stage)),
        place: box(0.6),
        rotation: -6,
      };
    case 'arch': {
      const half = size * 0.34;
      const top = cy - size * 0.42;
      const foot = art.y + art.height + 2;
      const arch = (by: number): string =>
        `M${num(cx - half + by)} ${num(foot)}V${num(top + half)}a${num(half - by)} ${num(half - by)} 0 0 1 ${num(2 * (half - by))} 0V${num(foot)}Z`;
      return {
        svg: path(arch(-size * 0.09), fill(surface)) + path(arch(0), fill(stage)),
        // Wider, it would stick out of the arch by a little, and look like a slip.
        place: { ...box(0.54, size * 0.03), x: cx - half * 0.86, width: half * 1.72 },
        rotation: 0,
      };
    }
    case 'steps': {
      const s = size * 0.42;
      return {
        svg:
          rect(cx - s, cy - s, s * 2, s * 2, fill(surface)) +
          path(
            `M${num(cx - s)} ${num(cy + s)}V${num(cy - s)}A${num(s * 2)} ${num(s * 2)} 0 0 1 ${num(cx + s)} ${num(cy + s)}Z`,
            fill(stage),
          ) +
          circle(cx + s * 0.62, cy - s * 0.62, s * 0.24, fill(accent2)),
        place: box(0.6, size * 0.05),
        rotation: -4,
      };
    }
    case 'sun':
      return {
        svg:
          circle(cx, cy, size * 0.46, fill(mix(background, stage, 0.2))) +
          circle(cx, cy, size * 0.375, fill(mix(background, stage, 0.5))) +
          circle(cx, cy, size * 0.29, fill(stage)),
        place: box(0.62),
        rotation: -6,
      };
  }
}
