import type { Kind } from '../../brief/design-request.ts';
import { free } from '../copy/copy-words.ts';
import { holdsEvent } from '../copy/event-name.ts';
import { tidy } from '../copy/title.ts';
import { countWords, readText } from '../reading/reading.ts';
import { LEADING_WORDS } from '../vocabulary/copy/articles.ts';
import { BARGAIN, FREE_BESIDE } from '../vocabulary/copy/offers.ts';
import type { FreeClause } from './facts.ts';
import { endsInHouse, startsWithHouse } from './places.ts';

const MAX_LABEL_WORDS = 4;
const MAX_OFFER = 60;

/**
 * The clause that is the message, where the first one only says whose it is: "a barber shop: first haircut half
 * price", "Oferta de primavera: 2x1 en gafas de sol". Its index, or -1.
 */
export function findLeadingOffer(
  clauses: readonly FreeClause[],
  context: { kind: Kind; language: string },
): number {
  const [first] = clauses;
  if (!first || isOffer(first.words, context.language)) return -1;
  const house = isBareHouse(first.words, context.language);
  if (!house && context.kind !== 'sale') return -1;
  return clauses.findIndex(
    ({ words }, index) =>
      index > 0 &&
      (house ? isOffer(words, context.language) : BARGAIN.test(words) && words.length <= MAX_OFFER),
  );
}

/** What one gets: "free first class", "2x1 en gafas de sol"; not "free entry". */
function isOffer(words: string, language: string): boolean {
  if (words.length > MAX_OFFER) return false;
  if (BARGAIN.test(words)) return true;
  const given = free.find(readText(words), language).length > 0;
  return given && countWords(words) > 1 && !FREE_BESIDE.test(words);
}

/** "yoga studio", "boulangerie": the noun of a house without a name of its own. */
export function isBareHouse(words: string, language: string): boolean {
  const bare = tidy(words)
    .split(/\s+/)
    .filter((word) => !LEADING_WORDS.has(word.toLowerCase()));
  const label = bare.join(' ');
  // "negozio di scarpe": there what is sold follows the noun.
  const house = endsInHouse(label) || (language !== 'en' && language !== 'de' && startsWithHouse(label));
  if (!house || bare.length > MAX_LABEL_WORDS || holdsEvent(label)) return false;
  return language === 'de' ? bare.length === 1 : !bare.slice(1).some((word) => /^\p{Lu}/u.test(word));
}
