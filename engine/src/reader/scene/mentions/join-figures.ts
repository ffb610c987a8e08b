import { bilingualRule, languageRule } from '../../../lexicon/language-rule.ts';
import { wearsClothes } from '../../../lexicon/noun-concepts.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import { readConcepts } from '../../../lexicon/read-lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import { isPerson } from '../things/is-person.ts';
import { isAnimal, isCreature, PARENTS } from './resolve-parents.ts';
import type { SceneMention } from './scene-mention.ts';

type ThingMention = Extract<SceneMention, { part: 'thing' }>;

// Animals wear these trades as a costume: a "fox astronaut" is a fox, but a "sheep farmer" is a farmer.
const COSTUMES = setOf('costumes');
const GENERIC = setOf('anybody');
const AGED = setOf('aged');
const BESIDE = languageRule('u')`^(?:[\s-]?|${'appositionLink'})$`;

// "Dressed as" a wizard.
const DRESSED_AS = bilingualRule('iu')`^\s${'dressedAs'}$`;

/**
 * Joins nouns in apposition that name one figure: "fox astronaut", "mother elephant", "una signora anziana". The costume
 * of a creature becomes a garment, which is a requirement of its own.
 */
export function joinFigures(
  { text }: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const joined: SceneMention[] = [];
  for (const mention of resolveGroups(text, language, dropViewer(text, language, mentions))) {
    const last = joined.at(-1);
    if (mention.part === 'thing' && last?.part === 'thing' && last.end > last.start) {
      const gap = text.slice(last.end, mention.start);
      const figures = BESIDE(language).test(gap)
        ? joinTwo(last, mention)
        : dressAs(last, mention, gap, language);
      if (figures) {
        joined.splice(-1, 1, ...figures);
        continue;
      }
    }
    joined.push(mention);
  }
  return joined;
}

// "Waving at the camera": at the viewer, so that no camera is in the picture.
const TO_THE_VIEWER = bilingualRule('iu')`${'towards'} $`;

const dropViewer = (text: string, language: string, mentions: readonly SceneMention[]): SceneMention[] =>
  mentions.map(
    (mention): SceneMention =>
      mention.part === 'thing' &&
      mention.value === 'camera' &&
      TO_THE_VIEWER(language).test(text.slice(0, mention.start))
        ? { part: 'sign', value: {}, start: mention.start, end: mention.end }
        : mention,
  );

// Members of a group without a number.
const GROUPS: ReadonlyMap<string, number> = new Map(
  readConcepts('kin').flatMap(({ id, members }) => (members ? [[id, Number(members)]] : [])),
);
const OF_THEM = bilingualRule('iu')`^\s(?:${'of'}|${'with'})\s(?:\p{L}+\s)?$`;

/** Turns a group into the number of its members where those are named: "a band of four musicians", "a penguin couple". */
const resolveGroups = (text: string, language: string, mentions: readonly SceneMention[]): SceneMention[] =>
  mentions.map((mention, at): SceneMention => {
    const count = mention.part === 'thing' ? GROUPS.get(mention.value) : undefined;
    if (count === undefined) return mention;
    const next = mentions.slice(at + 1).find(({ part }) => part === 'thing');
    const before = mentions[at - 1];
    const ofThem =
      next?.part === 'thing' &&
      (isPerson(next.value) || isCreature(next.value)) &&
      OF_THEM(language).test(text.slice(mention.end, next.start));
    const theirs =
      before?.part === 'thing' && isCreature(before.value) && text.slice(before.end, mention.start) === ' ';
    const number = { part: 'number' as const, value: count, start: mention.start, end: mention.end };
    // A number counts the noun after it, so one that follows its noun moves before it.
    if (theirs) return { ...number, start: before.start, end: before.start };
    return ofThem ? number : mention;
  });

/** Whether a garment is the whole outfit of a trade. */
export const isCostume = (garment: string): boolean => COSTUMES.has(garment) || isPerson(garment);

function dressAs(
  creature: ThingMention,
  somebody: ThingMention,
  gap: string,
  language: string,
): SceneMention[] | undefined {
  if (!wearsClothes(creature.value) || !isPerson(somebody.value) || !DRESSED_AS(language).test(gap))
    return undefined;
  return [creature, { ...somebody, part: 'garment', start: creature.end + 1 }];
}

/** Joins two nouns into one figure with its costume; undefined if they are two figures. */
function joinTwo(first: ThingMention, second: ThingMention): SceneMention[] | undefined {
  if (wearsClothes(first.value) && COSTUMES.has(second.value)) return [first, { ...second, part: 'garment' }];
  if (COSTUMES.has(first.value) && wearsClothes(second.value)) return [{ ...first, part: 'garment' }, second];
  const both = { ...first, end: second.end };
  if (PARENTS.has(first.value) && isAnimal(second.value)) return [{ ...both, value: second.value }];
  if (isAnimal(first.value) && PARENTS.has(second.value)) return [both];
  if (GENERIC.has(first.value) && AGED.has(second.value)) return [{ ...both, value: second.value }];
  return undefined;
}
