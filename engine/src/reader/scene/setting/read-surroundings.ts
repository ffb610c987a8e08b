import type { Requirement } from '../../../brief/scene-ask.ts';
import type { Backdrop, PlaceName, Surroundings } from '../../../brief/setting.ts';
import { hueDistance, toOklch } from '../../../color/oklch.ts';
import { languageRule } from '../../../lexicon/language-rule.ts';
import { membersOf, setOf } from '../../../lexicon/noun-sets.ts';
import { createLexicon } from '../../reading/lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import { SCENE_NOUNS, TRAITS } from '../../vocabulary.ts';
import type { SceneMention } from '../mentions/scene-mention.ts';
import { closeUps } from './close-ups.ts';

const BACKDROPS: Readonly<Partial<Record<PlaceName, Backdrop>>> = {
  mountains: 'mountains',
  city: 'skyline',
  forest: 'forest',
  sea: 'sea',
  coast: 'sea',
};

/** Returns how a place looks in the distance; undefined for those that are not visible from afar. */
export const backdropOf = (place: PlaceName): Backdrop | undefined => BACKDROPS[place];

/** Wide places become the background of any other: a market by the sea is a market. */
const WIDE = setOf('wide-places');
/** Places that win over those named beside them, the most specific first: a market by a lake is a market. */
const SPECIFIC = membersOf('specific-places') as readonly PlaceName[];

const OF_COUNTRY: readonly PlaceName[] = ['mountains', 'forest', 'meadow', 'snowfield'];

/** Chooses the place of the picture; `named` is in the order of the prompt, with surfaces last. */
export function choosePlace(named: readonly PlaceName[]): PlaceName | undefined {
  // "Street" and "city".
  if (named.includes('street') && named.includes('city')) return 'city-street';
  // "River" and "city", unless the landscape is named too.
  if (named.includes('river') && named.includes('city') && !OF_COUNTRY.some((wild) => named.includes(wild)))
    return 'city-river';
  return (
    SPECIFIC.find((place) => named.includes(place)) ??
    named.find((place) => !WIDE.has(place)) ??
    named.find((place) => place !== 'snowfield') ??
    named[0]
  );
}

const SKIES = setOf('skies');

/** Whether a noun names the sky, so that its color is the color of the sky: "a green sunset". */
export const isSkyNoun = (noun: string | undefined): boolean => noun !== undefined && SKIES.has(noun);

// Of the sun, from red to orange.
const LOW_SUN = { hue: 45, span: 28, least: 0.09 } as const;

/** Whether a color is that of a sun near the horizon: "an orange sun". */
export function isLowSun(ask: Requirement): boolean {
  if (ask.part !== 'tint' || ask.noun !== 'sun') return false;
  const { c, h } = toOklch(ask.color);
  return c > LOW_SUN.least && hueDistance(h, LOW_SUN.hue) < LOW_SUN.span;
}

const TINTED = /^[\s\p{L}-]{0,16}$/u;

export function readSurroundings(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
  place: PlaceName | undefined,
): Surroundings {
  const { text } = reading;
  const signs = mentions.flatMap((mention) => (mention.part === 'sign' ? [mention] : []));
  const far = signs.flatMap(({ value }) =>
    value.place && value.place !== place ? (backdropOf(value.place) ?? []) : [],
  );
  const named = signs.find(({ value }) => value.place !== undefined && value.place === place);
  // "A red car on a planet": the color is the car's.
  const free = (from: number, to: number): boolean =>
    !mentions.some(
      (other) =>
        // "A red sunset over green hills": the sky is red.
        (other.part === 'thing' ||
          (other.part === 'sign' && (isSkyNoun(other.noun) || other.value.time !== undefined))) &&
        other.start >= from &&
        other.end <= to,
    );
  const tint = mentions.find(({ part, start, end }) => {
    if (part !== 'color' || !named) return false;
    // "Una pared amarilla": after the noun.
    if (start >= named.end) return /^\s$/.test(text.slice(named.end, start));
    return (
      end <= named.start &&
      TINTED.test(text.slice(end, named.start)) &&
      // "A red car on a planet": the color is the car's.
      free(end, named.start) &&
      // "Un ballon rouge dans un champ": the color is the balloon's.
      !mentions.some((other) => other.part === 'thing' && /^\s$/.test(text.slice(other.end, start)))
    );
  });
  const moons = countMoons(text, mentions);
  const disc = sizeDisc(reading, language, mentions);
  return {
    behind: [...new Set(far)],
    ...(moons === undefined ? {} : { moons }),
    ...(disc ? { disc } : {}),
    ...(closeUps.find(reading, language).length > 0 ? { close: true } : {}),
    ...(isBacklit(text, language, mentions) ? { backlit: true } : {}),
    ...(tint?.part === 'color' ? { tint: tint.value } : {}),
  };
}

