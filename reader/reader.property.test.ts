import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from '../engine/src/reader/reading/clean-text.ts';
import { createTagReader } from '../engine/src/reader/tagger/create-tag-reader.ts';
import { parseCorpus } from './corpus-format.ts';

const folder = new URL('corpus/train/', import.meta.url);
const prompts = readdirSync(folder)
  .filter((name) => name.endsWith('.prompts'))
  .flatMap((name) => parseCorpus(readFileSync(new URL(name, folder), 'utf8')));
const reader = createTagReader();

// Pieces of real prompts of every language, put together at random: titles, requests, wishes, prices, names.
const words = prompts.flatMap(({ prompt, marks }) => marks.map(({ start, end }) => prompt.slice(start, end)));
const piece = fc.nat({ max: words.length - 1 }).map((at) => words[at] ?? '');
const joint = fc.constantFrom(' ', ', ', '. ', '\n', ' - ', ': ', ' “', '” ', ' | ');
const mixed = fc
  .array(fc.tuple(piece, joint), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.flat().join(''));

const squash = (text: string): string => cleanText(text).replace(/\s+/gu, '');
const textsOf = async (prompt: string): Promise<string[]> => {
  const { brief } = await reader.read(prompt);
  return brief.blocks.flatMap(({ text, value, detail, label }) =>
    [text, value, detail, label].filter((part) => part !== undefined),
  );
};

test('every word that is set is the author’s own, in order', async () => {
  await fc.assert(
    fc.asyncProperty(mixed, async (prompt) => {
      const whole = squash(prompt);
      for (const text of await textsOf(prompt))
        for (const part of text.split(', ')) expect(whole).toContain(squash(part));
    }),
    { numRuns: 150 },
  );
});

test('stretches that are not set are those of the prompt, in order, without overlap', async () => {
  await fc.assert(
    fc.asyncProperty(mixed, async (prompt) => {
      let last = 0;
      for (const { text, start, end } of (await reader.read(prompt)).unused) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(prompt.slice(start, end)).toBe(text);
        last = end;
      }
    }),
    { numRuns: 100 },
  );
});

test.each([
  ['quoted words', '“Zebras don’t wait”', 'Zebras don’t wait'],
  ['an address', 'zebra.example/jobs', 'zebra.example/jobs'],
  ['an e-mail address', 'hello@zebra.example', 'hello@zebra.example'],
  ['a handle', '@zebra.live', '@zebra.live'],
  ['a sum', '€ 39,50', '€ 39,50'],
  ['a sum with its currency behind', '120 kr', '120 kr'],
  ['a share', '45 %', '45 %'],
])('%s are set whatever is around them', async (_, fact, expected) => {
  await fc.assert(
    fc.asyncProperty(piece, piece, async (before, after) => {
      const texts = await textsOf(`${before.replace(/["“”„«»「」『』]/gu, '')}, ${fact}, ${after}`);
      expect(texts.map(squash).join('\n')).toContain(squash(expected));
    }),
    { numRuns: 60 },
  );
});

test('any text is read, and empty ones too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (prompt) => {
      const { brief } = await reader.read(prompt);
      expect(brief.blocks.every(({ text }) => text !== '')).toBe(true);
    }),
    { numRuns: 100 },
  );
});
