import { templateDefinition } from '@cardwright/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchOptions } from '../../../tests/support/search.ts';
import { createRenderKit } from '../../src/render/render-kit.ts';
import { ogBrand } from '../../src/templates/cards/og-brand.ts';
import { layOutDefinition } from '../../src/templates/own/compose-definition.ts';
import { parseTemplateParameters } from '../../src/templates/parse-parameters.ts';
import type { TemplateValues } from '../../src/templates/template.ts';
import { templates } from '../../src/templates/templates.ts';
import { cardSize, color, valuesOf } from './arbitrary-card.ts';
import { findCardFaults } from './find-card-faults.ts';
import { findPoor } from './find-poor.ts';
import { anyDefinition, findOutside, parseTree } from './own-templates.ts';

const kit = await createRenderKit();
const { bg, bg2, fg, muted, accent, ...words } = ogBrand.example;

test.each(templates)('$name holds any text at any size', async (template) => {
  await fc.assert(
    fc.asyncProperty(valuesOf(template), cardSize, async (values, size) => {
      const parsed = parseTemplateParameters(template, new Map(Object.entries(values)));
      const { composition } = await template.compose({ values: parsed, images: {}, ...size, ...kit });
      expect(findCardFaults(composition)).toEqual([]);
    }),
    searchOptions(),
  );
});

test('og_brand: what the caller did not choose has 4.5 to 1 with any colors and any angle', async () => {
  const colors = fc.record(
    { bg: color, bg2: color, fg: color, muted: color, accent: color },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(
      colors,
      fc.constantFrom('light', 'dark'),
      fc.integer({ min: 0, max: 360 }),
      fc.constantFrom([400, 210], [300, 300], [220, 400], [700, 200]),
      async (own, theme, angle, [width = 0, height = 0]) => {
        const values = { ...words, ...own, theme, bgAngle: String(angle) } as TemplateValues;
        const { composition } = await ogBrand.compose({ values, images: {}, width, height, ...kit });
        expect(await findPoor(kit.canvas, composition, values, () => 4.5)).toEqual([]);
      },
    ),
    searchOptions(),
  );
});

test('no text of any own template leaves its box or the card', async () => {
  await fc.assert(
    fc.asyncProperty(anyDefinition, cardSize, async ({ given, title }, size) => {
      const parsed = templateDefinition.safeParse(given);
      fc.pre(parsed.success);
      const context = { values: title === '' ? {} : { title }, images: {}, ...size };
      const {
        composition: { texts },
      } = await layOutDefinition(parseTree(given), { ...kit, ...context });
      expect(findOutside(texts, size)).toEqual([]);
    }),
    searchOptions(),
  );
});
