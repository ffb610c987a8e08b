import { createHash } from 'node:crypto';
import type { Composition } from '../composition.ts';
import type { RenderKit } from './render-kit.ts';

/** A card with art, emoji and the given lines of text, one below the other. */
export async function composeSample(kit: RenderKit, texts: readonly string[]): Promise<Composition> {
  const [width, height] = [600, 100 * texts.length];
  const placed = texts.map(async (text, index) => {
    const box = { x: 20, y: 100 * index + 10, width: 560, height: 80 };
    const style = { family: 'Fraunces', weight: 700, lineHeight: 1.05 };
    const limits = { maxWidth: box.width, maxHeight: box.height, maxSize: 50, minSize: 16, maxLines: 2 };
    const fitted = await kit.typesetter.fit({ text, style, ...limits });
    return { role: 'title', fitted, box, align: 'left', color: '#14213d' } as const;
  });
  return {
    width,
    height,
    background: '#fff4e0',
    art: [
      {
        type: 'container',
        style: { width, height, backgroundImage: 'linear-gradient(120deg, #ffd166, #ef476f)' },
      },
    ],
    images: [],
    texts: await Promise.all(placed),
  };
}

/** SHA-256 of the card as PNG. */
export async function hashSample(kit: RenderKit, texts: readonly string[]): Promise<string> {
  const composition = await composeSample(kit, texts);
  const pixels = await kit.canvas.drawType(composition, await kit.canvas.drawArt(composition));
  return createHash('sha256')
    .update(await kit.canvas.encode(pixels, 'png'))
    .digest('hex');
}
