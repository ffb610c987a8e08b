import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Composition } from '../composition.ts';
import type { Canvas } from './canvas.ts';
import { listOwnParts, toShared } from './card-parts.ts';
import { createChanges } from './deflate/patch-tokens.ts';
import { aimBytes } from './encode-image.ts';
import { layOver, toRaster } from './lay-over.ts';
import type { Pixels } from './pixels.ts';
import { type PngGround, toPngGround, writePngOver } from './png-ground.ts';
import { rowsAsRaster, toPixels } from './png-rows.ts';
import { createScratch } from './scratch.ts';

/** Bytes of a composition, as `canvas` would draw and encode it. */
export type PrintCard = (composition: Composition, format: 'png' | 'jpeg') => Promise<Uint8Array>;

type Ground = Pixels | PngGround;

/**
 * A printer of cards that share their art: a template's ground is drawn and compressed once for all its cards, so that a new card
 * is a copy, its letters with what stands between them, and the compression of what they touch.
 */
export function createCardPrinter(canvas: Canvas, cacheBytes: number): PrintCard {
  const grounds = new LRUCache<string, Ground>({
    maxSize: cacheBytes,
    sizeCalculation: (ground) => ground.data.length + ('tokens' in ground ? ground.tokens.byteLength : 0),
  });
  const scratch = createScratch();

  async function findGround(composition: Composition, format: 'png' | 'jpeg'): Promise<Ground> {
    const shared = toShared(composition);
    const key = `${format} ${hashArt(shared)}`;
    const known = grounds.get(key);
    if (known) return known;
    const art = await canvas.drawArt({ ...composition, ...shared });
    const ground = (format === 'png' ? await toPngGround(art) : undefined) ?? art;
    grounds.set(key, ground);
    return ground;
  }

  return async (composition, format) => {
    const ground = await findGround(composition, format);
    const layers = await canvas.drawLayers(composition, listOwnParts(composition));
    return scratch.lend(ground.data.length, async (data) => {
      data.set(ground.data);
      const { width, height } = ground;
      const card = { width, height, data };
      if (!('tokens' in ground)) {
        layOver(layers, toRaster(card));
        return canvas.encode(card, format);
      }
      const changes = createChanges(data.length);
      layOver(layers, { ...rowsAsRaster(card), changes });
      const png = writePngOver(ground, data, changes);
      return png.length <= aimBytes(card) ? png : canvas.encode(toPixels(card), 'png');
    });
  };
}

function hashArt({ width, height, background, art, images }: ReturnType<typeof toShared>): string {
  const hash = createHash('sha256').update(JSON.stringify([width, height, background, art]));
  for (const { src, data } of images)
    hash.update(src).update(data instanceof ArrayBuffer ? new Uint8Array(data) : data);
  return hash.digest('base64');
}
