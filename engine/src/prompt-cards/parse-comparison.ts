import type { BriefKind } from '../brief/brief.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import type { Row, Section } from '../brief/statement.ts';
import { bilingualRule } from '../lexicon/language-rule.ts';

/** A card that compares things: `REST vs GraphQL: which one?` */
export type Comparison = {
  /** Words before the first thing, with their colon: `Vergleich:`; the whole title if it only refers to the things. */
  before?: string;
  names: string[];
  /** What is written between two names: `vs`. */
  links: string[];
  after?: string;
  /** Facts for each thing, from lines like `Free: 1 project, community support`. */
  said?: string[][];
};

const COMPARED = bilingualRule(
  'iu',
)`^(?:(?<before>.{1,40}?[:：])\s*)?(?<things>[^\s,:：?？!！–—]+(?: [^\s,:：?？!！–—]+)?(?:\s${'comparing'}\s[^\s,:：?？!！–—]+(?: [^\s,:：?？!！–—]+)?){1,2})(?<after>\s*[,:：?？!！–—].{0,60})?$`;
const BETWEEN = bilingualRule('giu')`\s(${'comparing'})\s`;
const SIDE = /^(?<name>[^:：]{1,24})[:：]\s*(?<said>.+)$/u;
const PIECES = /[,;]\s+|[，；、،]\s*/u;
// Longer pieces are sentences, whose commas separate nothing.
const LONGEST_PIECE = 44;
const MOST_SIDES = 3;
// "Free vs Pro", "before/after": between compared names there is at most one word.
const LONGEST_LINK = 9;

type Asked = { title: string; lines?: readonly string[] };

/**
 * Finds the two or three things that a card compares, by its title or by a line for each; undefined if it compares
 * none.
 */
export function parseComparison({ title, lines = [] }: Asked, language: string): Comparison | undefined {
  const titled = readTitle(title, language);
  const sides = readSides(title, lines);
  if (!sides || sides.length !== lines.length) return titled;
  const said = sides.map(({ pieces }) => pieces);
  if (titled?.names.every((name, at) => fold(name) === fold(sides[at]?.name ?? '')))
    return { ...titled, said };
  return { before: title, names: sides.map(({ name }) => name), links: [], said };
}

// Kinds of which two lists under headings are two sides of a thing: for and against, before and after.
const OPPOSED: readonly BriefKind[] = ['article', 'list', 'poll', 'thumbnail', 'plain'];
const [LONGEST_NAME, MOST_SAID] = [24, 5];

type Listed = { texts: readonly string[]; sections: readonly Section[] };

/** Two or three short lists, each under the name of a thing, where the card says that it compares them. */
export function parseSections(
  { texts: [title = '', ...texts], sections }: Listed,
  { language, briefKind }: Pick<DesignRequest, 'language' | 'briefKind'>,
): Comparison | undefined {
  const names = sections.flatMap(({ label }) => (label && label.length <= LONGEST_NAME ? [label] : []));
  const isSaid = ({ text, value, detail }: Row): boolean => !value && !detail && text.length <= LONGEST_PIECE;
  const short = sections.every(({ rows }) => rows.length <= MOST_SAID && rows.every(isSaid));
  if (names.length < 2 || names.length > MOST_SIDES || names.length < sections.length || !short)
    return undefined;
  const said = sections.map(({ rows }) => rows.map(({ text }) => text));
  const compared = [title, ...texts].map((text) => readTitle(text, language));
  const [titled] = compared;
  if (titled?.names.every((name, at) => fold(name) === fold(names[at] ?? ''))) return { ...titled, said };
  const isCompared = compared.some((one) => one?.names.length === names.length);
  if (!isCompared && !(names.length === 2 && OPPOSED.includes(briefKind))) return undefined;
  return { before: title, names, links: [], said };
}

function readTitle(title: string, language: string): Comparison | undefined {
  const { before, things, after } = COMPARED(language).exec(title.trim())?.groups ?? {};
  if (things === undefined) return undefined;
  const parts = things.split(BETWEEN(language));
  const names = parts.filter((_, at) => at % 2 === 0);
  // The punctuation after the things stays with the last of them.
  const mark = /^[,:：?？!！]/u.exec(after?.trim() ?? '')?.[0] ?? '';
  const rest = after?.trim().slice(mark.length).trim();
  if (names.some((name) => name.length > 24)) return undefined;
  return {
    names: names.map((name, at) => (at === names.length - 1 ? name + mark : name)),
    links: parts.filter((_, at) => at % 2 === 1),
    ...(before ? { before } : {}),
    ...(rest ? { after: rest } : {}),
  };
}

type Side = { name: string; pieces: string[] };

/** Reads the lines as sides if each begins with a name from the title. */
function readSides(title: string, lines: readonly string[]): Side[] | undefined {
  const sides = lines.flatMap((line): Side[] => {
    const { name, said } = SIDE.exec(line)?.groups ?? {};
    return name && said ? [{ name, pieces: toPieces(said) }] : [];
  });
  if (sides.length < 2 || sides.length > MOST_SIDES) return undefined;
  let end: number | undefined;
  for (const { name } of sides) {
    const at = fold(title).indexOf(fold(name), end ?? 0);
    if (at < 0 || (end !== undefined && at - end > LONGEST_LINK)) return undefined;
    end = at + fold(name).length;
  }
  return sides;
}

function toPieces(said: string): string[] {
  const pieces = said.split(PIECES).filter(Boolean);
  return pieces.some((piece) => piece.length > LONGEST_PIECE) ? [said] : pieces;
}

const fold = (words: string): string => words.toLowerCase().replace(/[\p{P}\s]+$/gu, '');
