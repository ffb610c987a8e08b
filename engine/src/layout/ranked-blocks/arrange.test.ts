import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import { textBlock } from '../blocks.ts';
import { rowBlock } from './arrange.ts';

let kit: RenderKit;
beforeAll(async () => {
  kit = await createRenderKit();
});

const cellOf = (text: string) =>
  textBlock(kit.typesetter, {
    role: 'label',
    text,
    style: { family: 'Inter', weight: 650, lineHeight: 1.3 },
    color: '#000000',
    size: 40,
    minSize: 22,
    maxLines: 3,
  });

const facts = fc.constantFrom(
  '£425,000',
  '3 bedrooms',
  '2 bathrooms',
  '140 m²',
  '12 parking spaces',
  '01603 555 0100',
  'until 12 May',
  'Norwich',
  'The garden behind the old brewery in Mill Road',
);

it('keeps short facts on one line, and apart, whatever stands beside them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(facts, { minLength: 2, maxLength: 6 }),
      fc.integer({ min: 460, max: 1300 }),
      async (texts, width) => {
        const row = await rowBlock(texts.map(cellOf), { gap: 30, rtl: false }).measure({
          width,
          height: 600,
          scale: 1,
        });
        const placed = row.place(0, 0, width, 'left').texts;
        for (const { fitted, box } of placed) {
          const { width: alone } = await cellOf(fitted.text).measure({ width, height: 600, scale: 1 });
          if (alone <= width / 2) expect(fitted.lines.map(({ text }) => text)).toHaveLength(1);
          expect(box.x + fitted.width).toBeLessThanOrEqual(width + 1);
        }
        for (const one of placed)
          for (const other of placed) {
            if (one === other || one.box.y !== other.box.y || one.box.x > other.box.x) continue;
            expect(one.box.x + one.fitted.width).toBeLessThan(other.box.x);
          }
      },
    ),
    { seed: 3, numRuns: 60 },
  );
});
