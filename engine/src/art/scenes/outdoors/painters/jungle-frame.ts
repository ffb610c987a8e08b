import { mix } from '../../../../color/oklch.ts';
import { fill, type Point, path, stroke, svg, svgDocument } from '../../../svg.ts';
import { inLight } from '../../light/light.ts';
import { trunk } from '../../shapes.ts';
import type { Layer, Stage } from '../../stage.ts';

const LEAF = '#2f8a4e';

/** Large leaves around the clearing; above, and a trunk beside it, only where no words stand. */
export const drawJungleFrame = (stage: Stage): Layer[] => [
  ...(stage.calm ? [] : [drawCanopy(stage)]),
  drawFrame(stage),
];

/** Leaves that hang in from above, and vines. */
function drawCanopy(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('canopy');
  const dark = inLight(light, mix(LEAF, light.dark, 0.55), 0.97);
  const deep = inLight(light, mix(LEAF, light.dark, 0.36), 0.94);
  let vines = '';
  for (let i = 0; i < 9; i++) {
    const edge = i % 2 === 0 ? random.range(0, 0.24) : random.range(0.76, 1);
    const [x, long] = [width * edge, unit * random.range(0.16, 0.5)];
    const swing = unit * random.range(-0.05, 0.05);
    vines += svg`M${x} -4Q${x + swing} ${long * 0.5} ${x + swing * 0.4} ${long}`;
  }
  const arc = svg`M${-unit * 0.02} ${unit * 0.05}Q${width * 0.16} ${unit * 0.36} ${width * 0.34} -6`;
  let [back, front] = ['', ''];
  for (let i = 0; i < 15; i++) {
    const share = i < 8 ? random.range(-0.02, 0.26) : random.range(0.74, 1.02);
    const at: Point = [width * share, -unit * 0.02];
    const leaf = blade(
      at,
      Math.PI * random.range(0.28, 0.72),
      unit * random.range(0.14, 0.26),
      unit * random.range(0.03, 0.055),
    );
    if (i % 2 === 0) back += leaf;
    else front += leaf;
  }
  const body =
    path(vines + arc, stroke(dark, Math.max(1.4, unit * 0.0055))) +
    path(back, fill(deep)) +
    path(front, fill(dark));
  return { name: 'canopy', picture: svgDocument(width, height, body) };
}

/** Big leaves in the lower corners, and a trunk at the side when no words need it free. */
function drawFrame(stage: Stage): Layer {
  const { width, height, unit, light, calm, sunX } = stage;
  const random = stage.random.fork('frame');
  const tones = [0.52, 0.34, 0.16].map((shade) => inLight(light, mix(LEAF, light.dark, shade), 0.97));
  let body = '';
  if (!calm) {
    const side = sunX > width / 2 ? 0.015 : 0.985;
    const { stem } = trunk(width * side, Math.min(unit * 0.13, width * 0.08), -10, height + 10, 0, random);
    body += path(stem, fill(inLight(light, mix('#4a3a2c', light.dark, 0.5), 0.97)));
  }
  const veins: string[] = [];
  for (const [corner, turn] of [
    [-0.01, 1],
    [1.01, -1],
  ] as const) {
    for (let i = 0; i < 7; i++) {
      const from: Point = [width * corner + turn * unit * 0.05 * (i % 3), height + unit * 0.04];
      const angle = -Math.PI / 2 + turn * (-0.25 + 0.2 * i) + random.range(-0.06, 0.06);
      const long = unit * random.range(0.24, 0.4) * (1 - 0.06 * i);
      body += path(blade(from, angle, long, long * random.range(0.2, 0.28)), fill(tones[i % 3] ?? LEAF));
      veins.push(
        svg`M${from[0]} ${from[1]}L${from[0] + Math.cos(angle) * long * 0.9} ${from[1] + Math.sin(angle) * long * 0.9}`,
      );
    }
  }
  body += path(
    veins.join(''),
    stroke(mix(tones[2] ?? LEAF, light.sun, 0.25), Math.max(1, unit * 0.003), 0.7),
  );
  return { name: 'frame', picture: svgDocument(width, height, body) };
}

/** A pointed leaf from its stalk to its tip. */
function blade([x, y]: Point, angle: number, length: number, half: number): string {
  const at = (along: number, across: number): string =>
    svg`${x + Math.cos(angle) * length * along - Math.sin(angle) * half * across} ${y + Math.sin(angle) * length * along + Math.cos(angle) * half * across}`;
  return `M${at(0, 0)}C${at(0.2, 1.3)} ${at(0.7, 1.1)} ${at(1, 0)}C${at(0.7, -1.1)} ${at(0.2, -1.3)} ${at(0, 0)}Z`;
}
