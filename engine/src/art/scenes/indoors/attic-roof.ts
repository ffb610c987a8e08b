import { mix } from '../../../color/oklch.ts';
import { fill, lines, num, type Point, path, rect, stroke, stroked, svg } from '../../svg.ts';
import type { WallThing } from './wall-thing.ts';

/** The slopes of the roof on both sides of the gable, its beams, and the sky in a skylight. */
export const atticRoof: WallThing = {
  ceiling: true,
  draw(stage, { paint, palette, dark, floorY }) {
    const { width, unit } = stage;
    const sky = (stage.outside ?? stage.light).sky;
    const ridge = width / 2;
    const [reach, eave] = [Math.min(width * 0.5, unit * 0.98), floorY - unit * 0.24];
    const wood = paint(mix(palette.wall, palette.wood, 0.5));
    const beam = paint(mix(palette.wood, '#2b1c12', 0.25));
    const at = (side: number, k: number): Point => [
      ridge + side * (unit * 0.1 + (reach - unit * 0.1) * k),
      eave * k,
    ];
    let [boards, rafters] = ['', ''];
    for (const side of [-1, 1]) {
      boards += lines(
        [at(side, 0), [side < 0 ? 0 : width, 0], [side < 0 ? 0 : width, eave], at(side, 1)],
        true,
      );
      rafters += lines([at(side, 0), at(side, 1)]);
    }
    let joints = '';
    for (const k of [0.2, 0.4, 0.6, 0.8])
      for (const side of [-1, 1])
        joints += svg`M${at(side, k)[0]} ${at(side, k)[1]}H${side < 0 ? 0 : num(width)}`;
    const pane = [
      at(1, 0.26),
      at(1, 0.6),
      [at(1, 0.6)[0] + unit * 0.22, at(1, 0.6)[1]],
      [at(1, 0.26)[0] + unit * 0.22, at(1, 0.26)[1]],
    ] as const;
    return (
      path(boards, fill(wood)) +
      path(joints, stroke(beam, unit * 0.004, 0.4)) +
      path(rafters, stroke(beam, unit * 0.026)) +
      path(
        lines(pane, true),
        svg`${fill(sky[2])} stroke="${paint(palette.trim)}" stroke-width="${unit * 0.016}"`,
      ) +
      stroked(
        paint(palette.trim),
        unit * 0.008,
      )`M${(pane[0][0] + pane[3][0]) / 2} ${pane[0][1]}L${(pane[1][0] + pane[2][0]) / 2} ${pane[1][1]}` +
      rect(0, eave, unit * 0.03, floorY - eave, fill(beam)) +
      rect(width - unit * 0.03, eave, unit * 0.03, floorY - eave, fill(beam)) +
      rect(ridge - reach * 0.36, eave * 0.2, reach * 0.72, unit * 0.022, fill(beam)) +
      rect(ridge - unit * 0.012, 0, unit * 0.024, eave * 0.2, fill(dark, 0.3))
    );
  },
};
