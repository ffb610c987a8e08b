import type { Copy, ListItem } from '../brief/design-request.ts';
import { withoutOrdinals } from './ordinals.ts';

/** The list of a card, and the remaining lines: a footer, an address. */
export type CardList = { items: ListItem[]; numbered: boolean; rest: string[] };

const PRICE =
  /\s*(?:[-–—:.…·|]+\s*)?(?<price>(?:[$€£¥₹₽]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$₹₽]|円|元|원|kr|zł|euros?)|\d+[.,]\d{2}))$/iu;
const COUNTED = /^\s*\d+\s|\d\s*(?:tips|ways|steps|rules|things|reasons|ideas|habits|mistakes|lessons)\b/iu;
const LEAST = 3;
const LEAST_PRICED = 2;

/** The list of a card: its items, or else three or more lines, or two with prices; fewer lines are separate texts. */
export function readCardList({ title, items, lines = [] }: Copy): CardList | undefined {
  if (items && items.length > 0) return toList(title, items, lines);
  const counted = withoutOrdinals(lines);
  if (counted) return { items: counted.map((text) => ({ text })), numbered: true, rest: [] };
  const read = lines.map(toItem);
  // "Risotto 12" beside "soup 6.50": among prices, a bare number is one too.
  const among = read.filter(({ value: price }) => price !== undefined).length * 2 >= lines.length;
  const listed = among ? read.map(withBarePrice) : read;
  const priced = listed.filter(({ value: price }) => price !== undefined).length;
  if (lines.length < LEAST && priced < LEAST_PRICED) return undefined;
  // A last line without a price is the menu's small print.
  const rest = priced >= LEAST_PRICED && listed.at(-1)?.value === undefined ? lines.slice(-1) : [];
  return {
    items: listed.slice(0, listed.length - rest.length),
    numbered: priced === 0 && COUNTED.test(title),
    rest,
  };
}

function toList(title: string, items: readonly ListItem[], rest: string[]): CardList {
  const valued = items.some(({ value }) => value !== undefined);
  const counted = valued ? undefined : withoutOrdinals(items.map(({ text }) => text));
  return {
    items: counted?.map((text) => ({ text })) ?? [...items],
    numbered: !valued && (counted !== undefined || COUNTED.test(title)),
    rest,
  };
}

const BARE = /^(?<text>.*\p{L}\S*)\s+(?<price>\d{1,3})$/u;

function withBarePrice(item: ListItem): ListItem {
  const { text, price } = (item.value === undefined && BARE.exec(item.text)?.groups) || {};
  return text && price ? { text, value: price } : item;
}

function toItem(line: string): ListItem {
  const match = PRICE.exec(line);
  const price = match?.groups?.price;
  return match && price && match.index > 0
    ? { text: line.slice(0, match.index), value: price }
    : { text: line };
}
