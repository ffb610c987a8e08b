import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchOptions } from '../../../tests/support/search.ts';
import { type ComposeRequest, createEngine } from '../../src/index.ts';
import { anyDials, drawPixels, toPng } from '../../src/photo/testing/synthetic-picture.ts';
import { anyBrief } from '../../src/understand/any-brief.fixture.ts';
import { ordinaryBrief } from '../../src/understand/ordinary-brief.fixture.ts';

const engine = await createEngine();

const OPENINGS = [
  'Blog header:',
  'Sale:',
  'Podcast:',
  'Quote:',
  'Conference',
  'Announcing',
  'We are hiring',
  '',
];
const SUBJECTS = [
  'The hidden cost of abstractions',
  '20% off winter coats',
  'Ärger mit Umlauten',
  '生成AIセミナー',
  'ملصق القراءة',
  'Как мы переписали биллинг',
  'coffee',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'नमस्ते दुनिया',
];
const WISHES = [
  'dark',
  'light',
  'neon',
  'elegant',
  'minimal',
  'handmade',
  '#ff8800',
  'green and gold',
  'for Instagram',
];
const DETAILS = [
  '12 May 2026',
  'Berlin',
  'with Ada Lovelace',
  '"Register now"',
  '50% off',
  'subtitle "A guide"',
];

const prompts = fc
  .tuple(
    fc.constantFrom(...OPENINGS),
    fc.oneof(
      fc.constantFrom(...SUBJECTS),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== ''),
    ),
    fc.boolean(),
    fc.subarray(DETAILS),
    fc.subarray(WISHES, { maxLength: 3 }),
  )
  .map(([opening, subject, quoted, details, wishes]) =>
    [`${opening} ${quoted ? `"${subject}"` : subject}`.trim(), ...details, ...wishes].join(', '),
  );
const axis = fc.integer({ min: 256, max: 1600 });
const options = {
  width: axis,
  height: axis,
  format: fc.constantFrom('png' as const, 'jpeg' as const),
  seed: fc.nat(2 ** 31 - 1),
  variation: fc.nat(3),
};
const asks: fc.Arbitrary<ComposeRequest> = fc.oneof(
  fc.record({ ...options, prompt: prompts }),
  fc.record({ ...options, brief: anyBrief }),
);

test('any prompt and any valid brief at any size with any seed is a picture that passes the gate', async () => {
  await fc.assert(
    fc.asyncProperty(asks, async (request) => {
      const { quality, bytes, width, height } = await engine.compose(request);
      expect(quality.findings).toEqual([]);
      expect([width, height]).toEqual([request.width, request.height]);
      expect(bytes.length).toBeGreaterThan(500);
    }),
    searchOptions(),
  );
});

test('cards with any picture of the caller pass every check, and show the picture or say why not', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyDials,
      ordinaryBrief(),
      fc.constantFrom([1200, 630], [1080, 1350], [1080, 1920], [1500, 500]),
      fc.nat(9),
      async (dials, brief, [width = 0, height = 0], seed) => {
        const image = await toPng(drawPixels(dials));
        const asked = { ...brief, image: { url: 'https://cdn.example/a.png' } };
        const card = await engine.compose({ brief: asked, image, width, height, format: 'png', seed });
        expect(card.quality.findings).toEqual([]);
        const shown = card.family?.startsWith('photo-') === true;
        expect(card.warnings.some(({ code }) => code === 'image_not_shown')).toBe(!shown);
      },
    ),
    searchOptions(),
  );
});
