import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BriefBlock } from '../../brief/brief.ts';
import { createTagReader } from './create-tag-reader.ts';
import { findPriced } from './find-priced.ts';
import { completeRows } from './list-laws.ts';
import type { Network } from './network.ts';
import { tokenize } from './tokenize.ts';

const ROWS = [
  'faster cold starts',
  'two pairs of wool socks',
  'one guest, if you like',
  'soup of the day 6.50',
  'open 24/7 w/ parking',
  'Brot und Käse',
  'une gourde pleine',
  'Agua fría',
  'тёплые носки',
  '紅茶とケーキ',
  '自备雨伞',
  'ماء بارد',
  'पानी की बोतल',
];
const CIRCLED = 0x2460;
const BULLETS: readonly ((at: number) => string)[] = [
  ...['- ', '-', '* ', '• ', '•', '– ', '+ ', '▸ ', '✓ ', '✅ ', '・', '☐ ', '- [ ] ', '→ '].map(
    (one) => () => one,
  ),
  (at) => ['🍎 ', '🥖 ', '🧴 ', '🎒 ', '👩🏽‍🍳 ', '🇩🇪 '][at] ?? '🍎 ',
  (at) => `${at + 1}. `,
  (at) => `${at + 1}) `,
  (at) => `${at + 1}、`,
  (at) => `(${at + 1}) `,
  (at) => `${at + 1}️⃣ `,
  (at) => String.fromCharCode(CIRCLED + at),
];
const BEFORE = [
  '',
  'Packing list\n',
  'Hi Ana,\n\nplease make a card from this:\n\nBring along\n',
  'お知らせ\n',
  'We need:\n',
];
const BEHIND = ['', '\nsee you there', '\nSaturday 12 June', '\n\nThanks,\nTom', '\n\ndark, minimal'];

const LABELS = ['O', 'B-body', 'I-body'];
// It thinks that all of a prompt is one running text.
const runningOn: Network = {
  labels: LABELS,
  kinds: ['plain'],
  starts: new Float64Array(LABELS.length),
  steps: { rows: 3, columns: 3, values: new Float64Array(9) },
  score: ({ rows }) => ({ labels: rows.map(() => Float64Array.of(0, 0, 6)), kinds: new Float64Array(1) }),
};
const running = createTagReader(runningOn);
const reader = createTagReader();
const textsOf = ({ text, value, detail }: BriefBlock): string[] =>
  [text, value, detail].filter((one) => one !== undefined);

test.each([
  ['a network that sees one text', running],
  ['the network', reader],
])('%s sets no text of two rows of a list, or of a row and what is around it', async (_, own) => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.constantFrom(...ROWS), { minLength: 2, maxLength: 6 }),
      fc.constantFrom(...BULLETS),
      fc.constantFrom(...BEFORE),
      fc.constantFrom(...BEHIND),
      fc.constantFrom('', '  '),
      async (rows, bullet, before, behind, indent) => {
        const list = rows.map((row, at) => `${indent}${bullet(at)}${row}`).join('\n');
        const parts = [...rows, before, behind];
        const { brief } = await own.read(`${before}${list}${behind}`);
        for (const text of brief.blocks.flatMap(textsOf)) {
          const isOf = (part: string): boolean =>
            part.split(/\s/u).some((word) => word.length > 3 && text.includes(word));
          expect([text, parts.filter(isOf).length <= 1]).toEqual([text, true]);
        }
      },
    ),
    { seed: 1, numRuns: 40 },
  );
});

test('rows of one list are alike, and each that is set has its number', () => {
  const text = 'Next? A) Salt B) Tea C) Milk';
  const tokens = tokenize(text);
  const at = (word: string): number => tokens.findIndex((token) => token.text === word);
  const mark = (name: string, word: string) => ({ name, from: at(word), to: at(word) + 1 });
  const { marks } = completeRows(text, tokens, [
    mark('option', 'Salt'),
    { name: 'field', from: at('B'), to: at('Tea') },
    mark('item', 'Tea'),
    mark('option', 'Milk'),
  ]);
  expect(
    marks.map(({ name, from, to }) => `${name}: ${text.slice(tokens[from]?.start, tokens[to - 1]?.end)}`),
  ).toEqual(['option: A) Salt', 'option: B) Tea', 'option: C) Milk']);
});

test('within a quotation the numbers of rows are words like others', async () => {
  const { brief, unused } = await reader.read('poster that says "1. Ask 2. Listen 3. Go"');
  expect(brief.blocks.map(({ text }) => text)).toEqual(['1. Ask 2. Listen 3. Go']);
  expect(unused.map(({ why }) => why)).toEqual(['request']);
});

test.each([
  [['Leeks, hazelnut, mustard £10', 'Hake, fennel, brown butter £21', 'Pear crumble £7']],
  [['Tomato soup 6.50', 'Grilled halloumi wrap 9', 'Chicken pho 11.50']],
  [['- Leeks, mustard £10', '- Hake, fennel £21', '- Pear crumble £7']],
  [
    [
      'Kürbissuppe, Kernöl ... 7,50 €',
      'Rinderbraten mit Knödel ... 19,80 €',
      'Apfelstrudel, Vanilleeis ... 6,90 €',
    ],
  ],
  [['Cut — £20', 'Blow dry — £15', 'Perm — from £45']],
  [['醤油ラーメン 950円', '焼き餃子 450円', '生ビール 600円']],
])('a row of a price list is an item with its price, whatever commas it has: %j', async (rows) => {
  const { brief } = await createTagReader().read(`Title: Supper\n${rows.join('\n')}`);
  const items = brief.blocks.filter(({ role }) => role === 'item') as { text: string; value?: string }[];
  expect(items.map(({ text, value }) => `${text} ${value}`)).toEqual(
    rows.map((row) => row.replace(/ (?:\.\.\.|—)|^- /u, '')),
  );
});

test.each([
  [
    '€',
    [
      'Leek soup €8',
      'Beetroot, horseradish €11',
      'Roast chicken, pan bread €21',
      'Barley €17',
      'Baked pear €9',
    ],
  ],
  ['Uhr', ['Einlass, Kaffee 9:30', 'Vorträge 10:00', 'Mittag 12:30', 'Ende 17:00']],
])('rows of a line that all end alike are not cut at the comma of one: %s', async (_, rows) => {
  const { brief } = await createTagReader().read(`Title: Supper. Friday. ${rows.join(', ')}. Muehlweg 3`);
  const items = brief.blocks.filter(({ value }) => value !== undefined);
  expect(items.map(({ text, value }) => `${text} ${value}`)).toEqual(rows);
});

test('lines that end in numbers without a price are no price list', () => {
  const text = 'Room 12\nFloor 3\nGate 7';
  expect(findPriced(text, tokenize(text))).toEqual([]);
  const loose = 'Bread, jam, butter, cheese €8, salad €9, fish €10';
  expect(findPriced(loose, tokenize(loose))).toEqual([]);
});

test.each([
  'Kestrel 0.19 — what’s new\n- backups\n- JSON paths\n- smaller',
  'Vega 5 – die Neuerungen\n• Suche\n• neue Karten',
])('the line that a list stands below is no row of it: %s', async (prompt) => {
  const { brief } = await reader.read(prompt);
  const rows = brief.blocks.filter(({ role }) => role === 'item').map(({ text }) => text);
  expect(rows).toEqual(prompt.split(/\n[-•] /u).slice(1));
});
