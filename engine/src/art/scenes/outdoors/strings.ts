import { mix } from '../../../color/oklch.ts';
import { dots, fill, oval, type Point, path, stroke, svg, svgDocument } from '../../svg.ts';
import { drawGlow, glowDefs, LAMP, lampShare } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { calmHeight, type Layer } from '../stage.ts';
import type { Ground } from './levels.ts';
import type { Part } from './place-data.ts';

const COLORS = ['#d9534a', '#f2b93f', '#3f8f8a', '#3f6fb8', '#a5579f', '#f08a5a'];

/** Bulbs, flags or paper lanterns on cords over a place; none where the words stand. */
export function drawStrings({ stage, levelY }: Ground, part: Extract<Part, { string: unknown }>): Layer {
  const { width, height, unit, light } = stage;
  const { colors = COLORS, count } = part;
  const high = levelY(part.y);
  const spans = Math.max(2, Math.round(width / (unit * part.span)));
  const lit = lampShare(light) > 0.25;
  const clear = (x: number): boolean => calmHeight(stage, x, high + unit * 0.1, unit * 0.14) > unit * 0.138;
  let [cords, hung] = ['', ''];
  const points: Point[] = [];
  for (let i = 0; i < spans; i++) {
    const [a, b] = [(width * i) / spans, (width * (i + 1)) / spans];
    if (high < unit * 0.03 || ![a, (a + b) / 2, b].every(clear)) continue;
    cords += svg`M${a} ${high}Q${(a + b) / 2} ${high + unit * 0.13} ${b} ${high}`;
    if (part.poles !== undefined) for (const x of [a, b]) cords += svg`M${x} ${levelY(part.poles)}V${high}`;
    for (let j = 0; j < count; j++) {
      const k = (j + 0.5) / count;
      points.push([a + (b - a) * k, high + unit * 0.26 * k * (1 - k)]);
    }
  }
  const colorOf = (i: number): string => inLight(light, colors[i % colors.length] ?? '#d9534a', 0.92);
  if (part.string === 'flags')
    for (const [i] of colors.entries())
      hung += path(
        points
          .filter((_, at) => at % colors.length === i)
          .map(([x, y]) => svg`M${x - unit * 0.014} ${y}h${unit * 0.028}l${-unit * 0.014} ${unit * 0.034}Z`)
          .join(''),
        fill(colorOf(i)),
      );
  const r = unit * 0.019;
  if (part.string === 'lanterns')
    for (const [i, [x, y]] of points.entries())
      hung +=
        drawGlow(light, x, y + r, unit * 0.07) +
        path(
          oval([x, y + r * 1.1], r, r * 1.12),
          fill(mix(colorOf(i), lit ? LAMP : light.sun, lit ? 0.6 : 0.12)),
        );
  const bulbs =
    part.string === 'lanterns' || (part.string === 'flags' && !lit)
      ? ''
      : (lit ? dots(points, unit * 0.044, LAMP, 0.23) : '') +
        dots(points, Math.max(2.4, unit * 0.013), lit ? '#ffe9b8' : inLight(light, '#ffe3a3', 0.96));
  const cord = stroke(inLight(light, '#3a2f2a', 0.9), Math.max(0.9, unit * 0.0027));
  return { name: part.name, picture: svgDocument(width, height, path(cords, cord) + hung + bulbs, glowDefs) };
}
