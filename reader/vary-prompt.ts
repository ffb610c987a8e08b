import { isShown, type LabelledPrompt, type Mark } from './corpus-format.ts';

/** A labelled prompt in pieces: marked stretches and the joints between them, which have no name. */
type Piece = { name: string | undefined; words: string };

// Facts that stand in for each other: another town, another price, another name.
const EXCHANGED: ReadonlySet<string> = new Set([
  'place',
  'person',
  'brand',
  'date',
  'time',
  'price',
  'contact',
  'author',
  'code',
  'source',
  'color',
  'style',
  'item',
  'value',
  'title',
  'discount',
  'picture',
  'layout',
  'wish',
  'quote',
  'figure',
  'action',
  'note',
  'detail',
]);
// What these say depends on what the card is for: they are exchanged between prompts of a kind.
const TOPICAL: ReadonlySet<string> = new Set([
  'request',
  'chat',
  'title',
  'item',
  'value',
  'label',
  'body',
  'subtitle',
  'eyebrow',
  'quote',
  'figure',
  'action',
  'note',
  'detail',
  'picture',
]);
// What separates facts: one manner goes through a whole prompt.
const SEPARATORS = [', ', '\n', ' ', ' - ', ' | ', ' · ', '. ', '; ', ' / ', '\n- '];
// Facts that stand in any order.
const MOVABLE: ReadonlySet<string> = new Set([
  'title',
  'place',
  'date',
  'brand',
  'contact',
  'price',
  'action',
  'note',
]);
// Around a prompt: how it begins and ends says little about what is in it.
const OPENINGS: ReadonlySet<string> = new Set(['request', 'chat']);
const CLOSINGS: ReadonlySet<string> = new Set(['wish', 'chat', 'style', 'color', 'layout']);

const SEPARATOR = /^[\s,;.|·•/–—-]+$/u;

export type Random = () => number;

/** Mulberry32: small, seeded, good enough to draw words. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Stock = ReadonlyMap<string, readonly string[]>;

/** Collects the marked words of a language by mark, those that are topical also by kind, to exchange them between prompts. */
export function collectStock(prompts: readonly LabelledPrompt[]): Map<string, Stock> {
  const stock = new Map<string, Map<string, string[]>>();
  for (const { language, kind, prompt, marks } of prompts) {
    const own = stock.get(language) ?? new Map<string, string[]>();
    stock.set(language, own);
    for (const { name, start, end } of marks) {
      const key = toKey(name, kind);
      own.set(key, [...(own.get(key) ?? []), prompt.slice(start, end)]);
    }
  }
  return stock;
}

const toKey = (name: string, kind: string): string => (TOPICAL.has(name) ? `${name} of ${kind}` : name);

type Draw = (name: string) => string | undefined;

/**
 * Makes another prompt of the same manner: facts exchanged for others of their kind, left out or in another order, another opening
 * or close, no capitals or no full stops. What each stretch is stays as labelled.
 */
export function varyPrompt(labelled: LabelledPrompt, stock: Stock, random: Random): LabelledPrompt {
  const draw = (name: string): string | undefined => {
    const words = stock.get(toKey(name, labelled.kind)) ?? [];
    return words[Math.floor(random() * words.length)];
  };
  let pieces = exchangeWords(toPieces(labelled), draw, random);
  if (random() < 0.3) pieces = leaveOut(pieces, random);
  if (random() < 0.25) pieces = exchangePlaces(pieces, random);
  pieces = changeOpening(pieces, draw, random);
  if (random() < 0.2) pieces = addClose(pieces, draw, random);
  if (random() < 0.25) pieces = changeSeparators(pieces, random);
  return toPrompt(labelled, changeWriting(pieces, random));
}

const exchangeWords = (pieces: readonly Piece[], draw: Draw, random: Random): Piece[] =>
  pieces.map((piece) =>
    piece.name !== undefined && EXCHANGED.has(piece.name) && random() < 0.35
      ? { ...piece, words: draw(piece.name) ?? piece.words }
      : piece,
  );

