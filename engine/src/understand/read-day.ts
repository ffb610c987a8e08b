import type { Day } from '../brief/statement.ts';
import { foldText } from '../lexicon/fold-text.ts';
import { anyOf } from '../lexicon/literal.ts';
import { dateWords } from '../reader/dates/date-words.ts';

const months = anyOf(new Set(dateWords('month', 'short-month').map(foldText)));
const MONTH = `(?:(?:of|de|di|d'|do|da)\\s?)?(?<![\\p{L}\\p{M}])(?:${months})(?![\\p{L}\\p{M}])\\.?`;
const ORDINAL = '(?:st|nd|rd|th|er|º|ª|\\.)?';
const NUMBER = `(?<![\\p{Nd}.,:])\\p{Nd}{1,2}${ORDINAL}(?:\\s?[-–—]\\s?\\p{Nd}{1,2}${ORDINAL})?(?![\\p{Nd}:]|\\s?[ap]\\.?m)`;
const PATTERNS = [
  new RegExp(`(?<day>${NUMBER})\\s?(?<month>${MONTH})`, 'u'),
  new RegExp(`(?<month>${MONTH})\\s(?<day>${NUMBER})`, 'u'),
  /(?<month>\p{Nd}{1,2}\s?[月월])\s?(?<day>\p{Nd}{1,2}\s?[日일号號]?(?:\s?[(（]\p{L}{1,3}[)）])?)/u,
];
// What stands before or behind a day on its block is a weekday, an hour, a year: longer is a sentence.
const LONGEST_SIDE = 28;
// Another day of the same month: "6 & 7 Sept", "6月8日〜10日".
const DAY_BEFORE = /(?<!\p{Nd})\p{Nd}{1,2}\p{L}{0,2}\.?\s*(?:[-–—~〜～&+/,]|\p{L}{1,3})?\s*$/u;
const DAY_BEHIND =
  /^\s*[-–—~〜～&+/]\s*\p{Nd}{1,2}(?![\p{Nd}:.])|^\s*\p{L}{1,3}\s\p{Nd}{1,2},?\s\p{Nd}{4}|\p{Nd}{1,2}\s?[日일号號]/u;
const EDGES = /^[\s,،、·|()（）–—-]+|[\s,،、·|()（）–—-]+$/gu;

/** Splits a date into what its block shows; undefined where it names no day of a month, or more than one. */
export function readDay(text: string): Day | undefined {
  const folded = foldText(text);
  for (const pattern of PATTERNS) {
    const match = pattern.exec(folded);
    if (!match?.groups) continue;
    const { month = '\n' } = match.groups;
    const cut = (name: string): string => {
      const part = match.groups?.[name] ?? '';
      const at = match.index + match[0].indexOf(part);
      return text.slice(at, at + part.length).trim();
    };
    const [lead, rest] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    if (DAY_BEFORE.test(lead) || DAY_BEHIND.test(rest)) return undefined;
    const [before, after] = [lead.replace(EDGES, ''), rest.replace(EDGES, '')];
    if (Math.max(before.length, after.length) > LONGEST_SIDE) return undefined;
    if (PATTERNS.some((other) => other.test(foldText(after)))) return undefined;
    return {
      ...(before ? { before } : {}),
      day: cut('day'),
      month: cut('month'),
      ...(match[0].startsWith(month) ? { monthFirst: true as const } : {}),
      ...(after ? { after } : {}),
    };
  }
  return undefined;
}
