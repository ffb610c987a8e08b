/** The shapes that cards are made in, with their size, as people call them. */
export const CARD_SHAPES = {
  wide: { title: 'Wide', width: 1200, height: 630 },
  square: { title: 'Square', width: 1080, height: 1080 },
  story: { title: 'Story', width: 1080, height: 1920 },
} as const;

export type CardShape = keyof typeof CARD_SHAPES;
export const CARD_SHAPE_NAMES = Object.keys(CARD_SHAPES) as CardShape[];
