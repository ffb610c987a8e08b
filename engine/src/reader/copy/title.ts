import { splitClauses } from '../reading/clauses.ts';
import { BOUND_LINKS, BOUND_NOUNS } from '../vocabulary/copy/bound-articles.ts';

/** Of a picture, in characters. */
export const MAX_CAPTION = 64;
export const MAX_TITLE = 90;
export const MAX_SUBTITLE = 140;

const SMALL_WORDS = new Set(
  'a an the and but or nor for of on in to at by from with as into over via vs is'.split(' '),
);
const LEADING_ARTICLE =
  /^(?:an?|un\(e\)|un\/une|une?\/un|uno\/a|un\/a|eine?\*?n?|eine?\/n|ein(?:e[nmr]?)?|une?|una?|uno|um|uma|een|einen)\s+(?=\S)/iu;

// What is typed into a terminal is typed in small letters.
const COMMAND =
  /^(?:npm|npx|pnpm|yarn|bun|deno|pip|pipx|cargo|brew|apt|docker|git|curl|gem|composer|go|uv)\s+(?:install|i|add|run|exec|get|clone|create|init|pull|require|dlx|x|-\S+|\S+@\S+)(?=\s|$)/u;

/** First letter upper case, unless the word has a shape of its own (iPhone, npm.js, @handle). */
export function sentenceCase(text: string): string {
  const first = /^[^\s]+/.exec(text)?.[0] ?? '';
  // "€ 1,650 per month": behind a sign nothing begins; and quoted words stand as they are.
  if (/[\p{Lu}\d@/_]|\.\p{L}|^[\p{Sc}%#+"“„«`]/u.test(first) || COMMAND.test(text)) return text;
  return text.replace(
    // Georgian has capital letters in Unicode, but begins no sentence with one.
    /^([^\p{L}]*)((?!\p{Script=Georgian})\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** English title case; words that have capitals keep their shape. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, index) => (index > 0 && SMALL_WORDS.has(word) ? word : sentenceCase(word)))
    .join(' ');
}

/** Words from a request, made ready to stand alone: no article before, no loose punctuation around. */
export function polish(text: string): string {
  return sentenceCase(tidy(text).replace(LEADING_ARTICLE, ''));
}

/** Words behind a colon: as written but for an article that only asks, "a bake sale". */
export function polishNamed(text: string): string {
  const words = tidy(text);
  return isBound(words) ? sentenceCase(words) : polish(words);
}

/** "a day in the life", "a beginner's guide to": a stretch of time, a way or a manual, and what of. */
function isBound(words: string): boolean {
  if (!LEADING_ARTICLE.test(words)) return false;
  const [, first = '', second = '', third = ''] = words.toLowerCase().split(' ');
  return (
    (BOUND_NOUNS.has(first) && BOUND_LINKS.has(second)) || (BOUND_NOUNS.has(second) && BOUND_LINKS.has(third))
  );
}

/** Without loose punctuation around and with single blanks; a closing full stop goes, ! and ? stay. */
export function tidy(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–—|·•、，。：；-]+(?=\S)/u, '')
    .replace(/[\s,;:–—|·•、，：；-]+$/u, '');
  return /[^.]\.$/.test(plain) && !/(?:\p{Lu}|\.\p{L}|\b(?:Inc|Co|Ltd|Jr|Sr|etc))\.$/u.test(plain)
    ? plain.slice(0, -1)
    : plain.replace(/。$/u, '');
}

/** A text of at most `limit` characters: whole, or cut at a clause, or at a word with an ellipsis. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const clauses = splitClauses(text);
  const last = clauses.filter((clause) => clause.end <= limit).at(-1);
  if (last && last.end >= limit / 3) return text.slice(0, last.end);
  const head = text.slice(0, limit - 1);
  const blank = head.search(/\s\S*$/u);
  const cut = blank > limit / 3 ? head.slice(0, blank) : head.replace(/[\ud800-\udbff]$|\p{M}*\u200d?$/u, '');
  // A text of punctuation alone stays what it is.
  const bare = cut.replace(/[\s,;:–—-]+$/u, '');
  return `${bare || cut}…`;
}
