import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Composition } from '../layout/composition.ts';
import type { Canvas, Pixels } from './canvas.ts';

/** A canvas that keeps the art of its last compositions: a template's ground is drawn once for all its cards. */
export function withArtCache(canvas: Canvas, maxBytes: number): Canvas {
  const drawn = new LRUCache<string, Pixels>({
    maxSize: maxBytes,
    sizeCalculation: ({ data }) => data.length,
  });
  return {
    ...canvas,
    drawArt: async (composition) => {
      const key = hashArt(composition);
      const known = drawn.get(key);
      if (known) return known;
      const art = await canvas.drawArt(composition);
      drawn.set(key, art);
      return art;
    },
  };
}

function hashArt({ width, height, background, art, images }: Composition): string {
  const hash = createHash('sha256').update(JSON.stringify([width, height, background, art]));
  for (const { src, data } of images)
    hash.update(src).update(data instanceof ArrayBuffer ? new Uint8Array(data) : data);
  return hash.digest('base64');
}
