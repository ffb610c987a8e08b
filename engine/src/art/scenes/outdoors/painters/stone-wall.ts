import { mix } from '../../../../color/oklch.ts';
import { fill, path, svg, svgDocument } from '../../../svg.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import type { Layer, Stage } from '../../stage.ts';

/** Field stones without mortar, up to where the lead stands. */
export function drawStoneWall(stage: Stage, y: number): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const random = stage.random.fork('wall');
  const stone = inLight(light, isSnowy(stage) ? '#e9eff5' : '#cfc4b0', 0.9);
  let [pale, dull] = ['', ''];
  for (let row = 0; row < 3; row++)
    for (let x = -unit * 0.03 * row; x < width; ) {
      const wide = unit * random.range(0.035, 0.065);
      const at = y + unit * (0.045 - row * 0.024);
      const open = subjectX !== undefined && Math.abs(x + wide / 2 - subjectX) < unit * 0.26;
      const data = svg`M${x + wide * 0.06} ${at}q${-wide * 0.1} ${-unit * 0.02} ${wide * 0.2} ${-unit * 0.023}h${wide * 0.5}q${wide * 0.28} ${unit * 0.004} ${wide * 0.2} ${unit * 0.023}Z`;
      if (!open && random.next() < 0.6) pale += data;
      else if (!open) dull += data;
      x += wide;
    }
  const body = path(dull, fill(mix(stone, light.dark, 0.22))) + path(pale, fill(stone));
  return { name: 'wall', picture: svgDocument(width, height, body) };
}
