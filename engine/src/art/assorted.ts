const BRIGHT = ['#e0414f', '#3f7fc4', '#f2b434', '#4fa36b', '#9a63b8'] as const;
const PAINTED = ['#c8473f', '#3f7391', '#e0a23c', '#5c8a63', '#7a6a8c'] as const;

/** What comes in many colours where several of it are together, by the name of the drawing. */
const ASSORTED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    balloon: BRIGHT,
    'toy-balloon': BRIGHT,
    'easter-egg': BRIGHT,
    'party-hat': BRIGHT,
    gift: BRIGHT,
    kite: BRIGHT,
    tent: PAINTED,
    car: PAINTED,
    sailboat: PAINTED,
    'fishing-boat': PAINTED,
  }),
);

/** The colour of the one that is `nth`, counted from 0, among several that no colour was asked for. */
export function assortedColor(name: string, nth: number): string | undefined {
  const colors = ASSORTED.get(name);
  return colors?.[nth % colors.length];
}
