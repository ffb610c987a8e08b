import { bilingualRule, languageRule } from '../../../lexicon/language-rule.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import { createLexicon } from '../../reading/lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import { YOUNG_WORDS } from '../../vocabulary.ts';
import { isPerson } from '../things/is-person.ts';
import { isAnimal, POSSESSIVE } from './resolve-parents.ts';
import type { SceneMention } from './scene-mention.ts';

type Thing = Extract<SceneMention, { part: 'thing' }>;

const words = createLexicon(YOUNG_WORDS, { plurals: true, foreign: false, inflected: true });
// Said before or behind an animal, of whichever: a baby elephant, a fox cub. Alone it is nobody's.
const YOUNG = 'young';
const REACH = 60;
const NEAR = 14;
const SENTENCE = /[.!?;。！？\n]/u;
// "A fox cub", "un cachorro de león", "a lion's cub".
const JOINS = bilingualRule('u')`^(?:['’]s)?[\s-]?(?:${'youngOf'}|${'genitiveParticles'}\s?)?$`;
const BEHIND = languageRule('u')`^(?:['’]s)?[\s-]?(?:${'genitiveParticles'}\s?)?$`;
// Further animals whose young are calves or foals.
const ALSO_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  cow: setOf('calving'),
  horse: setOf('foaling'),
};

/** Finds the young of animals, with the species: "an elephant and her calf", "a pig with three piglets", "a fox cub". */
export function resolveYoungAnimals(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const found = words.find(reading, language);
  if (found.length === 0) return [...mentions];
  const between = (start: number, end: number): string => reading.text.slice(start, end);
  const animals = mentions.filter((one): one is Thing => one.part === 'thing' && isAnimal(one.value));
  // "Baby elephant" and "labrador puppy" are one animal each.
  const grown = new Set<SceneMention>();
  const young = found.flatMap(({ value, start, end }): SceneMention[] => {
    const here = mentions.find((one) => one.part === 'thing' && one.start < end && one.end > start);
    const beside = animals.find(
      (one) =>
        (one.end <= start && BEHIND(language).test(between(one.end, start))) ||
        (one.start >= end &&
          (value === '' || value === YOUNG) &&
          JOINS(language).test(between(end, one.start))),
    );
    const mean = (noun: string): SceneMention[] => [{ part: 'thing', value: noun, young: true, start, end }];
    if (beside && (value === '' || value === YOUNG || isYoungOf(value, beside.value))) {
      grown.add(beside);
      return [
        {
          part: 'thing',
          value: beside.value,
          young: true,
          start: Math.min(start, beside.start),
          end: Math.max(end, beside.end),
        },
      ];
    }
    if (value === YOUNG) return [];
    // "A dog and a baby": a human child, unless it is "its baby".
    if (
      value === '' &&
      here?.part === 'thing' &&
      isPerson(here.value) &&
      !POSSESSIVE(language).test(between(Math.max(0, start - NEAR), start))
    )
      return [];
    const parent = animals.findLast(
      (one) =>
        one.end <= start &&
        start - one.end < REACH &&
        !found.some((other) => other.start < one.end && other.end > one.start) &&
        (value === '' || isYoungOf(value, one.value)) &&
        !SENTENCE.test(between(one.end, start)),
    );
    if (parent) return mean(parent.value);
    // "A calf" names its species by itself; "a cub" does not.
    if (value !== '') return mean(value);
    return here?.part === 'thing' && isAnimal(here.value) ? mean(here.value) : [];
  });
  const taken = (mention: SceneMention): boolean =>
    grown.has(mention) ||
    (mention.end > mention.start &&
      young.some(({ start, end }) => mention.start < end && mention.end > start));
  return [...mentions.filter((mention) => !taken(mention)), ...young].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  );
}

const isYoungOf = (value: string, animal: string): boolean =>
  value === animal || (ALSO_OF[value]?.has(animal) ?? false);
