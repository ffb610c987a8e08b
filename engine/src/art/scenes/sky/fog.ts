import { mix } from '../../../color/oklch.ts';
import { createNoise, sampleNoise } from '../../noise.ts';
import { paintPixels, toLab } from '../../raster.ts';
import type { Layer, Stage } from '../stage.ts';

const SHRINK = 8;

/**
 * A drifting bank of fog over the whole width, thickest between two shares of the height; the picture is no higher than
 * the bank. Without a color it has that of the haze in the sun.
 */
export function drawFog(
  { width, height, unit, light, random, grade }: Stage,
  name: string,
  [top, bottom]: readonly [number, number],
  density: number,
  color: string = mix(light.haze, light.sun, 0.2),
): Layer {
  const [l, a, b] = toLab(grade ? grade(color) : color);
  const columns = Math.ceil(width / SHRINK);
  const rows = Math.ceil(height / SHRINK);
  const scale = SHRINK / unit;
  const noise = sampleNoise(createNoise(random.fork(name), 3, 0.55), {
    columns,
    rows,
    // Drawn out along the ground, it changes slowly across.
    stride: [4, 1],
    scale: [scale * 1.2, scale * 7],
  });
  // A clear row on either side, so that the picture ends in nothing.
  const from = Math.max(0, Math.floor(top * rows) - 1);
  const to = Math.min(rows, Math.ceil(bottom * rows) + 1);
  const picture = paintPixels(columns, to - from, (out, x, y) => {
    const v = (from + y + 0.5) / rows;
    out[0] = l;
    out[1] = a;
    out[2] = b;
    const depth = (v - top) / (bottom - top);
    const rise = depth <= 0 || depth >= 1 ? 0 : Math.sin(Math.PI * depth);
    const patch = rise === 0 ? 0 : Math.max(0, 0.5 + 0.62 * noise(x, from + y));
    out[3] = Math.min(1, density * rise * patch);
  });
  const box = { x: 0, y: (from / rows) * height, width, height: ((to - from) / rows) * height };
  return { name, picture, box };
}
