import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { toBrand } from '../../src/design.ts';
import { readDesignDocument } from '../../src/design-md/read/read-design-document.ts';
import { createEngine, type Engine, type TemplateImage } from '../../src/index.ts';
import { decodeLogo } from '../../src/logo/decode-logo.ts';

let engine: Engine;
let logo: TemplateImage;
beforeAll(async () => {
  engine = await createEngine();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="19" fill="#00e5ff"/></svg>';
  logo = await decodeLogo(Buffer.from(svg));
});

const DOCUMENT = `---
name: Acme
tagline: Rockets for all
colors:
  background: "#1b0a2a"
  foreground: "#fff5e0"
  primary: "#ff4fa3"
typography:
  heading:
    fontFamily: Georgia, serif
---
`;
const { brand } = toBrand(readDesignDocument(DOCUMENT));
const SIZES = [
  [1200, 630],
  [1080, 1080],
  [1080, 1920],
] as const;
const PICTURE = 'a lighthouse in a storm, watercolor';
const PROMPTS = [
  'Blog header: "How we ship every day", engineering blog',
  'Sale: "Up to 30% off", playful, orange and green',
  'A retro poster for a jazz night, "Blue Hour", 12 March',
  PICTURE,
  'Quote: "Simple is hard" by Ada Lovelace, white background',
];

// Vitest compares bytes one by one, far slower.
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

type Pixels = { data: Buffer; info: { width: number; height: number } };

const decode = (bytes: Uint8Array): Promise<Pixels> =>
  sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });

function shareOf({ data, info }: Pixels, hex: string, tolerance = 3): number {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex');
  let near = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (Math.abs((data[at] ?? 0) - red) > tolerance) continue;
    if (Math.abs((data[at + 1] ?? 0) - green) > tolerance) continue;
    if (Math.abs((data[at + 2] ?? 0) - blue) <= tolerance) near += 1;
  }
  return near / (info.width * info.height);
}

describe('a generation that follows a document', () => {
  test.each(PROMPTS.map((prompt, at) => [prompt, ...(SIZES[at % SIZES.length] ?? SIZES[0])] as const))(
    'stands on its ground or its accent, in its inks: %s at %dx%d',
    async (prompt, width, height) => {
      const { bytes, quality } = await engine.compose({
        prompt,
        width,
        height,
        format: 'png',
        seed: 3,
        brand,
      });
      expect(quality.findings).toEqual([]);
      const pixels = await decode(bytes);
      const ground = shareOf(pixels, '#1b0a2a');
      const accent = shareOf(pixels, '#ff4fa3');
      expect(Math.max(ground, accent)).toBeGreaterThan(0.15);
      // On the accent words are in the color of the ground; a described picture has none, and so no ink.
      const ink = Math.max(shareOf(pixels, '#fff5e0'), Math.min(ground, accent));
      if (prompt !== PICTURE) expect(ink).toBeGreaterThan(0.001);
      // At least a label's letters, which are small since they keep the case they were written in.
      expect(accent).toBeGreaterThan(0.0004);
    },
  );

  test('carries the logo', async () => {
    const request = { prompt: PROMPTS[0] ?? '', width: 1080, height: 1080, format: 'png', brand } as const;
    const plain = await engine.compose(request);
    const signed = await engine.compose({ ...request, logo });
    expect(signed.warnings).toEqual([]);
    expect(shareOf(await decode(plain.bytes), '#00e5ff')).toBe(0);
    expect(shareOf(await decode(signed.bytes), '#00e5ff')).toBeGreaterThan(0.0006);
  });

  test('in og_brand wears the same colors, font and logo', async () => {
    const request = {
      prompt: PROMPTS[0] ?? '',
      width: 1200,
      height: 630,
      format: 'png',
      templateId: 'og_brand',
    } as const;
    const { bytes, warnings } = await engine.compose({ ...request, brand, logo });
    expect(warnings).toEqual([]);
    const pixels = await decode(bytes);
    expect(shareOf(pixels, '#1b0a2a')).toBeGreaterThan(0.3);
    expect(shareOf(pixels, '#00e5ff')).toBeGreaterThan(0.001);
  });

  test('differs in composition from the three others of a round of seeds, as far as there are compositions for it', async () => {
    const [article = '', , , , quote = ''] = PROMPTS;
    const compositionsOf = async (prompt: string) => {
      const four = [12, 13, 14, 15].map((seed) =>
        engine.compose({ prompt, width: 600, height: 315, format: 'png', brand, seed }),
      );
      return new Set((await Promise.all(four)).map(({ family }) => family)).size;
    };
    expect([await compositionsOf(article), await compositionsOf(quote)]).toEqual([4, 3]);
  });

  test('is set in what its tone says, unless its fonts or the prompt say otherwise', async () => {
    const [playful = '', quote = ''] = [PROMPTS[1], PROMPTS[4]];
    const { family: _, ...unset } = brand;
    const draw = async (prompt: string, own: typeof brand) =>
      digest((await engine.compose({ prompt, width: 600, height: 315, format: 'png', brand: own })).bytes);
    const toned = { tone: 'technical' } as const;
    expect(await draw(quote, { ...unset, ...toned })).not.toEqual(await draw(quote, unset));
    expect(await draw(playful, { ...unset, ...toned })).toEqual(await draw(playful, unset));
    expect(await draw(quote, { ...brand, ...toned })).toEqual(await draw(quote, brand));
  });
});
