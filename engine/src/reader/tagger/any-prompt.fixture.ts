import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Brief } from '../../brief/brief.ts';
import { LANGUAGES } from '../../lexicon/languages.ts';
import { allTerms } from '../../lexicon/vocabulary.ts';
import { cleanText } from '../reading/clean-text.ts';
import { FORMATS } from '../signs/formats.ts';
import { createTagReader } from './create-tag-reader.ts';

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

// Words of several scripts.
const quoted = fc
  .array(fc.constantFrom(...'zebra Hold fast ÉTÉ groß ñandú Жар 漢字 かな 한글 عرب हिन्दी 2026'.split(' ')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((words) => words.join(' '));

const reader = createTagReader();
const readBrief = async (prompt: string): Promise<Brief> => (await reader.read(prompt)).brief;
const textsOf = ({ blocks, picture }: Brief): string[] =>
  [...blocks.flatMap(({ text, value, detail, label }) => [text, value, detail, label]), picture?.text].filter(
    (text) => text !== undefined,
  );

/** What the reader makes of random prompts. */
export function describeAnyPrompt(runs: { seed?: number; numRuns: number }): void {
  describe('for any string', () => {
    test('no text is empty, too long, or has a control character', async () => {
      await fc.assert(
        fc.asyncProperty(prompts, async (prompt) => {
          for (const text of textsOf(await readBrief(prompt))) {
            expect(text.trim()).not.toBe('');
            expect(text.length).toBeLessThanOrEqual(1000);
            expect(text.isWellFormed()).toBe(true);
            expect(text).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ue000-\uf8ff]/u);
          }
        }),
        runs,
      );
    });

    test('the same prompt gives the same brief', async () => {
      const other = createTagReader();
      await fc.assert(
        fc.asyncProperty(prompts, async (prompt) => {
          expect(await other.read(prompt)).toEqual(await reader.read(prompt));
        }),
        runs,
      );
    });
  });

  describe('words in quotation marks', () => {
    const marks = fc.constantFrom('""', "''", '‘’', '``', '“”', '„“', '«»', '‹›', '「」', '『』', '《》');

    test('are set in one piece, exactly as written, whatever the marks', async () => {
      await fc.assert(
        fc.asyncProperty(quoted, marks, async (text, [open, close]) => {
          const brief = await readBrief(
            `Create a dark poster with the title ${open}${text}${close}, minimal`,
          );
          expect(textsOf(brief).some((set) => set.includes(text))).toBe(true);
        }),
        runs,
      );
    });
  });

  describe('a format', () => {
    const names = fc.constantFrom(
      ...LANGUAGES.flatMap((language) => allTerms(FORMATS, language)).filter((term) => !term.includes('*')),
    );

    test('never comes from words that are set', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(names, { minLength: 1, maxLength: 3 }), async (words) => {
          const title = words.join(' ');
          const { format, blocks } = await readBrief(`A card that says "${title}"`);
          const set = blocks.map(({ text }) => text).join(' ');
          if (cleanText(set) === cleanText(title)) expect(format).toBeNull();
        }),
        runs,
      );
    });
  });
}
