import { readdirSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../lexicon/languages.ts';
import { createTagReader } from './create-tag-reader.ts';
import type { Network } from './network.ts';

const LEXICON = join(import.meta.dirname, '../../../data/lexicon');
const MARKS = [...'"\'“”«»「」『』《》`()[]{}<>,.;:!?、。，—–-|•*#@/\\&%$€…0127\n'];
const PHRASES = [
  ...['a ', 'of a ', 'on a ', 'with a red hat ', 'in front of ', 'and ', 'no ', 'without ', 'two ', 'the '],
  ...[
    'poster of ',
    'make a ',
    'with the title ',
    'title: ',
    '"a" ',
    "'a' ",
    '(a) ',
    'a: ',
    '1. a\n',
    '- a\n',
  ],
  ...[
    '30% off ',
    '$5 ',
    '3:00 ',
    'May 3, ',
    '12/05 ',
    'by Ann Lee ',
    'Monday ',
    'background ',
    'red ',
    'dark ',
  ],
  ...[
    'http://a.b ',
    'a@b.co ',
    '雪の降る',
    '蝶ネクタイ',
    '猫',
    'の',
    '고양이 ',
    'قطة ',
    'кот на столе ',
    '👩‍👩‍👧‍👦',
    'e\u0301',
  ],
];
const LEADS = [
  '',
  'poster of ',
  'a painting of ',
  'Conference "x" ',
  'event: ',
  'quote: ',
  'make a card: "A", ',
];

const words = LANGUAGES.flatMap((language) =>
  readdirSync(join(LEXICON, language))
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) => readFileSync(join(LEXICON, language, file), 'utf8').split(/[\t\n]|,\s*/))
    .map((word) => word.replace('*', ''))
    .filter((word) => word !== '' && word.length < 40),
);

const word = fc.nat(words.length - 1).map((at) => words[at] ?? '');
const piece = fc.oneof(word, fc.constantFrom(...PHRASES), fc.constantFrom(...MARKS));
const separator = fc.constantFrom('', ' ', ' ', ', ', '\n', '. ', ' and ', ': ', '" "');
const unit = fc
  .array(fc.tuple(piece, separator), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.flat().join(''));

/** Marks all words alike: the arithmetic of a real network is the same for all words, and slow to be counted. */
const marking = (name: string): Network => ({
  labels: [`B-${name}`, `I-${name}`],
  kinds: ['plain'],
  starts: Float64Array.of(1, 0),
  steps: { rows: 2, columns: 2, values: Float64Array.of(0, 1, 0, 1) },
  score: ({ rows }) => ({ labels: rows.map(() => new Float64Array(2)), kinds: new Float64Array(1) }),
});

const session = new Session();
beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(async () => {
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
});

/** How often any block of the engine's code runs for a prompt: no loop escapes this count, and no clock is in it. */
async function countSteps(network: Network, prompt: string): Promise<number> {
  await session.post('Profiler.takePreciseCoverage');
  await createTagReader(network).read(prompt);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.includes('/engine/src/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

// What a prompt may take for being read otherwise than one of half its length: as a picture, in another language.
const OTHERWISE = 1_000_000;
const MOST_A_CHARACTER = 2000;

/** Whether the work for random prompts grows no faster than they do. Counts only what was compiled after it started. */
export function describeReadingWork(length: number, runs: { seed?: number; numRuns: number }): void {
  test.each(['title', 'style', 'picture'])(
    `the work for any prompt of ${length} characters is linear and bounded: all of it a %s`,
    async (name) => {
      const network = marking(name);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...LEADS), unit, async (lead, repeated) => {
          const whole = lead + repeated.repeat(length);
          // Tables and indexes are made at first use.
          await createTagReader(network).read(whole.slice(0, length));
          const half = await countSteps(network, whole.slice(0, length / 2));
          const full = await countSteps(network, whole.slice(0, length));
          expect(half).toBeGreaterThan(10_000);
          expect(full).toBeLessThanOrEqual(2.2 * half + OTHERWISE);
          expect(full).toBeLessThanOrEqual(MOST_A_CHARACTER * length);
        }),
        runs,
      );
    },
  );
}
