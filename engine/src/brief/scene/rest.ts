import type { SceneMention } from './mentions.ts';

const FIXED =
  /(?<!\p{L})(?:bridge|branch|tree|rock|roof|wall|fence|house|tower|castle|lighthouse|swing|lantern|pier)(?!\p{L})/u;
// Polish and Ukrainian have "over" a water for at it: `kaczki nad stawem`.
const OVER_IS_BY: ReadonlySet<string> = new Set(['pl', 'uk']);
const WATERS: ReadonlySet<string> = new Set(
  'lake pond river sea canal harbor pier coast beach waterfall fjord'.split(' '),
);

/** Whether a word for "over" lets nothing fly: what is fixed there, or what is at a water. */
export function isAtRest(language: string, word: SceneMention, mentions: readonly SceneMention[]): boolean {
  if (word.part !== 'relation' || word.value !== 'over') return false;
  const before = mentions.findLast(({ part, end }) => part === 'thing' && end <= word.start);
  // "A bridge over the river", "on a branch over the water".
  if (before?.part === 'thing' && FIXED.test(before.value)) return true;
  const next = mentions.find(({ start }) => start >= word.end);
  return (
    OVER_IS_BY.has(language) &&
    next?.part === 'sign' &&
    (next.noun === 'water' || WATERS.has(next.value.place ?? ''))
  );
}
