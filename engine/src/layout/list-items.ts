import type { Copy } from '../brief/brief.ts';

export type ListItem = { text: string; price?: string };

/** The list of a card, and what is left of its lines: a footer, an address. */
export type CardList = { items: ListItem[]; numbered: boolean; rest: string[] };

const PRICE =
  /\s*(?:[-–—:.…·|]+\s*)?(?<price>(?:[$€£¥₹₽]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$₹₽]|円|元|원|kr|zł|euros?)|\d+[.,]\d{2}))$/iu;
const COUNTED = /^\s*\d+\s|\d\s*(?:tips|ways|steps|rules|things|reasons|ideas|habits|mistakes|lessons)\b/iu;
const LEAST = 3;
const LEAST_PRICED = 2;

/** Three lines or more are a list, and so are two with prices; fewer stand alone, as a footer does. */
export function readCardList({ title, lines = [] }: Copy): CardList | undefined {
  const items = lines.map(toItem);
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

function toItem(line: string): ListItem {
  const match = PRICE.exec(line);
  const price = match?.groups?.price;
  return match && price && match.index > 0 ? { text: line.slice(0, match.index), price } : { text: line };
}
