import type { Reading } from '../../reading/reading.ts';
import { isSmallWord } from '../../reading/small-words.ts';
import { isScenic } from '../../vocabulary/scene/scenic-adjectives.ts';
import { findSceneMentions } from '../mentions/find-scene-mentions.ts';

const INDEFINITE =
  /(?:^|\s)(?:an?|two|three|some|ein\p{L}{0,2}|zwei|drei|une?|des|deux|una?|unos|unas|dos|uma?|uns|umas|dois|duas|uno|due|een|twee|en|ett|et|ei)\s+\p{L}/iu;
const FACTS = /[\d%@$€£?!:;]/u;
/** Words between the place and "with": "museum hall". */
const MAX_BETWEEN = 1;

/** Whether a text is a place with something in it: "attic with old trunks and a ray of light", "rainy alley with ...". */
export function describesPlace(reading: Reading, language: string): boolean {
  const { text, words } = reading;
  if (FACTS.test(text)) return false;
  const mentions = findSceneMentions(reading, language);
  const place = mentions.find((mention) => mention.part === 'sign' && mention.value.place !== undefined);
  const link = mentions.find((mention) => mention.part === 'relation' && mention.value === 'with');
  if (!place || !link || link.start < place.end) return false;
  const leads = words.every(
    ({ end, folded }) =>
      end > place.start ||
      isSmallWord(folded, language) ||
      isScenic(folded, language) ||
      mentions.some((mention) => mention.end === end),
  );
  const between = words.filter(({ start, end }) => start >= place.end && end <= link.start).length;
  if (!leads || between > MAX_BETWEEN) return false;
  const described = words.some(
    ({ start, end, folded }) =>
      end <= place.start &&
      (isScenic(folded, language) || mentions.some((m) => m.part === 'sign' && m.start === start)),
  );
  return (
    (described && /^\p{Ll}/u.test(text) && language !== 'de') ||
    INDEFINITE.test(text.slice(link.end)) ||
    mentions.some(({ part, start }) => part === 'thing' && start >= link.end)
  );
}
