import fc from 'fast-check';
import type { ParameterRule, Template, TemplateValues } from '../../src/templates/template.ts';
import { templates } from '../../src/templates/templates.ts';
import { type CardSize, cardSizes } from './card-sizes.ts';
import { textCases } from './text-cases.ts';

const words = fc.constantFrom(
  ...textCases
    .flatMap(({ values }) => Object.values(values(templates[0] as Template)))
    .flatMap((text) => text.split(' '))
    .filter((word) => word.length < 60),
);
const unbroken = fc
  .tuple(
    fc.constantFrom('W', 'i', 'ß', '漢', 'ह', 'ب', 'த', '😀', '👩‍👩‍👧', 'e\u0301'),
    fc.integer({ min: 20, max: 90 }),
  )
  .map(([letter, count]) => letter.repeat(count));
const graphemes = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const piece = fc.oneof({ arbitrary: words, weight: 5 }, { arbitrary: graphemes, weight: 2 }, unbroken);

/** A text as anybody may send it: words of all scripts, emoji, unbroken runs, newlines, up to 1,000 characters. */
const cardText: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      fc.array(piece, { minLength: 1, maxLength: 6 }),
      fc.array(piece, { minLength: 10, maxLength: 200, size: 'max' }),
    ),
    fc.constantFrom(' ', ' ', ' ', '', '\n'),
  )
  .map(([pieces, glue]) => [...pieces.join(glue).replace(/[\p{Cc}--\n]/gv, '')].slice(0, 1000).join(''));

export const color: fc.Arbitrary<string> = fc.oneof(
  fc.stringMatching(/^#[0-9a-f]{6}$/),
  fc.stringMatching(/^#[0-9a-f]{8}$/),
  fc.constantFrom('#000', '#fff', '#777777', 'rgba(255, 0, 0, 0.5)', 'rgb(0, 0, 255)'),
);

export const cardSize: fc.Arbitrary<CardSize> = fc.oneof(
  fc.constantFrom(...cardSizes),
  fc.record({ width: fc.integer({ min: 200, max: 2400 }), height: fc.integer({ min: 200, max: 2400 }) }),
);

/** Values for a template as a caller may send them, each parameter there or not; never a logo's address. */
export function valuesOf(template: Template): fc.Arbitrary<TemplateValues> {
  const entries = template.parameters.flatMap((rule): [string, fc.Arbitrary<string>][] => {
    const arbitrary = toArbitrary(rule);
    return arbitrary ? [[rule.name, arbitrary]] : [];
  });
  const model = Object.fromEntries(entries);
  return fc.record(model, { requiredKeys: [] }).map((values) => ({ ...values }) as TemplateValues);
}

function toArbitrary(rule: ParameterRule): fc.Arbitrary<string> | undefined {
  if (rule.type === 'text' && rule.pattern)
    return fc.stringMatching(new RegExp(rule.pattern)).map((text) =>
      text
        .slice(0, 900)
        .trim()
        .replace(/[^\d]+$/, ''),
    );
  if (rule.type === 'text') return cardText;
  if (rule.type === 'color') return color;
  if (rule.type === 'integer') return fc.integer({ min: rule.minimum, max: rule.maximum }).map(String);
  return rule.type === 'choice' ? fc.constantFrom(...rule.choices) : undefined;
}
