import sharp from 'sharp';
import { toBrand } from '../src/design-md/brand/to-brand.ts';
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
