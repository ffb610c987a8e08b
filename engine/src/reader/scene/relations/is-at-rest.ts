import { setOf } from '../../../lexicon/noun-sets.ts';
import type { SceneMention } from '../mentions/scene-mention.ts';

const FIXED =
  /(?<!\p{L})(?:bridge|branch|tree|rock|roof|wall|fence|house|tower|castle|lighthouse|swing|lantern|pier)(?!\p{L})/u;
// "Over" water means beside it in Polish and Ukrainian: `kaczki nad stawem`.
const OVER_IS_BY: ReadonlySet<string> = new Set(['pl', 'uk']);
const WATERS = setOf('water-places');

/** Whether nothing flies in spite of "over": the thing is fixed, or stands beside water. */
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
