import type { Random } from '../../../random.ts';
import { linearGradient, oval, path, svg, svgDocument } from '../../svg.ts';
import { calmHeight, type Layer, type Stage } from '../stage.ts';
import { cloudTone } from './clouds.ts';

type CloudBank = { name: string; y: number; size: number; near: number };

/** A bank of clouds seen from above or from its height, from `y` px down; sizes in units. */
export function drawCloudBank(stage: Stage, bank: CloudBank): Layer {
  const { width, height, unit } = stage;
  const { name, y } = bank;
  const random = stage.random.fork(name);
  const tone = cloudTone(stage, bank.near);
  const size = unit * bank.size;
  const swell = unit * bank.size * 0.8;
  const [back, front] = [
    towers(stage, y, size, swell, random),
    towers(stage, y + size * 0.62, size * 0.8, swell * 0.4, random),
  ];
  const gradient = (id: string, shift: number): string =>
    linearGradient(
      id,
      [0, y - size * 1.7 + shift],
      [0, y + size * 1.3 + shift],
      [
        [0, tone.lit, 1],
        [0.4, tone.body, 1],
        [1, tone.belly, 1],
      ],
    );
  const body = path(back, 'fill="url(#b)"') + path(front, 'fill="url(#f)"');
  return {
    name,
    picture: svgDocument(width, height, body, gradient('b', 0) + gradient('f', size * 0.7)),
  };
}

/** Heads of cloud side by side, larger and smaller, down to the bottom of the canvas. */
function towers(stage: Stage, y: number, size: number, swell: number, random: Random): string {
  const { width, height } = stage;
  // Wound like the ovals: where they overlap there is no hole.
  let data = svg`M0 ${y}V${height}H${width}V${y}Z`;
  const phase = random.next() * 6.28;
  for (let x = -size; x < width + size; ) {
    const r = size * random.range(0.35, 0.85);
    const lift = swell * Math.max(0, Math.sin((x / size) * 0.42 + phase)) * random.range(0.6, 1.1);
    const rise = calmHeight(stage, x, y, lift + r);
    data += oval([x, y - rise + r], r * 1.1, r);
    if (lift > r) data += oval([x + r * 0.4, y - rise * 0.4 + r * 0.6], r * 1.5, r * 1.2);
    x += r * random.range(0.8, 1.3);
  }
  return data;
}

/** Small clouds in the open, where no words stand. */
export function drawFloating(stage: Stage): Layer {
  const { width, height, unit, light, calm } = stage;
  const random = stage.random.fork('floating');
  let [body, defs] = ['', ''];
  const count = Math.round((5 * width) / (unit * 1.9));
  for (let i = 0; i < count; i++) {
    const x = width * ((i + random.range(0.2, 0.8)) / count);
    const y = height * random.range(0.26, 0.58);
    const r = unit * random.range(0.025, 0.055) * (0.5 + y / height);
    if (calm && x > calm.x - r * 5 && x < calm.x + calm.width + r * 5 && y - r * 2 < calm.y + calm.height)
      continue;
    const tone = cloudTone(stage, 0.16 + 0.2 * (y / height));
    defs += linearGradient(
      `c${i}`,
      [0, y - r * 1.5],
      [0, y + r * 0.7],
      [
        [0, tone.lit, 1],
        [0.55, tone.body, 1],
        [1, tone.belly, light.weather === 'clear' ? 0.7 : 1],
      ],
    );
    let puffs = '';
    const wide = random.integer(3, 5);
    for (let j = 0; j < wide; j++) {
      const k = (j + 0.5) / wide;
      const size = r * (0.55 + 0.6 * Math.sin(Math.PI * k) * random.range(0.8, 1.2));
      puffs += oval([x + (k - 0.5) * r * wide * 1.1, y - size * 0.55], size * 1.15, size);
    }
    puffs += oval([x, y - r * 0.16], r * wide * 0.68, r * 0.34);
    body += path(puffs, `fill="url(#c${i})"`);
  }
  return { name: 'floating', picture: svgDocument(width, height, body, defs) };
}
