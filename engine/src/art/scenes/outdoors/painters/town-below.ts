import { fill, path, svg, svgDocument } from '../../../svg.ts';
import { LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { calmHeight, type Layer, type Stage } from '../../stage.ts';

/** Roofs of a town below, one behind the other. */
export function drawTownBelow(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('roofs');
  let body = '';
  for (const [y, near, size] of [
    [0.66, 0.46, 0.8],
    [0.72, 0.6, 1.1],
    [0.8, 0.72, 1.5],
  ] as const) {
    let [walls, tiles, panes] = ['', '', ''];
    for (let x = -unit * 0.06; x < width; ) {
      const wide = unit * random.range(0.1, 0.17) * size;
      const base = height * y + unit * random.range(-0.014, 0.014);
      const tall = calmHeight(stage, x + wide / 2, base, unit * 0.09 * size);
      walls += svg`M${x} ${base + unit * 0.1}V${base - tall * 0.4}h${wide}V${base + unit * 0.1}Z`;
      tiles += svg`M${x - wide * 0.06} ${base - tall * 0.38}L${x + wide * 0.2} ${base - tall}H${x + wide * 0.8}L${x + wide * 1.06} ${base - tall * 0.38}Z`;
      for (const k of [0.25, 0.62])
        if (random.next() < Math.max(0.15, lampShare(light)))
          panes += svg`M${x + wide * k} ${base}v${-tall * 0.24}h${wide * 0.13}v${tall * 0.24}Z`;
      x += wide * random.range(1, 1.2);
    }
    const lit = lampShare(light) > 0.25;
    body +=
      path(walls, fill(inLight(light, '#ecdcc2', near))) +
      path(
        tiles,
        fill(
          inLight(light, isSnowy(stage) ? '#eef4fa' : '#b8593f', Math.max(near, isSnowy(stage) ? 0.8 : 0)),
        ),
      ) +
      path(panes, fill(lit ? LAMP : inLight(light, '#5f6f7f', near)));
  }
  return { name: 'roofs', picture: svgDocument(width, height, body) };
}
