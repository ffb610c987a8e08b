import { LEADING_WORDS } from '../vocabulary/copy/articles.ts';
import {
  MEDIA_NOUNS,
  QUESTION_PHRASES,
  QUESTION_WORDS,
  TOPIC_LINKS,
} from '../vocabulary/request/media-leads.ts';

const LEAD = new RegExp(
  `^\\s*(?:(?:${[...LEADING_WORDS].join('|')})\\s+)?(?:(?:new|next|latest|youtube|neues?|nuevo|novo|nouvelle|новое)\\s+)?(?:${MEDIA_NOUNS})\\s+(?:(?:${TOPIC_LINKS})\\s+(?=\\S)|(?=(?:${QUESTION_WORDS}|${QUESTION_PHRASES})\\s+\\S))`,
  'iu',
);
// "Post o tym, jak ...": what is about how something goes.
const PHRASE =
  /^\s*(?:o\s+)?tym,?\s+(?=jak\s)|^\s*(?:про\s+)?те,?\s+(?=як\s)|^\s*(?:о\s+)?том,?\s+(?=как\s)/iu;

/**
 * Where the words of a request begin behind the medium that they are for: "thumbnail for my video | how i learned to
 * code". `from` is the end of what asks.
 */
export function skipMedium(text: string, from: number): number {
  const at = from + (LEAD.exec(text.slice(from))?.[0].length ?? 0);
  return at + (PHRASE.exec(text.slice(at))?.[0].length ?? 0);
}
