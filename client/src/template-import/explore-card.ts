import { type DataSign, type DataSigns, FILLER } from './data-signs.ts';
import { findLiterals } from './find-literals.ts';
import type { SourceNode } from './source-node.ts';

/** Draws a card with these values in place of some signs. */
export type Draw = (given: ReadonlyMap<string, unknown>) => Promise<SourceNode>;

/** A property that only decides, and the drawing for each of its values. */
type Decision = {
  sign: DataSign;
  usual: string;
  drawings: Map<string, SourceNode>;
  /** What the component gets for each value. */
  given: ReadonlyMap<string, unknown>;
};

/** One card drawn often: what differs is what its data decides. */
export type Drawings = {
  /** With a sign for each property, and the usual value of each decision. */
  base: SourceNode;
  signs: readonly DataSign[];
  decisions: readonly Decision[];
  /** Without one property, beside the drawing with it. */
  without: readonly { sign: DataSign; from: SourceNode; drawing: SourceNode }[];
  /** With a long text. */
  long: readonly { sign: DataSign; drawing: SourceNode }[];
  /** With a value that the source compares with a property that is drawn itself. */
  compared: readonly { sign: DataSign; value: string; drawing: SourceNode }[];
  /** Without them, it could be drawn, and with them not. */
  forced: readonly DataSign[];
};

const MOST_PROPERTIES = 60;
// Longer than titles are.
const LONG = 200;
const CHOICE = /^[A-Za-z0-9](?:[A-Za-z0-9 -]{0,30}[A-Za-z0-9])?$/;
const NONE = 'none';

export async function exploreCard(draw: Draw, signs: DataSigns, source: string): Promise<Drawings> {
  const literals = findLiterals(source);
  const settled = new Map<string, unknown>();
  const forced: DataSign[] = [];
  let base = await drawFirst(draw, { literals, settled, forced, signs });
  const tryDraw = (changes: readonly [string, unknown][]): Promise<SourceNode | undefined> =>
    draw(new Map([...settled, ...changes])).catch(() => undefined);

  const known = (): DataSign[] =>
    signs
      .list()
      .filter(({ isObject, items, key }) => (!isObject || items) && !/(?:^|\.)\d+$/.test(key))
      .slice(0, MOST_PROPERTIES);
  for (const { key, sign } of /\bisArray\b/.test(source) ? known() : []) {
    if (contains(base, sign)) continue;
    const items = signs.itemsOf(key);
    const drawing = await tryDraw([[key, items]]);
    const isListed = ({ key: one, sign: item }: DataSign): boolean =>
      one.startsWith(`${key}.`) && drawing !== undefined && contains(drawing, item);
    if (!drawing || !signs.list().some(isListed)) continue;
    settled.set(key, items);
    base = drawing;
  }

  const decisions: Decision[] = [];
  for (const sign of known()) {
    if (sign.items || contains(base, sign.sign) || settled.has(sign.key)) continue;
    const decision = await decide(sign, literals.get(leafOf(sign)) ?? [], base, tryDraw);
    if (!decision) continue;
    decisions.push(decision);
    settled.set(sign.key, decision.given.get(decision.usual));
    base = await draw(settled);
  }
  // Drawn once more, now that each of the others has its usual value.
  for (const decision of decisions) {
    for (const [value, given] of decision.given) {
      const drawing = await tryDraw([[decision.sign.key, given]]);
      if (drawing) decision.drawings.set(value, drawing);
    }
  }

  const isDrawn = (key: string): boolean =>
    signs.list().some((one) => one.key.startsWith(`${key}.`) && contains(base, one.sign));
  const drawn = known().filter((sign) => contains(base, sign.sign) || (sign.items && isDrawn(sign.key)));
  const without: { sign: DataSign; from: SourceNode; drawing: SourceNode }[] = [];
  const long: { sign: DataSign; drawing: SourceNode }[] = [];
  const compared: { sign: DataSign; value: string; drawing: SourceNode }[] = [];
  const objects = signs.list().filter(({ isObject, items, key }) => isObject && !items && isDrawn(key));
  for (const sign of [...drawn, ...objects]) {
    // Where nothing at all fails, an empty text may do.
    const absent = (await tryDraw([[sign.key, undefined]])) ?? (await tryDraw([[sign.key, '']]));
    if (absent) without.push({ sign, from: base, drawing: absent });
    // A list may have to be one; its sign is as good where the card is the same.
    const asText = await tryDraw([[sign.key, sign.sign]]);
    const isText = asText !== undefined && toText(asText) === toText(base);
    const full = isText ? await tryDraw([[sign.key, sign.sign + FILLER.repeat(LONG)]]) : undefined;
    if (full) long.push({ sign, drawing: full });
    for (const value of literals.get(leafOf(sign)) ?? []) {
      const drawing = await tryDraw([[sign.key, value]]);
      if (drawing) compared.push({ sign, value, drawing });
    }
  }
  // What only some choices draw has its usual value there.
  for (const { sign, drawings, given } of decisions)
    for (const [value, from] of drawings)
      for (const other of known()) {
        if (drawn.includes(other) || without.some((one) => one.sign.key === other.key)) continue;
        if (!contains(from, other.sign)) continue;
        const drawing = await tryDraw([
          [sign.key, given.get(value)],
          [other.key, undefined],
        ]);
        if (drawing) without.push({ sign: other, from, drawing });
      }
  return { base, signs: signs.list(), decisions, without, long, compared, forced };
}

