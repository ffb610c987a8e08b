const VARIATIONS = 4;
const SEEDS = 2 ** 31;

/** The seeds of four variations, one of which is given. From a multiple of four on: designs of such a round differ in composition. */
export const roundOf = (seed: number): number[] =>
  Array.from({ length: VARIATIONS }, (_, index) => seed - (seed % VARIATIONS) + index);

export const createSeeds = (): number[] => roundOf(Math.floor(Math.random() * SEEDS));
