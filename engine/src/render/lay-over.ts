import type { Pixels } from './canvas.ts';

/**
 * Type over art: source over, `above` with straight alpha (as the renderer's raw output has it), `below` opaque. In our own loop, because handing a
 * whole picture back to the renderer costs four times as much as drawing the letters.
 */
export function layOver(above: Pixels, below: Pixels): Pixels {
  const { width, height } = below;
  const data = new Uint8Array(below.data);
  const top = above.data;
  // Most pixels carry no type: four bytes at a time tell.
  const words = new Uint32Array(top.buffer, top.byteOffset, width * height);
  for (let pixel = 0; pixel < words.length; pixel++) {
    if (words[pixel] === 0) continue;
    const at = pixel * 4;
    const alpha = top[at + 3] as number;
    for (let channel = at; channel < at + 3; channel++) {
      const mixed = (top[channel] as number) * alpha + (data[channel] as number) * (255 - alpha);
      data[channel] = Math.floor((mixed + 127) / 255);
    }
  }
  return { width, height, data };
}
