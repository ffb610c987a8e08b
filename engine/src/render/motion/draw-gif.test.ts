import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createComposedCards } from '../../composed-cards.ts';
import type { CardRequest } from '../../engine.ts';
import { parseCard, renderCard } from '../../render-card.ts';
import { createCardPrinter } from '../card-printer.ts';
import { createRenderKit } from '../render-kit.ts';

const kit = await createRenderKit();
const parts = { ...kit, composed: createComposedCards(kit), print: createCardPrinter(kit.canvas, 1_000_000) };
const TITLE = { title: 'Hold fast to what is good', description: 'A café' };

const draw = (data: Record<string, string>, more: Partial<CardRequest> = {}) => {
  const card = { template: 'og_brand', width: 400, height: 210, format: 'gif' } as const;
  return renderCard(parseCard({ ...card, data: new Map(Object.entries(data)), ...more }), {}, parts);
};

async function read(gif: Uint8Array) {
  const { pages = 1, delay, loop, width, pageHeight } = await sharp(gif, { pages: -1 }).metadata();
  const frames = await Promise.all(
    Array.from({ length: pages }, (_, page) => sharp(gif, { page }).greyscale().raw().toBuffer()),
  );
  return { pages, delay, loop, width, height: pageHeight, frames };
}
const differ = (one: Buffer | undefined, other: Buffer | undefined): number =>
  one?.reduce((sum, value, at) => sum + (Math.abs(value - (other?.[at] ?? 0)) > 24 ? 1 : 0), 0) ?? 0;

describe('a GIF', () => {
  test('builds the title word by word, between the finished card and itself, and has the same bytes each time', async () => {
    const { pages, delay, loop, frames } = await read(await draw(TITLE));
    // Finished, without words, with one to five of six, finished.
    expect(await draw(TITLE)).toEqual(await draw(TITLE));
    expect([pages, loop, delay]).toEqual([8, 3, [2500, ...Array(6).fill(180), 2500]]);
    const card = await sharp(await draw(TITLE, { format: 'png' }))
      .greyscale()
      .raw()
      .toBuffer();
    expect(differ(frames[0], card)).toBeLessThan(card.length / 200);
    expect(differ(frames.at(-1), frames[0])).toBe(0);
    const missing = frames.slice(1, -1).map((frame) => differ(frame, frames[0]));
    expect(missing).toEqual([...missing].sort((a, b) => b - a));
    expect(missing.at(-1)).toBeGreaterThan(100);
  });

  test('counts five seconds down to the card', async () => {
    const { delay, frames } = await read(await draw(TITLE, { motion: 'countdown' }));
    expect(delay).toEqual([2500, 1000, 1000, 1000, 1000, 1000, 2500]);
    for (const [place, frame] of frames.slice(1, -1).entries())
      expect(differ(frame, frames[place])).toBeGreaterThan(200);
  });

  test('has a bounded number of pictures, and a bounded size', async () => {
    const long = { title: 'word '.repeat(40), bg: '#102040', bg2: '#c04080' };
    const size = { width: 1000, height: 400 };
    const gif = await draw(long, size);
    const { pages, width, height } = await read(gif);
    expect([pages <= 15, width, height]).toEqual([true, 800, 320]);
    expect(gif.length).toBeLessThan(2_000_000);
  });

  test('of a script without spaces and one that joins has moments too', async () => {
    expect((await read(await draw({ title: '春の音楽会のお知らせ' }))).pages).toBeGreaterThan(4);
    expect((await read(await draw({ title: 'مرحبا بالعالم' }))).pages).toBe(4);
  });

  test('of a card without words is the card', async () => {
    expect((await read(await draw({}))).pages).toBe(1);
  });
});
