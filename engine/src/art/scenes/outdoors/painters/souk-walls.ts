import { mix } from '../../../../color/oklch.ts';
import { fill, filled, path, rect, stroke, svg, svgDocument } from '../../../svg.ts';
import { LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { calmHeight, type Layer, type Stage } from '../../stage.ts';

const CLAY = '#d98f5f';
const CLOTHS = ['#b5342f', '#2f6f8f', '#e0a030', '#5f8a4a', '#7f3f7f', '#d9663f'] as const;

const arch = (x: number, y: number, half: number, tall: number): string =>
  svg`M${x - half} ${y}V${y - tall * 0.6}C${x - half * 1.08} ${y - tall * 0.82} ${x - half * 0.3} ${y - tall * 0.9} ${x} ${y - tall}C${x + half * 0.3} ${y - tall * 0.9} ${x + half * 1.08} ${y - tall * 0.82} ${x + half} ${y - tall * 0.6}V${y}Z`;

/** One long front with doorways; awnings of cloth over every other one. */
export function drawSoukWalls(stage: Stage, foot: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('walls');
  let [body, merlons] = ['', ''];
  for (let x = -unit * 0.06; x < width; ) {
    const wide = unit * random.range(0.34, 0.46);
    const tall = Math.min(
      ...[0, 0.5, 1].map((k) => calmHeight(stage, x + wide * k, foot, unit * random.range(0.42, 0.54))),
    );
    const wall = mix(
      inLight(light, mix(CLAY, random.pick(['#f0c08a', '#c9704a', '#e3a87a'] as const), 0.6), 0.84),
      light.sun,
      0.08,
    );
    body +=
      rect(x, foot - tall, wide, tall, fill(wall)) +
      rect(x, foot - tall, wide * 0.06, tall, fill(light.dark, 0.12));
    for (let at = x; at < x + wide - unit * 0.02; at += unit * 0.05)
      merlons += svg`M${at} ${foot - tall + 1}v${-unit * 0.02}l${unit * 0.0125} ${-unit * 0.016}l${unit * 0.0125} ${unit * 0.016}v${unit * 0.02}Z`;
    const door = arch(x + wide / 2, foot, wide * 0.25, Math.min(tall * 0.74, unit * 0.34));
    body +=
      path(
        door,
        fill(mix(lampShare(light) > 0.3 ? LAMP : wall, light.dark, lampShare(light) > 0.3 ? 0.3 : 0.68)),
      ) + path(door, stroke(inLight(light, '#3f8f8a', 0.86), unit * 0.014));
    const high = foot - Math.min(tall * 0.78, unit * 0.37);
    if (random.next() < 0.6) {
      const [a, b] = [inLight(light, random.pick(CLOTHS), 0.88), inLight(light, '#f3e6c8', 0.9)];
      const reach = wide * 0.42;
      const drop = unit * 0.085;
      let stripes = '';
      for (let i = 0; i < 8; i += 2)
        stripes += svg`M${x + wide / 2 - reach + (reach * i) / 4} ${high}h${reach / 4}l${(i - 3.5) * unit * 0.004} ${drop}h${-reach / 4}Z`;
      body +=
        filled(
          a,
        )`M${x + wide / 2 - reach} ${high}h${reach * 2}l${unit * 0.018} ${drop}h${-reach * 2 - unit * 0.036}Z` +
        path(stripes, fill(b));
    } else {
      const pane = unit * 0.032;
      for (const side of [-1, 1])
        body += path(
          arch(x + wide / 2 + side * wide * 0.32, foot - tall * 0.62, pane * 0.6, pane * 2.2),
          fill(mix(wall, light.dark, 0.5)),
        );
    }
    x += wide;
  }
  return {
    name: 'walls',
    picture: svgDocument(width, height, path(merlons, fill(inLight(light, CLAY, 0.8))) + body),
  };
}
