import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findForeignWords } from './foreign-words.fixture.ts';

const ROOT = join(import.meta.dirname, '..');
// Hours, sizes and wishes are read by patterns of their own.
const APART = /^reader\/(?:dates|signs|wishes)\//;

const ALLOWED: Readonly<Record<string, string>> = {
  'assets/arabic-hand.ts': 'letters by which Urdu is told from other languages in Arabic letters',
  'assets/han-language.ts': 'signs by which Chinese, its two forms and Japanese are told apart',
  'reader/reading/language.ts': 'letters and words by which languages are told apart',
  'reader/reading/clauses.ts': 'what stands before a telephone number, which parts no clause',
  'brief/read-figure.ts': 'numerals, currency signs and signs of a discount',
  'prompt-cards/read-counts.ts': 'counters behind a number',
  'design-md/read/read-rules.ts': 'what documents call buttons and their corners',
  'design-md/derive/prose-roles.ts': 'what documents call the roles of colors, which is no word of a prompt',
  'design-md/derive/prose-headings.ts': 'what documents call headings',
  'design-md/read/read-prose-type.ts': 'what documents call the parts of typography',
  'understand/read-day.ts': 'signs of day and month behind a number',
  'reader/tagger/find-bonds.ts': 'counters and currencies behind a number',
  'reader/tagger/laws.ts': 'counters of hours and days behind a number',
  'typesetting/text-segments.ts': 'line breaking by script, whatever the language',
  'typesetting/word-bonds.ts': 'line breaking by script, whatever the language',
  'solve/set-text.ts': 'letters and marks that break lines or hang',
  'sum-up-warnings.ts': 'what prompts call a logo and a photo: to be moved to the lexicon',
  'templates/cards/read-day.ts': 'signs of day and month in written dates',
};

const files = globSync('**/*.ts', { cwd: ROOT })
  .filter((file) => !APART.test(file) && !/\.(?:test|fixture)\.ts$/.test(file))
  .sort();
const holders = files.filter((file) => findForeignWords(readFileSync(join(ROOT, file), 'utf8')).length > 0);

test('words of other scripts are in the lexicon, and not in code', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(holders.filter((file) => !(file in ALLOWED))).toEqual([]);
});

test('no exception outlives its reason', () => {
  expect(Object.keys(ALLOWED).filter((file) => !holders.includes(file))).toEqual([]);
});

test('a word planted in code is found, one quoted in a comment is not', () => {
  expect(findForeignWords('const AND = /(?:and|und|и)/u;\n  // `и` joins two words.\n')).toEqual(['и']);
  expect(
    findForeignWords("const wood = '木'; // 木 is wood\n * Wood: 木\nconst MARK = /[、。「]/u;"),
  ).toEqual(['木']);
});
