import type { Brief } from '../../brief/brief.ts';
import { type Warning, warn } from '../../brief/warning.ts';
import { NO_FORMATS } from '../../lexicon/word-lists.ts';
import { splitClauses } from '../reading/clauses.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { readText } from '../reading/reading.ts';
import { namesNothing } from '../reading/small-words.ts';
import { findSigns } from '../signs/find-signs.ts';
import { findSizes } from '../signs/find-sizes.ts';
import { FORMAT_CLASSES, FORMATS, type Format } from '../signs/formats.ts';
import { findNegated } from './find-negated.ts';

type Named = NonNullable<Brief['format']>;

const formats = createLexicon(FORMATS, { plurals: true, inflected: true });
const phrases = createLexicon(NO_FORMATS);

/**
 * Reads words that ask for a card of `kind`: the size in pixels, the ratio, or the format by name that they ask for; null where they name none.
 * Warns of others that count as much.
 */
export function readFormatWords(
  words: string,
  language: string,
  kind: string,
): { format: Named | null; warnings: Warning[] } {
  const [size] = findSizes(words);
  if (size) return { format: size.value, warnings: [] };
  const named = findFormats(words, language);
  const chosen = choose(named);
  if (!chosen) return { format: null, warnings: [] };
  return { format: toSize(coverOf(chosen, kind), named), warnings: warnOfOthers(chosen, named) };
}

/** Whether the word of a shape is what is to be seen: "portrait of Anubis", but not "portrait format" or "a portrait, please". */
export function isOfSomething(words: string, language: string): boolean {
  const reading = readText(words);
  return formats.find(reading, language).some(({ value, end }) => {
    const [next, ...more] = reading.words.filter(({ start }) => start >= end);
    return (
      value.class === 'shape' &&
      next !== undefined &&
      namesNothing(next.folded, language) &&
      more.some(({ folded }) => !namesNothing(folded, language))
    );
  });
}

/** The formats that words name and do not rule out, in order. */
function findFormats(words: string, language: string): Format[] {
  const reading = readText(words);
  const mentions = formats.find(reading, language);
  if (mentions.length === 0) return [];
  const denied = new Set(findNegated(mentions, findSigns(reading, language), splitClauses(words), language));
  const others = phrases.find(reading, language);
  const isPart = ({ start, end }: { start: number; end: number }): boolean =>
    others.some((phrase) => phrase.start <= start && end <= phrase.end);
  return mentions.filter((mention) => !denied.has(mention) && !isPart(mention)).map(({ value }) => value);
}

/** The format that says most of the size, the first among equals; a shape only where no other has it or may take it: "wide banner". */
function choose(named: readonly Format[]): Format | undefined {
  const byWeight = FORMAT_CLASSES.flatMap((weight) => named.filter((format) => format.class === weight));
  const [first] = byWeight;
  if (first?.class !== 'shape') return first;
  const isShaped = (format: Format): boolean =>
    isWide(format) === isWide(first) || (format.turns && isWide(first) !== undefined);
  return byWeight.find((format) => format.class === 'thing' && isShaped(format)) ?? first;
}

/** Undefined of a square. */
const isWide = ({ width, height }: Format): boolean | undefined =>
  width === height ? undefined : width > height;

/** "Cover" alone is that of what the card is for: a book, an album. */
const coverOf = (format: Format, kind: string): Format =>
  (format.name === 'cover' ? FORMATS.values.find((cover) => cover.coverOf === kind) : undefined) ?? format;

/** The size of a format, lying or standing as is asked: "A4 landscape". */
function toSize(format: Format, named: readonly Format[]): Named {
  const { name, width, height, turns } = format;
  const asked = named.find((shape) => shape.class === 'shape' && isWide(shape) !== undefined);
  return turns && asked && isWide(asked) !== isWide(format)
    ? { name, width: height, height: width }
    : { name, width, height };
}

/** Several formats that say as much: one card has one size. */
function warnOfOthers(chosen: Format, named: readonly Format[]): Warning[] {
  const equals = named.filter((format) => format.class === chosen.class);
  if (equals.every(({ width, height }) => width === chosen.width && height === chosen.height)) return [];
  const names = [...new Set(equals.map(({ name }) => name))].join(', ');
  const message = `The prompt names several formats (${names}); the card was made for ${chosen.name}.`;
  return [warn('conflicting_wishes', message)];
}
