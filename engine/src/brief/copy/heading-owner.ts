import { countWords } from '../reading/reading.ts';
import { FOR_WHOM, INDEFINITE, OWN } from '../vocabulary/name-labels.ts';

const HEADED = new RegExp(`^(\\S.*?)\\s(?:${FOR_WHOM})\\s(?:${OWN}|${INDEFINITE})\\s(\\S.*)$`, 'iu');
const MAX_OWNER_WORDS = 4;

/** "Price list for a nail salon", "Öffnungszeiten für mein Café": a heading, and whose it is. */
export function partOwner(text: string): { heading: string; owner: string } | undefined {
  const [, heading = '', owner = ''] = HEADED.exec(text) ?? [];
  return owner === '' || countWords(owner) > MAX_OWNER_WORDS ? undefined : { heading, owner };
}
