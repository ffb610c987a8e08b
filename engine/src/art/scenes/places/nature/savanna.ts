import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import { fill, oval, path, stroke, svg, svgDocument } from '../../../svg.ts';
import { drawRange } from '../../land/range.ts';
import { drawSlope } from '../../land/terrain.ts';
import { inLight } from '../../light/light.ts';
import { grass, type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.68;
const STRAW = '#d9b25a';

/** Tall yellow grass under a wide sky, umbrella acacias near and far, blue hills on the rim. */
export const savanna: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

/** The same plain with a pool that animals come to, trodden mud around it. */
export const waterhole: PlaceDrawing = {
  ...savanna,
  draw: (stage) => {
    const scene = draw(stage);
    return { ...scene, back: [...scene.back, drawPool(stage, scene)], front: [] };
  },
};

/** Behind the feet of who stands there, so that it is seen between them. */
function drawPool(stage: Stage, { groundY }: Scene): Layer {
  const { width, height, unit, light, sunX } = stage;
  const random = stage.random.fork('pool');
  const x = width * 0.52;
  const y = groundY(x) - unit * 0.035;
  const [reach, half] = [Math.max(unit * 0.72, width * 0.4), unit * 0.05];
  const mud = inLight(light, '#9a7a4f', 0.88);
  const water = mix(mix(light.sky[2], light.sky[3], 0.5), inLight(light, '#5f8a8f', 0.9), 0.35);
  let shine = '';
  for (let i = 0; i < 34; i++) {
    const at = x + reach * random.range(-0.86, 0.86);
    const l = unit * random.range(0.02, 0.07);
    shine += svg`M${at - l} ${y + half * random.range(-0.5, 0.55)}q${l} ${-unit * 0.004} ${l * 2} 0q${-l} ${unit * 0.004} ${-l * 2} 0Z`;
  }
  let prints = '';
  for (let i = 0; i < 40; i++) {
    const angle = random.next() * 6.283;
    const r = random.range(1.06, 1.2);
    prints += oval(
      [x + Math.cos(angle) * reach * r, y + Math.sin(angle) * half * r * 1.25],
      unit * 0.006,
      unit * 0.003,
    );
  }
  const body =
    path(oval([x, y + unit * 0.004], reach * 1.12, half * 1.5), fill(mud)) +
    path(prints, fill(light.dark, 0.25)) +
    path(oval([x, y + unit * 0.006], reach * 1.01, half * 1.08), fill(mix(mud, light.dark, 0.3))) +
    path(oval([x, y], reach, half), fill(water)) +
    path(shine, fill(mix(light.sun, light.sky[4], 0.5), 0.55)) +
    path(oval([sunX, y], unit * 0.05, half * 0.5), fill(light.sun, light.disc > 0 ? 0.35 : 0));
  return { name: 'pool', picture: svgDocument(width, height, body) };
}

function draw(stage: Stage): Scene {
  const { width, height, unit, light, random } = stage;
  const veil = mix(light.haze, light.sun, 0.25);
  const line = (name: string, y: number, swing: number): Line =>
    rollingLine(random.fork(name), height * y, unit * swing, unit * 1.4, 1);
  const [far, mid, ground] = [
    line('far', 0.69, 0.006),
    line('mid', 0.745, 0.01),
    line('ground', 0.82, 0.014),
  ];
  const hills = drawRange(stage, {
    name: 'hills',
    base: height * 0.695,
    height: unit * 0.1,
    count: 3,
    near: 0.26,
    snow: 0,
    rock: '#6d83a0',
  });
  return {
    back: [
      ...drawSky(stage, HORIZON),
      { name: 'hills', picture: svgDocument(width, height, hills) },
      drawFog(stage, 'heat', [0.56, 0.76], 0.3 + 0.4 * light.mist, veil),
      drawPlain(stage, 'far', far, 0.44, [0.035, 0.06], 14),
      drawPlain(stage, 'mid', mid, 0.62, [0.09, 0.15], 6),
      drawFog(stage, 'dust', [0.66, 0.86], 0.35 * light.mist, veil),
      drawPlain(stage, 'near', ground, 0.84, [0.34, 0.42], 1),
    ],
    front: [drawTall(stage, ground)],
    groundY: (x) => ground(x) + unit * 0.04,
  };
}

/** One depth of the plain with its acacias; the nearest depth has a single great one, away from the subject. */
function drawPlain(
  stage: Stage,
  name: string,
  line: Line,
  near: number,
  [low, high]: readonly [number, number],
  count: number,
): Layer {
  const { width, unit, light, subjectX, sunX } = stage;
  const random = stage.random.fork(name);
  const most = count === 1 ? 1 : Math.round((count * width) / (unit * 1.9));
  let behind = '';
  const blades = grass(width, line, Math.round((150 * width) / (unit * 1.9)), unit * 0.03 * near, random);
  for (let i = 0; i < most; i++) {
    // The great tree frames the picture on the side that is free.
    const lead = subjectX ?? width - sunX;
    const x = count === 1 ? width * (lead < width / 2 ? 0.86 : 0.14) : random.next() * width;
    const wanted = unit * random.range(low, high);
    const reach = wanted * 0.7;
    const tall = Math.min(...[-1, 0, 1].map((k) => calmHeight(stage, x + k * reach, line(x), wanted)));
    if (count === 1 && tall < wanted * 0.6) continue;
    behind += drawAcacia(stage, x, line(x) + unit * 0.006, tall, near, random);
  }
  const straw = inLight(light, mix(STRAW, light.dark, 0.1), near);
  return drawSlope(stage, {
    name,
    line,
    color: STRAW,
    bare: true,
    near,
    behind: path(blades, fill(straw)) + behind,
  });
}

/** A flat crown on a forked trunk: thin plates of leaves, lit from above. */
function drawAcacia(stage: Stage, x: number, y: number, tall: number, near: number, random: Random): string {
  const { light, sunX } = stage;
  const side = sunX > x ? 1 : -1;
  const lean = tall * random.range(-0.08, 0.08);
  const [wide, top] = [tall * random.range(0.62, 0.78), y - tall * 0.86];
  const bark = inLight(light, '#5b4433', near);
  const leaf = inLight(light, '#6f8a3f', near);
  const w = tall * 0.045;
  let limbs = svg`M${x} ${y}Q${x + lean * 0.4} ${y - tall * 0.24} ${x + lean} ${y - tall * 0.42}`;
  for (const [k, up] of [
    [-0.72, 0.76],
    [-0.3, 0.84],
    [0.16, 0.86],
    [0.66, 0.78],
  ] as const)
    limbs += svg`M${x + lean} ${y - tall * 0.4}Q${x + lean + wide * k * 0.4} ${y - tall * 0.58} ${x + lean + wide * k} ${y - tall * up}`;
  let [dark, body, lit] = ['', '', ''];
  for (let i = 0; i < 7; i++) {
    const k = (i - 3) / 3;
    const cx = x + lean + wide * k * 0.82;
    const cy = top + tall * 0.085 * k * k + tall * random.range(-0.02, 0.02);
    const [rx, ry] = [wide * random.range(0.26, 0.36), tall * random.range(0.062, 0.085)];
    dark += oval([cx, cy + ry * 0.5], rx, ry * 0.86);
    body += oval([cx, cy], rx * 0.98, ry * 0.86);
    lit += oval([cx + side * rx * 0.12, cy - ry * 0.36], rx * 0.74, ry * 0.42);
  }
  return (
    path(limbs, stroke(bark, Math.max(0.8, w))) +
    path(dark, fill(mix(leaf, light.dark, 0.34))) +
    path(body, fill(leaf)) +
    path(lit, fill(mix(leaf, light.sun, 0.16 + 0.2 * light.glow)))
  );
}

/** Tall grass with seeded tips before the viewer. */
function drawTall(stage: Stage, ground: Line): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('tall');
  const line: Line = (x) => Math.max(ground(x) + unit * 0.12, height * 0.965);
  const gold = inLight(light, '#c89b3f', 0.97);
  const density = width / (unit * 1.9);
  const long = grass(width, line, Math.round(230 * density), unit * 0.1, random);
  const short = grass(width, (x) => line(x) + unit * 0.02, Math.round(260 * density), unit * 0.07, random);
  let ears = '';
  for (let i = 0; i < 70 * density; i++) {
    const x = random.next() * width;
    const y = line(x) - unit * random.range(0.05, 0.12);
    ears += svg`M${x} ${y}q${unit * 0.005} ${-unit * 0.012} ${unit * 0.003} ${-unit * 0.026}q${-unit * 0.008} ${unit * 0.012} ${-unit * 0.003} ${unit * 0.026}Z`;
  }
  const floor = svg`M0 ${height}V${line(0)}H${width}V${height}Z`;
  const body =
    path(long, fill(mix(gold, light.dark, 0.22))) +
    path(ears, fill(mix(gold, light.sun, 0.3))) +
    path(floor, fill(mix(gold, light.dark, 0.36))) +
    path(short, fill(gold));
  return { name: 'tall-grass', picture: svgDocument(width, height, body) };
}
