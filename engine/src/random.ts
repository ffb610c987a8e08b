/** Hashes text to an unsigned 32-bit seed (FNV-1a with a murmur finish), the same in every process. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export type Random = {
  /** Uniform in [0, 1). */
  next(): number;
  range(min: number, max: number): number;
  /** Integer, both ends inclusive. */
  integer(min: number, max: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** Returns an independent stream, so that a new draw in one part never shifts the draws of another. */
  fork(name: string): Random;
};

/** Creates a seeded generator (mulberry32): the engine's only source of randomness. */
export function createRandom(seed: number): Random {
  const origin = seed >>> 0;
  let state = origin;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    integer,
    range: (min, max) => min + (max - min) * next(),
    pick: <T>(items: readonly T[]): T => {
      if (items.length === 0) throw new Error('pick from an empty list');
      return items[integer(0, items.length - 1)] as T;
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = integer(0, i);
        [shuffled[i], shuffled[j]] = [
          shuffled[j] as (typeof shuffled)[number],
          shuffled[i] as (typeof shuffled)[number],
        ];
      }
      return shuffled;
    },
    fork: (name) => createRandom(hashText(name) ^ origin),
  };
}
