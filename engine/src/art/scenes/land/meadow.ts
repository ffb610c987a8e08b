import { mix } from '../../../color/oklch.ts';
import { fill, gradientDown, path, svgDocument } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { inShade, isSnowy, turfColor } from '../seasons.ts';
import { areaUnder, grass } from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

const GRASS = '#5f9a55';

/** The ground at the viewer's feet; `depth` 0 carries the subject, 1 stands before it. */
export function drawMeadow(stage: Stage, line: (x: number) => number, depth: 0 | 1, green = GRASS): Layer {
  const color = turfColor(stage, green);
  const { width, height, unit, light, random } = stage;
  const near = depth === 0 ? 0.86 : 0.96;
  const top = inLight(light, mix(color, light.sun, depth === 0 ? 0.12 : 0), near);
  const foot = inLight(light, inShade(stage, color, depth === 0 ? 0.35 : 0.5), 1);
  const blades = grass(
    width,
    line,
    // Few stalks look out of the snow.
    Math.round(((isSnowy(stage) ? 26 : 330) * width) / (unit * 1.9)),
    unit * (0.026 + 0.022 * depth),
    random.fork(`blades${depth}`),
  );
  const defs = gradientDown('meadow', [line(width / 2) - unit * 0.03, height], [top, foot]);
  const body =
    path(blades, fill(mix(top, foot, 0.25))) + path(areaUnder(width, height, line, 8), 'fill="url(#meadow)"');
  return { name: `meadow${depth}`, picture: svgDocument(width, height, body, defs) };
}
