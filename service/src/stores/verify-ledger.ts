import { sql } from 'kysely';
import type { Database } from './database.ts';

// `generation:<id>`; an expression over the generations' ids would miss their index.
const CAUSE_ID_AT = 'generation:'.length + 1;

// Of accounts: of more, nobody needs to know before these are mended, and a statement takes no more values.
const MOST_FAULTY = 10_000;

/** Something in the ledger that cannot be: where, and what. */
export type LedgerFault = { account: string; period: string; subject: string; problem: string };

export type LedgerReport = { periods: number; entries: number; faults: LedgerFault[] };

/**
 * Derives every balance from the ledger's rows and holds it against the counters, and every row against its
 * cause. Changes nothing, and may run beside a service at work: each question is one statement, which sees the
 * tables at one instant, and what it compares is always written together.
 */
export async function verifyLedger(database: Database): Promise<LedgerReport> {
  const checks = [
    balances,
    days,
    counts,
    refundsWithoutCharge,
    generationsAgainstEntries,
    entriesWithoutCause,
  ];
  const faults: LedgerFault[] = [];
  for (const check of checks) faults.push(...(await check(database)));
  const periods = await count(database, 'usage_periods');
  const entries = await count(database, 'credit_entries');
  return { periods, entries, faults: await ofStanding(database, faults) };
}

/** Those of accounts that are not being erased: of such, a part may be gone. */
async function ofStanding(database: Database, faults: readonly LedgerFault[]): Promise<LedgerFault[]> {
  if (faults.length === 0) return [];
  const rows = await database
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [...new Set(faults.map(({ account }) => account))].slice(0, MOST_FAULTY))
    .where('closing_at', 'is', null)
    .execute();
  const standing = new Set(rows.map(({ id }) => id));
  return faults.filter(({ account }) => standing.has(account));
}

async function count(database: Database, table: 'usage_periods' | 'credit_entries'): Promise<number> {
  const { rows } = await database
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

async function balances(database: Database): Promise<LedgerFault[]> {
  const { rows } = await sql<{ account_id: string; period: string; used: number; derived: number }>`
    select account_id, period, sum(used) as used, sum(derived) as derived
    from (
      select account_id, period, used, 0 as derived from usage_periods
      union all
      select account_id, period, 0 as used, case kind when 'charge' then amount else -amount end as derived
      from credit_entries
    ) as both_sides
    group by account_id, period
    having sum(used) <> sum(derived)
    order by account_id, period`.execute(database);
  return rows.map(({ account_id: account, period, used, derived }) => ({
    account,
    period,
    subject: 'balance',
    problem: `the counter is ${used}, but the entries sum to ${derived}`,
  }));
}

async function days(database: Database): Promise<LedgerFault[]> {
  const { rows } = await sql<{ account_id: string; period: string; counted: number; derived: number }>`
    select account_id, period, sum(counted) as counted, sum(derived) as derived
    from (
      select account_id, substr(date, 1, 7) as period, credits as counted, 0 as derived from usage_days
      union all
      select account_id, period, 0 as counted, case kind when 'charge' then amount else -amount end as derived
      from credit_entries
    ) as both_sides
    group by account_id, period
    having sum(counted) <> sum(derived)
    order by account_id, period`.execute(database);
  return rows.map(({ account_id: account, period, counted, derived }) => ({
    account,
    period,
    subject: 'usage by day',
    problem: `the days sum to ${counted}, but the entries to ${derived}`,
  }));
}

/** What triggers count for an account, and what there is. */
const COUNTED = [
  {
    subject: 'generations',
    column: 'generations',
    derived: 'select account_id, count(*) as derived from generations group by account_id',
  },
  {
    subject: 'characters of templates',
    column: 'template_characters',
    derived: `select account_id, sum(length(definition)) as derived from (
      select account_id, definition from own_templates union all select account_id, definition from template_drafts
    ) as stored group by account_id`,
  },
] as const;

async function counts(database: Database): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const { subject, column, derived } of COUNTED) {
    const { rows } = await sql<{ account_id: string; counted: number; derived: number }>`
      select account_id, sum(counted) as counted, sum(derived) as derived
      from (
        select account_id, ${sql.ref(column)} as counted, 0 as derived from account_counts
        union all
        select account_id, 0 as counted, derived from (${sql.raw(derived)}) as there
      ) as both_sides
      group by account_id
      having sum(counted) <> sum(derived)
      order by account_id`.execute(database);
    faults.push(
      ...rows.map((row) => ({
        account: row.account_id,
        period: '',
        subject,
        problem: `${row.counted} are counted, but there are ${row.derived}`,
      })),
    );
  }
  return faults;
}

async function refundsWithoutCharge(database: Database): Promise<LedgerFault[]> {
  const { rows } = await sql<{ account_id: string; period: string; cause: string }>`
    select refund.account_id, refund.period, refund.cause
    from credit_entries as refund
    left join credit_entries as charge
      on charge.kind = 'charge' and charge.cause = refund.cause and charge.account_id = refund.account_id
      and charge.period = refund.period and charge.amount >= refund.amount
    where refund.kind = 'refund' and charge.id is null
    order by refund.account_id, refund.cause`.execute(database);
  return rows.map((row) => toFault(row, 'refund without a matching charge'));
}

/** A generation is charged in its period, and refunded wholly exactly when it failed; of a completed one a part may be. */
async function generationsAgainstEntries(database: Database): Promise<LedgerFault[]> {
  const { rows } = await sql<{ account_id: string; period: string; cause: string }>`
    select generation.account_id, generation.period, 'generation:' || generation.id as cause
    from generations as generation
    left join credit_entries as charge
      on charge.kind = 'charge' and charge.cause = 'generation:' || generation.id
      and charge.account_id = generation.account_id and charge.period = generation.period
    left join credit_entries as refund
      on refund.kind = 'refund' and refund.cause = 'generation:' || generation.id
    where charge.id is null
      or (coalesce(refund.amount, 0) = charge.amount) <> (generation.status = 'failed')
      or (refund.id is not null and generation.status not in ('completed', 'failed'))
      or generation.credits_used <> charge.amount - coalesce(refund.amount, 0)
    order by generation.account_id, generation.id`.execute(database);
  return rows.map((row) => toFault(row, 'charge and refund do not match the status'));
}

async function entriesWithoutCause(database: Database): Promise<LedgerFault[]> {
  const { rows } = await sql<{ account_id: string; period: string; cause: string }>`
    select entry.account_id, entry.period, entry.cause
    from credit_entries as entry
    left join generations as generation
      on entry.cause like 'generation:%' and generation.id = substr(entry.cause, ${CAUSE_ID_AT})
    left join removed_images as removed
      on entry.cause like 'generation:%' and removed.generation_id = substr(entry.cause, ${CAUSE_ID_AT})
    where generation.id is null and removed.generation_id is null and entry.cause not like 'card:_%'
    order by entry.account_id, entry.cause`.execute(database);
  return rows.map((row) => toFault(row, 'entry without a matching generation or card'));
}

const toFault = (
  { account_id: account, period, cause }: { account_id: string; period: string; cause: string },
  problem: string,
): LedgerFault => ({ account, period, subject: cause, problem });
