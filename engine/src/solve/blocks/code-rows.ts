import type { FittedText } from '../../assets/fitted-text.ts';
import type { Code } from '../../parts/matter.ts';

/** Every letter of the face is this wide, in em. */
export const LETTER = 0.6;
/** The size at which pieces of code are measured, px. */
export const UNIT = 100;
// Where two spaces are beside each other, the typesetter would join them.
const GAPS = /(^\s+|\s{2,}|\s+$)/u;
const WORDS = /(\s+)/u;
// How much farther than its line what goes on below it begins, in em.
const HANG = 2 * LETTER;
// Letters that are so near to each other have no space between them.
const GLUED = LETTER / 2;
// Of the room, the most that a line begins with.
const MOST_INDENT = 0.5;

/** A stretch of one color; where it begins and ends, in em. */
type Piece = { fitted: FittedText; kind: string; from: number; to: number };

/** A row of the window: a line of code, or what of one goes on below it. */
export type CodeRow = { pieces: readonly Piece[]; line: number; first: boolean };

type Line = Code['lines'][number];
type Fit = (text: string) => Promise<FittedText>;

/** Lines as they are written, and how wide they are, in em. */
export async function toRows(lines: Code['lines'], fit: Fit): Promise<{ rows: CodeRow[]; width: number }> {
  const rows = await Promise.all(
    lines.map(async (tokens, line) => ({ pieces: await toPieces(tokens, GAPS, fit), line, first: true })),
  );
  return { rows, width: Math.max(1, ...rows.map(({ pieces }) => endOf(pieces))) };
}

/** Lines of which none is wider than this, in em: what is longer goes on below, farther in. */
export async function toWrappedRows(lines: Code['lines'], width: number, fit: Fit): Promise<CodeRow[]> {
  const rows = await Promise.all(
    lines.map(async (tokens, line) => {
      const whole = await toPieces(tokens, GAPS, fit);
      if (endOf(whole) <= width) return [{ pieces: whole, line, first: true }];
      const words = await splitLong(await toPieces(tokens, WORDS, fit), width, fit);
      return wrap(words, width).map((pieces, at) => ({ pieces, line, first: at === 0 }));
    }),
  );
  return rows.flat();
}

const endOf = (pieces: readonly Piece[]): number => pieces.at(-1)?.to ?? 0;

async function toPieces(tokens: Line, apart: RegExp, fit: Fit): Promise<Piece[]> {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { text, kind } of tokens)
    for (const part of text.split(apart)) {
      if (part.trim() === '') from += part.length * LETTER;
      else {
        const fitted = await fit(part);
        const to = from + fitted.width / UNIT;
        pieces.push({ fitted, kind, from, to });
        from = to;
      }
    }
  return pieces;
}

/** Words that no row has room for, in as many pieces as it takes. */
async function splitLong(words: readonly Piece[], width: number, fit: Fit): Promise<Piece[]> {
  const room = width - indentOf(words, width);
  const split = words.map(async (word): Promise<Piece[]> => {
    const parts = Math.ceil((word.to - word.from) / room);
    if (parts <= 1) return [word];
    const letters = [...word.fitted.text];
    const most = Math.max(1, Math.floor(letters.length / parts));
    const texts = Array.from({ length: Math.ceil(letters.length / most) }, (_, at) =>
      letters.slice(at * most, (at + 1) * most).join(''),
    );
    let from = word.from;
    const pieces: Piece[] = [];
    for (const text of texts) {
      const fitted = await fit(text);
      pieces.push({ fitted, kind: word.kind, from, to: from + fitted.width / UNIT });
      from += fitted.width / UNIT;
    }
    return pieces;
  });
  return (await Promise.all(split)).flat();
}

const indentOf = (words: readonly Piece[], width: number): number =>
  Math.min((words[0]?.from ?? 0) + HANG, width * MOST_INDENT);

function wrap(words: readonly Piece[], width: number): Piece[][] {
  const indent = indentOf(words, width);
  const rows: Piece[][] = [[]];
  let moved = 0;
  for (const [at, { fitted, kind, from, to }] of words.entries()) {
    // What follows without a space stays with it, unless no row has room for both.
    const end = words
      .slice(at)
      .findIndex((one, nth) => one.to + GLUED < (words[at + nth + 1]?.from ?? Number.POSITIVE_INFINITY));
    const glued = (words[at + end]?.to ?? to) - from;
    const begins = at === 0 || (words[at - 1]?.to ?? 0) + GLUED < from;
    const needed = begins && glued <= width - indent ? from + glued : to;
    if (needed + moved > width && rows.at(-1)?.length) {
      moved = indent - from;
      rows.push([]);
    }
    rows.at(-1)?.push({ fitted, kind, from: from + moved, to: to + moved });
  }
  return rows;
}
