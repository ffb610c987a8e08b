import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Composition } from '../layout/composition.ts';
import type { Canvas } from './canvas.ts';
import { aimBytes } from './encode-image.ts';
import { layOver, type Raster, toRaster } from './lay-over.ts';
import type { Pixels } from './pixels.ts';
import { type PngRows, rowsAsRaster, toPixels, toPngRows, writePng } from './png-rows.ts';
import { createScratch } from './scratch.ts';

/** Bytes of a composition, as `canvas` would draw and encode it. */
export type PrintCard = (composition: Composition, format: 'png' | 'jpeg') => Promise<Uint8Array>;

/**
 * A printer of cards that share their art: a template's ground is drawn once for all its cards and kept in the shape
 * that the encoder takes, so that a new card is a copy, its letters and the compression.
 */
export function createCardPrinter(canvas: Canvas, cacheBytes: number): PrintCard {
  const grounds = new LRUCache<string, Pixels | PngRows>({
    maxSize: cacheBytes,
    sizeCalculation: ({ data }) => data.length,
  });
  const scratch = createScratch();

  async function findGround(composition: Composition, format: 'png' | 'jpeg'): Promise<Pixels | PngRows> {
    const key = `${format} ${hashArt(composition)}`;
    const known = grounds.get(key);
    if (known) return known;
    const art = await canvas.drawArt(composition);
    const ground = format === 'png' ? toPngRows(art) : art;
    grounds.set(key, ground);
    return ground;
  }

  return async (composition, format) => {
    const ground = await findGround(composition, format);
    const layer = await canvas.drawTypeLayer(composition);
    const { width, height } = ground;
    return scratch.lend(ground.data.length, async (data) => {
      data.set(ground.data);
      const card = { width, height, data };
      const raster: Raster = format === 'png' ? rowsAsRaster(card) : toRaster(card);
      if (layer) layOver(layer.type, layer.at, raster);
      if (format === 'jpeg') return canvas.encode(card, 'jpeg');
      const png = await writePng(card);
      return png.length <= aimBytes(card) ? png : canvas.encode(toPixels(card), 'png');
    });
  };
}

function hashArt({ width, height, background, art, images }: Composition): string {
  const hash = createHash('sha256').update(JSON.stringify([width, height, background, art]));
  for (const { src, data } of images)
    hash.update(src).update(data instanceof ArrayBuffer ? new Uint8Array(data) : data);
  return hash.digest('base64');
}
