import { beforeEach, describe, expect, test } from 'vitest';
import { createTestClock } from '../generations/test-bench.fixture.ts';
import { createTestDatabase } from '../stores/create-test-database.ts';
import type { Database } from '../stores/database.ts';
import { createSitePages } from './site-pages.ts';

const clock = createTestClock();
const NOW = clock.now();
const later = (seconds: number): Date => new Date(NOW.getTime() + 1000 * seconds);
const page = (title: string, freshUntil = later(60)) => ({
  facts: { kind: 'page' as const, title, site: 'Site', imageUrls: [], details: {} },
  freshUntil,
  validators: { 'if-none-match': '"1"' },
});

let database: Database;
const open = () => createSitePages({ database, clock });
const count = async () => (await database.selectFrom('site_pages').select('path').execute()).length;

beforeEach(async () => {
  database = await createTestDatabase();
  const created = { created_at: NOW.toISOString() };
  await database
    .insertInto('accounts')
    .values({
      id: 'usr_1',
      email: 'ada@example.com',
      plan: 'free',
      allowance: null,
      disabled_at: null,
      fallback_card: null,
      ...created,
    })
    .execute();
  await database
    .insertInto('sites')
    .values({
      account_id: 'usr_1',
      host: 'a.example',
      theme: null,
      daily_cards: 9,
      drawn_on: null,
      proof: 'file',
      verified_at: NOW.toISOString(),
      ...created,
    })
    .execute();
  return () => database.destroy();
});

describe('pages of sites', () => {
  test('are known to another node and after a restart, with the card that they had', async () => {
    const one = open();
    await one.keep('https://a.example/x', page('One'));
    await one.keepCardKey('https://a.example/x', 'wide', 'card-1');
    expect(await open().find('https://a.example/x')).toEqual(page('One'));
    expect(await open().findCardKey('https://a.example/x', 'wide')).toBe('card-1');
    await one.keep('https://a.example/x', page('Two'));
    expect((await open().find('https://a.example/x'))?.facts.title).toBe('Two');
    expect(await open().findCardKey('https://a.example/x', 'wide')).toBe('card-1');
  });

  test('of a host that nobody has are not kept', async () => {
    await open().keep('https://b.example/x', page('One'));
    expect(await count()).toBe(0);
  });

  test('are limited in number: those that are stale the longest go first', async () => {
    const row = { host: 'a.example', account_id: 'usr_1', page: JSON.stringify(page('Old')) };
    for (let at = 0; at < 2000; at += 500)
      await database
        .insertInto('site_pages')
        .values(
          Array.from({ length: 500 }, (_, index) => ({
            ...row,
            path: `/${at + index}`,
            fresh_until: later(-1 - at - index).toISOString(),
          })),
        )
        .execute();
    await open().keep('https://a.example/new', page('New'));
    expect(await count()).toBe(2000);
    expect(await open().find('https://a.example/1999')).toBeUndefined();
    expect(await open().find('https://a.example/1998')).toBeDefined();
  });
});
