import { foldText } from '../../lexicon/fold-text.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { readText } from '../reading/reading.ts';
import { CALLS } from '../vocabulary/copy/calls.ts';
import { EMPHASIS, FREE } from '../vocabulary/copy/emphasis.ts';
import { ROLES } from '../vocabulary/copy/roles.ts';
import { FACT_LABELS } from '../vocabulary/facts/fact-labels.ts';
import { KINDS } from '../vocabulary/request/kinds.ts';

// Vocabulary that several readers of copy look into: an index is built once for all of them.
export const roles = createLexicon(ROLES);
/** Read only with a colon behind: "time: 7pm". */
export const factLabels = createLexicon(FACT_LABELS);
export const free = createLexicon(FREE);
export const emphasis: ReadonlySet<string> = new Set(EMPHASIS.map(foldText));

const calls = createLexicon(CALLS);
/** "Webinar", "Concierto": nothing but the word for a kind of thing. */
export function isKindName(words: string, language: string): boolean {
  return labels
    .find(readText(words), language)
    .some(({ start, end }) => start === 0 && end === words.trim().length);
}

/** The words hold one for a kind of thing. */
export function hasKind(words: string, language: string): boolean {
  return labels.find(readText(words), language).length > 0;
}

/** The words that say that somebody is hired. */
export const hirings = createLexicon(KINDS.filter(({ value }) => value.kind === 'hiring'));
const sales = createLexicon(KINDS.filter(({ value }) => value.kind === 'sale'));

const labels = createLexicon(KINDS.filter(({ value }) => value.use === 'label'));

/** "Summer sale", "Rebajas de enero": the words name the occasion of an offer. */
export function namesSale(words: string, language: string): boolean {
  return sales.find(readText(words), language).length > 0;
}

/** "Register at acme.com": the words begin with what to do. */
export function opensWithCall(words: string, language: string): boolean {
  return calls.find(readText(words), language)[0]?.start === 0;
}
