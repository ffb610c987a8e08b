import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readProseType } from './read-prose-type.ts';

const read = (...lines: string[]) => readProseType(['## Typography', ...lines].join('\n'));
const HEAD = ['| Role | Font | Size | Weight | Letter Spacing | Notes |', '|---|---|---|---|---|---|'];

test('a row of a table is a style, by the names of the columns', () => {
  expect(read(...HEAD, '| Display Hero | `Graphik`/Inter | 60px (3.75rem) | 600 | -1.5px | Tight |')).toEqual(
    [
      {
        headings: ['Typography'],
        line: 4,
        name: 'Display Hero',
        family: 'Graphik/Inter',
        size: '60px (3.75rem)',
        weight: '600',
        tracking: '-1.5px',
      },
    ],
  );
});

test.each([
  [
    '- **Primary**: `Camera Plain`, with fallbacks: `ui-sans-serif, system-ui`',
    'Camera Plain, ui-sans-serif, system-ui',
  ],
  ['- Primary: vcr osd mono', 'vcr osd mono'],
  ['- **Headings** — Playfair Display, Georgia, serif', 'Playfair Display, Georgia, serif'],
  ['- Display: Söhne (by Klim), a grotesque', 'Söhne'],
  ['- **Numerals**: tabular figures (`font-feature-settings: "tnum"`)', undefined],
  ['- Heading: n/a', undefined],
  ['- Rule: keep every line of running text shorter than you think', undefined],
])('the family of the item %s', (item, family) => {
  expect(read(item)[0]?.family).toBe(family);
});

test.each([
  [
    '- Heading sample: 48px / weight 700 / letter-spacing -1px',
    { size: '48px', weight: '700', tracking: '-1px' },
  ],
  [
    '- **H1**: 64px, 500, -0.02em tracking, uppercase',
    { size: '64px', weight: '500', tracking: '-0.02em', transform: 'uppercase' },
  ],
])('the measures of the item %s', (item, measures) => {
  expect(read(item)).toEqual([expect.objectContaining(measures)]);
});

test('outside of sections about type, what speaks of a font itself is read', () => {
  const lines = ['## Brand', '- Display: Georgia', '- Heading font: Georgia', ...HEAD];
  const styles = readProseType([...lines, '| Title | Georgia | 60px | 600 | 0 | |'].join('\n'));
  expect(styles.map(({ name }) => name)).toEqual(['Heading font', 'Title']);
});

test('the face of the logo is kept apart', () => {
  expect(read('- Display: Belwe-like slab for the logo')).toMatchObject([{ isLogo: true }]);
  expect(read('- Fonts: `Belwe` for the logo, `Nunito` for headings')).toMatchObject([{ family: 'Nunito' }]);
  expect(read(...HEAD, '| Display | Belwe (logo) | 60px | 600 | 0 | |')).toMatchObject([{ isLogo: true }]);
});

test('nothing is read in sentences and in code', () => {
  const rest = ['- Display: Georgia', ...HEAD, '| Display | Georgia | 60px | 600 | 0 | |'];
  expect(read('Headings: Georgia', '```', ...rest, '```')).toEqual([]);
});

test('any text is read, and each style says where and what', () => {
  const part = fc.constantFrom(
    '|',
    '- ',
    '`',
    ':',
    ' — ',
    '**',
    'Display',
    'Font',
    'Weight',
    '---',
    '700',
    '-0.02em',
    ',',
    '\n',
    'Georgia',
    '(',
    '/',
  );
  const text = fc.array(fc.oneof(part, fc.string({ maxLength: 6 })), { maxLength: 120 });
  fc.assert(
    fc.property(text, (parts) => {
      for (const { line, headings, ...style } of read(parts.join(''))) {
        expect(line).toBeGreaterThan(1);
        expect(headings.length).toBeGreaterThan(0);
        expect(Object.values(style).every((value) => typeof value === 'string')).toBe(true);
        expect(Object.keys(style).length).toBeGreaterThan(1);
      }
    }),
  );
});

test.each(['- a:', '| a ', '- `a` ', '- weight weight ', '- 0.0.0.', '- a — '])(
  'a text of %j again and again costs no more than its length',
  (unit) => {
    const text = `${unit.repeat(200)}\n`.repeat(150);
    const before = process.cpuUsage();
    readProseType(`## Typography\n| Font | Size |\n${text}`);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
  },
);
