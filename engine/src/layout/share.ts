/** A part of a whole that a chart can show. */
export type Share = { part: number; whole: number };

const PERCENT = /^[-+−]?(\d{1,3})(?:[.,]\d+)?\s?[%％٪]$/u;
const OUT_OF =
  /^(\d{1,2})\s?(?:in|of|out of|von|sur|de cada|de|em cada|in ogni|su|op de|van de|из|\/|av|af|z|na|割)\s?(\d{1,2})$/iu;
// More figures than this are not counted at a glance.
const MOST_FIGURES = 12;

/** The share that a card's figure says: `62%` of 100, `8 von 10` of 10; undefined for any other figure. */
export function toShare(value: string | undefined): Share | undefined {
  const text = value?.trim() ?? '';
  const percent = Number(PERCENT.exec(text)?.[1] ?? Number.NaN);
  if (percent > 0 && percent <= 100) return { part: percent, whole: 100 };
  const [, part, whole] = OUT_OF.exec(text) ?? [];
  const share = { part: Number(part), whole: Number(whole) };
  return share.part > 0 && share.part <= share.whole && share.whole <= MOST_FIGURES ? share : undefined;
}
