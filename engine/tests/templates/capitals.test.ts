import { expect, test } from 'vitest';
import { findTextLanguages } from '../../src/find-text-languages.ts';
import { createRenderKit } from '../../src/render/render-kit.ts';
import { ogBrand } from '../../src/templates/cards/og-brand.ts';

test.each([
  ['Καλημέρα άνοιξη', 'ΚΑΛΗΜΕΡΑ ΑΝΟΙΞΗ'],
  ['ışık ve deniz', 'IŞIK VE DENİZ'],
  ['Yeni bir sergi için istanbul müzesi', 'YENİ BİR SERGİ İÇİN İSTANBUL MÜZESİ'],
  ['Nieuw bij het ijsselmeer', 'NIEUW BIJ HET IJSSELMEER'],
  ['Spring is in the air', 'SPRING IS IN THE AIR'],
])('capitals are those of the language: %s', async (title, capitals) => {
  const kit = await createRenderKit();
  const values = { title, textTransform: 'uppercase' };
  const { card: language } = await findTextLanguages([title], values);
  const {
    composition: { texts },
  } = await ogBrand.compose({ ...kit, values, images: {}, width: 1200, height: 630, language });
  expect(texts.map(({ fitted }) => fitted.text)).toEqual([capitals]);
});
