import { LEADING_WORDS } from '../vocabulary/copy/articles.ts';
import { INVITATIONS } from '../vocabulary/copy/invitations.ts';
import { sentenceCase, tidy } from './title.ts';

const invitations = INVITATIONS.map(
  ([phrases, links]) => new RegExp(`^\\s*(${phrases})\\s+(?:${links})(?:\\s+|(?<=[’'ل]))(?=\\S{2})`, 'iu'),
);
const MIN_REST = 4;

/** "You're invited to Leo's 5th birthday": the invitation, for the line above, and what it is to. */
export function splitInvitation(words: string): { phrase: string; rest: string } | undefined {
  for (const pattern of invitations) {
    const match = pattern.exec(words);
    if (!match?.[1]) continue;
    const rest = dropLeading(words.slice(match[0].length));
    if (tidy(rest).length >= MIN_REST) return { phrase: sentenceCase(match[1]), rest: sentenceCase(rest) };
  }
  return undefined;
}

/** "to OUR summer party": whose it is, whoever invites need not say in the title. */
function dropLeading(words: string): string {
  const [first = ''] = words.trim().split(/\s+/);
  return LEADING_WORDS.has(first.toLowerCase()) ? words.trim().slice(first.length).trimStart() : words.trim();
}
