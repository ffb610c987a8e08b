import { cleanText } from '../reading/clean-text.ts';
import type { Span } from '../spans.ts';

/** A text as the prompt writes it, and where. */
export type OwnWords = { text: string; spans: Span[] };

/** One character of a prompt as a person sees it, with its marks. */
type Sign = Span & { text: string; folded: string; isWord: boolean };

const WORD = /^[\p{L}\p{N}]/u;
const DIGIT = /^\p{N}/u;
// Scripts without spaces between words, or with particles behind them.
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
// Without spaces around them, these are inside of a word, an address or a number.
const IN_WORD = new Set(".@_’'-");
const IN_NUMBER = new Set('.,:/');
// What a writer adds around words; signs such as % and € are part of them.
const AROUND = new Set('.,;:!?…·•"“”„«»‹›「」『』《》\'’‘()[]{}*_#>');
// A text that begins with a word on every line must not be looked for from each of them.
const MOST_STARTS = 20;

/**
 * Finds texts in a prompt: each of their words must be the prompt's, letter by letter, whole, with no other word of it in between, since what
 * is left out may be a "not". They come back in the prompt's own spelling, whatever their case, apostrophes and dashes.
 */
export function createOwnWords(prompt: string): (text: string) => OwnWords | undefined {
  const signs = toSigns(prompt);
  return (text) => {
    const words = toWords(text);
    const found = findTogether(signs, words, 'text') ?? findTogether(signs, words, 'folded');
    return found && found.length > 0 ? toOwnWords(signs, found) : undefined;
  };
}

/** A word that is looked for, and what parts it from the one before. */
type Word = { signs: readonly Sign[]; blank: string };
/** From a sign of the prompt up to, and without, another. */
type Found = { from: number; to: number; blank: string };
type Key = 'text' | 'folded';

const toWords = (text: string): Word[] =>
  Array.from(text.matchAll(/(\s*)(\S+)/gu), ([, blank = '', word = '']) => ({
    signs: toSigns(word),
    blank: blank.includes('\n') ? '\n' : ' ',
  })).filter(({ signs }) => signs.length > 0);

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

function toSigns(text: string): Sign[] {
  const signs: Sign[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const seen = /^\s/u.test(segment) ? ' ' : cleanText(segment);
    // What nobody sees parts no word.
    if (seen === '') continue;
    signs.push({
      start: index,
      end: index + segment.length,
      text: seen,
      folded: fold(seen),
      isWord: WORD.test(seen),
    });
  }
  return signs;
}

const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘ʼ'´]/u, '’')
    .replace(/[‐‑–—]/u, '-');

/** All words behind each other, with nothing but spaces and punctuation between them. */
function findTogether(signs: readonly Sign[], words: readonly Word[], key: Key): Found[] | undefined {
  const [first, ...others] = words;
  let from = 0;
  for (let tries = 0; first && tries < MOST_STARTS; tries += 1) {
    const start = find(signs, first, { from, key });
    if (start === undefined) return undefined;
    const found = follow(signs, others, start, key);
    if (found) return found;
    from = start.from + 1;
  }
  return undefined;
}

function follow(signs: readonly Sign[], words: readonly Word[], start: Found, key: Key): Found[] | undefined {
  const found = [start];
  for (const word of words) {
    const from = found.at(-1)?.to ?? 0;
    let last = from;
    while (last < signs.length && !signs[last]?.isWord) last += 1;
    const next = find(signs, word, { from, key, last });
    if (next) found.push(next);
    else if (key === 'text' || isSaid(word)) return undefined;
  }
  return found;
}

const isSaid = ({ signs }: Word): boolean => signs.some(({ isWord }) => isWord);

/** A word as it stands, else without the punctuation around it; it begins at `last` at the latest. */
function find(
  signs: readonly Sign[],
  { signs: word, blank }: Word,
  { from, key, last = signs.length }: { from: number; key: Key; last?: number },
): Found | undefined {
  for (const wanted of [word, withoutPunctuation(word)]) {
    if (wanted.length === 0) continue;
    const isAt = (at: number): boolean =>
      wanted.every((sign, index) => sign[key] === signs[at + index]?.[key]) &&
      !isTorn(signs, at) &&
      !isTorn(signs, at + wanted.length);
    for (let at = from; at <= last && at + wanted.length <= signs.length; at += 1)
      if (isAt(at)) return { from: at, to: at + wanted.length, blank };
  }
  return undefined;
}

function withoutPunctuation(word: readonly Sign[]): readonly Sign[] {
  const isKept = ({ text }: Sign): boolean => !AROUND.has(text);
  const from = word.findIndex(isKept);
  return from < 0 ? [] : word.slice(from, word.findLastIndex(isKept) + 1);
}

/** Whether a cut before this sign goes through a word, an address or a number. */
function isTorn(signs: readonly Sign[], at: number): boolean {
  const [before, after] = [signs[at - 1], signs[at]];
  if (!before || !after) return false;
  if (before.isWord && after.isWord) return !UNSPACED.test(before.text) && !UNSPACED.test(after.text);
  const [first, joint, last] = before.isWord
    ? [before, after, signs[at + 1]]
    : [signs[at - 2], before, after];
  if (!first?.isWord || !last?.isWord) return false;
  if (DIGIT.test(first.text) && DIGIT.test(last.text) && IN_NUMBER.has(joint.text)) return true;
  return IN_WORD.has(joint.text);
}

function toOwnWords(signs: readonly Sign[], found: readonly Found[]): OwnWords {
  const pieces = found.map(({ from, to, blank }) => {
    const letters = signs.slice(from, to).map(({ text }) => text);
    return blank + letters.join('');
  });
  return {
    text: cleanText(pieces.join('')),
    spans: found.map(({ from, to }) => ({ start: signs[from]?.start ?? 0, end: signs[to - 1]?.end ?? 0 })),
  };
}
