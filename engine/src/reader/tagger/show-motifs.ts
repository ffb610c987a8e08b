import { foldText } from '../../lexicon/fold-text.ts';
import { beingOf } from '../../lexicon/noun-concepts.ts';
import { PICTURE_WORDS, REFUSALS, REPEAT_WORDS, withWordsIn } from '../../lexicon/word-lists.ts';
import { findNouns } from '../find-nouns.ts';
import { findShapes } from '../find-shapes.ts';
import { WISH_MARKS } from '../marks.ts';
import { splitClauses } from '../reading/clauses.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { findSceneMentions } from '../scene/mentions/find-scene-mentions.ts';
import { findSigns, type Sign } from '../signs/find-signs.ts';
import { overlaps, type Span } from '../spans.ts';
import type { Mark } from './read-marks.ts';

const pictureWords = createLexicon(PICTURE_WORDS);
const refusals = createLexicon(REFUSALS);
const repeatWords = createLexicon(REPEAT_WORDS, { foreign: false });
// What stands behind a noun that only colors it, "copper tones", and before it: "tons de areia".
const MANNERS: ReadonlySet<Sign['part']> = new Set(['style-noun', 'scheme', 'mood']);
const LEADS: ReadonlySet<Sign['part']> = new Set(['style-noun']);
// Of the card, and not of what is seen on it.
const TELLS: ReadonlySet<Sign['part']> = new Set(['mood', 'scheme', 'color', 'style-noun', 'layout']);
const REFUSES: ReadonlySet<Sign['part']> = new Set(['negation', 'thing', 'unmet', 'platform']);
// Characters: "tons de areia".
const NEAR = 6;

/**
 * What a wish names to be seen, and says nothing else of, is the picture: "a sun", "wheat motif", "diagonal stripes", "fiets tekenen"; in a request,
 * what the card shall be with: "an image with a bee". Colors and manners before it in its clause stay a wish.
 */
export function showMotifs(prompt: string, marks: readonly Mark[], language: string): Mark[] {
  return marks.flatMap((mark) => {
    const isRequest = mark.name === 'request';
    if (!isRequest && !WISH_MARKS.has(mark.name)) return [mark];
    const words = prompt.slice(mark.start, mark.end);
    // What is denied may be a row of things: "avoid faces, flags and logos".
    if (refuses(words, language)) return [mark];
    const parts: Mark[] = [];
    let at = 0;
    const add = (name: string, end: number): void => {
      if (words.slice(at, end).trim() !== '')
        parts.push({ ...mark, name, start: mark.start + at, end: mark.start + end });
      at = end;
    };
    for (const { start, end } of splitClauses(words)) {
      const clause = words.slice(start, end);
      const from = isRequest ? findRequested(clause, language) : findMotif(clause, mark.name, language);
      if (from === undefined) continue;
      add(mark.name, start + from);
      add('picture', end);
    }
    add(mark.name, words.length);
    return parts;
  });
}

function refuses(words: string, language: string): boolean {
  const reading = readText(words);
  return (
    refusals.find(reading, language).length > 0 ||
    findSigns(reading, language).all.some(({ part }) => part === 'negation')
  );
}

/** Where a clause that asks for a card says what it shall be with. */
function findRequested(clause: string, language: string): number | undefined {
  const folded = foldText(clause);
  const at = Math.max(...[...withWordsIn(language)].map((one) => folded.lastIndexOf(` ${one} `) + 1));
  const asks = at > 0 && findSigns(readText(clause.slice(0, at)), language).all.some(isArtefact);
  return asks && findMotif(clause.slice(at), 'style', language) === 0 ? at : undefined;
}

const isArtefact = ({ part }: Sign): boolean => part === 'artefact';

/** Where the words for a thing or a shape begin in a clause of a wish; undefined where it asks for none. */
function findMotif(clause: string, mark: string, language: string): number | undefined {
  const reading = readText(clause);
  const shapes = findShapes(reading, language);
  const nouns = findNouns(reading, language).filter(({ value }) => isThing(value.noun));
  if (nouns.length + shapes.length === 0) return undefined;
  const signs = findSigns(reading, language).all;
  // Shapes are a manner as well: "geometric shapes".
  const named = [...nouns.filter((one) => !signs.some((sign) => isWithin(one, sign))), ...shapes];
  const seen = named.filter((one) => !signs.some((sign) => isManner(one, sign)));
  if (seen.length === 0) return undefined;
  const start = Math.min(...seen.map((one) => one.start));
  const told = signs.filter((sign) => TELLS.has(sign.part) && sign.end <= start);
  const from = Math.max(0, ...told.map(({ end }) => end));
  const motifs = [...pictureWords.find(reading, language), ...repeatWords.find(reading, language)];
  const isRefused = signs.some(
    (sign) => REFUSES.has(sign.part) && !motifs.some((motif) => overlaps(motif, sign)),
  );
  if (isRefused) return undefined;
  const lead = clause.slice(from, start);
  const [before, behind] = [lead, clause.slice(start)].map((words) => readText(words).words.length);
  const isShape = shapes.length > 0 && (behind ?? 0) <= MOST_BEHIND;
  if (signs.some(({ part }) => part === 'drawing-verb')) return from;
  const mentions = findSceneMentions(reading, language);
  const known = [...named, ...signs, ...motifs, ...mentions.filter(({ part }) => part !== 'unknown')];
  const isAll = reading.words.every(
    (word) => isSmallWord(word.folded, language) || known.some((one) => overlaps(one, word)),
  );
  const isPlaced = mentions.some(
    (one) => one.part === 'relation' && one.value !== 'with' && one.start >= from && one.end <= start,
  );
  if (!(isAll || isShape) || isPlaced || (before ?? 0) > MOST_LEAD) return undefined;
  // Names of several words are neither colors nor manners: "potted plant".
  const isLong = seen.some((one) => clause.slice(one.start, one.end).includes(' '));
  const isAsked =
    isShape || isLong || motifs.length > 0 || !ASKS[mark] || ASKS[mark](foldText(lead), language);
  return isAsked ? from : undefined;
}

// Words: "a small red" before a thing, "waves along the lower edge".
const [MOST_LEAD, MOST_BEHIND] = [4, 5];

const isThing = (noun: string): boolean => ['thing', 'animal'].includes(beingOf(noun) ?? '');

const isWithin = (one: Span, sign: Span): boolean => sign.start <= one.start && one.end <= sign.end;

const isManner = (one: Span, sign: Sign): boolean =>
  (MANNERS.has(sign.part) && sign.start > one.start && sign.start <= one.end + 1) ||
  (LEADS.has(sign.part) && sign.end <= one.start && one.start - sign.end < NEAR);

/** What leads to a thing where its name alone may be a color or a manner: "teal, cherry", but "teal, a cherry" and "con libros"; "antique map", but "something with a map". */
const ASKS: Readonly<Record<string, (lead: string, language: string) => boolean>> = {
  color: (lead, language) => isArticleOrWith(lead.trim(), language),
  style: (lead, language) => [...withWordsIn(language)].some((one) => ` ${lead}`.includes(` ${one} `)),
};

/** Of what a language's words for "with a" are made. */
const isArticleOrWith = (word: string, language: string): boolean =>
  [...withWordsIn(language)].some((one) => one.split(' ').includes(word));
