import { CLOSE_UPS } from '../../../lexicon/word-lists.ts';
import { createLexicon } from '../../reading/lexicon.ts';

/** Where a text says that its picture is seen from nearby: it names no thing by that. */
export const closeUps = createLexicon(CLOSE_UPS);
