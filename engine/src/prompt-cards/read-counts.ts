import { readFigure } from '../brief/read-figure.ts';
import type { Statement } from '../brief/statement.ts';
import type { Part } from '../parts/part.ts';

// Of a card with fewer one leads, and more are a table.
const [LEAST, MOST] = [2, 4];
// Commas between, and not inside a number.
const BETWEEN = /[,;]\s+|[，、،；؛]\s*/u;
const HEADED = /^(?<before>.*\S)\s*[:：]\s*(?<told>.+)$/u;
// What has a form of its own, or says when, where and who.
const OTHERS: readonly Statement['role'][] = [
  ...(['brand', 'eyebrow', 'person', 'author', 'source', 'quote', 'date', 'time', 'place'] as const),
  ...(['contact', 'action', 'code', 'rating', 'option', 'goal'] as const),
];
// "2025" is a year, "Episode 12" a name; in scripts without spaces, what is counted stands before its number.
const YEAR = /^(?:19|20)\p{Nd}{2}$/u;
const COUNTED_BEFORE = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+$/v;
// What belongs to a number: "38 ms median latency", "12万人".
const UNIT =
  /^(?:(?:ms|µs|s|h|min|km²?|m²?|kg|t|[kMGT]B|[kMG]Wh|x)(?=\s|$)|[万億千]?[人本件社名回台点票校国円枚冊])/u;
const LONGEST_NUMBER = 12;

type Counts = {
  parts: Part[];
  /** Statements that say nothing else. */
  taken: Set<Statement>;
  /** What the title says before its numbers: "Our year: 58 releases". */
  title?: string;
};

/** Several numbers of a card, each with what it counts. */
export function readCounts(statements: readonly Statement[]): Counts | undefined {
  const [hero] = statements;
  // One that leads is no equal of the others.
  if (hero?.led && hero.form === 'figure') return undefined;
  const { before, told = '' } = (hero?.role === 'title' && HEADED.exec(hero.text)?.groups) || {};
  const headed = before ? countsIn(told.split(BETWEEN)) : undefined;
  // An offer is a figure of a card that is about it, else said in words.
  const offers = hero?.role === 'discount';
  const found = statements.flatMap((part) => {
    if (part.role === 'discount' && !offers) return [];
    const counts = part === hero && headed ? headed : countsIn(textsOf(part));
    return counts ? [{ part, counts }] : [];
  });
  const parts = found.flatMap(({ counts }) => counts);
  const alike = parts.every(({ section }) => (section === undefined) === (parts[0]?.section === undefined));
  if (parts.length < LEAST || parts.length > MOST || !alike) return undefined;
  const taken = new Set(found.map(({ part }) => part));
  return { parts, taken, ...(before && headed ? { title: before } : {}) };
}

/** What may be a number with what it counts. */
function textsOf(part: Statement): readonly string[] {
  if (OTHERS.includes(part.role)) return [];
  if ('sections' in part)
    return part.sections.flatMap(({ rows }) =>
      rows.map(({ text, value, detail }) => (value || detail ? '' : text)),
    );
  return part.detail ? [`${part.text} ${part.detail}`] : part.text.split(BETWEEN);
}

/** The numbers of texts that are nothing but numbers with what they count. */
function countsIn(texts: readonly string[]): Part[] | undefined {
  const counts = texts.flatMap((text) => toCount(text) ?? []);
  return counts.length > 0 && counts.length === texts.length ? counts : undefined;
}

function toCount(text: string): Part | undefined {
  const { prefix, value = '', suffix = '' } = readFigure(text) ?? {};
  const unit = UNIT.exec(suffix)?.[0] ?? '';
  const apart = /^[a-zµ]/iu.test(unit) && unit !== 'x' ? ' ' : '';
  const number = `${value}${apart}${unit}`;
  const rest = suffix.slice(unit.length).trim();
  if (!/\p{Nd}/u.test(value) || /\p{Nd}/u.test(rest) || YEAR.test(value) || number.length > LONGEST_NUMBER)
    return undefined;
  if (prefix === undefined) return rest ? { role: 'count', text: number, detail: rest } : undefined;
  return rest === '' && COUNTED_BEFORE.test(prefix)
    ? { role: 'count', text: number, section: prefix }
    : undefined;
}
