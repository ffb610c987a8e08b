import sharp from 'sharp';
import { toBrand } from '../src/design-md/brand/to-brand.ts';
import { deriveParameters } from '../src/design-md/derive/derive-parameters.ts';
import type { DesignDocument } from '../src/design-md/read/design-document.ts';
import { createEngine } from '../src/index.ts';

const CARD = { width: 1200, height: 630 };
const SHOWN = { width: 800, height: 420 };
const GAP = 24;

/** A prompt drawn without a design document and with it, side by side, as PNG. */
export async function drawBeforeAfter(prompt: string, document: DesignDocument): Promise<Uint8Array> {
  const engine = await createEngine();
  const request = { prompt, ...CARD, format: 'png', seed: 7 } as const;
  const { brand } = toBrand(document);
  const cards = [await engine.compose(request), await engine.compose({ ...request, brand })];
  const layers = await Promise.all(
    cards.map(async ({ bytes }, index) => ({
      input: await sharp(bytes).resize(SHOWN).png().toBuffer(),
      left: index * (SHOWN.width + GAP),
      top: 0,
    })),
  );
  const width = cards.length * SHOWN.width + GAP;
  return sharp({ create: { width, height: SHOWN.height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .png({ palette: true })
    .toBuffer();
}

const PROMPTS = [
  'Blog article: "How we made search ten times faster", by Ada Park',
  'Announcement: "Shared spaces are here" - for every team, from 12 March',
];
const WORDS = {
  title: 'A new way to work together',
  description: 'What we changed this year, and why it matters to you.',
};
const THUMBNAIL = { width: 560, height: 294 };

/** For each document a row: an `og_brand` card, an article and an announcement, as PNG. */
export async function drawBrandSheet(documents: readonly DesignDocument[]): Promise<Uint8Array> {
  const engine = await createEngine();
  const cells: Uint8Array[] = [];
  for (const document of documents) {
    const { params } = deriveParameters(document);
    const { brand } = toBrand(document);
    const data = new Map(Object.entries({ ...WORDS, ...params }));
    const card = await engine.renderCard(
      engine.parseCard({ template: 'og_brand', ...CARD, format: 'png', data }),
      {},
    );
    cells.push(card);
    for (const prompt of PROMPTS)
      cells.push((await engine.compose({ prompt, ...CARD, format: 'png', seed: 3, brand })).bytes);
  }
  const columns = 1 + PROMPTS.length;
  const layers = await Promise.all(
    cells.map(async (bytes, index) => ({
      input: await sharp(bytes).resize(THUMBNAIL).png().toBuffer(),
      left: (index % columns) * (THUMBNAIL.width + GAP),
      top: Math.floor(index / columns) * (THUMBNAIL.height + GAP),
    })),
  );
  const width = columns * (THUMBNAIL.width + GAP) - GAP;
  const height = documents.length * (THUMBNAIL.height + GAP) - GAP;
  return sharp({ create: { width, height, channels: 3, background: '#8a8a8a' } })
    .composite(layers)
    .png({ palette: true })
    .toBuffer();
}
