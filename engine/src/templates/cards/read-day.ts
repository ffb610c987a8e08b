/** A date as a card sets it: the day as a numeral, and what is said before and after it. */
export type Day = { above: string; day: string; below: string };

const RANGE =
  /(?<![\d-])(?<from>\d{1,2})\s*(?:[-–—~～]|to|bis|au|al|tot|до|から)\s*(?<to>\d{1,2})(?![\d:-])/iu;
const MARKED = /(?<!\d)(?<day>\d{1,2})(?:日|일|号|\.(?=\s)|st\b|nd\b|rd\b|th\b|º|er\b)/u;
const NUMBER = /(?<![\d:.,/-])\d{1,2}(?![\d:.,/-]*\d)/gu;
const DOTTED = /^(?<day>\d{1,2})\.\s?(?<rest>\d{1,2}\.\s?\d{2,4})$/u;
const EDGES = /^[\s,;.·،、/–—-]+|[\s,;·،、/–—-]+$/gu;
const LINKS = /^(?:of|de|di|do|da|del|the|le|il|el|den|der|am|on)\s+|\s+(?:the|le|il|el|den|der|am|on)$/giu;
// Longer words beside a numeral would be small, and what is said of a day is short.
const MOST_LETTERS = 40;

const trim = (text: string): string => text.replace(EDGES, '').replace(LINKS, '').replace(EDGES, '');

/** Finds the day of a date as anybody writes it; undefined where it is not certain which of its numbers that is. */
export function readDay(date: string): Day | undefined {
  const found = findDay(date);
  if (!found) return undefined;
  const [before, after] = [trim(date.slice(0, found.from)), trim(date.slice(found.to))];
  if (Math.max(before.length, after.length) > MOST_LETTERS) return undefined;
  const lettered = /\p{L}/u;
  // "Thursday, 18 June": what is before it is above it. "Thursday, September 18, 2026": the month goes with the year.
  if (lettered.test(after) || !lettered.test(before)) return { above: before, day: found.day, below: after };
  const cut = before.lastIndexOf(',');
  const [weekday, month] = cut < 0 ? ['', before] : [before.slice(0, cut), before.slice(cut + 1)];
  return { above: trim(weekday), day: found.day, below: [trim(month), after].filter(Boolean).join(' ') };
}

function findDay(date: string): { day: string; from: number; to: number } | undefined {
  const range = RANGE.exec(date);
  const at = (match: RegExpExecArray, day: string): { day: string; from: number; to: number } | undefined =>
    day.split('–').every((one) => Number(one) >= 1 && Number(one) <= 31)
      ? { day, from: match.index, to: match.index + match[0].length }
      : undefined;
  if (range) return at(range, `${range.groups?.from}–${range.groups?.to}`);
  const marked = MARKED.exec(date);
  if (marked) return at(marked, marked.groups?.day ?? '');
  const dotted = DOTTED.exec(date.trim());
  if (dotted) {
    const day = dotted.groups?.day ?? '';
    return { day, from: date.indexOf(day), to: date.indexOf(day) + day.length + 1 };
  }
  const numbers = [...date.matchAll(NUMBER)];
  const [only] = numbers;
  return only && numbers.length === 1 ? at(only as RegExpExecArray, only[0]) : undefined;
}
