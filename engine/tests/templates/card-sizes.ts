export type CardSize = { width: number; height: number };

/** The usual sizes, and the corners of what is drawn at all. */
export const cardSizes: readonly CardSize[] = [
  { width: 1200, height: 630 },
  { width: 1080, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 200, height: 200 },
  { width: 2400, height: 2400 },
  { width: 2400, height: 200 },
  { width: 200, height: 2400 },
];
