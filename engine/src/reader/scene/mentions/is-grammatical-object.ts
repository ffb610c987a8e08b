import { languageRule } from '../../../lexicon/language-rule.ts';
import type { Reading } from '../../reading/reading.ts';

const MARK = languageRule('u')`^${'objectMarks'}`;

/** Whether a particle marks a noun as the object (Japanese, Korean): it is then not the one who is somewhere. */
export const isGrammaticalObject = ({ text }: Reading, language: string, { end }: { end: number }): boolean =>
  MARK(language).test(text.slice(end - 1)) || MARK(language).test(text.slice(end));
