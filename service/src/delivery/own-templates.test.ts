import { afterEach, beforeEach, expect, test } from 'vitest';
import { OPERATOR } from '../accounts/audit-entries.ts';
import { withOwn } from '../base/with-own.fixture.ts';
import { createTestClock } from '../generations/test-bench.fixture.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import type { Database } from '../stores/database.ts';
import { DatabaseUnavailableError } from '../stores/database-unavailable-error.ts';
import { createOwnTemplates } from './own-templates.ts';
import type { OwnTemplates, TemplateEngine } from './types.ts';

const OWN = 'usr_a';
const DEFINITION = { parameters: [], root: { type: 'box', style: {}, children: [] } } as never;

let database: Database;
let isAway: boolean;
let reads: number;
let clock: ReturnType<typeof createTestClock>;
let templates: OwnTemplates;
beforeEach(async () => {
  database = await createTestDatabase();
  await database
    .insertInto('accounts')
    .values({ id: OWN, email: 'a@example.com', plan: 'free', created_at: '2026-11-28T12:00:00.000Z' })
    .execute();
  [isAway, reads] = [false, 0];
  clock = createTestClock();
  const selectFrom = (...tables: unknown[]): unknown => {
    reads += 1;
    if (isAway) throw new DatabaseUnavailableError('away', { cause: undefined });
    return Reflect.apply(database.selectFrom, database, tables);
  };
  const watched = withOwn(database, { selectFrom: selectFrom as never });
  const engine = { templates: [] } as unknown as TemplateEngine;
  templates = createOwnTemplates({ database: watched, engine, clock });
  await templates.put(OWN, 'launch', DEFINITION, OPERATOR);
});
afterEach(() => database.destroy());

const versionOf = async (path = '/i/launch') => {
  const { templates: found } = await templates.engineFor(OWN, path);
  return found.find(({ name }) => name === 'launch');
};

test('a template is read once for many cards, and a change of it shows at once', async () => {
  await versionOf();
  const before = reads;
  for (let card = 0; card < 10; card += 1) await versionOf();
  expect(reads).toBe(before);
  const first = await versionOf();
  await templates.put(OWN, 'launch', { ...(DEFINITION as object), parameters: [TITLE] } as never, OPERATOR);
  expect(await versionOf()).not.toEqual(first);
  await templates.remove(OWN, 'launch', OPERATOR);
  expect(await versionOf()).toBeUndefined();
});

test('templates are listed one after the other, in turns with others: an account may have megabytes of them', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `t${10 + at}`);
  for (const name of names) await templates.put(OWN, name, DEFINITION, OPERATOR);
  let turns = 0;
  let isListing = true;
  const others = async (): Promise<void> => {
    while (isListing) {
      await new Promise(setImmediate);
      turns += 1;
    }
  };
  const serving = others();
  const listed = await templates.list(OWN);
  isListing = false;
  await serving;
  expect(listed.map(({ name }) => name)).toEqual(['launch', ...names]);
  expect(turns).toBeGreaterThanOrEqual(20);
});

const TITLE = { type: 'text', name: 'title', example: 'Hello' };

test('cards of own templates are known while the database is away', async () => {
  await versionOf();
  isAway = true;
  clock.advance(60_000);
  expect(await versionOf()).toBeDefined();
  await expect(versionOf('/i/other')).rejects.toThrow(DatabaseUnavailableError);
});
