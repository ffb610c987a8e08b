import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DesignRequest } from '../brief/design-request.ts';
import { parsePrompt } from './parse-prompt.ts';
import { cleanText } from './reading/clean-text.ts';

const FRAGMENTS = [
  'blog header about',
  'for LinkedIn',
  'dark',
  'no red',
  '"',
  "'",
  '“',
  '”',
  '«',
  '「',
  '\n',
  ', ',
  ': ',
  ' – ',
  '30% off',
  '$25M',
  'May 12',
  '#fff',
  '1200x630',
  'with Ada Lovelace',
  '博客',
  'のポスター',
  '포스터',
  'مؤتمر',
  '🎉',
  '\u202e',
  '\ud800',
  '<b>',
  '**',
  '{',
  'title',
  'Create a',
  'quote',
  '— Name',
  'https://a.b/c-d',
  '\u200d',
  'e\u0301',
];

const prompts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 60 }).map((parts) => parts.join(' ')),
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 60 }).map((parts) => parts.join('')),
);

// Letters of several scripts, digits and punctuation without quotation marks.
const quoted = fc
  .array(fc.constantFrom(...'abz AZ09éßñЖя漢字かな한글عربहिन्दी!?.,:;-–—()/%#&@'), {
    minLength: 1,
    maxLength: 40,
  })
  .map((characters) => cleanText(characters.join('')))
  .filter((text) => /\p{L}/u.test(text));

function texts({ copy }: DesignRequest): string[] {
  const { metric, people = [], lines = [], ...rest } = copy;
  return [...Object.values(rest), ...people, ...lines, ...Object.values(metric ?? {})].filter(
    (text) => typeof text === 'string',
  );
}

describe('for any string', () => {
  test('there is a title, bounded in length unless quoted, and no control character', () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        const request = parsePrompt(prompt);
        expect(request.copy.title.trim()).not.toBe('');
        if (request.quotes.length === 0) expect(request.copy.title.length).toBeLessThanOrEqual(140);
        for (const text of texts(request)) {
          expect(text.isWellFormed()).toBe(true);
          expect(text).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ue000-\uf8ff]/u);
        }
      }),
      { numRuns: 600 },
    );
  });

  test('the same prompt gives the same brief', () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        expect(parsePrompt(prompt)).toEqual(parsePrompt(prompt));
      }),
      { numRuns: 100 },
    );
  });

  test('every listed quotation is in the copy, letter for letter', () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        const request = parsePrompt(prompt);
        for (const quote of request.quotes)
          expect(texts(request).some((text) => text.includes(quote))).toBe(true);
      }),
      { numRuns: 600 },
    );
  });
});

describe('for any words in quotation marks', () => {
  const marks = fc.constantFrom('""', "''", '‘’', '``', '“”', '„“', '«»', '‹›', '「」', '『』', '《》');

  test('they are the title of the poster, whatever the marks', () => {
    fc.assert(
      fc.property(quoted, marks, (text, [open, close]) => {
        const request = parsePrompt(`Create a dark poster with the title ${open}${text}${close}, minimal`);
        expect(request.quotes).toEqual([text]);
        expect(request.copy.title).toBe(text);
      }),
    );
  });

  test('two of them are title and subtitle, in order', () => {
    fc.assert(
      fc.property(quoted, quoted, marks, (first, second, [open, close]) => {
        const request = parsePrompt(`Poster: ${open}${first}${close}, ${open}${second}${close}`);
        expect([request.copy.title, request.copy.subtitle]).toEqual([first, second]);
      }),
    );
  });
});

// A regular expression or a loop that is not linear would run into the time limit here.
describe('hostile prompts of 4,000 characters', () => {
  const hostile = [
    '"',
    "'a ",
    '„“"‘’',
    'a ',
    ',',
    '1',
    'May 3, ',
    'dark ',
    'in a ',
    'blog header about ',
    'with Ann and ',
    'A b ',
    '<a ',
    '<div>',
    '**a',
    '[a](',
    '<script>',
    '{',
    '[',
    '%E0',
    '博客',
    'ブログ記事の',
    '블로그 ',
    'ال',
    '👩‍👩‍👧‍👦',
    'up to 30% off ',
    ': ',
    ' - ',
    '(',
    'no red ',
    '#fff ',
    '1000x1000',
    '`',
    'a\u200d',
    '_',
    '* ',
    '&amp;',
    'a\n',
    '<!--',
    '"x" by ',
    '. ',
    'Title: ',
    'a: ',
    "'n' ",
    'with Aa Bb, ',
    '- \n',
    '!',
  ];
  test.each(hostile)('%j repeated is understood', (unit) => {
    const prompt = unit.repeat(4000).slice(0, 4000);
    for (const text of [prompt, `Conference "x" ${prompt}`.slice(0, 4000)]) {
      expect(parsePrompt(text).copy.title).not.toBe('');
    }
  });
});
