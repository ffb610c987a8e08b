import { foldText } from '../../lexicon/fold-text.ts';
import { backingWordsIn } from '../../lexicon/word-lists.ts';
import type { Mark } from './read-marks.ts';

// What whoever is named so may have been taken for.
const NAMED: ReadonlySet<string> = new Set(['brand', 'person', 'detail']);
// As the longest of the list.
const LONGEST_LEAD = 40;
const SENTENCE_END = /[.!?;…]\s|[。！？；\n]/u;

/** Who gives the money is no sender of a card: "Led by Granite Pier" and whoever is named behind it in the sentence are notes. */
export function stateBackers(prompt: string, marks: readonly Mark[], language: string): readonly Mark[] {
  const leads = [...backingWordsIn(language)];
  const isLed = ({ start, end }: Mark): boolean => {
    const words = foldText(prompt.slice(start, end));
    const before = foldText(prompt.slice(Math.max(0, start - LONGEST_LEAD), start)).trimEnd();
    return leads.some((lead) => words.startsWith(lead) || words.endsWith(lead) || before.endsWith(lead));
  };
  let since: number | undefined;
  return marks.map((mark) => {
    if (!NAMED.has(mark.name)) return mark;
    const goesOn = since !== undefined && !SENTENCE_END.test(prompt.slice(since, mark.start));
    const isBacker = isLed(mark) || (goesOn && mark.name === 'brand');
    since = isBacker ? mark.end : undefined;
    return isBacker ? { ...mark, name: 'note' } : mark;
  });
}
