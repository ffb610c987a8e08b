import type { BriefRole } from '../brief/brief.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import { oncePerRequest } from '../brief/once-per-request.ts';
import { type Said, textsOf, titleAlone, titleOf } from '../brief/statement.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { languageRule } from '../lexicon/language-rule.ts';
import { ANY_LANGUAGE } from '../lexicon/languages.ts';
import { surelyEnglish } from '../lexicon/word-lists.ts';
import { colorWords } from './colors.ts';
import { findNouns } from './find-nouns.ts';
import { createLexicon, type Mention } from './reading/lexicon.ts';
import { type Reading, readText, type Word } from './reading/reading.ts';
import { dropNegated } from './scene/mentions/find-negated.ts';
import { MATTERS, type Matter } from './vocabulary.ts';

/** Something that a card is about: a matter (a trade, a lesson, a kind of shop) or a concrete noun. */
export type CardMatter = {
  name: string;
  kind: 'matter' | 'broad' | 'thing';
  /** In the first clause that names anything, and so the main subject. */
  leads: boolean;
  /** Outside the title with a color of its own, and so meant to be visible: "with a golden crescent". */
  seen?: true;
  /** Said by the name of a product, and so what it is. */
  sold?: true;
};

type Asked = Pick<DesignRequest, 'words' | 'language' | 'briefKind' | 'statements' | 'styles'>;
type Named = Mention<Omit<CardMatter, 'leads' | 'seen' | 'sold'>>;

