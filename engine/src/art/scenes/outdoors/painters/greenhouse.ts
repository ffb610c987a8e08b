import { mix } from '../../../../color/oklch.ts';
import { fill, filled, lines, type Point, path, stroke, svg, svgDocument } from '../../../svg.ts';
import { atStreet, toStreetView } from '../../buildings/street-view.ts';
import { inLight } from '../../light/light.ts';
import type { Layer, Stage } from '../../stage.ts';

/** White bars: the end wall, the roof that comes towards the viewer; a pale shine over all. */
export function drawGlassHouse(stage: Stage): Layer {
  const { width, height, unit, light, calm } = stage;
  const { vx } = toStreetView(stage);
  const vy = height * 0.6;
  const white = inLight(light, '#f4f7f2', 0.82);
  const half = unit * 0.3;
  const eaves = vy - unit * 0.16;
  const ridge = eaves - unit * 0.13;
  const low = height * 0.69;
  // The end wall with its door.
  let thin = '';
  for (let k = -1; k <= 1; k += 0.25)
    thin += svg`M${vx + half * k} ${low}V${eaves - (1 - Math.abs(k)) * unit * 0.13}`;
  thin += svg`M${vx - half} ${vy - unit * 0.04}H${vx + half}`;
  let thick = svg`M${vx - half} ${low}L${vx - half} ${eaves}L${vx} ${ridge}L${vx + half} ${eaves}L${vx + half} ${low}`;
  // Side walls and roof in perspective, as far as no words stand there.
  const out = (x: number, y: number, k: number): Point => [vx + (x - vx) * k, vy + (y - vy) * k];
  for (const k of [1.45, 2.2, 3.4]) {
    const frame = [
      out(vx - half, low, k),
      out(vx - half, eaves, k),
      out(vx, ridge, k),
      out(vx + half, eaves, k),
      out(vx + half, low, k),
    ];
    const free =
      !calm ||
      frame.every(
        ([x, y]) => x < calm.x - 10 || x > calm.x + calm.width + 10 || y > calm.y + calm.height + 8,
      );
    if (free) thick += lines(frame);
  }
  const rail = (x: number, y: number): string => {
    const [fx, fy] = out(x, y, 4);
    if (calm && fx < calm.x + calm.width && fx > calm.x - unit && fy < calm.y + calm.height) return '';
    return svg`M${x} ${y}L${fx} ${fy}`;
  };
  for (const side of [-1, 1]) {
    thick += rail(vx + side * half, eaves);
    thin += rail(vx + side * half, vy - unit * 0.04) + rail(vx + side * half * 0.5, (eaves + ridge) / 2);
  }
  thick += rail(vx, ridge);
  const pane = filled(
    light.sky[4],
    0.16,
  )`M${vx - half} ${low}L${vx - half} ${eaves}L${vx} ${ridge}L${vx + half} ${eaves}L${vx + half} ${low}Z`;
  return {
    name: 'glass',
    picture: svgDocument(
      width,
      height,
      pane +
        path(thin, stroke(white, Math.max(1, unit * 0.004), 0.8)) +
        path(thick, stroke(white, Math.max(1.6, unit * 0.008))),
    ),
  };
}

/** Benches along both sides of a way, for what stands on them. */
export function drawBenches(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const view = toStreetView(stage);
  const wood = inLight(light, '#9a7350', 0.88);
  const board = (
    side: number,
    corners: readonly (readonly [out: number, scale: number, up: number])[],
  ): string =>
    lines(
      corners.map(([out, scale, up]) => atStreet(view, side * out, scale, unit * up)),
      true,
    );
  const body = [-1, 1]
    .map(
      (side) =>
        path(
          board(side, [
            [1, 0.34, 0],
            [1, 0.34, 0.3],
            [1, 2.2, 0.3],
            [1, 2.2, 0],
          ]),
          fill(mix(wood, light.dark, 0.45), 0.75),
        ) +
        path(
          board(side, [
            [1, 0.34, 0.3],
            [1, 2.2, 0.3],
            [1.6, 2.2, 0.3],
            [1.6, 0.34, 0.3],
          ]),
          fill(mix(wood, light.sun, 0.16)),
        ) +
        path(
          board(side, [
            [1, 0.34, 0.3],
            [1, 2.2, 0.3],
            [1, 2.2, 0.25],
            [1, 0.34, 0.25],
          ]),
          fill(wood),
        ),
    )
    .join('');
  return { name: 'benches', picture: svgDocument(width, height, body) };
}
