import type { Reading } from '../reading/reading.ts';
import { isPerson } from './is-person.ts';
import { isCreature } from './kin.ts';
import type { SceneMention } from './mentions.ts';
import type { SceneRelation } from './relations.ts';
import type { ThingMention } from './things.ts';

// What is drawn with things in it.
const VESSELS: ReadonlySet<string> = new Set([
  'basket',
  'wicker basket',
  'picnic basket',
  'bowl',
  'box',
  'crate',
]);

// "Full of", "filled with" and the plain "of" and "with", which lead from a vessel to what is in it.
const FILLED =
  /^\s(?:(?:full|filled|brimming|overflowing|loaded|piled|heaped)\s(?:of|with|high with)|of|with|containing|holding|voller|voll(?:er)? mit|mit|gefüllt mit|plein(?:e)? de|rempli(?:e)? de|de|d['’]|avec|llen[oa] de|con|chei[oa] de|com|pien[oa] di|colm[oa] di|di|vol|gevuld met|met|van|med|full av|fylt med|fyldt med|pełn[ey] |pełen|z|с|со|полн\p{L}+)\s?(?:(?:the|a|an|some|fresh|ripe|\p{L}{3,})\s){0,2}$/iu;
// Where the contents are named first: `りんごの入ったかご`, `사과가 담긴 바구니`, `elma dolu sepet`.
const HOLDING =
  /^(?:[のが](?:入った|いっぱいの|詰まった|盛られた)|[이가]\s?(?:담긴|든|가득한|가득 담긴)\s|\s(?:dolu|से भरी|से भरा)\s)$/u;
const LIST =
  /^(?:\s?,\s|\s)(?:(?:and|und|et|y|e|en|och|og|i|и|&)\s)?(?:(?:an?|the|some|few|eine?n?|une?|des|una?|uno|uma?|unos|unas|uns|umas)\s)?(?:\p{L}{3,}\s)?$/iu;
const MADE_FIRST = /(?:装满|盛满|放满|装着|裝滿)\p{L}{0,6}$/u;

const alive = ({ mention }: ThingMention): boolean =>
  isCreature(String(mention.value)) || isPerson(String(mention.value));

/** "A basket of apples and pears": what lies in a vessel; none for one that stands alone. */
function contentsOf(
  { text }: Reading,
  vessel: ThingMention,
  mentioned: readonly ThingMention[],
  mentions: readonly SceneMention[],
): ThingMention[] {
  const at = mentioned.indexOf(vessel);
  const between = (a: ThingMention, b: ThingMention): string => text.slice(a.mention.end, b.mention.start);
  const [before, next] = [mentioned[at - 1], mentioned[at + 1]];
  const led =
    before &&
    (HOLDING.test(between(before, vessel)) ||
      (between(before, vessel) === '的' && MADE_FIRST.test(text.slice(0, before.mention.start))));
  if (led) return [before];
  // "Apples on a table": the table is in no basket.
  const apart = (a: ThingMention, b: ThingMention): boolean =>
    mentions.some(
      ({ part, value, start, end }) =>
        part === 'relation' && value !== 'with' && start >= a.mention.end && end <= b.mention.start,
    );
  if (!next || apart(vessel, next) || !FILLED.test(between(vessel, next))) return [];
  const contents = [next];
  for (const one of mentioned.slice(at + 2)) {
    const last = contents.at(-1);
    // "A bowl of cherries and a cat": the cat is beside it.
    if (!last || alive(one) !== alive(next) || apart(last, one) || !LIST.test(between(last, one))) break;
    contents.push(one);
  }
  return contents;
}

/** The relations with what vessels hold in them: what else is said of the contents is said of the vessel. */
export function fillVessels(
  reading: Reading,
  relations: readonly SceneRelation[],
  mentioned: readonly ThingMention[],
  mentions: readonly SceneMention[],
): SceneRelation[] {
  let all = [...relations];
  for (const vessel of mentioned) {
    if (!VESSELS.has(String(vessel.mention.value))) continue;
    const inside = contentsOf(reading, vessel, mentioned, mentions).filter(
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
