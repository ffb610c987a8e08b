import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from '../engine/src/lexicon/fold-text.ts';
import { SHOWN_MARKS } from '../engine/src/reader/marks.ts';
import { splitClauses } from '../engine/src/reader/reading/clauses.ts';
import { cleanText } from '../engine/src/reader/reading/clean-text.ts';
import { createTagReader } from '../engine/src/reader/tagger/create-tag-reader.ts';
import { decode } from '../engine/src/reader/tagger/decode.ts';
import { findLabelChances } from '../engine/src/reader/tagger/label-chances.ts';
import { listStates } from '../engine/src/reader/tagger/label-states.ts';
import { toLaws } from '../engine/src/reader/tagger/laws.ts';
import { readNetwork } from '../engine/src/reader/tagger/network.ts';
import { tidyBlock } from '../engine/src/reader/tagger/to-blocks.ts';
import { listTokenFeatures } from '../engine/src/reader/tagger/token-features.ts';
import { tokenize } from '../engine/src/reader/tagger/tokenize.ts';
import { parseCorpus } from './corpus-format.ts';

const folder = new URL('corpus/train/', import.meta.url);
const prompts = readdirSync(folder)
  .filter((name) => name.endsWith('.prompts'))
  .flatMap((name) => parseCorpus(readFileSync(new URL(name, folder), 'utf8')));
const network = readNetwork(new URL('../engine/data/reader/', import.meta.url));
const reader = createTagReader(network);

// Pieces of real prompts of every language, put together at random: titles, requests, wishes, prices, names.
const piecesOf = (some: typeof prompts): string[] =>
  some.flatMap(({ prompt, marks }) => marks.map(({ start, end }) => prompt.slice(start, end)));
const words = piecesOf(prompts);
const pieceOf = (some: readonly string[]) => fc.nat({ max: some.length - 1 }).map((at) => some[at] ?? '');
const piece = pieceOf(words);
const joint = fc.constantFrom(' ', ', ', '. ', '\n', ' - ', ': ', ' “', '” ', ' | ');
const mixedOf = (some: readonly string[]) =>
  fc
    .array(fc.tuple(pieceOf(some), joint), { minLength: 1, maxLength: 12 })
    .map((parts) => parts.flat().join(''));
const mixed = mixedOf(words);
const languages = Object.entries(Object.groupBy(prompts, ({ language }) => language)).map(
  ([language, some = []]) => ({ language, mixture: mixedOf(piecesOf(some)) }),
);

// Headlines begin with a capital.
const squash = (text: string): string => foldText(cleanText(text)).replace(/\s+/gu, '');
const textsOf = async (prompt: string): Promise<string[]> => {
  const { brief } = await reader.read(prompt);
  return brief.blocks.flatMap(({ text, value, detail, label }) =>
    [text, value, detail, label].filter((part) => part !== undefined),
  );
};

// A text is torn only where another more likely begins than not; between the two chances other stakes decide.
const GOES_ON = 0.6;
// Values and details of a brief are no longer.
const LONGEST_ASIDE = 150;

/** What the reader makes of pieces of real prompts of every language, put together at random. */
export function describeOwnWords(runs: { seed?: number; numRuns: number }): void {
  test('every word that is set is the author’s own, in order', async () => {
    await fc.assert(
      fc.asyncProperty(mixed, async (prompt) => {
        const whole = squash(prompt);
        for (const text of await textsOf(prompt))
          for (const part of text.split(', ')) expect(whole).toContain(squash(part));
      }),
      runs,
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
      runs,
    );
  });

  describe.each(languages)('a text that may go on, in $language,', ({ language, mixture }) => {
    test('is not torn inside its clause', () => {
      fc.assert(
        fc.property(mixture, (prompt) => {
          const tokens = tokenize(prompt);
          const scores = network.score(listTokenFeatures(prompt, tokens, language));
          const laws = toLaws(prompt, tokens, language);
          const states = listStates(network);
          const chances = findLabelChances(states, scores, laws);
          const clauses = splitClauses(prompt);
          const marks = decode(states, chances, laws).filter(({ name }) => SHOWN_MARKS.has(name));
          for (const [index, { from }] of marks.entries()) {
            const [before, token] = [tokens[from - 1], tokens[from]];
            if (!before || !token || marks[index - 1]?.to !== from) continue;
            const isTorn = clauses.some(({ start, end }) => start <= before.start && token.end <= end);
            const goesOn = chances[from]?.reduce(
              (sum, chance, at) => sum + (states[at]?.goesOn ? chance : 0),
              0,
            );
            if (isTorn) expect(goesOn).toBeLessThan(GOES_ON);
          }
        }),
        runs,
      );
    });

    test('is set whole where the reader is unsure, with a warning', async () => {
      await fc.assert(
        fc.asyncProperty(mixture, async (prompt) => {
          const { warnings } = await reader.read(prompt);
          const texts = (await textsOf(prompt)).map(squash).join('\n');
          const unclear = warnings
            .filter(({ code }) => code === 'set_as_one')
            .flatMap((warning) => warning.words);
          for (const text of unclear)
            expect(texts).toContain(squash(tidyBlock(text)).slice(0, LONGEST_ASIDE));
        }),
        runs,
      );
    });
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
      runs,
    );
  });

  test('any text is read, and empty ones too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (prompt) => {
        const { brief } = await reader.read(prompt);
        expect(brief.blocks.every(({ text }) => text !== '')).toBe(true);
      }),
      runs,
    );
  });
}
