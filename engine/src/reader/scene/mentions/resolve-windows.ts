import { languageRule } from '../../../lexicon/language-rule.ts';
import { ANY_LANGUAGE } from '../../../lexicon/languages.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import type { Reading } from '../../reading/reading.ts';
import type { SceneMention } from './scene-mention.ts';

// What is drawn with windows of its own, seen from outside.
const WINDOWED = setOf('windowed');
// Places whose houses have the windows that a prompt names with them.
const BUILT_PLACES = setOf('built-places');
const HOUSE_BEHIND = languageRule('iu')`${'houseBehind'}`;
const HOUSE_BEFORE = languageRule('u')`${'houseBefore'}`;
const LIT = languageRule('iu')`${'lit'}`;
const WINDOWS = setOf('windows');
const HOUSE_FIRST: ReadonlySet<string> = new Set(['zh', 'ja', 'ko', 'hi', 'tr']);

const isWindow = (mention: SceneMention): boolean =>
  mention.part === 'sign' && WINDOWS.has(mention.noun ?? '');
const isHouse = (mention: SceneMention): boolean => mention.part === 'thing' && WINDOWED.has(mention.value);
const isBuilt = (mention: SceneMention): boolean =>
  mention.part === 'sign' && mention.value.place !== undefined && BUILT_PLACES.has(mention.value.place);

/** Drops windows that are part of a house seen from outside, and houses that are around a window where somebody is. */
export function resolveWindows(
  { text }: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const dropped = new Set<SceneMention>();
  const around = new Set<SceneMention>();
  for (const [at, mention] of mentions.entries()) {
    if (!isWindow(mention)) continue;
    for (const one of [...ofOutside(mentions, at), ...litOf(text, mentions, at)]) dropped.add(one);
    const gap = (a: SceneMention, b: SceneMention): string => text.slice(a.end, b.start);
    const [before, next] = [mentions.slice(0, at).findLast(isHouse), mentions.slice(at + 1).find(isHouse)];
    const behind =
      next &&
      (HOUSE_BEHIND(ANY_LANGUAGE).test(gap(mention, next)) ||
        (language === 'ar' && gap(mention, next) === ' '));
    if (next && behind) around.add(next);
    else if (before && HOUSE_FIRST.has(language) && HOUSE_BEFORE(ANY_LANGUAGE).test(gap(before, mention)))
      around.add(before);
  }
  return mentions.flatMap((mention): SceneMention[] => {
    const { start, end } = mention;
    // The drawing of a house has windows.
    if (dropped.has(mention)) return isWindow(mention) ? [{ part: 'sign', value: {}, start, end }] : [];
    // "The window of an old house": seen from inside, the house itself is not in the picture.
    return around.has(mention) && mention.part === 'thing'
      ? [{ part: 'sign', value: {}, noun: mention.value, start, end }]
      : [mention];
  });
}

/** Finds the words of a window seen from outside: "a cabin with one lit window", "a village street with lit windows". */
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

const CLAUSE = /[,;.!?，、。；،؛\n]/u;
const APART: ReadonlySet<string> = new Set(['beside', 'watching', 'behind', 'in-front-of', 'under']);

/** Finds the words of lit windows of a house, unless somebody is in it: "kids in front of a house, warm light in the windows". */
function litOf(text: string, mentions: readonly SceneMention[], at: number): SceneMention[] {
  const window = mentions[at];
  if (window?.part !== 'sign' || window.noun !== 'window') return [];
  const house = mentions.slice(0, at).findLast(isHouse);
  if (!house) return [];
  const into = mentions[mentions.indexOf(house) - 1];
  if (into?.part === 'relation' && into.value === 'in') return [];
  const [led = ''] = text.slice(house.end, window.start).split(CLAUSE).slice(-1);
  const start = window.start - led.length;
  const [rest = ''] = text.slice(window.end).split(CLAUSE);
  if (!LIT(ANY_LANGUAGE).test(led) && !LIT(ANY_LANGUAGE).test(rest)) return [];
  const said = mentions.filter((one) => one.start >= start && one.end <= window.end + rest.length);
  const links = said.filter(({ part }) => part === 'relation');
  if (said.some(({ part }) => part === 'thing') || links.some(({ value }) => APART.has(String(value))))
    return [];
  return [...links, window];
}
