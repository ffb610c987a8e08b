import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBonds } from './find-bonds.ts';
import { findRows, wordsOfRows } from './find-rows.ts';
import { tokenize } from './tokenize.ts';

/** Where rows begin, as the words from there to the next row. */
function rowsOf(text: string): string[] {
  const tokens = tokenize(text);
  const starts = findRows(tokens, findBonds(text, tokens)).map(({ at }) => tokens[at]?.start ?? 0);
  return starts.map((start, index) => text.slice(start, starts[index + 1]).trim());
}

test.each([
  ['lines', 'Tips\n1. Ask\n2. Listen', ['1. Ask', '2. Listen']],
  ['Cyrillic letters', 'Де? А) Карпати Б) Полісся В) Море', ['А) Карпати', 'Б) Полісся', 'В) Море']],
  ['brackets', 'Next? A) Salt Road B) Winter', ['A) Salt Road', 'B) Winter']],
  [
    'numbers alone',
    'tips: 1 label everything 2 walk the route 3 go to bed',
    ['1 label everything', '2 walk the route', '3 go to bed'],
  ],
  [
    'numbers before single words',
    'Binding. 1 Folding 2 Sewing 3 Boards 4 Cloth',
    ['1 Folding', '2 Sewing', '3 Boards', '4 Cloth'],
  ],
  [
    'counted days',
    'Day 1 trunks and bark Day 2 leaves and buds Day 3 snow and ice',
    ['Day 1 trunks and bark', 'Day 2 leaves and buds', 'Day 3 snow and ice'],
  ],
  ['enclosed numbers', '手順①切る②煮る③盛る', ['①切る', '②煮る', '③盛る']],
  ['black enclosed numbers', '❶ dig\n❷ water', ['❶ dig', '❷ water']],
  ['keycaps', '1️⃣ dig 2️⃣ water', ['1️⃣ dig', '2️⃣ water']],
  ['digits of other writings', '١. ماء\n٢. خبز', ['١. ماء', '٢. خبز']],
  ['ideographic commas', '1、报名\n2、抽签', ['1、报名', '2、抽签']],
  ['numbers in brackets', 'Why? (1) cheap (2) quick', ['(1) cheap', '(2) quick']],
  ['marks without a blank', '1.Dig\n2.Water', ['1.Dig', '2.Water']],
  ['people and their ages', 'Lacey (5) and Tyrell (3)', []],
  ['people', '1 adult 2 children 3 dogs', []],
  ['a menu', 'soup 1 large pot 3 bread 2 rolls', []],
  ['hours', 'room 1 is open from 2 pm to 3 pm', []],
  ['a date', 'vom 1. Mai bis 2. Juni', []],
  ['initials', 'A. Miller and B. Jones', []],
  ['scores', 'Lions 1 Tigers 2 Bears 3', []],
  ['a list that starts late', '3. Ask 4. Listen 5. Wait', []],
])('%s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test('where the last row of a line ends is not known', () => {
  const tokens = tokenize('1. dig 2. water it 3. cover all, thanks');
  const rows = findRows(tokens, findBonds('', tokens));
  expect(wordsOfRows(tokens, rows).map((row) => row.map((at) => tokens[at]?.text))).toEqual([
    ['dig'],
    ['water', 'it'],
    ['cover'],
  ]);
});

test('the rows of a list that counts itself, however long and whatever is in it', () => {
  const words = fc.array(fc.constantFrom('ask', 'listen well', 'Tee', 'walk', 'ürün', 'go'), {
    minLength: 2,
    maxLength: 5,
  });
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 3, maxLength: 9 }),
      fc.constantFrom('. ', ') ', ' '),
      fc.constantFrom('\n', ' ', '; '),
      (all, mark, between) => {
        const rows = all.map((row, at) => `${at + 1}${mark}${row.join(' ')}`);
        expect(rowsOf(`Tips${between}${rows.join(between)}`).map((row) => row.replace(/;$/, ''))).toEqual(
          rows,
        );
      },
    ),
  );
});
