import type { Copy } from '../brief/brief.ts';

/** A card that sets things against each other: `REST vs GraphQL: which one?` */
export type Compared = {
  /** Words before the first thing, with their colon: `Vergleich:`; the whole title where it only speaks of them. */
  before?: string;
  names: string[];
  /** Between two names each, as written: `vs`. */
  links: string[];
  after?: string;
  /** What is said of each, in pieces, from lines like `Free: 1 project, community support`. */
  said?: string[][];
};

const LINK = String.raw`vs\.?|versus|gegen|contre|contra|contro|tegen|против|mot|kontra|x|对|對|مقابل|ضد|बनाम|대`;
const NAME = String.raw`[^\s,:：?？!！–—]+(?: [^\s,:：?？!！–—]+)?`;
const COMPARED = new RegExp(
  String.raw`^(?:(?<before>.{1,40}?[:：])\s*)?(?<things>${NAME}(?:\s(?:${LINK})\s${NAME}){1,2})(?<after>\s*[,:：?？!！–—].{0,60})?$`,
  'iu',
);
const BETWEEN = new RegExp(String.raw`\s(${LINK})\s`, 'giu');
const SIDE = /^(?<name>[^:：]{1,24})[:：]\s*(?<said>.+)$/u;
const PIECES = /[,;]\s+|[，；、،]\s*/u;
// A longer piece is a sentence, whose commas part nothing.
const LONGEST_PIECE = 44;
const MOST_SIDES = 3;
// "Free vs Pro", "before/after": between two names that are compared stands a word at most.
const LONGEST_LINK = 9;

type Asked = Pick<Copy, 'title' | 'lines'>;

/** The two or three things that a card compares, by its title or by a line for each; undefined where it does not. */
export function readCompared({ title, lines = [] }: Asked): Compared | undefined {
  const titled = readTitle(title);
  const sides = readSides(title, lines);
  if (!sides || sides.length !== lines.length) return titled;
  const said = sides.map(({ pieces }) => pieces);
  if (titled?.names.every((name, at) => fold(name) === fold(sides[at]?.name ?? '')))
    return { ...titled, said };
  return { before: title, names: sides.map(({ name }) => name), links: [], said };
}

function readTitle(title: string): Compared | undefined {
  const { before, things, after } = COMPARED.exec(title.trim())?.groups ?? {};
  if (things === undefined) return undefined;
  const parts = things.split(BETWEEN);
  const names = parts.filter((_, at) => at % 2 === 0);
  // The mark that ends the things stays with the last of them.
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

/** The lines as sides, where each begins with a name that the title sets beside that of the one before. */
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