// Characters to read: a longer text says at the start what it is about.
const READ = 600;
const CLAUSE_END = /[,;:.!?()|\n–—·•،؛。、,!?:;()「」『』《》【】“”„«»"]/u;
const INNER = /\d[.,:]\d/u;

const lexicon = createLexicon<Matter>(MATTERS, { plurals: true, foreign: false, inflected: true });

/** Lists the matters and things that a card names, without those that are only provided on the side. */
export const listCardMatters = oncePerRequest((request) => listMatters(request));

/** The same of a text that stands for a card of its own. */
export const listMattersOf = (text: string, language: string): readonly CardMatter[] =>
  listMatters({ words: text, language, ...titleAlone(text) });

function listMatters({ words, language, styles = [], ...said }: Asked): readonly CardMatter[] {
  const reading = readText(words.slice(0, READ));
  const named = findNamed(reading, language).filter(
    (mention) =>
      !isName(reading, language, mention) &&
      !isInNameOrPlace(reading, said, mention) &&
      !isStyleWord(reading, said, styles, mention),
  );
  const clauses = clausesOf(reading.text);
  const clauseOf = ({ start }: { start: number }): number => clauses.findIndex(({ end }) => start < end);
  // "Recipe of the week: apple pie": the broad word introduces the specific one.
  const telling = named.filter(({ value }) => value.kind !== 'broad');
  const lead = Math.min(...(telling.length > 0 ? telling : named).map(clauseOf));
  const seen = findDepicted(reading, language, said, named);
  return named
    .filter((mention) => clauseOf(mention) <= lead || !isProvided(reading, clauses[clauseOf(mention)]))
    .map((mention) => ({
      ...mention.value,
      leads: clauseOf(mention) <= lead,
      ...(mention === seen ? { seen: true as const } : {}),
      ...(isSold(reading, said, mention) ? { sold: true as const } : {}),
    }));
}

// Related languages: short texts are easily mistaken for them, and trades are often spelt alike.
const KIN: Readonly<Record<string, readonly string[]>> = {
  en: ['de', 'nl', 'sv'],
  pl: ['sv', 'de'],
  nl: ['de'],
  de: ['nl'],
  es: ['pt'],
  pt: ['es'],
  ru: ['uk'],
  uk: ['ru'],
  sv: ['nb', 'da'],
  nb: ['da', 'sv'],
  da: ['nb', 'sv'],
};

// Shorter words too often mean something else in a related language.
const FAMILIAR = 6;

function findMatters(reading: Reading, language: string): Mention<Matter>[] {
  const own = lexicon.find(reading, language);
  if (own.length > 0) return own;
  // "Thank you to our backers" is no bakery.
  if (language === 'en' && reading.words.some(({ folded }) => surelyEnglish().has(folded))) return [];
  for (const kin of KIN[language] ?? []) {
    const found = lexicon.find(reading, kin).filter(({ start, end }) => end - start >= FAMILIAR);
    if (found.length > 0) return found;
  }
  return COMPOUNDING.has(language)
    ? reading.words.flatMap((word) =>
        word.folded.length < SHORTEST_COMPOUND ? [] : findInCompound(word, language),
      )
    : [];
}

// Languages that write "summer concert" and "carpenter's firm" as one word.
const COMPOUNDING: ReadonlySet<string> = new Set(['de', 'nl', 'sv', 'da', 'nb']);
const SHORTEST_PART = 5;
const SHORTEST_COMPOUND = 9;

/** Finds the matter at the end of a compound (`Sommerkonzert`), otherwise at its start (`tømrerfirma`); longest first. */
function findInCompound({ start, end, folded }: Word, language: string): Mention<Matter>[] {
  const cuts = Array.from({ length: Math.max(0, folded.length - SHORTEST_PART - 1) }, (_, at) => at + 2);
  const tails = cuts.map((cut) => folded.slice(cut));
  const heads = cuts.map((cut) => folded.slice(0, folded.length - cut));
  for (const part of [...tails, ...heads]) {
    const [found] = part.length < SHORTEST_PART ? [] : lexicon.find(readText(part), language);
    if (found && found.end - found.start === part.length) return [{ value: found.value, start, end }];
  }
  return [];
}

function findNamed(reading: Reading, language: string): Named[] {
  const matters = findMatters(reading, language).map(
    ({ value, ...span }): Named => ({
      ...span,
      value: { name: value.name, kind: value.broad ? 'broad' : 'matter' },
    }),
  );
  // Only things: in "mistakes to avoid as a freelancer" the trade is not negated.
  const things = dropNegated(reading, language, findNouns(reading, language))
    .filter((thing) => !matters.some((matter) => isPartOf(thing, matter)))
    .map(({ value, ...span }): Named => ({ ...span, value: { name: value.noun, kind: 'thing' } }));
  const named = [...matters, ...things].sort((a, b) => a.start - b.start);
  const colors = colorWords.find(reading, language);
  return named.filter((mention) => {
    const isColor = colors.some(({ start, end }) => start === mention.start && end === mention.end);
    return !isColor || !named.some((other) => isBeside(reading, language, mention, other));
  });
}

/** Whether a thing is part of a longer name, like the shoe of a shoe shop. */
const isPartOf = (thing: Mention<unknown>, { start, end }: Mention<unknown>): boolean =>
  thing.start >= start && thing.end <= end && thing.end - thing.start < end - start;

const OF_COLOR = languageRule('u')`^(?: |${'colorLink'})$`;

/** Whether a color name is beside a thing, and so its color: `camiseta coral`, `lavender dress`. */
const isBeside = (
  { text }: Reading,
  language: string,
  color: Mention<unknown>,
  thing: Mention<unknown>,
): boolean =>
  OF_COLOR(language).test(text.slice(color.end, thing.start)) || text.slice(thing.end, color.start) === ' ';

/** Finds the first thing outside the title with a color of its own. */
function findDepicted(
  reading: Reading,
  language: string,
  said: Said,
  named: readonly Named[],
): Named | undefined {
  const colors = colorWords.find(reading, language);
  const words = foldText(headOf(said));
  return named.find(
    (mention) =>
      mention.value.kind === 'thing' &&
      !words.includes(reading.folded.slice(mention.start, mention.end)) &&
      colors.some(
        (color) =>
          color.start !== mention.start &&
          (color.end === mention.start || isBeside(reading, language, color, mention)),
      ),
  );
}

type Clause = { start: number; end: number };

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (!CLAUSE_END.test(text[at] ?? '') || INNER.test(text.slice(at - 1, at + 2))) continue;
    clauses.push({ start, end: at });
    start = at + 1;
  }
  return [...clauses, { start, end: text.length + 1 }];
}

const PROVIDED = languageRule('u')`${'provided'}`;

/** Whether a clause says what is provided: `tools and coffee provided`, `Matten sind vorhanden`. */
const isProvided = ({ folded }: Reading, clause: Clause | undefined): boolean =>
  clause !== undefined && PROVIDED(ANY_LANGUAGE).test(folded.slice(clause.start, clause.end));

// A trade in the name of a street: "Baker Street Book Club".
const STREETS =
  '(?:Street|St\\.?|Road|Rd\\.?|Lane|Avenue|Ave\\.?|Square|Hill|Place|Court|Bridge|Station|Park|Gate|Way|Row|Island|Bay)(?!\\p{L})';
