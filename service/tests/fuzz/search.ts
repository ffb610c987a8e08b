/** How far a search goes, and where it begins. */
export type Search = { seed: number; numRuns: number };
