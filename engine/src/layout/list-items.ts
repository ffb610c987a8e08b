import type { Copy } from '../brief/brief.ts';

export type ListItem = { text: string; price?: string };

/** The list of a card, and what is left of its lines: a footer, an address. */
export type CardList = { items: ListItem[]; numbered: boolean; rest: string[] };

const PRICE =
  /\s*(?:[-–—:.…·|]+\s*)?(?<price>(?:[$€£¥₹₽]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$₹₽]|円|元|원|kr|zł|euros?)|\d+[.,]\d{2}))$/iu;
const COUNTED = /^\s*\d+\s|\d\s*(?:tips|ways|steps|rules|things|reasons|ideas|habits|mistakes|lessons)\b/iu;
// "1. Listen": numbers that the words bring themselves.
const NUMBER = /^(\d{1,2})\.\s+(?=\S)/u;
const LEAST = 3;
const LEAST_PRICED = 2;

/** Three lines or more are a list, and so are two with prices; fewer stand alone, as a footer does. */
export function readCardList({ title, lines = [] }: Copy): CardList | undefined {
  const numbered = lines.length >= LEAST && lines.every((line, at) => NUMBER.exec(line)?.[1] === `${at + 1}`);
  if (numbered)
    return { items: lines.map((line) => ({ text: line.replace(NUMBER, '') })), numbered, rest: [] };
  const read = lines.map(toItem);
  // "Risotto 12" beside "soup 6.50": among prices a bare number is one.
  const among = read.filter(({ price }) => price !== undefined).length * 2 >= lines.length;
  const items = among ? read.map(withBarePrice) : read;
  const priced = items.filter(({ price }) => price !== undefined).length;
  if (lines.length < LEAST && priced < LEAST_PRICED) return undefined;
  // What has no price at the end of a menu is its small print.
  const rest = priced >= LEAST_PRICED && items.at(-1)?.price === undefined ? lines.slice(-1) : [];
  return {
    items: items.slice(0, items.length - rest.length),
    numbered: priced === 0 && COUNTED.test(title),
    rest,
  };
}

const BARE = /^(?<text>.*\p{L}\S*)\s+(?<price>\d{1,3})$/u;

function withBarePrice(item: ListItem): ListItem {
  const { text, price } = (item.price === undefined && BARE.exec(item.text)?.groups) || {};
  return text && price ? { text, price } : item;
}

function toItem(line: string): ListItem {
  const match = PRICE.exec(line);
  const price = match?.groups?.price;
  return match && price && match.index > 0 ? { text: line.slice(0, match.index), price } : { text: line };
}
