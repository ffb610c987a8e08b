import type { SceneRelation } from '../../../brief/scene-ask.ts';
import { bilingualRule, languageRule } from '../../../lexicon/language-rule.ts';
import { setOf } from '../../../lexicon/noun-sets.ts';
import type { Reading } from '../../reading/reading.ts';
import { isAlive } from '../mentions/resolve-parents.ts';
import type { SceneMention, ThingMention } from '../mentions/scene-mention.ts';

// Containers whose content is drawn separately.
const VESSELS = setOf('vessels');

// What holds something itself is not what fills a bowl.
const HOLDERS = setOf('holders');

// "Full of", "filled with", "of" and "with" between a container and its content.
const FILLED = bilingualRule('iu')`^\s${'filledWith'}\s?(?:(?:${'vesselFillers'}|\p{L}{3,})\s){0,2}$`;
// The same where the content comes first: `りんごの入ったかご`, `사과가 담긴 바구니`, `elma dolu sepet`.
const HOLDING = languageRule('u')`^${'filledBefore'}$`;
const LIST = bilingualRule(
  'iu',
)`^(?:\s?,\s|\s)(?:(?:&|${'and'})\s)?(?:(?:${'indefiniteArticles'}|${'pluralArticles'})\s)?(?:\p{L}{3,}\s)?$`;
const MADE_FIRST = languageRule('u')`${'filledVerb'}\p{L}{0,6}$`;
const ATTRIBUTIVE = languageRule('u')`^${'attributive'}$`;

const alive = ({ mention }: ThingMention): boolean => isAlive(String(mention.value));

/** Finds the content of a container: "a basket of apples and pears". */
function findContents(
  { text }: Reading,
  language: string,
  vessel: ThingMention,
  mentioned: readonly ThingMention[],
  mentions: readonly SceneMention[],
): ThingMention[] {
  const at = mentioned.indexOf(vessel);
  const between = (a: ThingMention, b: ThingMention): string => text.slice(a.mention.end, b.mention.start);
  const [before, next] = [mentioned[at - 1], mentioned[at + 1]];
  const led =
    before &&
    (HOLDING(language).test(between(before, vessel)) ||
      (ATTRIBUTIVE(language).test(between(before, vessel)) &&
        MADE_FIRST(language).test(text.slice(0, before.mention.start))));
  if (led) return [before];
  // "A basket on a table": the table is not in the basket.
  const apart = (a: ThingMention, b: ThingMention): boolean =>
    mentions.some(
      ({ part, value, start, end }) =>
        part === 'relation' && value !== 'with' && start >= a.mention.end && end <= b.mention.start,
    );
  if (!next || apart(vessel, next) || !FILLED(language).test(between(vessel, next))) return [];
  const contents = [next];
  for (const one of mentioned.slice(at + 2)) {
    const last = contents.at(-1);
    // "A bowl of cherries and a cat", "a bowl of cherries and a teapot": neither is in the bowl.
    if (
      !last ||
      HOLDERS.has(String(one.mention.value)) ||
      alive(one) !== alive(next) ||
      apart(last, one) ||
      !LIST(language).test(between(last, one))
    )
      break;
    contents.push(one);
  }
  return contents;
}

/** Adds the relations of contents to their container, which takes over all other relations of its content. */
export function fillContainers(
  reading: Reading,
  language: string,
  relations: readonly SceneRelation[],
  mentioned: readonly ThingMention[],
  mentions: readonly SceneMention[],
): SceneRelation[] {
  let all = [...relations];
  for (const vessel of mentioned) {
    if (!VESSELS.has(String(vessel.mention.value))) continue;
    const inside = findContents(reading, language, vessel, mentioned, mentions).filter(
      ({ index }) => index !== vessel.index,
    );
    if (inside.length === 0) continue;
    const held = (thing: number): boolean => inside.some(({ index }) => index === thing);
    all = all.flatMap((relation): SceneRelation[] => {
      const of = held(relation.of) ? vessel.index : relation.of;
      if (!('to' in relation)) return [{ ...relation, of }];
      const to = held(relation.to) ? vessel.index : relation.to;
      return of === to ? [] : [{ ...relation, of, to }];
    });
    all.push(...inside.map(({ index }): SceneRelation => ({ kind: 'in', of: index, to: vessel.index })));
  }
  return all;
}
