import { path, radialGradient, svg, svgDocument } from '../../svg.ts';
import { sunY } from '../sky/sky.ts';
import type { Layer, Stage } from '../stage.ts';

/** Beams of light that fall through crowns from where the sun stands, or from above the picture; `strength` at full shine. */
export function drawShafts(stage: Stage, name: string, horizon: number, strength: number): Layer {
  const { width, height, unit, light, sunX } = stage;
  const random = stage.random.fork(name);
  const y = Math.min(sunY(stage, horizon), height * 0.3) - unit * 0.2;
  const reach = unit * 1.6;
  let data = '';
  for (let i = 0; i < 7; i++) {
    const angle = Math.PI * (0.24 + (0.52 * (i + 0.6 * random.next())) / 7);
    const spread = random.range(0.018, 0.05);
    const to = (at: number): string => svg`L${sunX + Math.cos(at) * reach} ${y + Math.sin(at) * reach}`;
    data += svg`M${sunX} ${y}${to(angle - spread)}${to(angle + spread)}Z`;
  }
  const defs = radialGradient('r', [sunX, y], reach * 0.85, [
    [0, light.sun, 0],
    [0.25, light.sun, Number((strength * light.glow).toFixed(3))],
    [1, light.sun, 0],
  ]);
  return { name, picture: svgDocument(width, height, path(data, 'fill="url(#r)"'), defs) };
}
