import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createOwnWords } from './find-own-words.ts';

const find = (prompt: string, text: string): string | undefined => createOwnWords(prompt)(text)?.text;

describe('found, in the spelling of the prompt', () => {
  test.each([
    ['a poster for our summer party in Berlin', 'Summer Party', 'summer party'],
    ['It’s Anna’s café', "it's Anna's café", 'It’s Anna’s café'],
    ['from 9 – 17 h', '9 - 17 h', '9 – 17 h'],
    ['cafe\u0301 noir', 'caf\u00e9 noir', 'cafe\u0301 noir'],
    ['Party, Saturday!', 'Party Saturday', 'Party Saturday'],
    ['Party. Saturday', '„Party“', 'Party'],
    ['夏祭りのポスターを作って。7月20日', '夏祭り', '夏祭り'],
    ['서울에서 축제', '서울', '서울'],
    ['an E-Mail to ada@example.com', 'ada@example.com', 'ada@example.com'],
    ['so\u00adft \u202eparty', 'soft party', 'soft party'],
    ['Line one\nline two', 'Line one\nline two', 'Line one\nline two'],
    ['party, then the big party night', 'party night', 'party night'],
    ['fox 🦊 club', 'fox 🦊 club', 'fox 🦊 club'],
  ])('%j has %j', (prompt, text, own) => {
    expect(find(prompt, text)).toBe(own);
  });
});

describe('not the words of the prompt', () => {
  test.each([
    ['a poster for our party', 'Party tonight'],
    ['a poster for our party', 'part'],
    ['party summer', 'summer party'],
    ['we are not hiring', 'we are hiring'],
    ['a poster for our summer party in Berlin', 'summer Berlin'],
    ['only 1.50 each', '1'],
    ['only 150 each', '15'],
    ['write to ada@example.com', 'example'],
    ["we can't go", 'can'],
    ['50 each', '50%'],
    ['a party', ''],
    ['a party', '!!!'],
    ['', 'party'],
  ])('%j has no %j', (prompt, text) => {
    expect(find(prompt, text)).toBeUndefined();
  });
});

test('the offsets are those of the prompt', () => {
  const prompt = 'Poster: Winter\u00ad Walk, on Sunday';
  const spans = createOwnWords(prompt)('winter walk, on')?.spans ?? [];
  expect(spans.map(({ start, end }) => prompt.slice(start, end))).toEqual(['Winter', 'Walk,', 'on']);
});

const WORDS = fc.constantFrom(
  'the',
  'party',
  'Party',
  'at',
  '9',
  '9.30',
  'pm',
  'é',
  'Straße',
  '東京',
  'can’t',
  'a-b',
  '—',
  '$5',
);
const TEXT = fc.array(WORDS, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));

test('whatever is looked for, only words of the prompt are found, in their order', () => {
  fc.assert(
    fc.property(TEXT, fc.oneof(TEXT, fc.string({ unit: 'grapheme' })), (prompt, text) => {
      const own = createOwnWords(prompt)(text);
      if (!own) return;
      const starts = own.spans.map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(own.text.split(/\s+/u).join('')).toBe(
        own.spans.map(({ start, end }) => prompt.slice(start, end)).join(''),
      );
    }),
  );
});

test('any run of words of a prompt is found', () => {
  fc.assert(
    fc.property(fc.array(WORDS, { minLength: 3, maxLength: 12 }), fc.nat(2), (words, from) => {
      const text = words.slice(from, from + 3).join(' ');
      fc.pre(/[\p{L}\p{N}]/u.test(text));
      expect(createOwnWords(words.join(' '))(text)?.text.replaceAll(/\s+/gu, '')).toContain(
        text.match(/[\p{L}\p{N}].*[\p{L}\p{N}]|[\p{L}\p{N}]/u)?.[0].replaceAll(/\s+/gu, ''),
      );
    }),
  );
});

test('a prompt that repeats itself is no trap', () => {
  const own = createOwnWords('a '.repeat(8000));
  // Looked for from each of its words, this would take minutes.
  for (let i = 0; i < 60; i += 1) expect(own(`${'a '.repeat(499)}b`)).toBeUndefined();
});
