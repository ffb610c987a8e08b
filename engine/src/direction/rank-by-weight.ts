import type { Random } from '../random.ts';

/** Ranks items, drawing each rank at random by weight; `first` (0 to 1) takes the place of chance for the first. */
export function rankByWeight<T extends { weight: number }>(
  items: readonly T[],
  random: Random,
  first?: number,
): T[] {
  const ranked: T[] = [];
  let left = items;
  while (left.length > 0) {
    const chance = random.next();
    const share = ranked.length === 0 ? (first ?? chance) : chance;
    let at = share * left.reduce((sum, { weight }) => sum + weight, 0);
    const next =
      left.find(({ weight }) => {
        at -= weight;
        return at < 0;
      }) ?? (left[0] as T);
    ranked.push(next);
    left = left.filter((other) => other !== next);
  }
  return ranked;
}
