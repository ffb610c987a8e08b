import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Connection } from '../stores/connection.ts';
import { hasText } from '../stores/dialect.ts';
import type { Schema } from '../stores/schema.ts';
import type { HistoryFilter } from './types.ts';

type Builder = ExpressionBuilder<Schema, 'generations'>;

// A search reads prompts and briefs themselves, 4 ms for a thousand, and other filters the rows: this bounds what one request can cost.
export const SEARCHED_GENERATIONS = 20_000;

/** Whether a query is about some of the account's generations. */
export const isNarrowed = ({ search, starred, branded, format, orientation }: HistoryFilter): boolean =>
  [search, starred, branded, format, orientation].some((one) => one !== undefined);

/** Condition for the generations of an account that a query of its history is about. */
export const matchHistory =
  (
    connection: Connection,
    accountId: string,
    { search, starred, branded, format, orientation }: HistoryFilter,
  ) =>
  (eb: Builder): ExpressionWrapper<Schema, 'generations', SqlBool> => {
    const conditions = [eb('generations.account_id', '=', accountId)];
    if (starred !== undefined) conditions.push(isStarred(eb, accountId, starred));
    if (branded !== undefined) conditions.push(eb('generations.design_md', branded ? 'is not' : 'is', null));
    if (format !== undefined) conditions.push(eb('generations.format', '=', format));
    if (orientation !== undefined)
      conditions.push(eb('generations.width', COMPARED_TO_HEIGHT[orientation], eb.ref('generations.height')));
    if (search !== undefined) conditions.push(contains(eb, connection, search));
    // Stars have an index of their own.
    if (isNarrowed({ search, branded, format, orientation, ...(starred === false && { starred }) }))
      conditions.push(isSearched(eb, accountId));
    return eb.and(conditions);
  };

const COMPARED_TO_HEIGHT = { landscape: '>', portrait: '<', square: '=' } as const;

const isStarred = (eb: Builder, accountId: string, starred: boolean) => {
  if (starred)
    // From the stars on: few of very many may have one.
    return eb(
      'generations.sequence',
      'in',
      eb
        .selectFrom('starred_generations as star')
        .innerJoin('generations as shining', 'shining.id', 'star.generation_id')
        .select('shining.sequence')
        .where('star.account_id', '=', accountId),
    );
  return eb.not(
    eb.exists(
      eb
        .selectFrom('starred_generations as star')
        .select('star.generation_id')
        .whereRef('star.generation_id', '=', 'generations.id'),
    ),
  );
};

const isSearched = (eb: Builder, accountId: string) =>
  eb(
    'generations.sequence',
    '>',
    eb.fn.coalesce(
      eb
        .selectFrom('generations as older')
        .select('older.sequence')
        .where('older.account_id', '=', accountId)
        .orderBy('older.sequence', 'desc')
        .limit(1)
        .offset(SEARCHED_GENERATIONS),
      sql<number>`0`,
    ),
  );

const contains = (eb: Builder, connection: Connection, search: string) =>
  eb.or([
    ...toSpellings(search).map((text) =>
      hasText(connection, sql`lower(generations.prompt)`, sql`lower(cast(${text} as text))`),
    ),
    hasText(connection, sql`generations.brief_text`, sql`cast(${search.toLowerCase()} as text)`),
  ]);

// PostgreSQL ignores the case of all letters; SQLite of ASCII alone, so that the others are looked for as they are written
// most often. For ASCII text, all of these are the same.
function toSpellings(search: string): string[] {
  const lower = search.toLowerCase();
  const title = lower.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const sentence = lower.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  const spellings = [search, lower, search.toUpperCase(), title, sentence];
  return [...new Set(spellings.map((text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())))];
}
