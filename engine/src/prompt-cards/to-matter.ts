import type { BriefKind } from '../brief/brief.ts';
import type { DesignRequest } from '../brief/design-request.ts';
import {
  type Day,
  LONGEST_CALL,
  type Row,
  type Section,
  type Statement,
  titleOf,
} from '../brief/statement.ts';
import { toLatinDigits } from '../lexicon/to-number.ts';
import type { Matter } from '../parts/matter.ts';
import type { Part, Role } from '../parts/part.ts';
import { readPercent } from '../parts/read-percent.ts';
import { parseComparison, parseSections } from './parse-comparison.ts';
import { readCounts } from './read-counts.ts';

// What cannot be said in a line is no fact.
const LONGEST_FACT = 60;
// A longer item is a line of a list, not one of the terms of an offer.
const LONGEST_TERM = 24;
// A row that is alone is no list: it is said in a line of its own.
const LONGEST_LINE = 44;
const LONGEST_UNIT = 16;

// Kinds of cards that are about something with a name.
const NAMED: readonly BriefKind[] = ['product', 'release'];

const ROLES: Partial<Record<Statement['role'], Role>> = {
  brand: 'brand',
  eyebrow: 'label',
  title: 'title',
  subtitle: 'text',
  body: 'text',
  person: 'byline',
  author: 'byline',
};

type Placing = {
  /** A day stands apart as a figure. */
  day?: boolean;
  /** Its facts stand in columns. */
  columns?: boolean;
  /** What there is a place for. */
  placed: ReadonlySet<Role>;
};

/**
 * What a card says, by importance and with what a brand adds to it, as parts of the layout language.
 * The first of them is what leads. Whatever has no place of its own is one of the rows, where there are any, or else a note.
 */
export function toMatter(request: DesignRequest, { day = false, columns = false, placed }: Placing): Matter {
  const { briefKind, statements } = request;
  const [hero, ...others] = day ? withTitleFirst(statements) : statements;
  if (!hero) throw new Error('A card of words has a text.');
  const glyph = toGlyph(titleOf(request));
  const compared = placed.has('side') ? toCompared(request) : undefined;
  const counted = placed.has('count') ? readCounts(statements) : undefined;
  const split = day ? others.find((part) => part.form === 'day' && !part.detail) : undefined;
  const button = placed.has('action') ? findButton(briefKind, others) : undefined;
  // A product whose price leads, or a version, is what its brand is called.
  const names = NAMED.includes(briefKind) && !statements.some(({ role }) => role === 'title');
  const acted = columns ? toColumns(others) : others.filter(({ rank }) => rank === 'action');
  const rest = others
    .filter((part) => !compared?.taken.has(part) && !counted?.taken.has(part))
    .flatMap((part) =>
      part === split && part.form === 'day'
        ? toDay(part.day)
        : names && part.role === 'brand'
          ? toOptional(briefKind === 'release' && placed.has('above') ? 'above' : 'title', part.text)
          : part === button
            ? toOptional('action', part.text)
            : toPart(part, { acts: acted.includes(part), kind: briefKind, placed, counted: Number(glyph) }),
    );
  const alone = !others.some(({ role }) => role === 'title');
  const parts = [
    ...(counted?.parts ?? []),
    ...toOptional('title', counted?.title),
    ...(counted?.taken.has(hero) ? [] : (compared?.parts ?? toHero(hero, { placed, alone }))),
    ...rest,
    ...toBrandParts(request, others),
  ];
  const share = toShare(others.find(({ form }) => form === 'goal') ?? hero);
  return {
    language: request.language,
    parts: parts.map((part, at) => toPlaced(part, parts.slice(0, at), placed)),
    images: new Map(),
    facts: new Set(),
    ...(glyph ? { glyph } : {}),
    ...(share !== undefined && share <= 1 ? { share } : {}),
  };
}

/** Beside a day that stands apart, which leads by its size, the title is first. */
function withTitleFirst(parts: readonly Statement[]): readonly Statement[] {
  const title = parts[0]?.form === 'day' ? parts.find(({ role }) => role === 'title') : undefined;
  return title ? [title, ...parts.filter((part) => part !== title)] : parts;
}

/** What is for sale is ordered at its price, where nothing else is to be done. */
const findButton = (kind: BriefKind, parts: readonly Statement[]): Statement | undefined =>
  kind === 'product' && !parts.some(({ role }) => role === 'action')
    ? parts.find(({ role, text, detail }) => role === 'price' && !detail && text.length <= LONGEST_CALL)
    : undefined;

// A row has no more columns, and an address no room in one of so many.
const [MOST_COLUMNS, WIDE_COLUMNS] = [5, 3];
const TERMS: readonly Statement['role'][] = ['note', 'figure', 'price'];

/** What stands in columns: what one acts on, and what else is said in a word or two, where all of it makes one row. */
function toColumns(parts: readonly Statement[]): readonly Statement[] {
  const acted = parts.filter(({ rank, role }) => rank === 'action' && role !== 'action');
  const terms = parts.filter(
    ({ rank, role, text }) => rank === 'rest' && TERMS.includes(role) && isTerm(text),
  );
  const all = acted.length > 0 && acted.length + terms.length <= MOST_COLUMNS ? [...acted, ...terms] : acted;
  return all.length > WIDE_COLUMNS ? all.filter(({ role }) => role !== 'contact') : all;
}

