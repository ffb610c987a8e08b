import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTemplateParameters } from '../../../engine/src/templates/parse-parameters.ts';
import { templates } from '../../../engine/src/templates/templates.ts';
import { TEMPLATES } from '../generated/templates.ts';
import { findProblem } from './parameter-rule.ts';

const nearColor = fc
  .tuple(
    fc.constantFrom('rgb', 'rgba', 'RGB', 'hsl'),
    fc.array(fc.constantFrom('0', '7', '255', '256', '1e2', '.5', '0.25', '1.0', '2', ' 12 ', '\t3'), {
      maxLength: 5,
    }),
  )
  .map(([name, channels]) => `${name}(${channels.join(',')})`);
const nearHex = fc
  .string({ unit: fc.constantFrom('0', 'a', 'F', 'g', ' '), maxLength: 9 })
  .map((text) => `#${text}`);
const anyValue = fc.oneof(
  nearColor,
  nearHex,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer({ min: -10, max: 500 }).map(String),
  fc.constantFrom(
    '',
    '007',
    'light',
    'Dark',
    'center',
    'mono',
    'a\nb',
    'a\tb',
    'a\u0085b',
    '\ud800',
    '😀'.repeat(1000),
    '😀'.repeat(1001),
    'x'.repeat(1000),
    'x'.repeat(1001),
    'https://example.com/a.png',
    'HTTPS://example.com',
    'https://exa mple.com/',
    'https://',
    'https://[::1',
    'http://example.com',
    `https://example.com/${'a'.repeat(2028)}`,
    `https://example.com/${'a'.repeat(2029)}`,
  ),
);

describe.each(templates.map((template) => ({ name: template.name, template })))(
  '$name',
  ({ name, template }) => {
    const rules = TEMPLATES[name as keyof typeof TEMPLATES];

    test('the client refuses exactly the values that the engine refuses', () => {
      fc.assert(
        fc.property(fc.constantFrom(...rules), anyValue, (rule, value) => {
          const refusedHere = findProblem(rule, value) !== undefined;
          expect([rule.name, value, refusedHere]).toEqual([rule.name, value, isRefused(rule.name, value)]);
        }),
        { numRuns: 200 },
      );
    });

    function isRefused(parameter: string, value: string): boolean {
      try {
        parseTemplateParameters(template, new Map([[parameter, value]]));
        return false;
      } catch {
        return true;
      }
    }
  },
);
