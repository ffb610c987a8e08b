import { expect, test } from 'vitest';
import { neededContrast } from '../../src/quality/check-contrast.ts';
import { createRenderKit } from '../../src/render/render-kit.ts';
import { ogBrand } from '../../src/templates/cards/og-brand.ts';
import { templates } from '../../src/templates/templates.ts';
import { brandCases } from './brand-cases.ts';
import { type CardSize, cardSizes } from './card-sizes.ts';
import { findPoor } from './find-poor.ts';

const { typesetter, canvas, inkOf, measureNodes } = await createRenderKit();
const SIZES = cardSizes.filter(({ width, height }) => width * height < 3e6);

test.each(templates.map((template, index) => ({ ...template, index })))(
  '$name can be read in both themes',
  async ({ compose, example, index }) => {
    const { bg, bg2, accent, ...texts } = example;
    for (const [at, theme] of ['light', 'dark'].entries()) {
      const size = SIZES[(index + at) % SIZES.length] as CardSize;
      const values = { ...texts, theme };
      const { composition } = await compose({ values, images: {}, ...size, typesetter, inkOf, measureNodes });
      expect(await findPoor(canvas, composition, values, neededContrast)).toEqual([]);
    }
  },
);

test.each(brandCases)('og_brand $name: what the caller did not choose has 4.5 to 1', async ({ values }) => {
  const { composition } = await ogBrand.compose({
    values,
    images: {},
    width: 600,
    height: 315,
    typesetter,
    inkOf,
    measureNodes,
  });
  expect(await findPoor(canvas, composition, values, () => 4.5)).toEqual([]);
});
