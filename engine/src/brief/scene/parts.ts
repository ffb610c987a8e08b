import { createLexicon, type Mention } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { PART_WORDS, type PartName } from '../vocabulary/parts.ts';
import type { SceneMention } from './mentions.ts';

export type ColourMention = Extract<SceneMention, { part: 'colour' }>;

const parts = createLexicon(PART_WORDS, { foreign: false, inflected: true });
const ADJECTIVE_FOLLOWS = new Set(['fr', 'es', 'pt', 'it', 'ar']);
// What leads from a thing to its part: "with a white chest", "mit rotem Dach".
const LEADS = /(?<!\p{L})(?:with|mit|avec|con|com|met|с|со|and|und|et|y|e|en|и|,|au|à|aux|a|al)\s*$/iu;

/**
 * Colours of the parts of things: the colour mention takes in its part's word, whose own mention as a thing is
 * dropped, so that a house with a blue door is one thing.
 */
export function joinParts(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  // A bow tie has no bow.
  const worn = mentions.filter(({ part }) => part === 'garment');
  const found = parts
    .find(reading, language)
    .filter((part) => !worn.some(({ start, end }) => start <= part.start && part.end <= end));
  const hues = mentions.flatMap((mention) => inBlackAndWhite(reading, mention, mentions));
  if (found.length === 0) return hues;
  const taken: { start: number; end: number }[] = [];
  const joined = hues.map((mention): SceneMention => {
    if (mention.part !== 'colour') return mention;
    const part = partOf(reading, language, mention, found);
    const start = part ? Math.min(part.start, mention.start) : 0;
    if (!part || !hasHost(reading, start, mentions)) return mention;
    taken.push(part);
    return { ...mention, start, end: Math.max(part.end, mention.end), of: part.value };
  });
  return joined.filter(
    (mention) =>
      !leads(reading, mention, joined) &&
      ((mention.part !== 'thing' && mention.part !== 'sign' && mention.part !== 'unknown') ||
        !taken.some(({ start, end }) => mention.start < end && mention.end > start)),
  );
}

const ARTICLE = /^\s*(?:an?|the|its|ein\p{L}*|une?|un[ao]?|um)?\s*$/iu;

/** The "with" before a part is no relation of two things. */
const leads = ({ text }: Reading, mention: SceneMention, all: readonly SceneMention[]): boolean =>
  mention.part === 'relation' &&
  all.some(
    (hue) =>
      hue.part === 'colour' &&
      hue.of !== undefined &&
      hue.start >= mention.end &&
      ARTICLE.test(text.slice(mention.end, hue.start)),
  );

const BLACK_AND_WHITE =
  /^(black|schwarz|noir\p{L}*|negr\p{L}|pret\p{L}|ner\p{L}|zwart\p{L}*|ч[её]рно)([\s-]*(?:and|und|et|y|e|en)?[\s-]*)(?:white|weiß\p{L}*|blan\p{L}*|bran\p{L}*|bianc\p{L}*|wit\p{L}*|бел\p{L}*)$/iu;

/** Of a whole picture it is grey, of a thing two colours: "a black and white cow". */
function inBlackAndWhite(
  { text }: Reading,
  mention: SceneMention,
  all: readonly SceneMention[],
): SceneMention[] {
  if (mention.part !== 'colour') return [mention];
  const match = BLACK_AND_WHITE.exec(text.slice(mention.start, mention.end));
  const ofThing = all.some(
    ({ part, start, end }) =>
      part === 'thing' &&
      (/^\s(?:\p{L}+\s)?$/u.test(text.slice(mention.end, start)) || text.slice(end, mention.start) === ' '),
  );
  if (!match || !ofThing) return [mention];
  const black = mention.start + (match[1]?.length ?? 0);
  return [
    { ...mention, value: '#14171c', end: black },
    { ...mention, value: '#ffffff', start: black + (match[2]?.length ?? 0) },
  ];
}

/** The part's word right behind its colour, where adjectives follow right before it. */
function partOf(
  { text }: Reading,
  language: string,
  hue: ColourMention,
  found: readonly Mention<PartName>[],
): Mention<PartName> | undefined {
  const after = found.find(({ start }) => start >= hue.end && /^[\s-]?$/.test(text.slice(hue.end, start)));
  const before = found.findLast(({ end }) => end <= hue.start && /^\s$/.test(text.slice(end, hue.start)));
  return ADJECTIVE_FOLLOWS.has(language) ? (before ?? after) : after;
}

/** A thing is named before, and a word leads from it to its part. */
function hasHost({ text }: Reading, start: number, mentions: readonly SceneMention[]): boolean {
  const host = mentions.findLast(({ part, end }) => part === 'thing' && end <= start);
  if (!host) return false;
  const gap = text
    .slice(host.end, start)
    .replace(
      /(?:\s|^)(?:an?|the|its|his|her|ein\p{L}*|une?|un[ao]?|um|le|la|de[rmn]|seine[rmn]?)\s*$/iu,
      ' ',
    );
  return gap.length < 60 && !/[.!?;]/.test(gap) && LEADS.test(gap.trimEnd());
}
