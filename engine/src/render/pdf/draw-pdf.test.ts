import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createComposedCards } from '../../composed-cards.ts';
import type { CardRequest } from '../../engine.ts';
import { parseCard, renderCard } from '../../render-card.ts';
import { createCardPrinter } from '../card-printer.ts';
import { createRenderKit } from '../render-kit.ts';
import { drawPdf } from './draw-pdf.ts';

const kit = await createRenderKit();
const parts = { ...kit, composed: createComposedCards(kit), print: createCardPrinter(kit.canvas, 1_000_000) };

const toRequest = (
  template: string,
  data: Record<string, string>,
  more: Partial<CardRequest> = {},
): CardRequest => ({
  template,
  data: new Map(Object.entries(data)),
  width: 1200,
  height: 630,
  format: 'pdf',
  ...more,
});
const draw = (...asked: Parameters<typeof toRequest>) =>
  renderCard(parseCard(toRequest(...asked)), {}, parts);

async function open(bytes: Uint8Array) {
  const page = await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getPage(1);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
  return { page, texts, size: page.view.slice(2) };
}

/** The page as a picture of the card's size, RGB. */
async function rasterize(bytes: Uint8Array): Promise<Buffer> {
  const { page } = await open(bytes);
  const viewport = page.getViewport({ scale: 4 / 3 });
  const canvas = createCanvas(viewport.width, viewport.height);
  // The package has the browser's interfaces, as far as a page needs them.
  await page.render({ canvas: canvas as never, canvasContext: canvas.getContext('2d') as never, viewport })
    .promise;
  return await toRgb(canvas.toBuffer('image/png'));
}
const toRgb = (image: Uint8Array): Promise<Buffer> => sharp(image).removeAlpha().raw().toBuffer();

const TITLE = { title: 'Hold fast 🚀 office', description: 'A café', eyebrow: 'News' };

describe('a PDF', () => {
  test.each<[string, string, Record<string, string>]>([
    ['letters, and an emoji, which is a picture', 'og_standard', { ...TITLE, theme: 'dark' }],
    ['a drawn ground', 'og_brand', { title: 'Hold fast', bg: '#102040', bg2: '#c04080' }],
    ['letters that join', 'announcement', { title: 'مرحبا بالعالم', badge: 'جديد' }],
    ['colors within a text', 'code', { title: '日本語', code: 'const a = "b";' }],
  ])('looks as the card does: %s', async (_, template, data) => {
    const [page, card] = await Promise.all([
      draw(template, data).then(rasterize),
      draw(template, data, { format: 'png' }).then(toRgb),
    ]);
    expect(page.length).toBe(card.length);
    const difference =
      page.reduce((sum, value, at) => sum + Math.abs(value - (card[at] ?? 0)), 0) / page.length;
    // Edges are smoothed in another way; a text that is missing or elsewhere makes it ten times as much.
    expect(difference).toBeLessThan(1);
  });

  test('has its texts, line by line, in the order of their script', async () => {
    expect((await open(await draw('og_standard', TITLE))).texts).toEqual([
      'News',
      'Hold fast',
      '🚀 office',
      'A café',
    ]);
    const { texts } = await open(await draw('announcement', { title: 'مرحبا بالعالم' }));
    expect(texts).toEqual(['مرحبا بالعالم']);
  });

  test('sets more than 255 characters in several fonts', async () => {
    const text = Array.from({ length: 300 }, (_, place) => String.fromCodePoint(0x4e00 + place)).join('');
    const { composition } = await parts.composed.compose(parseCard(toRequest('og_standard', TITLE)), {});
    const [placed] = composition.texts;
    if (!placed) throw new Error('no text');
    const fitted = { ...placed.fitted, lines: [{ text, width: 1000 }] };
    const { texts } = await open(
      await drawPdf({ ...composition, texts: [{ ...placed, fitted }] }, 'card', kit.canvas),
    );
    expect(texts.join('')).toBe(text);
  });

  test('is as large as the card, or A4 as the card lies or stands', async () => {
    const sizeOf = async (more: Partial<CardRequest>) =>
      (await open(await draw('og_standard', TITLE, more))).size;
    expect(await sizeOf({})).toEqual([900, 472.5]);
    expect(await sizeOf({ paper: 'a4' })).toEqual([841.89, 595.276]);
    expect(await sizeOf({ paper: 'a4', width: 1080, height: 1920 })).toEqual([595.276, 841.89]);
  });

  test('has the same bytes each time', async () => {
    expect(await draw('og_standard', TITLE)).toEqual(await draw('og_standard', TITLE));
  });
});
