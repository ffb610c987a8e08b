import { setOf } from '../../../lexicon/noun-sets.ts';
import type { Reading } from '../../reading/reading.ts';
import type { SceneMention } from './scene-mention.ts';

// Of these, the roof itself is drawn.
const PLAIN = setOf('plain-buildings');
// "Of a", with an adjective perhaps: "of the old", "d'une", "della".
const OF =
  /^\s(?:(?:of|de|du|d['’]|del|della|dello|dell['’]|di|do|da|van|von|vom|av|på)\s?(?:(?:the|an?|la|le|les|l['’]|una?|uno|uma?|une?|een|het|de|einer|einem|der|dem|en|ett|et)\s?)?|(?:des|der|eine[rs])\s)(?:\p{L}+\s)?$/iu;

const ARTICLE = /^\s?(?:\p{L}{1,5}['’]?\s?)?$/u;

/** Drops the roof of a thing that is drawn with one, so that "on the roof of a barn" reads as on the barn. */
export function resolveRoofs(
  { text }: Reading,
  _language: string,
  mentions: readonly SceneMention[],
): SceneMention[] {
  const things = mentions.filter((mention) => mention.part === 'thing');
  const roofs = things.filter((mention) => {
    const next = things.find(({ start }) => start >= mention.end);
    return (
      mention.value === 'roof' &&
      next !== undefined &&
      !PLAIN.has(next.value) &&
      OF.test(text.slice(mention.end, next.start))
    );
  });
  return mentions.flatMap((mention): SceneMention[] => {
    if (roofs.some((roof) => roof === mention)) return [];
    const roof =
      mention.part === 'relation' &&
      roofs.find(({ start }) => start >= mention.end && ARTICLE.test(text.slice(mention.end, start)));
    return [roof ? { ...mention, end: roof.end } : mention];
  });
}
