import type { BriefKind, BriefRole } from './brief.ts';

/** A number drawn large and the words around it: `Up to` · `30%` · `off`. */
export type Figure = { prefix?: string; value: string; suffix?: string };

/**
 * A day as a block: `Saturday` · `20` · `June` · `from noon`. Together the four are the text. `monthFirst` where it is written that
 * way round: 4月16日.
 */
export type Day = { before?: string; day: string; month: string; after?: string; monthFirst?: true };

/** A row of a table; `value` is its price, its hours, its score. */
export type Row = { text: string; detail?: string; value?: string };
export type Section = { label?: string; rows: readonly Row[] };

/**
 * What a text is drawn as, derived from what it is: `words`; a `figure`; a `day`; `table` of rows with values; `list` of rows without;
 * `options` of a poll; `goal` with the share reached; a `quotation`; `stars` of five; a `code` to type; a `button`.
 */
export type Form =
  | { form: 'words' | 'quotation' | 'code' | 'button' }
  | { form: 'figure'; figure: Figure }
  | { form: 'day'; day: Day }
  | { form: 'table' | 'list' | 'options'; sections: readonly Section[] }
  | { form: 'goal'; reached: string; goal: string; share: number }
  | { form: 'stars'; count: number };

/** How much a statement matters: what the card is about, what one needs to act on it, or the rest. */
export type Rank = 'hero' | 'action' | 'rest';

/**
 * What a brief says in one block, or in several that are one thing (day and hour, the rows of a menu), with the form that its words
 * have. A spec makes parts of it, by the places that it has.
 */
export type Statement = Unranked & {
  rank: Rank;
  /** The brief itself says that it leads. */
  led?: true;
};

export type Unranked = Form & {
  role: BriefRole;
  /** What is set, whatever the form; joined where it is several texts. */
  text: string;
  /** Of a fact that has a name ("Doors: 19:00"), the two apart: together they are the text. */
  named?: { label: string; text: string };
  /** What a person is, what a number counts: smaller, under the text. */
  detail?: string;
};

/** Letters of a request that is a button; a longer one is a sentence. */
export const LONGEST_CALL = 44;

/** What a card says: by rank, hero first, each rank in reading order. */
export type Said = {
  /** What the brief is: finer than what it is designed as. */
  briefKind: BriefKind;
  statements: readonly Statement[];
};

/**
 * The pieces in which a statement may be drawn, in order of reading: a day as weekday, number and month, a figure and the words around
 * it, each cell of a table.
 */
export function piecesOf(said: Statement): string[] {
  const detail = said.detail ? [said.detail] : [];
  if (said.form === 'day')
    return [
      said.day.before,
      ...(said.day.monthFirst ? [said.day.month, said.day.day] : [said.day.day, said.day.month]),
      said.day.after,
      ...detail,
    ].filter(isText);
  if (said.form === 'figure')
    return [said.figure.prefix, said.figure.value, said.figure.suffix, ...detail].filter(isText);
  if (said.form === 'goal') return [said.reached, said.goal, ...detail];
  if ('sections' in said)
    return said.sections.flatMap(({ label, rows }) => [
      ...(label ? [label] : []),
      ...rows.flatMap((row) => [row.text, row.detail, row.value].filter(isText)),
    ]);
  return [said.text, ...detail];
}

const isText = (text: string | undefined): text is string => text !== undefined && text !== '';

/** What a card without a title is known by, and led by. */
export const LEADING: readonly BriefRole[] = [
  'quote',
  'subtitle',
  'brand',
  'person',
  'body',
  'code',
  'eyebrow',
  'action',
  'note',
  'contact',
  'date',
  'time',
  'place',
  'rating',
  'author',
  'source',
];
const SAYINGS: readonly BriefKind[] = ['quote', 'testimonial'];

/** The text that a card is known by: its title, of a saying that, or else the first that could be a title; empty without any. */
export function titleOf({ briefKind, statements }: Said): string {
  const roles = [...(SAYINGS.includes(briefKind) ? ['quote'] : []), 'title', ...LEADING];
  for (const role of roles) {
    const found = statements.find((statement) => statement.role === role);
    if (found) return found.text;
  }
  return '';
}

/** The texts of some roles, a line each. */
export const textsOf = ({ statements }: Pick<Said, 'statements'>, roles: readonly BriefRole[]): string =>
  statements
    .filter(({ role }) => roles.includes(role))
    .flatMap(piecesOf)
    .join('\n');

/** A text that stands for a card of its own. */
export const titleAlone = (text: string): Said => ({
  briefKind: 'plain',
  statements: [{ role: 'title', rank: 'hero', form: 'words', text }],
});
