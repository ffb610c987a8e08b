import { countLatinLetters } from '../../house-voice.ts';
import type { FamilyQuery } from '../family.ts';

/** Whether a card has a few words about one thing and no rows, so that most of it may be a picture. */
export const hasRoom = (
  { hero, action, rest }: FamilyQuery['content'],
  { letters, parts }: { letters: number; parts: number },
): boolean =>
  (hero.form === 'words' || hero.form === 'quotation') &&
  countLatinLetters(hero.text) <= letters &&
  action.length + rest.length <= parts &&
  ![...action, ...rest].some((part) => 'sections' in part);
