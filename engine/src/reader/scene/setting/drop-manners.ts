import { startersIn } from '../../../lexicon/word-lists.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sign, Signs } from '../../signs/find-signs.ts';
import { isProperPart, isSameSpan } from '../../spans.ts';
import type { SceneMention } from '../mentions/scene-mention.ts';

const WORD_BEFORE = /([\p{L}\p{N}-]+)\s$/u;

/**
 * Drops what is said of how a picture is made, not of what it shows: nobody paints in an "oil painting", and a "16-bit palette" is no
 * palette, unlike "a palette".
 */
export function dropManners(
  reading: Reading,
  language: string,
  mentions: readonly SceneMention[],
  signs: Signs | undefined,
): SceneMention[] {
  const articles = startersIn(language);
  const isQualified = ({ start }: SceneMention): boolean => {
    const word = WORD_BEFORE.exec(reading.folded.slice(0, start))?.[1];
    return word !== undefined && articles.size > 0 && !articles.has(word);
  };
  const says = (sign: Sign, mention: SceneMention): boolean =>
    sign.part === 'medium'
      ? isProperPart(mention, sign)
      : sign.part === 'style-noun' && isSameSpan(mention, sign) && isQualified(mention);
  return mentions.filter(
    (mention) =>
      (mention.part !== 'thing' && mention.part !== 'action') ||
      !signs?.all.some((sign) => says(sign, mention)),
  );
}
