/** The shapes that the card of a page can have, each a card of its own. */
export const PAGE_SHAPES = {
  wide: { width: 1200, height: 630 },
  square: { width: 1200, height: 1200 },
  // As boards of pictures show them.
  portrait: { width: 1000, height: 1500 },
  story: { width: 1080, height: 1920 },
} as const;

export type PageShape = keyof typeof PAGE_SHAPES;

export const PAGE_SHAPE_NAMES = Object.keys(PAGE_SHAPES) as [PageShape, ...PageShape[]];

export const isPageShape = (text: string): text is PageShape => Object.hasOwn(PAGE_SHAPES, text);
