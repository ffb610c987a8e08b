import { bilingualRule } from '../../../lexicon/language-rule.ts';
import { beingOf } from '../../../lexicon/noun-concepts.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import { readConcepts } from '../../../lexicon/read-lexicon.ts';
import type { Reading } from '../../reading/reading.ts';
import { isPerson } from '../things/is-person.ts';
import type { SceneMention } from './scene-mention.ts';

/** Words for parents that apply to people and animals. */
export const PARENTS = setOf('parents');
const GROWN: ReadonlyMap<string, string> = new Map(
  readConcepts('kin').flatMap(({ id, grown }) => (grown ? [[id, grown]] : [])),
);
/** Whether a noun names an animal. */
export const isAnimal = (noun: string): boolean => beingOf(noun) === 'animal';

const MADE_ALIVE = setOf('made-alive');
/** Whether a noun names something alive or drawn as if it were, but no person. */
export const isCreature = (noun: string): boolean => isAnimal(noun) || MADE_ALIVE.has(noun);

/** Whether a noun names somebody alive, or drawn as if it were. */
export const isAlive = (noun: string): boolean => isPerson(noun) || isCreature(noun);

/** A possessive at the end of a text: "their", "its". */
export const POSSESSIVE = bilingualRule('iu')`(?<!\p{Script=Latin})${'possessives'}\s?$`;
const REACH = 14;

/** Turns the parents of young animals into animals: "five ducklings following their mother". */
export function resolveParents(
  { text }: Reading,
  language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  return mentions.map((mention) => {
    if (mention.part !== 'thing' || !PARENTS.has(mention.value)) return mention;
    const before = text.slice(Math.max(0, mention.start - REACH), mention.start);
    const young = mentions.findLast(
      (other) => other.part === 'thing' && other.end <= mention.start && isAnimal(other.value),
    );
    if (young?.part !== 'thing' || !POSSESSIVE(language).test(before)) return mention;
    return { ...mention, value: GROWN.get(young.value) ?? young.value };
  });
}
