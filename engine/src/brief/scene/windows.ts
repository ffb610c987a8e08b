import type { Reading } from '../reading/reading.ts';
import { BUILT_PLACES, HOUSE_OF, OF_HOUSE, WINDOWED } from '../vocabulary/houses.ts';
import type { SceneMention } from './mentions.ts';

const WINDOWS: ReadonlySet<string> = new Set(['window', 'windowsill']);
const HOUSE_FIRST: ReadonlySet<string> = new Set(['zh', 'ja', 'ko', 'hi', 'tr']);

const isWindow = (mention: SceneMention): boolean =>
  mention.part === 'sign' && WINDOWS.has(mention.noun ?? '');
const isHouse = (mention: SceneMention): boolean => mention.part === 'thing' && WINDOWED.has(mention.value);
const isBuilt = (mention: SceneMention): boolean =>
  mention.part === 'sign' && mention.value.place !== undefined && BUILT_PLACES.has(mention.value.place);

/** Windows that are a house's: those it is seen with from outside, and the house of a window at which somebody is. */
export function meanHouseWindows(
  { text }: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const dropped = new Set<SceneMention>();
  const around = new Set<SceneMention>();
  for (const [at, mention] of mentions.entries()) {
    if (!isWindow(mention)) continue;
    for (const one of ofOutside(mentions, at)) dropped.add(one);
    const gap = (a: SceneMention, b: SceneMention): string => text.slice(a.end, b.start);
    const [before, next] = [mentions.slice(0, at).findLast(isHouse), mentions.slice(at + 1).find(isHouse)];
    const behind =
      next && (OF_HOUSE.test(gap(mention, next)) || (language === 'ar' && gap(mention, next) === ' '));
    if (next && behind) around.add(next);
    else if (before && HOUSE_FIRST.has(language) && HOUSE_OF.test(gap(before, mention))) around.add(before);
  }
  return mentions.flatMap((mention): SceneMention[] => {
    const { start, end } = mention;
    // A house is drawn with its windows.
    if (dropped.has(mention)) return isWindow(mention) ? [{ part: 'sign', value: {}, start, end }] : [];
    // "The window of an old house": the house is around who is there, and not to be seen.
    return around.has(mention) && mention.part === 'thing'
      ? [{ part: 'sign', value: {}, noun: mention.value, start, end }]
      : [mention];
  });
}

/** "A cabin with one lit window", "a village street with lit windows": seen from outside, and nobody is in a room. */
function ofOutside(mentions: readonly SceneMention[], at: number): SceneMention[] {
  const window = mentions[at];
  const link = mentions.slice(0, at).findLast(({ part }) => part === 'relation');
  if (!window || link?.part !== 'relation' || link.value !== 'with') return [];
  const between = mentions.filter(({ start, end }) => start >= link.end && end <= window.start);
  if (between.some(({ part }) => part === 'thing')) return [];
  const things = mentions.filter((one) => one.end <= link.start && (one.part === 'thing' || isBuilt(one)));
  const host = things.findLast(({ part }) => part === 'thing') ?? things.at(-1);
  if (!host || !(isHouse(host) || isBuilt(host))) return [];
  return [link, window, ...between.filter(({ part }) => part === 'number')];
}
