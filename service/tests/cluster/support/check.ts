import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { sweepErased } from '../../../src/accounts/sweep-erased.ts';
import type { Database } from '../../../src/stores/database.ts';
import { writeFact } from '../../../src/stores/facts.ts';
import { createImageStore, toContentTag } from '../../../src/stores/image-store.ts';
import type { S3Stores } from '../../../src/stores/s3/open-s3.ts';
import { sweepOrphans } from '../../../src/stores/sweep-orphans.ts';
import { verifyLedger } from '../../../src/stores/verify-ledger.ts';
import { DOOMED, type Entry, type History } from './clients.ts';

const HOUR_MS = 3600_000;
const START = '2026-01-01T00:00:00.000Z';

/** What must hold once everything runs again and the queue is empty; each broken promise as a sentence. */
export async function findBroken(
  database: Database,
  stores: S3Stores,
  history: History,
  { allowance, small }: { allowance: number; small: string },
): Promise<{ broken: string[]; generations: number; strays: number }> {
  const broken: string[] = [];
  const must = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence);
  };
  const rows = await database.selectFrom('generations').selectAll().execute();
  const byId = new Map(rows.map((row) => [row.id, row]));

  // What was accepted is there and has ended; what was refused is not; what nobody knows is there wholly or not at all.
  const keys = await database.selectFrom('idempotency_keys').selectAll().execute();
  const byKey = new Map(keys.map((row) => [row.key, row.generation_id]));
  const erasing = new Set(
    history.entries.filter(({ operation }) => operation === 'erase').map(({ subject }) => subject),
  );
  const mayBeErased = (key: string): boolean => erasing.has(`${key.replace(/-erased$/, '')}@example.com`);
  for (const [key, ids] of history.promised) {
    must(ids.size === 1, `the idempotency key ${key} stands for ${ids.size} generations`);
    if (mayBeErased(key)) continue;
    for (const id of ids) {
      must(byId.has(id), `the accepted generation ${id} is lost`);
      must(byKey.get(key) === id, `the idempotency key of the accepted generation ${id} is lost`);
    }
  }
  const outcomes = Map.groupBy(
    history.entries.filter(({ operation }) => operation === 'generate'),
    ({ subject }) => subject,
  );
  for (const [key, entries] of outcomes)
    if (entries.every(({ outcome }) => outcome === 'fail'))
      must(!byKey.has(key), `the generation ${key} is there, and was refused: ${describe(entries)}`);
  for (const [key, id] of byKey) must(byId.has(id), `the idempotency key ${key} names no generation`);
  for (const row of rows) {
    must(
      row.completed_at !== null && ['completed', 'failed'].includes(row.status),
      `the generation ${row.id} is ${row.status} and never ended`,
    );
    must(
      (row.status === 'completed') === (row.image_object !== null),
      `${row.id} is ${row.status}: its image is not`,
    );
    must(
      row.status === (row.prompt.startsWith(DOOMED) ? 'failed' : 'completed'),
      `the generation ${row.id} ("${row.prompt}") is ${row.status}`,
    );
  }

  // Every credit.
  const { faults } = await verifyLedger(database);
  for (const { subject, problem } of faults) broken.push(`ledger: ${subject}: ${problem}`);
  const entries = await database.selectFrom('credit_entries').selectAll().execute();
  const twice = Map.groupBy(entries, ({ kind, cause }) => `${kind} ${toReceipt(cause)}`);
  for (const [name, same] of twice) must(same.length === 1, `${same.length} times: ${name}`);
  const cards = await database.selectFrom('cards').selectAll().execute();
  const receipts = new Set(
    entries.map(({ cause }) => toReceipt(cause)).filter((cause) => cause.startsWith('card:')),
  );
  for (const { key } of cards)
    must(receipts.has(`card:${key}`), `the card ${key} is there and was never charged`);
  must(receipts.size === cards.length, `${receipts.size} cards were charged, and ${cards.length} are there`);
  const { rows: most } = await sql<{ used: number }>`
    select used from usage_periods join accounts on accounts.id = account_id where email = ${small}`.execute(
    database,
  );
  must(
    most.every(({ used }) => used <= allowance),
    `an account has used more than its ${allowance} credits`,
  );
  for (const [title, hashes] of history.delivered)
    must(hashes.size === 1, `the card "${title}" was delivered as ${hashes.size} images`);

  // Erased accounts.
  const accounts = new Set(
    (await database.selectFrom('accounts').select('email').execute()).map(({ email }) => email),
  );
  for (const email of history.erased) must(!accounts.has(email), `the erased account ${email} is there`);

  // Every image, and nothing else once it was swept.
  const images = createImageStore(stores.images);
  for (const { id, image_object: object } of rows) {
    if (object === null) continue;
    const bytes = await images.get(object);
    const hash = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex');
    must(
      bytes !== undefined && basename(toContentTag(object)) === `${hash}.png`,
      `the image of ${id} is lost`,
    );
  }
  const both = { images, cards: createImageStore(stores.cards) };
  const later = new Date(Date.now() + HOUR_MS);
  // As if no node had looked yet.
  for (const store of ['images', 'cards']) await writeFact(database, `swept-${store}`, START);
  // With so many kills among so few objects, crashes leave more than anywhere else.
  const swept = await sweepOrphans(database, both, later, { mostUnknown: { share: 1, few: 0 } });
  await sweepErased({ database, stores: both }, new Date(later.getTime() + 200 * HOUR_MS));
  const named = new Set(rows.flatMap(({ image_object: object }) => object ?? []));
  let left = 0;
  for await (const object of both.images.listPut(new Date(START), later)) {
    left += 1;
    must(named.has(object), `nothing names the object ${object}, and no sweep removes it`);
  }
  must(left === named.size, `${named.size} images are named, and ${left} are there`);

  // No answer that must not be, and none that came too late.
  for (const entry of history.entries)
    if (!entry.isRight) broken.push(`${entry.operation} answered ${describe([entry])}`);
  return { broken, generations: rows.length, strays: swept.images + swept.cards };
}

const describe = (entries: readonly Entry[]): string =>
  entries
    .map(({ status, during, ms, text }) => `${status} after ${ms} ms during "${during}": ${text}`)
    .join('; ');

/** What is paid for: a card has another cause with every drawing. */
const toReceipt = (cause: string): string => cause.replace(/^(card:[^:]+):.*$/, '$1');
