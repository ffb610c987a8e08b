import { Renderer } from '@takumi-rs/core';
import LineBreaker from 'linebreak';
import { toDrawableText } from '../../src/assets/drawable-text.ts';
import { createEmojiLibrary } from '../../src/assets/emoji.ts';
import { createFontLibrary } from '../../src/assets/font-library.ts';
import { splitLine } from '../../src/assets/line-pieces.ts';
import { createTextResolver } from '../../src/assets/resolve-text.ts';
import { SOFT_HYPHEN } from '../../src/assets/soft-hyphen.ts';
import {
  compareWidths,
  findDifferences,
  type ShapedWord,
  segmentWords,
} from '../../src/render/harfbuzz.fixture.ts';
import { createTextMeasurer } from '../../src/render/measure-text.ts';
import { createHyphenator } from '../../src/typesetting/hyphenator.ts';
import { createTypesetter } from '../../src/typesetting/typesetter.ts';
import type { LanguageText } from './languages.ts';

const renderer = new Renderer();
const fonts = createFontLibrary(renderer);
const resolver = createTextResolver(fonts, createEmojiLibrary());
const measurer = createTextMeasurer(renderer);
const typesetter = createTypesetter(resolver, measurer, createHyphenator());
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const STYLE = { family: 'Inter', weight: 400, lineHeight: 1.2 };
const BOXES = [
  { maxWidth: 380, maxHeight: 2000, maxSize: 40, minSize: 16, maxLines: 60 },
  { maxWidth: 640, maxHeight: 900, maxSize: 56, minSize: 16, maxLines: 12 },
  { maxWidth: 1100, maxHeight: 400, maxSize: 72, minSize: 16, maxLines: 6 },
];

/** Sets running text as the engine does, and looks for boxes, letters lost without a word, and wrong breaks. */
export async function checkSetting({ tag, text }: LanguageText): Promise<string[]> {
  const style = { ...STYLE, language: toEngineLanguage(tag) };
  const resolved = await resolver.resolve(text, style);
  const faults = [
    ...findBoxes(resolved.text, resolved.families),
    ...findUntold(text, resolved.text, resolved.missing),
  ];
  for (const box of BOXES) {
    const { lines, truncated } = await typesetter.fit({ text, style, ...box });
    if (truncated) continue;
    faults.push(
      ...findBreakFaults(
        resolved.text,
        lines.map((line) => line.text),
      ),
    );
  }
  return faults;
}

/** The words that are not as wide as HarfBuzz shapes them. */
export async function compareShapes({ tag, text }: LanguageText): Promise<ShapedWord[]> {
  const style = { ...STYLE, family: 'Noto Sans', language: toEngineLanguage(tag) };
  const { text: drawn } = await resolver.resolve(text, style);
  const words = segmentWords(drawn, tag).slice(0, 60);
  return findDifferences(await compareWidths(words, (word) => resolver.resolve(word, style), measurer));
}

/** The engine knows primary tags, and the two scripts of Chinese. */
export const toEngineLanguage = (tag: string): string =>
  /^zh-Han[st]$/.test(tag) ? tag : (tag.split('-')[0] ?? 'und');

function findBoxes(drawn: string, families: readonly string[]): string[] {
  const letters = splitLine(drawn).filter(({ kind }) => kind !== 'emoji');
  return letters
    .flatMap((piece) => Array.from(graphemes.segment(piece.text), ({ segment }) => segment))
    .filter(
      (cluster) => !/^[\s\u200b]+$/u.test(cluster) && !families.some((name) => fonts.covers(name, cluster)),
    )
    .map((cluster) => `${cluster} is a box`);
}

function findUntold(source: string, drawn: string, told: readonly string[]): string[] {
  const clusters = new Set(Array.from(graphemes.segment(toDrawableText(source)), ({ segment }) => segment));
  return [...clusters]
    .filter((cluster) => cluster.trim() !== '')
    .filter((cluster) => !drawn.includes(cluster) && !told.some((part) => cluster.includes(part)))
    .map((cluster) => `${cluster} is lost without a word`);
}

const INVISIBLE = /[\u202c-\u202e]/gu;
const NOT_FIRST = /^[\p{Pe}.,:;!?…、。，．：；！？・ー々၊။។៕།་]/u;
const NOT_LAST = /\p{Ps}$/u;
const BY_DICTIONARY = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const ZERO_WIDTH_SPACE = '\u200b';
const BY_SYLLABLE = /[\p{Script=Javanese}\p{Script=Balinese}]/u;
const JOINER = /[\ua9c0\u1b44]$/u;
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Breaks that neither the standard (Unicode Standard Annex 14) nor, where it asks for one, the dictionary allows. */
export function findBreakFaults(text: string, lines: readonly string[]): string[] {
  const marked = text.replaceAll(SOFT_HYPHEN, '');
  const plain = marked.replaceAll(ZERO_WIDTH_SPACE, '');
  const allowed = new Set(
    [...findOpportunities(marked)].map((at) => marked.slice(0, at).replaceAll(ZERO_WIDTH_SPACE, '').length),
  );
  const faults: string[] = [];
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const shown = line.replace(INVISIBLE, '');
    const hyphenated = shown.endsWith(SOFT_HYPHEN);
    const own = shown.replaceAll(SOFT_HYPHEN, '');
    at = plain.indexOf(own, at);
    if (at < 0) return [...faults, `line ${index + 1} is not in the text: ${own}`];
    at += own.length;
    if (index > 0 && NOT_FIRST.test(own)) faults.push(`line begins with ${own[0]}: ${own}`);
    if (index === lines.length - 1) break;
    if (NOT_LAST.test(own)) faults.push(`line ends with ${own.at(-1)}: ${own}`);
    const next = at + (/^\s*/u.exec(plain.slice(at))?.[0].length ?? 0);
    if (/^\p{M}/u.test(plain.slice(at))) faults.push(`break before a mark in ${own}`);
    if (hyphenated ? !/^\p{L}{2}/u.test(plain.slice(at)) : !allowed.has(next))
      faults.push(`break inside ${plain.slice(Math.max(0, at - 8), at)}|${plain.slice(at, at + 8)}`);
  }
  return faults;
}

function findOpportunities(text: string): Set<number> {
  const found = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) found.add(next.position);
  if (BY_SYLLABLE.test(text))
    for (const { index } of graphemes.segment(text)) if (!JOINER.test(text.slice(0, index))) found.add(index);
  if (BY_DICTIONARY.test(text)) for (const { index } of words.segment(text)) found.add(index);
  return found;
}
