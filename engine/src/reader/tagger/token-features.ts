import { foldText } from '../../lexicon/fold-text.ts';
import { findDates } from '../dates/find-dates.ts';
import { findQuotes } from '../reading/quotes.ts';
import { readText } from '../reading/reading.ts';
import { findSceneMentions } from '../scene/mentions/find-scene-mentions.ts';
import { findSigns } from '../signs/find-signs.ts';
import type { Span } from '../spans.ts';
import { findBonds } from './find-bonds.ts';
import { findKnownNames, hashPhrase } from './known-names.ts';
import type { Token } from './tokenize.ts';

/** Rows of the embedding table; every feature is hashed into one of them. */
export const FEATURE_BUCKETS = 65_536;

const CONTACT = /@|^https?:|^www\.|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,6}(?:\/|$)/iu;
const PUNCTUATION = /^[\p{P}\p{S}]$/u;
const CLAUSE_END = /^[.!?;,。、，！？|/–—·•():：،؛।\n]$/u;
const DASH = /^[-‐‑]$/u;
const SENTENCE_END = /^[.!?。！？।\n]$/u;
const CURRENCY = /^\p{Sc}$/u;

/** What the tagger sees of each token: rows of the embedding table, and which clause it stands in, counted from 0. */
export type TokenFeatures = { rows: number[][]; clauses: number[] };

/**
 * What a token and its surroundings look like, as rows of the embedding table: its letters, its shape, where it is in line, clause and prompt, and
 * what the vocabularies and lists of names know of it. The tagger sees nothing else. Linear in the number of tokens.
 */
export function listTokenFeatures(text: string, tokens: readonly Token[], language: string): TokenFeatures {
  const known = findKnownWords(text, language);
  const quoted = findQuoted(text);
  const folded = tokens.map(({ text: words }) => foldText(words));
  const whole = describePrompt(text, tokens);
  const bonds = findBonds(text, tokens);
  const segments = findSegments(text, language);
  const names = findKnownNames(text, tokens, language);
  const rows: number[][] = [];
  let [inClause, inLine, line, depth] = [0, 0, 0, 0];
  let afterColon = false;
  let asked = false;
  const colons = distancesToColon(tokens);
  const capitals = capitalRuns(tokens);
  for (const [at, token] of tokens.entries()) {
    const word = folded[at] ?? '';
    if (token.text === '\n') [inClause, inLine, afterColon] = [0, 0, false];
    if (/^[)）\]]$/.test(token.text)) depth = Math.max(0, depth - 1);
    const features: string[] = [...describeWord(token.text, word), ...whole];
    const before = text[token.start - 1];
    features.push(
      `gap=${before === undefined ? '^' : before === '\n' ? 'n' : before === ' ' ? '_' : '.'}`,
      `clause=${Math.min(inClause, 5)}`,
      `line=${Math.min(inLine, 4)}/${Math.min(line, 5)}`,
      `from=${bucket(at)}`,
      `left=${bucket(tokens.length - 1 - at)}`,
      `colon=${afterColon ? 'after' : '-'}/${colons[at]}`,
      `capitals=${capitals[at]}`,
      `depth=${Math.min(depth, 2)}`,
      `asked=${asked}`,
      `bond=${bonds[at]}`,
      `quote=${quoted.get(token.start) ?? '-'}`,
      ...(names[at] ?? []),
    );
    const segment = segments.get(token.start);
    if (segment !== undefined) features.push(`segment=${segment}`);
    else if (segments.size > 0) features.push('segment+');
    for (const mark of known.get(token.start) ?? []) {
      features.push(mark, `${mark}~${quoted.get(token.start) ? 'q' : inClause === 0 ? 'first' : 'in'}`);
      if (mark.startsWith('sign:verb') || mark.startsWith('sign:ask')) asked = true;
    }
    rows.push([...new Set(features.map(toRow))]);
    inClause += 1;
    inLine += 1;
    if (CLAUSE_END.test(token.text)) inClause = 0;
    if (/^[:：]$/.test(token.text)) afterColon = true;
    else if (SENTENCE_END.test(token.text)) afterColon = false;
    if (token.text === '\n') line += 1;
    if (/^[(（[]$/.test(token.text)) depth += 1;
  }
  return { rows, clauses: numberClauses(text, tokens) };
}

/** The clause of each token; what ends a clause belongs to it. */
function numberClauses(text: string, tokens: readonly Token[]): number[] {
  let clause = 0;
  return tokens.map(({ start, end, text: words }) => {
    const own = clause;
    const isDash = DASH.test(words) && text[start - 1] === ' ' && text[end] === ' ';
    if (isDash || CLAUSE_END.test(words)) clause += 1;
    return own;
  });
}

function describeWord(written: string, folded: string): string[] {
  if (written === '\n') return ['word=\n', 'class=line'];
  const plain = folded.replace(/\p{N}/gu, '0');
  const features = [`word=${plain}`, `class=${classOf(written)}`, `shape=${shapeOf(written)}`];
  if (/\p{L}/u.test(written)) {
    const letters = Array.from(plain);
    for (const length of [2, 3, 4]) {
      if (letters.length <= length) break;
      features.push(`starts=${letters.slice(0, length).join('')}`, `ends=${letters.slice(-length).join('')}`);
    }
    if (letters.length > 5) {
      for (let from = 1; from + 3 < letters.length && from < 16; from++)
        features.push(`has=${letters.slice(from, from + 3).join('')}`);
    }
  }
  return features;
}

