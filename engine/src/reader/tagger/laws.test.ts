import { describe, expect, test } from 'vitest';
import { findDescribingWords, toLaws } from './laws.ts';
import { tokenize } from './tokenize.ts';

const SCENE =
  'a market hall with iron columns and a glass roof in the first light of a winter morning '.repeat(4);

/** The words that are not set, where the marks say that the words of `shown` would be. */
function describing(prompt: string, shown = ''): string {
  const tokens = tokenize(prompt);
  const start = prompt.indexOf(shown);
  const from = tokens.findIndex((token) => token.start >= start);
  const to = tokens.findLastIndex((token) => token.end <= start + shown.length) + 1;
  const marks = shown === '' ? [] : [{ name: 'body', from, to }];
  return findDescribingWords(prompt, tokens, marks)
    .map((at) => tokens[at]?.text)
    .join(' ');
}

describe('findDescribingWords', () => {
  test('a long description that quotes what the card says says nothing else', () => {
    const prompt = `${SCENE}a sign says "Fish", another "Flowers", a third "Closed on Mondays"`;
    const words = describing(prompt, 'in the first light');
    expect(words).toContain('in the first light');
    expect(words).not.toMatch(/Fish|Flowers|Mondays/);
  });

  test('so does one of a page that quotes a single text', () => {
    expect(describing(`${SCENE.repeat(4)}a sign says "Fish"`, 'in the first light')).toContain('first light');
    expect(describing(`${SCENE}a sign says "Fish"`, 'in the first light')).toBe('');
  });

  test('of a short prompt every word may be set', () => {
    expect(describing('poster "Fish", "Flowers", "Closed on Mondays", with Ann Lee')).toBe('');
  });

  test.each([
    ['most of which are set', 'readings with Ann Lee, workshops for children, entry free, '.repeat(8), 1],
    ['with dates and prices', 'Saturday 10:30 reading with Ann Lee for 5 euros at the mill, '.repeat(8), 0.2],
  ])('pasted facts that quote are no description: %s', (_, facts, share) => {
    const shown = facts.slice(0, share * facts.length);
    expect(describing(`${facts}"Fish", "Flowers", "Closed on Mondays"`, shown)).toBe('');
  });
});

test('a quotation is in one piece, and free of the words around it', () => {
  const prompt = "이름은 '느린 거품'입니다. The sign says 'Open late'";
  const tokens = tokenize(prompt);
  const { bonds } = toLaws(prompt, tokens, 'ko');
  expect(tokens.filter((_, at) => bonds[at]).map(({ text }) => text)).toEqual(['거품', 'late']);
});

test.each([
  ['en', 'poster: "Open late" on the door, the headline reads "Fish & Flowers"', 'Fish & Flowers'],
  ['de', 'Plakat mit „Fisch“ am Tor, die Überschrift lautet „Blumen“', 'Blumen'],
  ['ko', '포스터 "꽃"과 "생선", 제목은 "시장의 아침"', '시장의 아침'],
  ['zh', '海报，副标题是“鲜花”，标题写着“早市”', '早市'],
])('what a prompt calls its title is the title, and no other text is: %s', (language, prompt, title) => {
  const tokens = tokenize(prompt);
  const { bias } = toLaws(prompt, tokens, language);
  const start = prompt.indexOf(title);
  const mayBeTitle = tokens.filter((_, at) => bias(at, 'title') > -100);
  expect(prompt.slice(mayBeTitle[0]?.start, mayBeTitle.at(-1)?.end)).toBe(title);
  expect(tokens.filter((_, at) => bias(at, 'subtitle') <= -100).every((token) => token.start >= start)).toBe(
    true,
  );
});

test('a numbered row keeps what stands in its brackets, and is no mere fact', () => {
  const prompt = 'Agenda: 1. Apologies 2. Rent (from £38 to £42) 3. Water';
  const tokens = tokenize(prompt);
  const { begins, bonds, bias } = toLaws(prompt, tokens, 'en');
  expect(tokens.filter((_, at) => begins[at]).map(({ text }) => text)).toEqual([
    ...['1', 'Apologies', '2', 'Rent', '3', 'Water'],
  ]);
  const [open, close] = ['(', ')'].map((bracket) => tokens.findIndex(({ text }) => text === bracket));
  expect(bonds.slice(open, (close ?? 0) + 1).every(Boolean)).toBe(true);
  const second = tokens.findIndex(({ text }) => text === 'Rent');
  expect(bias(second, 'price')).toBeLessThan(-100);
  expect(bias(second, 'item')).toBeGreaterThan(-100);
});

test('where answers have letters, what has none is no answer', () => {
  const prompt = 'Which one? A) Honey B) Basil. Vote by Sunday';
  const tokens = tokenize(prompt);
  const { bias } = toLaws(prompt, tokens, 'en');
  const mayAnswer = (word: string): boolean =>
    bias(
      tokens.findIndex(({ text }) => text === word),
      'option',
    ) > -100;
  expect(['Honey', 'Basil', 'Which', 'Vote', 'Sunday'].map(mayAnswer)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each(['8 Mio. €', '3.2 million', '14 млрд руб', '500 juta'])('%s is one sum', (sum) => {
  const tokens = tokenize(`Kranz ${sum}`);
  expect(toLaws(`Kranz ${sum}`, tokens, 'en').bonds.slice(2).every(Boolean)).toBe(true);
});

test.each(['9am - 1pm', '10 am – 4 pm', '9 Uhr – 13 Uhr'])(
  'a time from one hour to another is in one piece: %s',
  (time) => {
    const tokens = tokenize(`Sale ${time}`);
    const { bonds } = toLaws(`Sale ${time}`, tokens, 'en');
    expect(bonds.slice(2, tokens.length).every(Boolean)).toBe(true);
  },
);
