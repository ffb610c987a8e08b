import { readdirSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../lexicon/languages.ts';
import { parsePrompt } from './parse-prompt.ts';

const LEXICON = join(import.meta.dirname, '../../data/lexicon');
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
async function countSteps(prompt: string): Promise<number> {
  await session.post('Profiler.takePreciseCoverage');
  parsePrompt(prompt);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.includes('/engine/src/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

// What a prompt may take for being read otherwise than one of half its length: as an article, as a list.
const OTHERWISE = 1_000_000;
const MOST = 8_000_000;

test('the work for any prompt is linear in its length and bounded at 4,000 characters', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...LEADS), unit, async (lead, repeated) => {
      const whole = lead + repeated.repeat(4000);
      // Rules and indexes are made at first use.
      parsePrompt(whole.slice(0, 4000));
      const half = await countSteps(whole.slice(0, 2000));
      const full = await countSteps(whole.slice(0, 4000));
      expect(full).toBeLessThanOrEqual(2.2 * half + OTHERWISE);
      expect(full).toBeLessThanOrEqual(MOST);
    }),
    { numRuns: 150 },
  );
});
