import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Composition, PlacedText } from '../../src/layout/composition.ts';
import { neededContrast, textContrast } from '../../src/quality/check-contrast.ts';
import { createRenderKit } from '../../src/render/render-kit.ts';
import { ogBrand } from '../../src/templates/og-brand.ts';
import type { TemplateValues } from '../../src/templates/template.ts';
import { templates } from '../../src/templates/templates.ts';
import { color } from './arbitrary-card.ts';
import { brandCases } from './brand-cases.ts';
import { cardSizes } from './card-sizes.ts';

const { typesetter, canvas, measureNodes } = await createRenderKit();
const words = {
  tagline: 'A line above',
  title: 'The title of the card',
  description: 'A line below.',
  footer: 'site',
};
// Half of what one step of a channel changes, and what dithering does to a gradient.
const ROUNDING = 0.06;

/** Texts whose color is nobody's but ours, with the contrast that the drawn pixels give them. */
async function findPoor(
  composition: Composition,
  values: TemplateValues,
  needed: (placed: PlacedText) => number,
): Promise<string[]> {
  const art = await canvas.drawArt(composition);
  return composition.texts
    .filter(({ role }) => !isChosen(role, values))
    .map((placed) => ({ placed, measured: textContrast(placed, art) }))
    .filter(({ placed, measured }) => measured < needed(placed) - ROUNDING)
    .map(({ placed, measured }) => `${placed.role} ${placed.color} has ${measured.toFixed(2)}`);
}

function isChosen(role: PlacedText['role'], { fg, muted, accent }: TemplateValues): boolean {
  const [hasFg, hasMuted, hasAccent] = [fg, muted, accent].map((color) => color !== undefined);
  if (role === 'title') return hasFg === true;
  if (role === 'subtitle' || role === 'label') return hasMuted === true;
  // The tagline's ink is the accent as far as it can be read, unless every ink was chosen.
  return hasFg === true && hasMuted === true && hasAccent === true;
}

test.each(templates)('$name can be read in both themes at every size', async (template) => {
  for (const size of cardSizes.filter(({ width, height }) => width * height < 3e6)) {
    for (const theme of ['light', 'dark']) {
      const { bg, bg2, accent, ...texts } = template.example;
      const values = { ...texts, theme };
      const composition = await template.compose({ values, images: {}, ...size, typesetter, measureNodes });
      expect(await findPoor(composition, values, neededContrast)).toEqual([]);
    }
  }
});

test.each(brandCases)('og_brand $name: what the caller did not choose has 4.5 to 1', async ({ values }) => {
  const composition = await ogBrand.compose({
    values,
    images: {},
    width: 600,
    height: 315,
    typesetter,
    measureNodes,
  });
  expect(await findPoor(composition, values, () => 4.5)).toEqual([]);
});

test('og_brand: what the caller did not choose has 4.5 to 1 with any colors and any angle', async () => {
  const colors = fc.record(
    { bg: color, bg2: color, fg: color, muted: color, accent: color },
    { requiredKeys: [] },
  );
  const sizes = fc.constantFrom([400, 210], [300, 300], [220, 400], [700, 200]);
  const angle = fc.integer({ min: 0, max: 360 });
  await fc.assert(
    fc.asyncProperty(
      colors,
      fc.constantFrom('light', 'dark'),
      angle,
      sizes,
      async (own, theme, turn, size) => {
        const values = { ...words, ...own, theme, bgAngle: String(turn) } as TemplateValues;
        const [width = 0, height = 0] = size;
        const composition = await ogBrand.compose({
          values,
          images: {},
          width,
          height,
          typesetter,
          measureNodes,
        });
        expect(await findPoor(composition, values, () => 4.5)).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});