// Of what a card has one, and where it is said once more.
const AGAIN: Partial<Record<Role, Role>> = {
  title: 'text',
  brand: 'note',
  label: 'note',
  action: 'note',
  code: 'note',
};

/** What has no place of its own, or one that is taken, is said with other things: in the table, where there is one. */
function toPlaced(part: Part, before: readonly Part[], placed: ReadonlySet<Role>): Part {
  const taken = before.some(({ role }) => role === part.role);
  const role = (taken ? AGAIN[part.role] : undefined) ?? part.role;
  if (placed.has(role) || !placed.has('item')) return { ...part, role };
  const { named, ...rest } = part;
  return { ...rest, role: 'item', ...(named ? { text: named.label, value: named.text } : {}) };
}

function toShare(part: Statement): number | undefined {
  if (part.form === 'goal') return part.share;
  return part.form === 'figure' ? readPercent(toLatinDigits(part.figure.value)) : undefined;
}

// What a title begins with, or has behind one short word, counts what it lists: "7 ways", "Top 10 tools". Further in, a number is one of its words.
const COUNT =
  /^(?:\p{L}{1,6}\s)?(?<count>[2-9]|[1-9]\p{Nd}|100)(?=\s\p{L}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})/u;
const ASKS = /(?<sign>[?？؟])["'”“»«』」)]*$/u;

/** What a title counts, or that it asks: signs that say so at any size. */
const toGlyph = (title: string): string | undefined =>
  ASKS.exec(title)?.groups?.sign ?? COUNT.exec(title)?.groups?.count;

type HeroPlacing = Pick<Placing, 'placed'> & {
  /** Nothing else of the card is a title. */
  alone: boolean;
};

function toHero(hero: Statement, { placed, alone }: HeroPlacing): Part[] {
  const detail = toOptional('text', hero.detail);
  if (hero.form === 'figure' && placed.has('figure')) {
    const { prefix, value, suffix } = hero.figure;
    const counts = suffix === undefined && isTerm(hero.detail ?? '');
    const unit = counts ? hero.detail : suffix;
    // Longer words beside a figure leave it no room: they are what it means.
    const long = (unit ?? '').length > LONGEST_UNIT;
    const told = alone && !long && placed.has('title') ? toOptional('title', hero.detail) : detail;
    // Beside a title, what it counts is read with it.
    if ((long || !counts) && !alone && placed.has('below'))
      return [
        ...toOptional('above', prefix),
        { role: 'figure', text: value },
        ...toOptional('below', [suffix, hero.detail].filter(Boolean).join(' ')),
      ];
    return [
      { role: 'figure', text: value },
      ...toOptional('above', prefix),
      ...toOptional(long ? 'title' : 'unit', unit),
      ...(counts ? [] : told),
    ];
  }
  if (hero.form === 'goal' && placed.has('goal'))
    return [{ role: 'figure', text: hero.reached }, { role: 'goal', text: hero.goal }, ...detail];
  if ('sections' in hero) return toRows(hero.sections, 'item');
  if (hero.form === 'code' && placed.has('code')) return [{ role: 'code', text: hero.text }, ...detail];
  return [{ role: 'title', text: hero.text }, ...detail];
}

/** Two or three things that a card sets beside each other, what is said of each, and the statements that say so. */
function toCompared(request: DesignRequest): { parts: Part[]; taken: Set<Statement> } | undefined {
  const [, ...others] = request.statements;
  const list = others.find((part) => part.form === 'list');
  const sections = list && 'sections' in list ? list.sections : [];
  const rows = sections.flatMap((section) => section.rows);
  const compared =
    parseSections({ texts: textsOf(request), sections }, request) ??
    parseComparison({ title: titleOf(request), lines: rows.map(({ text }) => text) }, request.language);
  if (!compared) return undefined;
  const { names, links, before, after, said } = compared;
  const lines = said ? list : undefined;
  const [link] = links;
  const parts: Part[] = [
    // "REST vs GraphQL: which one?": the colon is of the title.
    ...names.map((text): Part => ({ role: 'side', text: after ? text.replace(/[,:，：]$/u, '') : text })),
    ...(said && lines ? said.map((pieces): Part => ({ role: 'said', text: pieces.join('\n') })) : []),
    ...toOptional('link', link),
    ...toOptional('title', [before, after].filter(Boolean).join(' ') || undefined),
  ];
  return { parts, taken: new Set(lines ? [lines] : []) };
}

/** The title, and what explains it. */
const textsOf = (request: DesignRequest): string[] => [
  titleOf(request),
  ...request.statements.filter(({ role }) => role === 'subtitle').map(({ text }) => text),
];

const toOptional = (role: Role, text: string | undefined): Part[] => (text ? [{ role, text }] : []);

// What is large of "7日(土)" is its number.
const NUMERAL = /^(?<numeral>\p{Nd}{1,2})(?<rest>[\p{sc=Han}\p{sc=Hangul}].*)$/v;

/** The parts of a day, from the head of its block to the foot as they are read. */
function toDay({ before, day, month, after, monthFirst }: Day): Part[] {
  const lines = (...texts: (string | undefined)[]): string | undefined =>
    texts.filter(Boolean).join('\n') || undefined;
  const { numeral = day, rest } = NUMERAL.exec(day)?.groups ?? {};
  const [above, below] = monthFirst
    ? [lines(before, month), lines(rest, after)]
    : [before, lines(rest, month, after)];
  return [...toOptional('above', above), { role: 'figure', text: numeral }, ...toOptional('below', below)];
}

type PartPlacing = Pick<Placing, 'placed'> & {
  acts: boolean;
  kind: BriefKind;
  /** How many things the title says there are. */
  counted: number;
};

function toPart(part: Statement, { acts, kind, placed, counted }: PartPlacing): Part[] {
  const { role, text, named, detail } = part;
  const more = { ...(named ? { named } : {}), ...(detail ? { detail } : {}) };
  // Whatever a poll lists can be chosen.
  const chosen = part.form === 'options' || (part.form === 'list' && kind === 'poll');
  if (chosen && placed.has('option')) return toRows(part.sections, 'option');
  if (part.form === 'goal' && placed.has('goal'))
    return [{ role: 'goal', text: part.reached, detail: part.goal }, ...toOptional('note', detail)];
  if (part.form === 'goal') return [{ role: 'fact', text: part.reached, detail: part.goal }];
  if ('sections' in part) {
    const rows = part.sections.flatMap((section) => section.rows);
    const most = rows.length === 1 && part.form !== 'options' ? LONGEST_LINE : LONGEST_TERM;
    const terms = rows.every(
      ({ value = '', text: own, detail: told }) => !told && isTerm(`${own}${value}`, most),
    );
    const headed = part.sections.some(({ label }) => label !== undefined);
    if (placed.has('item') || headed || !terms)
      return withMarks(toRows(part.sections, 'item'), { kind, counted });
    return rows.map((row) => ({ role: 'fact', text: row.text, ...(row.value ? { detail: row.value } : {}) }));
  }
  if (role === 'item' && (placed.has('item') || !isTerm(text, LONGEST_LINE)))
    return [{ role: 'item', text, ...more }];
  if (part.form === 'button') return [{ role: 'action', text }];
  if (role === 'rating' && placed.has('rating'))
    return [{ role: 'rating', text: part.form === 'stars' ? String(part.count) : text, ...more }];
  if (part.form === 'code' && placed.has('code')) return [{ role: 'code', text, ...more }];
  // What was said beside something larger explains it, in marks.
  if (part.form === 'quotation' && placed.has('text'))
    return [{ role: 'text', text: toQuoted(text), ...more }];
  const known = ROLES[role];
  if (known) return [{ role: known, text, ...more }];
  const fact = (acts || role === 'item' || named) && placed.has('fact') && text.length <= LONGEST_FACT;
  if (detail)
    return [{ role: fact ? 'fact' : 'note', text: `${text}${role === 'figure' ? ' ' : ', '}${detail}` }];
  return [{ role: fact ? 'fact' : 'note', text, ...more }];
}

// What is new, or part of a thing, is ticked off.
const TICKED: readonly BriefKind[] = ['release', 'product', 'course'];

/** Rows of a few words each, numbered where the title counts them. */
function withMarks(rows: Part[], { kind, counted }: Pick<PartPlacing, 'kind' | 'counted'>): Part[] {
  if (rows.length < 2 || rows.some(({ value, section }) => value !== undefined || section !== undefined))
    return rows;
  // Rows that count themselves are marked by that.
  if (rows.every(({ text }, at) => Number.parseInt(toLatinDigits(text), 10) === at + 1)) return rows;
  if (rows.length === counted) return rows.map((row, at) => ({ ...row, icon: String(at + 1) }));
  return TICKED.includes(kind) ? rows.map((row) => ({ ...row, icon: 'tick' })) : rows;
}

// Straight marks are set as those of the language.
const toQuoted = (text: string): string => (/^[\p{Pi}\p{Ps}"]/u.test(text) ? text : `"${text}"`);

const isTerm = (text: string, most = LONGEST_TERM): boolean => text.length <= most;

const toRows = (sections: readonly Section[], role: Role): Part[] =>
  sections.flatMap(({ label, rows }) =>
    rows.map(
      ({ text, detail, value }: Row): Part => ({
        role,
        text,
        ...(detail ? { detail } : {}),
        ...(value ? { value } : {}),
        ...(label ? { section: label } : {}),
      }),
    ),
  );

/** Words of a brand: its name signs the card. */
function toBrandParts({ brandTexts = {} }: DesignRequest, others: readonly Statement[]): Part[] {
  const signed = others.some(({ role }) => role === 'brand');
  return signed ? [] : toOptional('brand', brandTexts.name);
}
