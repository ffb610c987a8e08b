import { expect, test } from 'vitest';
import type { BriefBlock } from '../brief/brief.ts';
import { toStatements } from '../understand/to-statements.ts';
import { readCounts } from './read-counts.ts';

const read = (...blocks: BriefBlock[]) => {
  const found = readCounts(toStatements({ kind: 'report', blocks }).statements);
  return (
    found && [
      ...(found.title ? [found.title] : []),
      ...found.parts.map(({ text, detail, section }) => [section, text, detail].filter(Boolean).join(' | ')),
    ]
  );
};

test('numbers with what they count are told apart, in one text or several', () => {
  expect(
    read(
      { role: 'title', text: 'Our year' },
      { role: 'note', text: '1,240 commits, 7 of 10 merged, 38 ms median' },
    ),
  ).toEqual(['1,240 | commits', '7 of 10 | merged', '38 ms | median']);
  expect(
    read(
      { role: 'title', text: '4.2M requests a day' },
      { role: 'figure', text: '99.98% uptime' },
      { role: 'note', text: '12 regions' },
    ),
  ).toEqual(['4.2M | requests a day', '99.98% | uptime', '12 | regions']);
});

test('a title may say what the numbers are about before them', () => {
  expect(
    read(
      { role: 'title', text: 'We grew 3x in 2025: €4.2M revenue' },
      { role: 'subtitle', text: '18 people, 2 offices' },
    ),
  ).toEqual(['We grew 3x in 2025', '€4.2M | revenue', '18 | people', '2 | offices']);
  expect(
    read(
      { role: 'title', text: '数字で見る一年:利用者12万人' },
      { role: 'item', text: '記事3,400本、満足度98%' },
    ),
  ).toEqual(['数字で見る一年', '利用者 | 12万人', '記事 | 3,400本', '満足度 | 98%']);
});

test.each<[string, BriefBlock[]]>([
  [
    'a year, a day or a name',
    [
      { role: 'note', text: '2026 in review, Episode 12' },
      { role: 'date', text: '4 June' },
    ],
  ],
  ['a sentence', [{ role: 'note', text: '40% lower costs, and that in 3 months, 2 of 4 times' }]],
  ['a single number', [{ role: 'figure', text: '68% of teams' }]],
  ['as many as a table', [{ role: 'note', text: '1 a, 2 b, 3 c, 4 d, 5 e' }]],
])('%s is no number of several', (_, blocks) => {
  expect(read({ role: 'title', text: 'A report' }, ...blocks)).toBeUndefined();
});

test('offers are counted where the card is about one, and said in words elsewhere', () => {
  const offers: BriefBlock[] = [
    { role: 'discount', text: '40% off shoes' },
    { role: 'discount', text: '20% off bags' },
  ];
  expect(read({ role: 'title', text: 'Spring plant swap' }, ...offers)).toBeUndefined();
  expect(readCounts(toStatements({ kind: 'sale', blocks: offers }).statements)?.parts).toHaveLength(2);
});