const NAMED_PLACE = new RegExp(`^\\s${STREETS}`, 'u');
const STREET = new RegExp(`(?:\\p{Lu}[\\p{L}'’]+\\s)+${STREETS}`, 'gu');

/** Drops the names of streets: `Harbour Road` is no harbour. */
export const dropStreets = (text: string): string => text.replace(STREET, ' ');

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();

const BEHIND_SMALL = /(?<!\p{L})(?:by|at|from|with)\s(?:\p{Lu}[\p{L}'’]+\s)*$/u;

/** Returns the run of capitalized words around a span. */
function nameAround(text: string, start: number, end: number): string {
  const before = /(?:\p{Lu}[\p{L}'’]+\s)*$/u.exec(text.slice(0, start))?.[0] ?? '';
  const behind = /^(?:\s\p{Lu}[\p{L}'’]+)*/u.exec(text.slice(end))?.[0] ?? '';
  return before + text.slice(start, end) + behind;
}

/** Returns the text around a position, up to quotation marks or line ends. */
function lineAround(text: string, at: number): string {
  const before = /[^\n"“”„«»「」]*$/u.exec(text.slice(0, at))?.[0] ?? '';
  return before + (/^[^\n"“”„«»「」]*/u.exec(text.slice(at))?.[0] ?? '');
}

const CAPITALIZED = 0.7;

/** Whether nearly all words are capitalized, so that capitals mark no names: "Evde Ekmek Yapmanın Püf Noktası". */
function isTitleCase(line: string): boolean {
  const words = line.match(/\p{L}{4,}/gu) ?? [];
  return (
    words.length > 2 && words.filter((word) => isUpper(word[0] ?? '')).length >= words.length * CAPITALIZED
  );
}

/** Whether a noun is part of a proper name: `lycée Jean-Moulin`, `Café Central`. Unknown in German, which capitalizes all nouns. */
function isName({ text }: Reading, language: string, { start, end }: Mention<unknown>): boolean {
  const before = text.slice(0, start);
  if (language === 'de' || !isUpper(text[start] ?? '')) return false;
  if (/\p{Lu}[\p{L}'’]+-$/u.test(before) || NAMED_PLACE.test(text.slice(end))) return true;
  // "Led by North Peak", "at Blue Lantern Books": several capitals after a preposition name a company.
  if (BEHIND_SMALL.test(before) && /^\p{Lu}\S*\s\p{Lu}/u.test(nameAround(text, start, end))) return true;
  if (isTitleCase(lineAround(text, start))) return false;
  if (language === 'en' || /(?:^|[,;:.!?("“«|\n])\s*$/u.test(before)) return false;
  return /\p{Lu}[\p{L}'’]+\s$/u.test(before) || /^[\s-]\p{Lu}\p{Ll}/u.test(text.slice(end));
}

/** Whether a word names the style of the card and is not in its title: "watercolor invitation". */
function isStyleWord(
  { folded }: Reading,
  said: Said,
  styles: readonly { words: string }[],
  { start, end }: Mention<unknown>,
): boolean {
  const word = folded.slice(start, end);
  return styles.some(({ words }) => foldText(words).includes(word)) && !foldText(headOf(said)).includes(word);
}

/** Whether a word is part of the name of a person or a venue, and not of the title. */
function isInNameOrPlace({ folded }: Reading, said: Said, { start, end }: Mention<unknown>): boolean {
  const word = folded.slice(start, end);
  return !foldText(headOf(said)).includes(word) && foldText(textsOf(said, NAMES)).includes(word);
}

/** Whether a common noun in the name of a product says what it is, whatever its headline speaks of: "Fernlight desk lamp". */
function isSold({ text }: Reading, said: Said, { start, end }: Mention<unknown>): boolean {
  const word = text.slice(start, end);
  return said.briefKind === 'product' && !isUpper(word[0] ?? '') && textsOf(said, ['brand']).includes(word);
}

const SAID: readonly BriefRole[] = ['subtitle', 'body', 'quote'];
const NAMES: readonly BriefRole[] = ['person', 'place', 'author', 'source'];

/** The title and what is said below it. */
const headOf = (said: Said): string => `${titleOf(said)}\n${textsOf(said, SAID)}`;
