import { trimSpan } from '../reading/clauses.ts';
import type { Quote } from '../reading/quotes.ts';
import type { Request } from '../request/request-phrases.ts';
import { LEADING_WORDS } from '../vocabulary/copy/articles.ts';
import { LEADING_TO_ROLE, SAYING_BEHIND_ROLE } from '../vocabulary/copy/spoken-fields.ts';
import { composeCopy } from './compose-copy.ts';
import type { CopyRequest } from './copy-request.ts';

// "... and the button says": what leads on to the quotation.
const LEAD = new RegExp(
  `[\\s,;:.]*(?:(?:${LEADING_TO_ROLE})\\s+)?(?:(?:an?|${[...LEADING_WORDS].join('|')})\\s+)?[\\p{L}-]+(?:\\s+(?:${SAYING_BEHIND_ROLE}))?[\\s:]*$`,
  'iu',
);

/** The title from the words before the first quotation, where only a subtitle or a button is quoted; empty without any. */
export function fallbackTitle(
  request: CopyRequest,
  masked: string,
  first: Quote | undefined,
  { content: [span] }: Request,
): string {
  if (!first || !span || span.start >= first.at) return '';
  const words = masked.slice(span.start, Math.min(span.end, first.at)).replace(LEAD, '');
  const { start, end } = trimSpan(words, 0, words.length);
  return start < end ? composeCopy({ ...request, words: words.slice(start, end), asks: true }).title : '';
}
