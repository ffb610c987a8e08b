import { SHOWN_MARKS } from './laws.ts';
import type { Mark } from './read-marks.ts';

export type UnusedReason = 'request' | 'wish' | 'chatter' | 'not_understood' | 'no_room';
export type UnusedStretch = { text: string; start: number; end: number; why: UnusedReason };

const REASONS: Readonly<Record<string, UnusedReason>> = {
  request: 'request',
  field: 'request',
  style: 'wish',
  color: 'wish',
  format: 'wish',
  layout: 'wish',
  wish: 'wish',
  chat: 'chatter',
};
const WORD = /[\p{L}\p{N}]/u;
const LEADING = /^[\s,;:]+/u;
const TRAILING = /[\s,;:]+$/u;
// More words without a mark than join two facts ("which takes place at") were not understood.
const LONGEST_JOINT = 4;

/** Lists every stretch of a prompt whose words are not set, in order, with the reason; from `cutAt` on only the marks were read. A described picture is drawn, not set. */
export function listUnused(prompt: string, marks: readonly Mark[], cutAt = prompt.length): UnusedStretch[] {
  const unused: UnusedStretch[] = [];
  const add = (start: number, end: number, why: UnusedReason): void => {
    const words = prompt.slice(start, end);
    if (!WORD.test(words)) return;
    const from = start + (words.length - words.replace(LEADING, '').length);
    const to = end - (words.length - words.replace(TRAILING, '').length);
    unused.push({ text: prompt.slice(from, to), start: from, end: to, why });
  };
  const addJoint = (start: number, end: number): void => {
    const count = prompt
      .slice(start, end)
      .split(/\s+/u)
      .filter((word) => WORD.test(word)).length;
    add(start, end, count > LONGEST_JOINT ? 'not_understood' : 'chatter');
  };
  const addBetween = (start: number, end: number): void => {
    const read = Math.min(end, Math.max(start, cutAt));
    addJoint(start, read);
    add(read, end, 'no_room');
  };
  let at = 0;
  for (const { name, start, end } of marks) {
    addBetween(at, start);
    const why = REASONS[name];
    if (why && !SHOWN_MARKS.has(name)) add(start, end, why);
    at = end;
  }
  addBetween(at, prompt.length);
  return unused;
}
