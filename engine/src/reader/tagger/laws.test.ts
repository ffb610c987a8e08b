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
