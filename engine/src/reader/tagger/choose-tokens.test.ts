import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findQuotes } from '../reading/quotes.ts';
import { chooseTokens } from './choose-tokens.ts';
import { type Token, tokenize } from './tokenize.ts';

function chosen(text: string, most: number): string {
  const { tokens, gaps } = chooseTokens(text, tokenize(text), most);
  return tokens.map((token, at) => (gaps.includes(at) ? '… ' : '') + token.text).join(' ');
}

test('a prompt that fits is read whole', () => {
  expect(chosen('a poster with "Hello"', 6)).toBe('a poster with " Hello "');
});

test('of a longer one the beginning is read, and quotations behind it with the words that lead to them', () => {
  const prompt = 'one two three four five six seven eight nine ten a big sign that says "Open late" and more';
  expect(chosen(prompt, 14)).toBe('one two three four five six seven … sign that says " Open late "');
});

test('of a long quotation the beginning and the end are read', () => {
  const quotation = `"${'word '.repeat(80)}end"`;
  expect(chosen(`one two three four five six ${quotation} and so on`, 32)).toBe(
    `one two three four five six " ${'word '.repeat(11)}end "`,
  );
});

test('a quotation without room for any of it is named', () => {
  const prompt = `${'word '.repeat(20)}"Hold fast" "Open late" "Mind the cat" "No entry"`;
  const { unread } = chooseTokens(prompt, tokenize(prompt), 28);
  expect(unread.map(({ text }) => text)).toEqual(['Mind the cat', 'No entry']);
});

test('the words that lead to a quotation are none of another one', () => {
  const prompt = `${'word '.repeat(30)}« Hold fast » "${'long '.repeat(30)}" or « Open late »`;
  const { tokens, unread } = chooseTokens(prompt, tokenize(prompt), 32);
  expect(
    tokens
      .slice(-6)
      .map(({ text }) => text)
      .join(' '),
  ).toBe('» or « Open late »');
  expect(unread.map(({ text }) => text)).toEqual([`${'long '.repeat(30)}`.trim()]);
});

test('tokens are in order, none twice, no more than there is room for, and every gap is told', () => {
  const piece = fc.constantFrom(
    'word ',
    '"quoted words" ',
    '« dit » ',
    '"',
    'long '.repeat(30),
    '\n',
    '「引用」',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), fc.integer({ min: 28, max: 80 }), (pieces, most) => {
      const text = pieces.join('');
      const all = tokenize(text);
      const { tokens, gaps, cutAt, unread } = chooseTokens(text, all, most);
      expect(tokens.length).toBeLessThanOrEqual(most);
      expect(cutAt === undefined).toBe(all.length <= most);
      const places = tokens.map((token) => all.findIndex(({ start }) => start === token.start));
      const isGap = (at: number): boolean => at > 0 && places[at] !== (places[at - 1] as number) + 1;
      expect(places.every((place, at) => at === 0 || place > (places[at - 1] as number))).toBe(true);
      const isJoined = (at: number): boolean => {
        const [before, after] = [tokens[at - 1] as Token, tokens[at] as Token];
        return findQuotes(text).some(({ start, end }) => start <= before.start && after.end <= end);
      };
      expect(gaps).toEqual([...places.keys()].filter((at) => isGap(at) && !isJoined(at)));
      for (const { start, end } of findQuotes(text)) {
        const isRead = tokens.some((token) => token.start >= start && token.end <= end);
        expect(isRead).not.toBe(unread.some((quote) => quote.start === start));
      }
    }),
  );
});
