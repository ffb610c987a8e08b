import type { LabelledPrompt, Mark } from './corpus-format.ts';

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
  'colour',
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
// Around a prompt: how it begins and ends says little about what is in it.
const OPENINGS: ReadonlySet<string> = new Set(['request', 'chat']);
const CLOSINGS: ReadonlySet<string> = new Set(['wish', 'chat', 'style', 'colour', 'layout']);

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

/** Collects the marked words of a language by mark, to exchange them between prompts. */
export function collectStock(prompts: readonly LabelledPrompt[]): Map<string, Stock> {
  const stock = new Map<string, Map<string, string[]>>();
  for (const { language, prompt, marks } of prompts) {
    const own = stock.get(language) ?? new Map<string, string[]>();
    stock.set(language, own);
    for (const { name, start, end } of marks)
      own.set(name, [...(own.get(name) ?? []), prompt.slice(start, end)]);
  }
  return stock;
}

/**
 * Makes another prompt of the same manner: facts exchanged for others of their kind, another opening or close, no capitals or no
 * full stops. What each stretch is stays as labelled.
 */
export function varyPrompt(labelled: LabelledPrompt, stock: Stock, random: Random): LabelledPrompt {
  const draw = (name: string): string | undefined => {
    const words = stock.get(name) ?? [];
    return words[Math.floor(random() * words.length)];
  };
  let pieces = toPieces(labelled).map((piece) =>
    piece.name !== undefined && EXCHANGED.has(piece.name) && random() < 0.35
      ? { ...piece, words: draw(piece.name) ?? piece.words }
      : piece,
  );
  const first = pieces.find(({ name }) => name !== undefined)?.name;
  if (first !== undefined && OPENINGS.has(first) && random() < 0.3) {
    pieces =
      random() < 0.5
        ? pieces.slice(pieces.findIndex(({ name }) => name !== undefined) + 1)
        : pieces.map((piece, at) =>
            at === pieces.findIndex(({ name }) => name !== undefined)
              ? { ...piece, words: draw(first) ?? piece.words }
              : piece,
          );
  }
  if (random() < 0.2) {
    const name = [...CLOSINGS][Math.floor(random() * CLOSINGS.size)] ?? 'wish';
    const words = draw(name);
    if (words !== undefined)
      pieces.push({ name: undefined, words: random() < 0.5 ? '. ' : ', ' }, { name, words });
  }
  const manner = random();
  if (manner < 0.12) pieces = pieces.map(({ name, words }) => ({ name, words: words.toLowerCase() }));
  else if (manner < 0.2)
    pieces = pieces.map(({ name, words }) =>
      name === undefined ? { name, words: words.replace(/[.,;:!?“”"„«»]/gu, '') || ' ' } : { name, words },
    );
  return toPrompt(labelled, pieces);
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
