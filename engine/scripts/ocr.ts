// Draws a list of prompts and has Tesseract (5, with its language packs) read their quoted words back:
// `npm run ocr -- [prompts.txt]`. A trend, no check: what a designer sets in neon or by hand is read worse than it is.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { createEngine } from '../src/index.ts';
import { cleanText } from '../src/reader/reading/clean-text.ts';
import { detectLanguage } from '../src/reader/reading/language.ts';
import { findQuotes } from '../src/reader/reading/quotes.ts';
import { readPrompts } from './read-prompts.ts';

const PACKS: Readonly<Record<string, string>> = {
  ar: 'ara',
  de: 'deu',
  es: 'spa',
  fr: 'fra',
  hi: 'hin',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  nl: 'nld',
  pl: 'pol',
  pt: 'por',
  ru: 'rus',
  sv: 'swe',
  tr: 'tur',
  zh: 'chi_sim',
};
// Below this share of its letters a text counts as not read.
const READ = 0.8;

const [file = join(import.meta.dirname, '../prompts/two-hundred.txt')] = process.argv.slice(2);
const installed = new Set(run(['--list-langs']).split(/\s+/));
const engine = await createEngine();
const found = new Map<string, number[]>();
const quoting = readPrompts(file)
  .map((entry) => ({ entry, words: cleanText(entry.prompt) }))
  .map(({ entry, words }) => ({ entry, language: detectLanguage(words), quotes: findQuotes(words) }))
  .filter(({ quotes }) => quotes.length > 0);
for (const [index, { entry, language, quotes }] of quoting.entries()) {
  const pack = PACKS[language];
  if (pack !== undefined && !installed.has(pack)) continue;
  const size = { width: 1200, height: 630, ...(await engine.platformSize(entry.prompt)), ...entry };
  const { bytes, look } = await engine.compose({ ...size, format: 'png' });
  const text = await readText(bytes, pack === undefined ? 'eng' : `${pack}+eng`);
  for (const { text: quote } of quotes) {
    const share = shareIn(toLetters(quote), text);
    found.set(language, [...(found.get(language) ?? []), share]);
    if (share < READ)
      console.log(`${index + 1}/${quoting.length} ${look} ${(share * 100).toFixed(0)} % of "${quote}"`);
  }
}
const all = [...found.values()].flat();
console.log('\n| language | quoted texts | read | letters found, mean |\n|---|---|---|---|');
for (const [language, shares] of [...found, ['all', all] as const])
  console.log(
    `| ${language} | ${shares.length} | ${shares.filter((s) => s >= READ).length} | ${mean(shares)} % |`,
  );

function run(args: readonly string[], input?: Uint8Array): string {
  const { error, stdout } = spawnSync('tesseract', args, { input, maxBuffer: 1e8 });
  if (error) throw new Error('Tesseract is not installed: apt-get install tesseract-ocr', { cause: error });
  return stdout.toString('utf8');
}

/** Tesseract loses large letters at one scale and small ones at another, and red ones in grey: all that any reading found. */
async function readText(png: Uint8Array, languages: string): Promise<string> {
  const flat = sharp(png).flatten({ background: '#fff' });
  const grey = (width: number) => flat.clone().resize({ width }).grayscale();
  const readings = [
    { image: grey(600), mode: '11' },
    { image: grey(1200), mode: '11' },
    { image: grey(1200), mode: '3' },
    { image: grey(2400), mode: '11' },
    { image: flat.clone().resize({ width: 1200 }).extractChannel('red'), mode: '11' },
  ];
  const texts: string[] = [];
  for (const { image, mode } of readings)
    texts.push(run(['stdin', 'stdout', '-l', languages, '--psm', mode], await image.png().toBuffer()));
  return texts.map(toLetters).join('\n');
}

function toLetters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}

/** 1 less the edits per letter from `words` to the stretch of `text` that is nearest to them (Sellers, 1980). */
function shareIn(words: string, text: string): number {
  if (words === '') return 1;
  let row = Array.from({ length: text.length + 1 }, () => 0);
  for (const [i, letter] of [...words].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= text.length; j++)
      next[j] = Math.min(
        (row[j - 1] ?? 0) + (text[j - 1] === letter ? 0 : 1),
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
      );
    row = next;
  }
  return Math.max(0, 1 - Math.min(...row) / [...words].length);
}

function mean(shares: readonly number[]): string {
  return ((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length).toFixed(1);
}
