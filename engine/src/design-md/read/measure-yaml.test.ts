import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTooMuch, measureYaml } from './measure-yaml.ts';

const UNITS = [
  '[',
  '[x,',
  '{a: ',
  '"',
  "'",
  '- ',
  '-\n',
  '? ',
  '?\n',
  '&a ',
  '!a ',
  '*a ',
  'a: ',
  'a:\n',
  'a: b\n',
].concat([
  '- x\n',
  '[]',
  '{}',
  ']',
  '}',
  ',',
  ':',
  '%\n',
  '|\n',
  '>\n',
  '@\n',
  '---\n',
  '...\n',
  '# x\n',
  '\\',
  '\t',
  ' ',
  '\n',
  'x',
]);
const openings = ['', 'k: [', 'k: {', 'k: "', 'k: |\n  ', 'k:\n  - '];

test('whatever is repeated, the parser gets no further than the limits', () => {
  // Each alone, and within two of the others.
  for (const [at, unit] of UNITS.entries())
    for (const opening of openings.filter((_, index) => index === 0 || index % 3 === at % 3)) {
      const { symbols, entries } = measureYaml(opening + unit.repeat(120_000 / unit.length));
      expect([unit, opening, symbols <= 40_001, entries <= 3001]).toEqual([unit, opening, true, true]);
    }
});

test.each([
  ['brackets', `a: ${'['.repeat(5000)}`],
  ['braces', `a: ${'{b: '.repeat(5000)}`],
  ['items', `a:\n  ${'- '.repeat(5000)}`],
  ['keys, line by line', Array.from({ length: 100 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
  ['a mix', `a: ${'[{b: '.repeat(2500)}`],
])('nested %s are too deep', (_, yaml) => {
  expect(measureYaml(yaml).isTooDeep).toBe(true);
});

test('brackets in quotes, comments and blocks of text are text', () => {
  const many = '['.repeat(5000);
  const yaml = `a: "${many}"\nb: '${many}'\nc: |\n  ${many}\nd: x # ${many}\n`;
  expect(measureYaml(yaml)).toMatchObject({ isTooDeep: false });
  expect(measureYaml(yaml).symbols).toBeLessThan(50);
});

test('a document of 3,000 keys is not too much', () => {
  const yaml = `colors:\n${Array.from({ length: 2999 }, (_, i) => `  c${i}: "#fff" # why\n`).join('')}`;
  expect(isTooMuch(measureYaml(yaml))).toBe(false);
});

test('any text is measured', () => {
  const text = fc.array(fc.constantFrom(...UNITS), { maxLength: 200 }).map((units) => units.join(''));
  fc.assert(fc.property(text, (yaml) => void measureYaml(yaml)));
});
