import { expect, test } from 'vitest';
import { createRenderKit } from '../../src/render/render-kit.ts';
import { ogBrand } from '../../src/templates/cards/og-brand.ts';

test('capitals are those of the script: Greek ones have no accents', async () => {
  const kit = await createRenderKit();
  const values = { title: 'Καλημέρα άνοιξη', textTransform: 'uppercase' };
  const { texts } = await ogBrand.compose({ ...kit, values, images: {}, width: 1200, height: 630 });
  expect(texts.map(({ fitted }) => fitted.text)).toEqual(['ΚΑΛΗΜΕΡΑ ΑΝΟΙΞΗ']);
});
