import { mix, oklch } from '../../../../color/oklch.ts';
import { createNoise, sampleNoise } from '../../../noise.ts';
import { paintPixels, toLab } from '../../../raster.ts';
import { fill, path, svg, svgDocument } from '../../../svg.ts';
import type { Layer, Stage } from '../../stage.ts';

const SHRINK = 4;

/** Clouds of light in a band across the sky, and the stars before them. */
export const drawNebula = (stage: Stage): Layer[] => [paintNebula(stage), drawStarfield(stage)];

function paintNebula(stage: Stage): Layer {
  const { random, light } = stage;
  const hue = random.fork('hue').range(190, 330);
  const [width, height] = [Math.ceil(stage.width / SHRINK), Math.ceil(stage.height / SHRINK)];
  const unit = stage.unit / SHRINK;
  const soft = (noise: (x: number, y: number) => number, stride: number, scale: number) =>
    sampleNoise(noise, {
      columns: width,
      rows: height,
      stride: [stride, stride],
      scale: [scale / unit, scale / unit],
    });
  const cloud = soft(createNoise(random.fork('nebula'), 4, 0.55), 2, 1.7);
  const tone = soft(createNoise(random.fork('tone'), 2), 8, 1);
  const base = toLab(mix(light.dark, light.sky[4], 0.3));
  const [one, two] = [toLab(oklch(0.42, 0.13, hue)), toLab(oklch(0.46, 0.14, hue + 60))];
  const picture = paintPixels(width, height, (out, x, y) => {
    const [u, v] = [x / unit, y / unit];
    // A band across the sky, brightest along its middle.
    const band = Math.exp(-(((v - 0.42 - (u - 0.95) * -0.28) / 0.34) ** 2));
    const k = Math.max(0, 0.32 + 0.62 * cloud(x, y)) * (0.22 + 0.78 * band);
    const t = Math.min(1, Math.max(0, 0.5 + 0.8 * tone(x, y)));
    for (let i = 0; i < 3; i++) {
      const color = (one[i] ?? 0) + ((two[i] ?? 0) - (one[i] ?? 0)) * t;
      out[i] = (base[i] ?? 0) + (color - (base[i] ?? 0)) * k;
    }
  });
  return { name: 'nebula', picture };
}

/** Stars of three sizes over the whole canvas, a few that sparkle. */
function drawStarfield({ width, height, unit, random }: Stage): Layer {
  const stars = random.fork('stars');
  const scale = Math.max(1, unit / 630);
  const body = [
    { radius: 0.7, opacity: 0.45, count: 240 },
    { radius: 1.1, opacity: 0.75, count: 110 },
    { radius: 1.7, opacity: 0.95, count: 34 },
  ].map(({ radius, opacity, count }) => {
    let data = '';
    const r = radius * scale;
    for (let i = 0; i < (count * width * height) / (unit * unit * 1.9); i++)
      data += svg`M${stars.next() * width - r} ${stars.next() * height}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    return path(data, fill('#ffffff', opacity));
  });
  let sparks = '';
  for (let i = 0; i < 5; i++) {
    const [x, y] = [stars.next() * width, stars.next() * height * 0.7];
    const reach = unit * stars.range(0.008, 0.017);
    const waist = reach * 0.12;
    sparks += svg`M${x} ${y - reach}L${x + waist} ${y - waist}L${x + reach} ${y}L${x + waist} ${y + waist}L${x} ${y + reach}L${x - waist} ${y + waist}L${x - reach} ${y}L${x - waist} ${y - waist}Z`;
  }
  return {
    name: 'stars',
    picture: svgDocument(width, height, body.join('') + path(sparks, fill('#ffffff', 0.9))),
  };
}
