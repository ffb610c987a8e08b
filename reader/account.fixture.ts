import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReadPrompt } from '../engine/src/brief/reader.ts';
import { foldText } from '../engine/src/lexicon/fold-text.ts';
import { cleanText } from '../engine/src/reader/reading/clean-text.ts';
import { createTagReader } from '../engine/src/reader/tagger/create-tag-reader.ts';
import { tokenize } from '../engine/src/reader/tagger/tokenize.ts';
import { writeStamp } from '../engine/src/reader/tagger/write-out.ts';
import { parseCorpus } from './corpus-format.ts';

const FOLDERS = ['train', 'test', 'wild'];
const STAMP = /\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}\S*\b)?/gu;
const LOST: ReadonlySet<string> = new Set(['not_understood', 'no_room']);

const corpusPrompts = (): string[] =>
  FOLDERS.flatMap((name) => {
    const folder = new URL(`corpus/${name}/`, import.meta.url);
    return readdirSync(folder)
      .filter((file) => file.endsWith('.prompts'))
      .flatMap((file) => parseCorpus(readFileSync(new URL(file, folder), 'utf8')));
  }).map(({ prompt }) => prompt);

const reader = createTagReader();

/** Words without their case, since headlines begin with a capital. */
const wordsOf = (text: string): string[] =>
  tokenize(cleanText(text))
    .map((token) => foldText(token.text))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

const countOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const less = (counts: Map<string, number>, others: Map<string, number>): string[] =>
  [...counts].flatMap(([word, count]) => (count > (others.get(word) ?? 0) ? [word] : []));

/** What is wrong with the account that the reader gives of a prompt; nothing where each of its words is in one place and what is lost is told. */
async function findUnaccounted(prompt: string): Promise<string[]> {
  const { brief, unused, warnings } = await reader.read(prompt);
  const problems: string[] = [];
  let rest = '';
  let at = 0;
  for (const { text, start, end } of unused) {
    if (start < at || prompt.slice(start, end) !== text) problems.push(`“${text}” is not at ${start}`);
    rest += `${prompt.slice(at, start)}\n`;
    at = end;
  }
  rest += prompt.slice(at);
  // A day that was written for programs is set in words.
  rest = rest.replace(STAMP, (stamp) => {
    const texts = writeStamp(stamp, brief.language) ?? [];
    return brief.blocks.some(({ text }) => text === texts[0]) ? texts.join(' ') : stamp;
  });
  const left = countOf(wordsOf(rest));
  const set = countOf(
    brief.blocks.flatMap(({ text, value, detail, label }, index) =>
      // A section's heading is one text for all its items.
      [
        text,
        value,
        detail,
        brief.blocks.findIndex((block) => block.label === label) === index ? label : '',
      ].flatMap((part) => wordsOf(part ?? '')),
    ),
  );
  const pictured = countOf(wordsOf(brief.picture?.text ?? ''));
  const shown = new Map([...set].map(([word, count]) => [word, count + (pictured.get(word) ?? 0)]));
  for (const [word, count] of pictured) if (!shown.has(word)) shown.set(word, count);
  for (const word of less(left, shown)) problems.push(`“${word}” is neither shown nor unused`);
  for (const word of less(set, left)) problems.push(`“${word}” is set and unused`);
  const told = warnings.flatMap(({ words }) => words);
  const isLong = warnings.some(({ code, words }) => code === 'no_room' && words.length === 0);
  for (const { text, why } of unused)
    if (LOST.has(why) && !told.includes(cleanText(text)) && !(why === 'no_room' && isLong))
      problems.push(`“${text}” is lost without a warning`);
  for (const { code, words } of warnings)
    for (const word of words)
      if (LOST.has(code) && !unused.some(({ text }) => cleanText(text) === word))
        problems.push(`“${word}” is told to be lost`);
  return [...problems, ...findUntrue({ brief, unused, warnings })];
}

/** Doubts that say something was read otherwise than it was. */
function findUntrue({ brief, unused, warnings }: ReadPrompt): string[] {
  const squash = (text: string): string => foldText(cleanText(text)).replace(/[\p{P}\p{Z}\p{C}]/gu, '');
  const texts = brief.blocks.flatMap(({ text, value = '', detail = '', label = '' }) =>
    [text, value, detail, label].map(squash),
  );
  const title = brief.blocks.find(({ role }) => role === 'title')?.text;
  const isSet = (words: string): boolean => texts.some((text) => text !== '' && text.includes(squash(words)));
  const isTitle = (words = ''): boolean => title !== undefined && squash(words).startsWith(squash(title));
  const isLeft = (words: string): boolean => unused.some(({ text }) => squash(text).includes(squash(words)));
  return warnings.flatMap(({ code, message, words }) => {
    if (code !== 'unclear') return [];
    const isTrue = message.startsWith('No text was read')
      ? title === undefined
      : /was read as the title/u.test(message)
        ? isTitle(words[0])
        : /was not read as text/u.test(message)
          ? words.every((text) => isLeft(text) || squash(brief.picture?.text ?? '').includes(squash(text)))
          : words.every(isSet);
    return isTrue ? [] : [`it is not true that ${message}`];
  });
}

const JOINTS = [' ', ', ', '. ', '\n', ' - ', ': ', ' “', '” ', '"', ' | ', ' 🎉 ', '\t'];

/** Holds the account of every `step`th prompt of the corpus, and of random ones. */
export function describeAccount({ step, ...runs }: { step: number; seed?: number; numRuns: number }): void {
  const corpus = corpusPrompts();

  test('of every prompt, each word is in one place, and what is lost is told', async () => {
    const wrong: Record<string, string[]> = {};
    for (let at = 0; at < corpus.length; at += step) {
      const prompt = corpus[at] ?? '';
      const problems = await findUnaccounted(prompt);
      if (problems.length > 0) wrong[prompt] = problems;
    }
    expect(wrong).toEqual({});
  });

  const clause = fc.nat({ max: corpus.length - 1 }).map((at) => {
    const clauses = (corpus[at] ?? '').split(/[,.:\n]/u);
    return clauses[at % clauses.length] ?? '';
  });
  const mixed = fc
    .array(fc.tuple(clause, fc.constantFrom(...JOINTS)), { minLength: 1, maxLength: 90 })
    .map((parts) => parts.flat().join(''));

  test.each([
    ['pieces of prompts', mixed],
    ['any characters', fc.string({ unit: 'grapheme', maxLength: 3000 })],
    [
      'a word without an end',
      fc.nat({ max: 4000 }).map((length) => `Sale: ${'long'.repeat(length).slice(0, 3900)}`),
    ],
  ])('so it is for %s', async (_, prompts) => {
    await fc.assert(
      fc.asyncProperty(prompts, async (prompt) => {
        expect(await findUnaccounted(prompt)).toEqual([]);
      }),
      runs,
    );
  });
}
