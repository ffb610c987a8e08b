import { languageRule } from '../../lexicon/language-rule.ts';
import { fieldVerbsIn } from '../../lexicon/word-lists.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { readText } from '../reading/reading.ts';
import { isSmallWord } from '../reading/small-words.ts';
import { isWithin, type Span } from '../spans.ts';
import { SIDES } from '../vocabulary.ts';
import { findField } from './field-names.ts';
import { named, type Stated } from './stated.ts';

type Side = { before: Span; name: Span; pieces: Span[]; start: number; end: number };

// Where one side ends: with its sentence, its line, or a word that sets the next against it.
const ENDS = languageRule('giu')`[.;](?=\s|$)|\n+|\s(?:${'comparing'})\s`;
const HEAD =
  /^(?<before>[^:："“„«”»\n,.]{0,24}?)(?:["“„«](?<quoted>[^"“”„«»\n]{1,32})["”“»]|(?<plain>[\p{L}\p{N}][^:："“„«,.\n]{0,24}?))\s?[:：]\s(?=\S)/u;
const PIECE = /[^,，、]+(?:,(?=\p{N})[^,，、]+)*/gu;
const LONGEST_PIECE = 48;
const MARKS = /["“”„«»]/gu;
const places = createLexicon(SIDES);
const LEAST = { sides: 2, pieces: 2 } as const;
const MOST_SIDES = 3;

/** Finds things that are set beside each other: "Left "Sheet": slow, costly. Right "Rota": fast, free", "Before: ... vs After: ...". Each heads what is said of it. */
export function findSides(prompt: string, language: string, languages: readonly string[]): Stated[] {
  const runs: Side[][] = [];
  let run: Side[] = [];
  for (const sentence of listSentences(prompt, language)) {
    const side = readSide(prompt, sentence, languages) ?? readPlaced(prompt, sentence, language);
    const last = run.at(-1);
    const isNext = side && last && isAlike(prompt, last, side);
    if (!side) run = [];
    else if (isNext) run.push(side);
    else {
      run = [side];
      runs.push(run);
    }
  }
  return runs
    .filter(({ length }) => length >= LEAST.sides && length <= MOST_SIDES)
    .flatMap((sides) => withoutPlaces(prompt, sides, language))
    .flatMap(({ before, name, pieces }): Stated[] => [
      ...(before.start < before.end ? [named(before.start, before.end)] : []),
      ...(name.start < name.end ? [{ ...name, marks: ['label'], whole: true }] : []),
      ...pieces.map((piece): Stated => ({ ...piece, marks: ['item'], whole: true })),
    ]);
}

/** Sides without the words for where they stand, where these do not name them: "left side | SSR", but "Left Bank", "Right Bank". */
function withoutPlaces(prompt: string, sides: readonly Side[], language: string): readonly Side[] {
  const placed = sides.map((side): Side => {
    const words = prompt.slice(side.name.start, side.name.end);
    const place = places.find(readText(words), language)[0];
    const lead =
      place &&
      readText(words.slice(0, place.start)).words.every(({ folded }) => isSmallWord(folded, language));
    if (!place || !lead) return side;
    const rest = readText(words.slice(place.end)).words;
    const first = rest.find(({ folded }) => !isSmallWord(folded, language));
    if (!first) return side;
    const start = side.name.start + place.end + first.start;
    return { ...side, before: { start: side.name.start, end: start }, name: { start, end: side.name.end } };
  });
  const names = new Set(placed.map(({ name }) => prompt.slice(name.start, name.end)));
  return names.size === sides.length && placed.every((side, at) => side !== sides[at]) ? placed : sides;
}

function listSentences(prompt: string, language: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: mark, index } of prompt.matchAll(ENDS(language))) {
    spans.push({ start, end: index });
    start = index + mark.length;
  }
  return [...spans, { start, end: prompt.length }];
}

function readSide(prompt: string, { start, end }: Span, languages: readonly string[]): Side | undefined {
  const text = prompt.slice(start, end);
  // "Compared: Left ...": what leads to the sides is no part of them.
  const from = [0, text.indexOf(':') + 1]
    .map((at) => at + text.slice(at).length - text.slice(at).trimStart().length)
    .findLast((at) => HEAD.test(text.slice(at)));
  const head = from === undefined ? null : HEAD.exec(text.slice(from));
  if (!head || from === undefined) return undefined;
  const { before = '', quoted, plain } = head.groups ?? {};
  const name = quoted ?? plain ?? '';
  if (findField(`${before}${name}`, languages) || findField(name, languages)) return undefined;
  const at = start + from + before.length + (quoted === undefined ? 0 : 1);
  const listAt = from + head[0].length;
  const pieces = listPieces(prompt, start + listAt, end);
  return (
    pieces && {
      before: { start: start + from, end: start + from + before.trimEnd().length },
      name: { start: at, end: at + name.trimEnd().length },
      pieces,
      start,
      end,
    }
  );
}

/** "Left side says slow, costly": where it stands is for whoever makes the card. */
function readPlaced(prompt: string, { start, end }: Span, language: string): Side | undefined {
  const reading = readText(prompt.slice(start, end));
  const [place] = places.find(reading, language);
  const verbs = fieldVerbsIn(language);
  const at = reading.words.findIndex(({ folded }) => verbs.has(folded));
  const [verb, first] = [reading.words[at], reading.words[at + 1]];
  const isLed = reading.words
    .slice(0, at)
    .every((word) => (place && isWithin(word, place)) || isSmallWord(word.folded, language));
  if (!place || !verb || !first || !isLed || place.start > verb.start) return undefined;
  const pieces = listPieces(prompt, start + first.start, end);
  const before = { start: start + (reading.words[0]?.start ?? 0), end: start + verb.end };
  return pieces && { before, name: { start: before.end, end: before.end }, pieces, start, end };
}

function listPieces(prompt: string, from: number, to: number): Span[] | undefined {
  const pieces = Array.from(prompt.slice(from, to).matchAll(PIECE), ({ 0: words, index }): Span => {
    const first = from + index + (words.length - words.trimStart().length);
    return { start: first, end: first + words.trim().length };
  }).filter((piece) => piece.start < piece.end);
  const areShort = pieces.every((piece) => piece.end - piece.start <= LONGEST_PIECE);
  // A quotation is one text, whatever commas it has.
  const isTorn = pieces.some(
    (piece) => (prompt.slice(piece.start, piece.end).match(MARKS) ?? []).length % 2 > 0,
  );
  return areShort && !isTorn && pieces.length >= LEAST.pieces ? pieces : undefined;
}

/** Both are named in quotation marks, or both by words without any, in the same line: in lines of their own they may be of a form or a chat. */
const isAlike = (prompt: string, one: Side, other: Side): boolean =>
  isQuoted(prompt, one) === isQuoted(prompt, other) && !prompt.slice(one.end, other.start).includes('\n');

const isQuoted = (prompt: string, { name }: Side): boolean => /["“„«]/u.test(prompt[name.start - 1] ?? '');
