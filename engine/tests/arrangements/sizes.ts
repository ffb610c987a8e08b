/** A canvas of every shape that cards are composed for: landscape, square, portrait, story, banner; px. */
export const SIZES = [
  [1200, 630],
  [1080, 1080],
  [1080, 1350],
  [1080, 1920],
  [1500, 500],
] as const;
