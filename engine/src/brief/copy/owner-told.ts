import type { Copy } from '../brief.ts';
import { splitClauses } from '../reading/clauses.ts';
import { countWords } from '../reading/reading.ts';
import { OWN, WE } from '../vocabulary/name-labels.ts';
import { arrangeDetails } from './arrange-clauses.ts';
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
export function composeOwned({ words, headed, language }: CopyRequest): Copy | undefined {
  const own = OWNED.exec(words)?.[0];
  if (!headed || own === undefined) return undefined;
  const [owner = '', told = '', ...more] = splitClauses(words).map(({ start, end }) =>
    words.slice(start, end),
  );
  const house = owner.trim().slice(own.trimStart().length);
  if (countWords(house) > MAX_OWNER_WORDS || told.length > MAX_TITLE || !tellsOf(told, language))
    return undefined;
  return { title: sentenceCase(tidy(told)), ...arrangeDetails(more), eyebrow: polish(house) };
}

/** "we open at 7", "ab Mai haben wir offen": who has the house speaks; "it should look warm" does not. */
function tellsOf(words: string, language: string): boolean {
  const endings = language === 'es' || language === 'pt' || language === 'it';
  const first = words.split(/[\s'’]+/).slice(0, SAID_FIRST);
  return first.some((word) => SPEAKS.test(word) || (endings && WE_DO.test(word)));
}