/** Whether the subject is in front of the sun or moon: "an owl in front of the full moon", "silhouetted against the setting sun". */
function isBacklit(text: string, language: string, mentions: readonly SceneMention[]): boolean {
  const discs = mentions.filter(
    (mention) => isDisc(mention) || (mention.part === 'sign' && mention.value.time === 'sunset'),
  );
  if (discs.some(({ start }) => BEFORE_DISC(language).test(text.slice(0, start)))) return true;
  return mentions.some((link) => {
    if (link.part !== 'relation') return false;
    const before = link.value === 'in-front-of' || AGAINST.test(text.slice(link.start, link.end));
    const to =
      link.behind === undefined
        ? discs.find(
            ({ start }) =>
              start >= link.end &&
              !mentions.some(
                (other) => other.part === 'thing' && other.start >= link.end && other.end <= start,
              ) &&
              /^[^.,;:!?]{0,24}$/u.test(text.slice(link.end, start)),
          )
        : discs.find(({ end }) => end === link.behind);
    return before && to !== undefined;
  });
}
const DISCS = setOf('moons');
const isDisc = (mention: SceneMention): boolean =>
  mention.part === 'sign' && (mention.noun === 'sun' || DISCS.has(mention.value.sight ?? ''));
const BEFORE_DISC = languageRule('iu')`${'against'}\s(?:\p{L}+\s)?$`;
const AGAINST = /^(?:against|gegen|contre|contra|contro|tegen)/iu;

/** Returns the number of moons if it is more than one: "two moons". */
function countMoons(text: string, mentions: readonly SceneMention[]): number | undefined {
  for (const moon of mentions) {
    if (moon.part !== 'sign' || moon.value !== SCENE_NOUNS.moon) continue;
    const number = mentions.find(
      (one) =>
        one.part === 'number' &&
        one.value > 1 &&
        /^\s*\p{L}*\s?$/u.test(text.slice(one.end, moon.start)) &&
        // "两只猫看月亮": two cats, one moon.
        !mentions.some(({ part, start }) => part === 'thing' && start >= one.start && start < moon.start),
    );
    if (number?.part === 'number') return number.value;
  }
  return undefined;
}

const traits = createLexicon(TRAITS, { foreign: false });
// Between the word of size and its noun: "a huge orange sun", "una luna enorme".
const NEXT_TO = /^[\s\p{M}]?(?:\p{L}+\s)?$/u;
const AFTER = /^\s?$/u;

/** Returns how large the sun or moon is asked: "a big moon", "un sol enorme". */
function sizeDisc(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): Surroundings['disc'] {
  const discs = mentions.filter(isDisc);
  if (discs.length === 0) return undefined;
  for (const { value, start, end } of traits.find(reading, language)) {
    if (value !== 'giant' && value !== 'large') continue;
    const named = discs.some((disc) =>
      NEXT_TO.test(reading.text.slice(end, Math.max(end, disc.start))) && disc.start >= end
        ? !mentions.some(({ part, start: at }) => part === 'thing' && at >= end && at < disc.start)
        : disc.end <= start && AFTER.test(reading.text.slice(disc.end, start)),
    );
    if (named) return value;
  }
  return undefined;
}
