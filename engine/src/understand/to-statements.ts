import type { Brief, BriefBlock, BriefKind, BriefRole } from '../brief/brief.ts';
import { readFigure } from '../brief/read-figure.ts';
import {
  type Figure,
  type Form,
  LEADING,
  LONGEST_CALL,
  type Rank,
  type Row,
  type Said,
  type Section,
  type Statement,
  type Unranked,
} from '../brief/statement.ts';
import { hierarchyOf } from './hierarchy.ts';
import { readDay } from './read-day.ts';
import { readStars } from './read-stars.ts';

// An amount: with a sign, a unit, a ratio.
const SIGNED = /[^\p{Nd}.,'’\s+–−-]/u;
// A bare number in a title may be of a street or a version; here it is one of days or things, and of people or years where words follow it.
const COUNTING: readonly BriefKind[] = ['countdown', 'statistic'];
const COUNTED = /\p{L}/u;
const NUMERIC: readonly BriefRole[] = ['discount', 'price', 'figure'];
// A longer fact is running text.
const LONGEST_FACT = 110;
// "Quillbase 4.2", "Marlin 7", "Carnet 3.0 est disponible".
const VERSION = /^(?:v\s?)?\p{Nd}+(?:\.\p{Nd}+){1,3}$/iu;
const MAJOR = /^\p{Nd}{1,2}$/u;
const LONGEST_RELEASE = 36;

type Written = Pick<Brief, 'blocks' | 'kind'> & Partial<Pick<Brief, 'language'>>;

/** Sorts the blocks of a brief by importance, what leads by its own word or by the kind of card first, and gives each statement the form that its text has. Nothing is left out. */
export function toStatements({ blocks, kind, language }: Written): Said {
  const told = blocks.filter(({ text }) => text.trim() !== '');
  const { hero: heroes, action } = hierarchyOf(kind);
  const leading = [...heroes, 'title', ...LEADING] as const;
  const block =
    told.find(({ lead }) => lead) ??
    leading
      .map((role) => told.find((candidate) => candidate.role === role))
      .find((found) => found !== undefined);
  const hour = block && hourOf(block, told);
  const hero = block && toHero(hour ? joinHour(block, hour) : block, kind, heroes);
  const others = toUnranked(
    told.filter((other) => other !== block && other !== hour),
    kind,
  ).map((one): Statement => {
    const stars = one.role === 'rating' && one.form === 'words' ? readStars(one.text, language) : undefined;
    return { ...one, ...stars, rank: isActed(one, action) ? 'action' : 'rest' } as Statement;
  });
  const of = (rank: Rank): Statement[] => others.filter((other) => other.rank === rank);
  return {
    briefKind: kind,
    statements: [
      ...(hero ? [{ ...hero, rank: 'hero' as const, ...(block?.lead ? { led: true as const } : {}) }] : []),
      ...of('action'),
      ...of('rest'),
    ],
  };
}

const isActed = (one: Unranked, action: readonly BriefRole[]): boolean =>
  action.includes(one.role) && (one.text.length <= LONGEST_FACT || 'sections' in one);

/** The hour behind a day that leads: they are one thing. */
function hourOf(day: BriefBlock, told: readonly BriefBlock[]): BriefBlock | undefined {
  const next = told[told.indexOf(day) + 1];
  return day.role === 'date' && !day.label && next?.role === 'time' && !next.label ? next : undefined;
}

const joinHour = (day: BriefBlock, hour: BriefBlock): BriefBlock => ({
  ...day,
  text: `${day.text}, ${toText(hour)}`,
});

/** A card about a number shows it as one, also where the brief has it in the title: "3 days to go". */
function toHero(block: BriefBlock, kind: BriefKind, heroes: readonly BriefRole[]): Unranked {
  const { role, text, value, label } = block;
  const numeric = NUMERIC.includes(heroes[0] ?? 'title') && role === 'title' && !value && !label;
  const read = numeric && /\p{Nd}/u.test(text) ? readFigure(text) : undefined;
  const figure = read && counts(read, kind) ? read : undefined;
  const part = toOne(block);
  const names = role === 'title' || role === 'brand';
  const version = kind === 'release' && names && !value && !label ? readVersion(text) : undefined;
  if (version) return { ...part, form: 'figure', figure: version } as Unranked;
  if (figure) return { ...part, form: 'figure', figure } as Unranked;
  return role === 'quote' || (role === 'title' && (kind === 'quote' || kind === 'testimonial'))
    ? ({ ...part, form: 'quotation' } as Unranked)
    : part;
}

const counts = ({ value, suffix = '' }: Figure, kind: BriefKind): boolean =>
  SIGNED.test(value) || COUNTING.includes(kind) || (kind === 'thanks' && COUNTED.test(suffix));

/** The version that a release is about, and whose it is. */
function readVersion(text: string): Figure | undefined {
  const read = text.length <= LONGEST_RELEASE ? readFigure(text) : undefined;
  if (read?.prefix === undefined) return undefined;
  return VERSION.test(read.value) || (MAJOR.test(read.value) && read.suffix === undefined) ? read : undefined;
}

const ROWS: readonly BriefRole[] = ['item', 'option'];
// Of a home, "3 bedrooms" and "112 m²" are facts like its price, and no list.
const WITH_FACTS: readonly BriefKind[] = ['property'];
const FACTS = { most: 4, letters: 24 } as const;

const isFacts = (rows: readonly BriefBlock[], kind: BriefKind): boolean =>
  WITH_FACTS.includes(kind) &&
  rows.length <= FACTS.most &&
  rows.every(({ text, value, label, detail }) => !value && !label && !detail && text.length <= FACTS.letters);

/** Joins what is one thing: a day and its hour, a request and its address, the rows of a table. */
function toUnranked(blocks: readonly BriefBlock[], kind: BriefKind): Unranked[] {
  const parts: Unranked[] = [];
  const taken = new Set<BriefRole>();
  for (const block of blocks) {
    const last = parts.at(-1);
    if (ROWS.includes(block.role)) {
      const rows = blocks.filter(({ role }) => role === block.role);
      if (isFacts(rows, kind)) parts.push(toOne(block));
      else if (!taken.has(block.role)) parts.push(toRows(rows, kind));
      taken.add(block.role);
    } else if (block.role === 'time' && !block.label && last?.role === 'date' && !('sections' in last)) {
      parts[parts.length - 1] = toOne({
        ...joined(last, block),
        role: 'date',
        text: `${last.text}, ${toText(block)}`,
      });
    } else if (block.role === 'contact' && last?.role === 'action') {
      const text = `${last.text} ${toText(block)}`;
      parts[parts.length - 1] = { ...joined(last, block), role: 'contact', form: 'words', text };
    } else parts.push(toOne(block));
  }
  return parts;
}

/** What is said of either of two blocks that are one part. */
const joined = (part: Unranked, block: BriefBlock): { detail?: string } => {
  const detail = [part.detail, block.detail].filter(Boolean).join(', ');
  return detail ? { detail } : {};
};

function toRows(blocks: readonly BriefBlock[], kind: BriefKind): Unranked {
  const sections: { label?: string; rows: Row[] }[] = [];
  for (const { text, value, detail, label } of blocks) {
    const last = sections.at(-1);
    const section = last && last.label === label ? last : { ...(label ? { label } : {}), rows: [] as Row[] };
    if (section !== last) sections.push(section);
    section.rows.push({ text, ...(detail ? { detail } : {}), ...(value ? { value } : {}) });
  }
  const [only, ...more] = blocks;
  if (only && more.length === 0 && only.value === undefined) return toOne(only);
  const role = only?.role ?? 'item';
  const valued = blocks.some(({ value }) => value !== undefined);
  const form = role === 'option' && kind === 'poll' ? 'options' : valued ? 'table' : 'list';
  const text = blocks.map((block) => [toText(block), block.detail].filter(Boolean).join(', ')).join(' · ');
  return { role, form, sections: sections as readonly Section[], text };
}

function toOne(block: BriefBlock): Unranked {
  const { role, text, label, detail, value } = block;
  const form = toForm(block);
  const named = label && !value && NAMED.includes(form.form) ? { named: { label, text } } : {};
  return { role, text: toText(block), ...named, ...(detail ? { detail } : {}), ...form } as Unranked;
}

const NAMED: readonly Form['form'][] = ['words', 'code'];

function toForm(block: BriefBlock): Form {
  const { role, text, value, label } = block;
  if (role === 'quote') return { form: 'quotation' };
  if (role === 'code') return { form: 'code' };
  if (role === 'action' && text.length <= LONGEST_CALL) return { form: 'button' };
  if (role === 'date' && value === undefined && label === undefined) {
    const day = readDay(text);
    return day ? { form: 'day', day } : { form: 'words' };
  }
  if (role === 'goal' && value !== undefined) {
    const share = toNumber(value) / toNumber(text);
    if (Number.isFinite(share) && share >= 0)
      return {
        form: 'goal',
        reached: value,
        goal: label ? `${label}: ${text}` : text,
        share: Math.min(1, share),
      };
  }
  if (NUMERIC.includes(role) && value === undefined && label === undefined) {
    const figure = readFigure(text);
    if (figure) return { form: 'figure', figure };
  }
  return { form: 'words' };
}

/** The amount of a text: "£3,200" is 3200, "1.250,50 €" is 1250.5, "12k" is 12000. */
function toNumber(text: string): number {
  const digits = /\p{Nd}[\p{Nd}.,'’\s]*/u.exec(text)?.[0].replace(/[\s'’]/g, '') ?? '';
  const plain = digits.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  const times = /\p{Nd}\s?k(?!\p{L})/iu.test(text) ? 1000 : 1;
  return Number.parseFloat(plain) * times;
}

const toText = ({ text, value, label, role }: BriefBlock): string =>
  role === 'goal' && value !== undefined
    ? `${value} / ${label ? `${label}: ` : ''}${text}`
    : [label ? toNamed(label, text) : text, value].filter(Boolean).join(' ');

const WORDED = /\p{L}{2}/u;

/** "Bring: warm socks", but "Episode 73". */
const toNamed = (label: string, text: string): string =>
  WORDED.test(text) ? `${label}: ${text}` : `${label} ${text}`;
