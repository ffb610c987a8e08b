import type { CopyRequest } from '../copy/copy-request.ts';
import type { List } from '../copy/lists.ts';
import { readText } from '../reading/reading.ts';
import { HOURS_HEADINGS } from '../vocabulary/facts/fact-labels.ts';
import { findDates } from './dates.ts';

const HEADING = new RegExp(
  `^\\s*((?:${[...HOURS_HEADINGS].sort((a, b) => b.length - a.length).join('|')})(?:\\s[^:：,;\\n]{1,30})?)\\s?[:：]\\s*`,
  'iu',
);
const OWNER = /\s+[–—-]\s+([^,;–—\d]{3,40})$/u;
// "ma-vr 9-18": a range says it where the days' short names are not known.
const RANGE = /\d{1,2}(?:[:.]\d{2}|h(?:\d{2})?)?\s?[-–]\s?\d{1,2}/u;
const MIN_DAYS = 2;

/** "Opening hours: Mon–Fri 8–18, Sat 9–14, Sunday closed — Bakery Klein": a day a line; undefined for all else. */
export function readHours({ words, label, colon, language }: CopyRequest): List | undefined {
  return (
    readTable(words, language) ?? (label && colon ? readTable(`${label}: ${words}`, language) : undefined)
  );
}

function readTable(words: string, language: string): List | undefined {
  const heading = HEADING.exec(words);
  if (!heading?.[1]) return undefined;
  const body = words.slice(heading[0].length).replace(/[.\s]+$/u, '');
  const owner = OWNER.exec(body)?.[1];
  const items = (owner ? body.replace(OWNER, '') : body)
    .split(/\s*[,;\n、，|]\s*/u)
    .filter((item) => item.trim() !== '');
  const dated = items.filter((item) => RANGE.test(item) || findDates(readText(item), language).length > 0);
  if (dated.length < MIN_DAYS || dated.length * 2 < items.length) return undefined;
  return { heading: heading[1], items, sure: true, ...(owner ? { owner } : {}) };
}
