import type { Stated } from '../fields/stated.ts';
import { SHOWN_MARKS } from '../marks.ts';
import { beginSentence, capitalize } from '../reading/begin-sentence.ts';
import { type Span, spanAt } from '../spans.ts';
import { findQuotedSpans } from './laws.ts';
import type { Mark } from './read-marks.ts';
import { tidyBlock } from './to-blocks.ts';

const BEGUN: ReadonlySet<string> = new Set(['eyebrow', 'title', 'subtitle']);
// Neither a sign nor a line parts it from what follows.
const GOES_ON = /[\p{L}\p{M}\p{N}%]\s$/u;

const LONGEST = 300;

type Options = { stated: readonly Stated[]; language: string };

/** Labels and headlines begin with a capital, also of somebody who writes in small letters; not what is quoted, what a field names, or what goes on from the text before. */
export function beginTexts(prompt: string, marks: readonly Mark[], { stated, language }: Options): Mark[] {
  const quoted = findQuotedSpans(prompt);
  const fields: Span[] = stated.filter(({ marks: [mark], topic }) => mark !== 'field' && !topic);
  const isVerbatim = ({ start }: Mark): boolean =>
    spanAt(quoted, start) !== undefined || spanAt(fields, start) !== undefined;
  return marks.map((mark, at) => {
    const before = marks[at - 1];
    const goesOn =
      before && SHOWN_MARKS.has(before.name) && GOES_ON.test(prompt.slice(before.start, mark.start));
    if (!BEGUN.has(mark.name) || mark.as !== undefined || goesOn || isVerbatim(mark)) return mark;
    // What is longer is no headline, and may have to be cut.
    if (mark.end - mark.start > LONGEST) return mark;
    const text = tidyBlock(prompt.slice(mark.start, mark.end));
    const begun = (mark.name === 'eyebrow' ? capitalize : beginSentence)(text, language);
    return begun === text ? mark : { ...mark, as: begun };
  });
}
