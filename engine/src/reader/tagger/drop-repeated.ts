import { AGAIN, SHOWN_MARKS } from '../marks.ts';
import { readText } from '../reading/reading.ts';
import type { Span } from '../spans.ts';
import { findQuotedSpans } from './laws.ts';
import type { Mark } from './read-marks.ts';

// What says nothing but its words; a fact is what it is wherever it is said.
const PLAIN: ReadonlySet<string> = new Set(['note', 'body', 'subtitle', 'option', 'detail']);
const PLAIN_UNQUOTED: ReadonlySet<string> = new Set(['note', 'body', 'subtitle']);
const LABELS: ReadonlySet<string> = new Set(['eyebrow', ...PLAIN_UNQUOTED]);
const VERSION = /\p{N}/u;
const SENTENCE = /[^.!?。！？]+/gu;
// Fewer words may be said twice by chance.
const LEAST_WORDS = 2;

const wordsIn = (text: string): string =>
  ` ${readText(text)
    .words.map(({ folded }) => folded)
    .join(' ')} `;

/**
 * Sets nothing twice: words that another text contains whole are set with it ('with "vs" in the middle: Stairs vs Escalator'). Where a headline that is not quoted says what a quotation says, the quotation is the headline.
 */
export function dropRepeated(prompt: string, marks: readonly Mark[]): readonly Mark[] {
  const quoted = findQuotedSpans(prompt);
  const texts = marks
    .filter(({ name }) => SHOWN_MARKS.has(name))
    .map((mark) => ({ mark, words: wordsIn(prompt.slice(mark.start, mark.end)) }));
  const title = texts.find(({ mark }) => mark.name === 'title');
  const said = title && !isQuoted(title.mark, quoted) ? findSaid(prompt, title, texts, quoted) : undefined;
  return marks.map((mark) => {
    if (mark === said) return { ...mark, name: 'title' };
    if (said && mark === title?.mark) return { ...mark, name: 'request' };
    const own = texts.find((text) => text.mark === mark);
    const isAgain =
      own && (isPart(own, texts, quoted) || isSecond(own, texts) || isOfTitle(own, title, quoted));
    return isAgain ? { ...mark, name: AGAIN } : mark;
  });
}

type Text = { mark: Mark; words: string };

/** Whether another text contains a plain one. */
const isPart = ({ mark, words }: Text, texts: readonly Text[], quoted: readonly Span[]): boolean =>
  (isQuoted(mark, quoted) ? PLAIN : PLAIN_UNQUOTED).has(mark.name) &&
  texts.some((one) => one.words.length > words.length && one.words.includes(words));

/** Whether another label or running text said the same before. */
const isSecond = (own: Text, texts: readonly Text[]): boolean =>
  LABELS.has(own.mark.name) &&
  texts.find(({ mark, words }) => mark.name === own.mark.name && words === own.words) !== own;

/** Whether a text is the title: a quotation that is said to be it, or a brand with a number that it begins with, which is the release. */
function isOfTitle(own: Text, title: Text | undefined, quoted: readonly Span[]): boolean {
  if (!title || own === title) return false;
  return own.words === title.words
    ? isQuoted(own.mark, quoted)
    : own.mark.name === 'brand' && VERSION.test(own.words) && title.words.startsWith(own.words);
}

/** The quotation of which a headline says a whole sentence, with a number in it. */
function findSaid(
  prompt: string,
  title: Text,
  texts: readonly Text[],
  quoted: readonly Span[],
): Mark | undefined {
  return texts.find(({ mark }) => {
    if (!PLAIN.has(mark.name) || !isQuoted(mark, quoted)) return false;
    const sentences = prompt.slice(mark.start, mark.end).match(SENTENCE) ?? [];
    return sentences.some((sentence) => {
      const words = wordsIn(sentence);
      return (
        /\p{N}/u.test(words) && words.trim().split(' ').length >= LEAST_WORDS && title.words.includes(words)
      );
    });
  })?.mark;
}

/** Whether a text is all of what stands in quotation marks; its mark may have one of them. */
const isQuoted = (mark: Span, quoted: readonly Span[]): boolean =>
  quoted.some(({ start, end }) => Math.abs(start - mark.start) <= 1 && Math.abs(end - mark.end) <= 1);
