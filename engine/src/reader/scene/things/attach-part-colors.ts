import type { PartName } from '../../../brief/scene-ask.ts';
import { bilingualRule } from '../../../lexicon/language-rule.ts';
import { createLexicon, type Mention } from '../../reading/lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import { PART_WORDS } from '../../vocabulary.ts';
import type { SceneMention } from '../mentions/scene-mention.ts';

export type ColorMention = Extract<SceneMention, { part: 'color' }>;

const parts = createLexicon(PART_WORDS, { foreign: false, inflected: true });
const ADJECTIVE_FOLLOWS = new Set(['fr', 'es', 'pt', 'it', 'ar']);
// What introduces a part of a thing: "with a white chest", "mit rotem Dach".
const LEADS = bilingualRule('iu')`(?<!\p{L})(?:${'with'}|${'and'}|,|${'partLeads'})\s*$`;

/** Extends colors over the part that has them and drops its mention as a thing, so that a house with a blue door is one thing. */
export function attachPartColors(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  // The bow of a bow tie is no part.
  const worn = mentions.filter(({ part }) => part === 'garment');
  const found = parts
    .find(reading, language)
    .filter((part) => !worn.some(({ start, end }) => start <= part.start && part.end <= end));
  const hues = mentions.flatMap((mention) => splitBlackAndWhite(reading, language, mention, mentions));
  if (found.length === 0) return hues;
  const taken: { start: number; end: number }[] = [];
  const joined = hues.map((mention): SceneMention => {
    if (mention.part !== 'color') return mention;
    const part = partOf(reading, language, mention, found);
    const start = part ? Math.min(part.start, mention.start) : 0;
    if (!part || !hasHost(reading, language, start, mentions)) return mention;
    taken.push(part);
    return { ...mention, start, end: Math.max(part.end, mention.end), of: part.value };
  });
  return joined.filter(
    (mention) =>
      !leadsToPart(reading, mention, joined) &&
      ((mention.part !== 'thing' && mention.part !== 'sign' && mention.part !== 'unknown') ||
        !taken.some(({ start, end }) => mention.start < end && mention.end > start)),
  );
}

const ARTICLE = /^\s*(?:an?|the|its|ein\p{L}*|une?|un[ao]?|um)?\s*$/iu;

/** Whether a "with" introduces a part, and relates no two things. */
const leadsToPart = ({ text }: Reading, mention: SceneMention, all: readonly SceneMention[]): boolean =>
  mention.part === 'relation' &&
  all.some(
    (hue) =>
      hue.part === 'color' &&
      hue.of !== undefined &&
      hue.start >= mention.end &&
      ARTICLE.test(text.slice(mention.end, hue.start)),
  );

const BLACK_AND_WHITE = bilingualRule('iu')`^(${'black'})([\s-]*${'and'}?[\s-]*)${'white'}$`;

/** Splits "black and white" beside a thing into two colors; for a whole picture it means grey. */
function splitBlackAndWhite(
  { text }: Reading,
  language: string,
  mention: SceneMention,
  all: readonly SceneMention[],
): SceneMention[] {
  if (mention.part !== 'color') return [mention];
  const match = BLACK_AND_WHITE(language).exec(text.slice(mention.start, mention.end));
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

/** Finds the part directly after its color, or before it where adjectives follow. */
function partOf(
  { text }: Reading,
  language: string,
  hue: ColorMention,
  found: readonly Mention<PartName>[],
): Mention<PartName> | undefined {
  const after = found.find(({ start }) => start >= hue.end && /^[\s-]?$/.test(text.slice(hue.end, start)));
  const before = found.findLast(({ end }) => end <= hue.start && /^\s$/.test(text.slice(end, hue.start)));
  return ADJECTIVE_FOLLOWS.has(language) ? (before ?? after) : after;
}

/** Whether a thing before introduces this as its part. */
function hasHost(
  { text }: Reading,
  language: string,
  start: number,
  mentions: readonly SceneMention[],
): boolean {
  const host = mentions.findLast(({ part, end }) => part === 'thing' && end <= start);
  if (!host) return false;
  const gap = text
    .slice(host.end, start)
    .replace(
      /(?:\s|^)(?:an?|the|its|his|her|ein\p{L}*|une?|un[ao]?|um|le|la|de[rmn]|seine[rmn]?)\s*$/iu,
      ' ',
    );
  return gap.length < 60 && !/[.!?;]/.test(gap) && LEADS(language).test(gap.trimEnd());
}
