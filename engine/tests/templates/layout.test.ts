import { describe, expect, test } from 'vitest';
import { createRenderKit } from '../../src/render/render-kit.ts';
import { parseTemplateParameters } from '../../src/templates/parse-parameters.ts';
import type { Template, TemplateValues } from '../../src/templates/template.ts';
import { templates } from '../../src/templates/templates.ts';
import { brandCases } from './brand-cases.ts';
import { type CardSize, cardSizes } from './card-sizes.ts';
import { findCardFaults } from './find-card-faults.ts';
import { leadOf, textCases } from './text-cases.ts';

const { typesetter, inkOf, measureNodes } = await createRenderKit();

const SHARED: CardSize = { width: 1200, height: 630 };

const compose = (template: Template, values: TemplateValues, size: CardSize) =>
  template.compose({
    values: parseTemplateParameters(template, new Map(Object.entries(values))),
    images: {},
    ...size,
    typesetter,
    inkOf,
    measureNodes,
  });

// Every text at some size and every size with some texts; the templates together have most pairs.
describe.each(templates.map((template, index) => ({ ...template, template, index })))(
  '$name',
  ({ template, index }) => {
    test('holds every text inside what is shown, apart and legible', async () => {
      for (const [at, { name, values }] of textCases.entries()) {
        const size = cardSizes[(index + at) % cardSizes.length] ?? SHARED;
        const { composition } = await compose(template, values(template), size);
        expect({ name, size, faults: findCardFaults(composition) }).toEqual({ name, size, faults: [] });
      }
    });

    test('shows the title at every size, and what it is about when there is none', async () => {
      for (const size of cardSizes.filter((_, at) => at % 2 === index % 2)) {
        const {
          composition: { texts },
        } = await compose(template, template.example, size);
        expect(texts.find(({ role }) => role === 'title')?.fitted.truncated).toBe(false);
        if (!template.parameters.some(({ name }) => name === 'description')) continue;
        const { composition: untitled } = await compose(
          template,
          { description: 'One line that says it all.' },
          size,
        );
        expect(untitled.texts.map(({ fitted }) => fitted.lines.map((line) => line.text).join(' '))).toEqual([
          'One line that says it all.',
        ]);
      }
    });

    test('ends a title that is too long in an ellipsis, and still says whose it is', async () => {
      const signature = { site: 'example.com', footer: 'example.com' };
      const long = { [leadOf(template)]: 'More than any card can hold. '.repeat(34), ...signature };
      // All of it fits on the widest.
      const sizes = cardSizes.filter(({ width, height }) => width < 10 * height);
      for (const size of sizes.filter((_, at) => at % 3 === index % 3)) {
        const {
          composition: { texts },
        } = await compose(template, long, size);
        const title = texts.find(({ role }) => role === 'title')?.fitted;
        expect(title?.truncated).toBe(true);
        expect(title?.lines.at(-1)?.text.endsWith('…')).toBe(true);
        expect(texts.some(({ fitted }) => fitted.text === 'example.com')).toBe(true);
      }
    });

    test('keeps the title inside the middle square where it is asked to', async () => {
      const image = { width: 4, height: 4, data: new Uint8Array(64).fill(255) };
      const pictures = template.parameters.filter(
        ({ type, name }) => type === 'image-url' && name !== 'logo',
      );
      const values = parseTemplateParameters(
        template,
        new Map(Object.entries({ ...template.example, crop: 'square' })),
      );
      for (const images of [{}, Object.fromEntries(pictures.map(({ name }) => [name, image]))]) {
        const {
          composition: { texts },
        } = await template.compose({
          values,
          images,
          ...SHARED,
          typesetter,
          inkOf,
          measureNodes,
        });
        const title = texts.find(({ role }) => role === 'title');
        expect(title?.box.x).toBeGreaterThan(285);
        expect((title?.box.x ?? 0) + (title?.box.width ?? 0)).toBeLessThan(915);
      }
    });

    test('sets right-to-left words from the right', async () => {
      const {
        composition: { texts },
      } = await compose(
        template,
        { [leadOf(template)]: 'كيف أعدنا بناء قاعدة البيانات', description: 'عامان وأربعون خدمة' },
        SHARED,
      );
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.every(({ align }) => align === 'right')).toBe(true);
    });
  },
);

test.each(brandCases.map((one, index) => ({ ...one, index })))(
  'og_brand $name holds its words inside what is shown',
  async ({ values, logo, index }) => {
    const template = templates.find(({ name }) => name === 'og_brand') as Template;
    const images = logo ? { logo: await logo() } : {};
    for (const size of [cardSizes[index % cardSizes.length] ?? SHARED]) {
      const { composition } = await template.compose({
        values,
        images,
        ...size,
        typesetter,
        inkOf,
        measureNodes,
      });
      expect(findCardFaults(composition)).toEqual([]);
      expect(composition.images.length > 0).toBe(logo !== undefined);
    }
  },
);
