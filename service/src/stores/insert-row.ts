import { type AliasedRawBuilder, sql } from 'kysely';

type Row = Readonly<Record<string, string | number | null>>;

/** The values of `row` for `insert into .. select ..`, in the order of its keys: a parameter alone has no type for PostgreSQL. */
export const selectValues = (row: Row): AliasedRawBuilder<string | number | null, string>[] =>
  Object.entries(row).map(([name, value]) =>
    sql<typeof value>`cast(${value} as ${sql.raw(typeof value === 'number' ? 'integer' : 'text')})`.as(name),
  );

/** The columns of `row`, in the same order. */
export const columnsOf = <Name extends string>(row: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(row) as Name[];
