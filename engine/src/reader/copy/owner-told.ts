import type { Copy } from '../../brief/design-request.ts';
import { splitClauses } from '../reading/clauses.ts';
import { countWords } from '../reading/reading.ts';
import { OWN, WE } from '../vocabulary/copy/name-labels.ts';
import { arrangeDetails } from './arrange-clauses.ts';
import { composeOffer } from './compose-sale.ts';
import type { CopyRequest } from './copy-request.ts';
import { MAX_TITLE, polish, sentenceCase, tidy } from './title.ts';

const OWNED = new RegExp(`^\\s*(?:${OWN})\\s+(?=\\S)`, 'iu');
// "abrimos", "apriamo": whoever speaks is in the ending.
const WE_DO = /^\p{L}{2,}(?:[aeií]mos|iamo)$/iu;
const SPEAKS = new RegExp(`^(?:${WE})$`, 'iu');
const MAX_OWNER_WORDS = 4;
const SAID_FIRST = 4;

/**
 * "my bakery, we open on Sundays, fresh rolls" behind what is asked for: whose card it is goes over what is told
 * first, the rest under it. Undefined where nothing is told.
 */
export function composeOwned(request: CopyRequest): Copy | undefined {
  const owned = readOwned(request);
  if (!owned) return undefined;
  const { house, words } = owned;
  if (request.kind === 'sale') {
    // "my salon, 20% off haircuts": a sale with a name of its own has it before the house.
    const named = request.label?.includes(' ') === true;
    return composeOffer(
      named ? { ...request, words: `${house}, ${words}` } : { ...request, words, label: house },
    );
  }
  const [told = '', ...more] = splitClauses(words).map(({ start, end }) => words.slice(start, end));
  if (told.length > MAX_TITLE || !tellsOf(told, request.language)) return undefined;
  return { title: sentenceCase(tidy(told)), ...arrangeDetails(more), eyebrow: house };
}

/** Whose card it is, without "my", and the words behind it. */
function readOwned({ words, headed }: CopyRequest): { house: string; words: string } | undefined {
  const own = OWNED.exec(words)?.[0];
  const [owner, next] = splitClauses(words);
  if (!headed || own === undefined || !owner || !next) return undefined;
  const house = words.slice(own.length, owner.end);
  return countWords(house) > MAX_OWNER_WORDS
    ? undefined
    : { house: polish(house), words: words.slice(next.start) };
}

/** "we open at 7", "ab Mai haben wir offen": who has the house speaks; "it should look warm" does not. */
function tellsOf(words: string, language: string): boolean {
  const endings = language === 'es' || language === 'pt' || language === 'it';
  const first = words.split(/[\s'’]+/).slice(0, SAID_FIRST);
  return first.some((word) => SPEAKS.test(word) || (endings && WE_DO.test(word)));
}