type First = {
  literals: ReadonlyMap<string, readonly string[]>;
  settled: Map<string, unknown>;
  forced: DataSign[];
  signs: DataSigns;
};

/** With a sign for each property; where that fails, with the value that it has without one. */
async function drawFirst(draw: Draw, { literals, settled, forced, signs }: First): Promise<SourceNode> {
  try {
    return await draw(settled);
  } catch (error) {
    const looked = [...literals].map(([name, values]) => [`*.${name}`, values] as const);
    const tries = [
      looked.map(([name]) => [name, undefined] as const),
      looked.map(([name, [first]]) => [name, first] as const),
      ...signs
        .list()
        .toReversed()
        .map(({ key }) => [[key, undefined]] as const),
    ];
    for (const given of tries) {
      const drawing = await draw(new Map(given)).catch(() => undefined);
      if (!drawing) continue;
      for (const [name, value] of given) settled.set(name, value);
      forced.push(...signs.list().filter(({ key }) => given.some(([name]) => name === key)));
      return drawing;
    }
    throw error;
  }
}

type TryDraw = (changes: readonly [string, unknown][]) => Promise<SourceNode | undefined>;

const YES = 'yes';
const OTHER = 'other';
const NO = 'no';
/** What a property decides that is drawn nowhere; undefined if that is nothing. */
async function decide(
  sign: DataSign,
  literals: readonly string[],
  base: SourceNode,
  tryDraw: TryDraw,
): Promise<Decision | undefined> {
  const drawings = new Map<string, SourceNode>();
  const given = new Map<string, unknown>();
  const add = (value: string, one: unknown, drawing: SourceNode | undefined): void => {
    if (!drawing) return;
    drawings.set(value, drawing);
    given.set(value, one);
  };
  const absent = await tryDraw([[sign.key, undefined]]);
  for (const value of literals.filter((one) => CHOICE.test(one)))
    add(value, value, await tryDraw([[sign.key, value]]));
  const isDrawnBy = (drawing: SourceNode): string | undefined =>
    [...drawings].find(([, one]) => toText(one) === toText(drawing))?.[0];
  if (drawings.size === 0) {
    const off = absent && toText(absent) !== toText(base) ? absent : await tryDraw([[sign.key, false]]);
    if (!off || toText(off) === toText(base)) return undefined;
    add(NO, off === absent ? undefined : false, off);
    add(YES, sign.sign, base);
    return { sign, usual: off === absent ? NO : YES, drawings, given };
  }
  const usual = isDrawnBy(absent ?? base);
  if (usual === undefined) add(NONE, absent ? undefined : sign.sign, absent ?? base);
  if (isDrawnBy(base) === undefined) add(OTHER, sign.sign, base);
  if (new Set([...drawings.values()].map(toText)).size === 1) return undefined;
  return { sign, usual: usual ?? NONE, drawings, given };
}

const leafOf = ({ key }: DataSign): string => key.split('.').at(-1) ?? '';
const toText = (node: SourceNode): string => JSON.stringify(node);
/** Whether a sign is drawn, in part or as a part of a URL. */
const contains = (node: SourceNode, sign: string): boolean => {
  const text = toText(node);
  return (
    [...sign.slice(0, 2)].some((letter) => text.includes(letter)) ||
    text.includes(encodeURIComponent(sign.slice(0, 2)))
  );
};