function classOf(written: string): string {
  if (CONTACT.test(written) && written.length > 2) return written.startsWith('@') ? 'handle' : 'address';
  if (written.startsWith('#') && written.length > 1) return 'hashtag';
  if (/^\p{N}/u.test(written)) {
    const digits = written.replace(/[^\p{N}]/gu, '').length;
    return `number${Math.min(digits, 5)}${/[:.,]/.exec(written)?.[0] ?? ''}`;
  }
  if (CURRENCY.test(written)) return 'currency';
  if (PUNCTUATION.test(written)) return 'punctuation';
  if (/^\p{Extended_Pictographic}/u.test(written)) return 'emoji';
  if (/^\p{Lu}[\p{Lu}\p{M}]+$/u.test(written)) return 'capitals';
  if (/^\p{Lu}/u.test(written)) return 'title';
  if (/^\p{Ll}/u.test(written)) return 'lower';
  if (/^\p{Script=Han}/u.test(written)) return 'han';
  if (/^\p{Script=Hiragana}/u.test(written)) return 'hiragana';
  if (/^\p{Script=Katakana}/u.test(written)) return 'katakana';
  if (/^\p{Script=Hangul}/u.test(written)) return 'hangul';
  return 'letters';
}

const shapeOf = (written: string): string =>
  written
    .slice(0, 20)
    .replace(/\p{Lu}/gu, 'X')
    .replace(/[\p{Ll}\p{Lo}]/gu, 'x')
    .replace(/\p{N}/gu, '0')
    .replace(/(.)\1{2,}/gu, '$1$1');

/** What the whole prompt looks like: its manner says how to read its parts. */
function describePrompt(text: string, tokens: readonly Token[]): string[] {
  const lines = tokens.filter(({ text: words }) => words === '\n').length;
  return [
    `manner=${/["“„«「『]/.test(text) ? 'q' : '-'}${lines === 0 ? '-' : lines < 3 ? 'n' : 'N'}${/[:：]/.test(text) ? ':' : '-'}${/\p{Lu}/u.test(text) ? 'C' : '-'}${/[.!?,。，、]/.test(text) ? '.' : '-'}`,
    `length=${bucket(tokens.length)}`,
  ];
}

const bucket = (count: number): number =>
  count < 6 ? count : count < 10 ? 6 : count < 16 ? 7 : count < 32 ? 8 : count < 64 ? 9 : 10;

function distancesToColon(tokens: readonly Token[]): number[] {
  const distances: number[] = new Array(tokens.length).fill(0);
  let ahead = 0;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const { text } = tokens[at] as Token;
    if (/^[:：]$/.test(text)) ahead = 1;
    else if (/^[.,\n。，、]$/.test(text)) ahead = 0;
    else if (ahead > 0) {
      distances[at] = Math.min(ahead, 4);
      ahead = ahead > 4 ? 0 : ahead + 1;
    }
  }
  return distances;
}

/** How many capitalized words a token is in a row with, 0 to 4; names are such rows. */
function capitalRuns(tokens: readonly Token[]): number[] {
  const runs: number[] = new Array(tokens.length).fill(0);
  for (let from = 0; from < tokens.length; ) {
    let to = from;
    while (to < tokens.length && /^\p{Lu}/u.test((tokens[to] as Token).text)) to += 1;
    runs.fill(Math.min(to - from, 4), from, to);
    from = Math.max(to, from + 1);
  }
  return runs;
}

/** Whether the token that starts at an offset is in quotation marks: first, within, or the mark itself. */
function findQuoted(text: string): Map<number, string> {
  const quoted = new Map<number, string>();
  for (const { start, end } of findQuotes(text)) {
    for (let at = start; at < end; at++)
      quoted.set(at, at === start || at === end - 1 ? 'mark' : at === start + 1 ? 'first' : 'in');
  }
  return quoted;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The words of a script without spaces, by their start; empty for other scripts. */
function findSegments(text: string, language: string): Map<number, string> {
  if (!UNSPACED.test(text)) return new Map();
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return new Map(Array.from(segmenter.segment(text), ({ segment, index }) => [index, foldText(segment)]));
}

// The network was trained with features of these names, which are hashed.
const TRAINED_AS: Readonly<Record<string, string>> = { color: 'colour' };
const trainedName = (part: string): string => TRAINED_AS[part] ?? part;

/** What the vocabularies know of the words, by the offset of a token's start. */
function findKnownWords(text: string, language: string): Map<number, string[]> {
  const known = new Map<number, string[]>();
  const reading = readText(text);
  const add = (name: string, { start, end }: Span): void => {
    for (let at = start; at < end; at++) {
      const marks = known.get(at) ?? [];
      const mark = at === start ? name : `${name}+`;
      if (!marks.includes(mark)) marks.push(mark);
      known.set(at, marks);
    }
  };
  for (const sign of findSigns(reading, language).all)
    add(
      `sign:${trainedName(sign.part)}${sign.part === 'kind' || sign.part === 'clue' ? `/${sign.value.kind}` : ''}`,
      sign,
    );
  for (const date of findDates(reading, language)) add('date', date);
  for (const mention of findSceneMentions(reading, language))
    add(`scene:${trainedName(mention.part)}`, mention);
  return known;
}

/** The rows that the letters of a token alone give it. */
export const listLetterRows = (written: string): number[] =>
  describeWord(written, foldText(written))
    .filter((feature) => !/^(?:class|shape)=/.test(feature))
    .map(toRow);

function toRow(feature: string): number {
  const hash = hashPhrase(feature);
  return ((hash ^ (hash >>> 15)) >>> 0) % FEATURE_BUCKETS;
}
