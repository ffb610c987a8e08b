import { createNoise } from '../noise.ts';
import { paintPixels, toLab } from './raster.ts';
import type { Layer, Stage } from './stage.ts';

const SHRINK = 8;

export type Bank = {
  name: string;
  color: string;
  /** Shares of the height between which the bank lies, thickest in the middle. */
  top: number;
  bottom: number;
  density: number;
};

/** A drifting bank of fog over the whole width. */
export function drawFog({ width, height, unit, random }: Stage, bank: Bank): Layer {
  const noise = createNoise(random.fork(bank.name), 3, 0.55);
  const [l, a, b] = toLab(bank.color);
  const columns = Math.ceil(width / SHRINK);
  const rows = Math.ceil(height / SHRINK);
  const scale = SHRINK / unit;
  const picture = paintPixels(columns, rows, (out, x, y) => {
    const v = (y + 0.5) / rows;
    out[0] = l;
    out[1] = a;
    out[2] = b;
    const depth = (v - bank.top) / (bank.bottom - bank.top);
    const rise = depth <= 0 || depth >= 1 ? 0 : Math.sin(Math.PI * depth);
    const patch = rise === 0 ? 0 : Math.max(0, 0.5 + 0.62 * noise(x * scale * 1.2, y * scale * 7));
    out[3] = Math.min(1, bank.density * rise * patch);
  });
  return { name: bank.name, picture };
}
