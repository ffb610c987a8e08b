import { countWords, readText } from '../reading/reading.ts';
import { findSigns } from '../request/signs.ts';
import { LEADING_WORDS } from '../vocabulary/copy/articles.ts';
import { FOR_WHOM, INDEFINITE, OWN } from '../vocabulary/copy/name-labels.ts';

const HEADED = new RegExp(`^(\\S.*?)\\s(?:${FOR_WHOM})\\s(?:${OWN}|${INDEFINITE})\\s(\\S.*)$`, 'iu');
const WITH = new RegExp(
  `^(?:(\\S.*?)\\s)?(?:with|mit|avec|con|com|met|med|с|z)\\s(?:(?:${[...LEADING_WORDS].join('|')})\\s)?(\\p{L}+(?:\\s\\p{L}+){0,2})$`,
  'iu',
);
const MAX_OWNER_WORDS = 4;

/** "Price list for a nail salon", "Öffnungszeiten für mein Café": a heading, and whose it is. */
export function partOwner(text: string): { heading: string; owner: string } | undefined {
  const [, heading = '', owner = ''] = HEADED.exec(text) ?? [];
  return owner === '' || countWords(owner) > MAX_OWNER_WORDS ? undefined : { heading, owner };
}

/**
 * "Classroom poster with the rules", "mit den Regeln": what the card lists is its heading, and what stands before
 * the thing asked for says where or whose.
 */
export function partContents(text: string, language: string): { heading: string; owner: string } | undefined {
  const [whole, before = '', heading = ''] = WITH.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const thing = findSigns(readText(before), language).all.find(
    ({ part, end }) => (part === 'artefact' || part === 'strong-artefact') && end === before.length,
  );
  return before === '' || thing ? { heading, owner: before.slice(0, thing?.start).trim() } : undefined;
}