/** Drops the words that open some prompts, or exchanges them. */
function changeOpening(pieces: readonly Piece[], draw: Draw, random: Random): Piece[] {
  const at = pieces.findIndex(({ name }) => name !== undefined);
  const opening = pieces[at];
  if (opening?.name === undefined || !OPENINGS.has(opening.name) || random() >= 0.3) return [...pieces];
  if (random() < 0.5) return pieces.slice(at + 1);
  return pieces.with(at, { ...opening, words: draw(opening.name) ?? opening.words });
}

function addClose(pieces: readonly Piece[], draw: Draw, random: Random): Piece[] {
  const name = [...CLOSINGS][Math.floor(random() * CLOSINGS.size)] ?? 'wish';
  const words = draw(name);
  if (words === undefined) return [...pieces];
  return [...pieces, { name: undefined, words: random() < 0.5 ? '. ' : ', ' }, { name, words }];
}

function changeSeparators(pieces: readonly Piece[], random: Random): Piece[] {
  const separator = SEPARATORS[Math.floor(random() * SEPARATORS.length)] ?? ', ';
  return pieces.map((piece) =>
    piece.name === undefined && SEPARATOR.test(piece.words) ? { ...piece, words: separator } : piece,
  );
}

/** Writes some prompts without capitals, and some without punctuation. */
function changeWriting(pieces: readonly Piece[], random: Random): Piece[] {
  const manner = random();
  if (manner < 0.12) return pieces.map(({ name, words }) => ({ name, words: words.toLowerCase() }));
  if (manner >= 0.2) return [...pieces];
  return pieces.map(({ name, words }) =>
    name === undefined ? { name, words: words.replace(/[.,;:!?“”"„«»]/gu, '') || ' ' } : { name, words },
  );
}

/** Leaves out some of the marked stretches with the joint before each; one that is set stays. */
function leaveOut(pieces: readonly Piece[], random: Random): Piece[] {
  const shown = pieces.filter(({ name }) => name !== undefined && isShown(name));
  const kept = shown[Math.floor(random() * shown.length)];
  const gone = pieces.map((piece) => piece.name !== undefined && piece !== kept && random() < 0.2);
  return pieces.filter((piece, at) => !gone[at] && !(piece.name === undefined && gone[at + 1]));
}

/** Lets two facts change places: people tell the same in any order. */
function exchangePlaces(pieces: readonly Piece[], random: Random): Piece[] {
  const facts = pieces.flatMap(({ name }, at) => (name !== undefined && MOVABLE.has(name) ? [at] : []));
  const [a, b] = [facts[Math.floor(random() * facts.length)], facts[Math.floor(random() * facts.length)]];
  if (a === undefined || b === undefined) return [...pieces];
  const moved = [...pieces];
  [moved[a], moved[b]] = [pieces[b] as Piece, pieces[a] as Piece];
  return moved;
}

function toPieces({ prompt, marks }: LabelledPrompt): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { name, start, end } of marks) {
    if (start > at) pieces.push({ name: undefined, words: prompt.slice(at, start) });
    pieces.push({ name, words: prompt.slice(start, end) });
    at = end;
  }
  if (at < prompt.length) pieces.push({ name: undefined, words: prompt.slice(at) });
  return pieces;
}

function toPrompt(labelled: LabelledPrompt, pieces: readonly Piece[]): LabelledPrompt {
  let prompt = '';
  const marks: Mark[] = [];
  for (const { name, words } of pieces) {
    const plain = prompt === '' ? words.replace(/^[\s,.;:]+/u, '') : words;
    if (name !== undefined && plain !== '')
      marks.push({ name, start: prompt.length, end: prompt.length + plain.length });
    prompt += plain;
  }
  return { ...labelled, prompt, marks };
}
