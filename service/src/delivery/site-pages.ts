import type { PageShape } from '@cardwright/contract/page-shapes';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { atMost } from '../base/at-most.ts';
import type { Clock } from '../base/clock.ts';
import type { KnownPage, PageMemory } from '../pages/create-page-reader.ts';
import type { Database } from '../stores/database.ts';

/** What the pages of sites said, and which card each had last, for all nodes and beyond restarts. */
export interface SitePages extends PageMemory {
  findCardKey(url: string, shape: PageShape): Promise<string | undefined>;
  keepCardKey(url: string, shape: PageShape, key: string): Promise<void>;
}

// Of a site: anybody may ask for any path, and some sites have a page for each.
const MOST_PAGES = 2000;
const IN_MEMORY = 2000;
// The column of the card that a page had last.
const CARD_KEYS = {
  wide: 'card_key',
  square: 'card_key_square',
  portrait: 'card_key_portrait',
  story: 'card_key_story',
} as const satisfies Record<PageShape, string>;

export function createSitePages({ database, clock }: { database: Database; clock: Clock }): SitePages {
  const memory = new LRUCache<string, KnownPage>(atMost(IN_MEMORY));
  const cardKeys = new LRUCache<string, string>(atMost(IN_MEMORY));

  const findRow = (url: string) => {
    const { host, path } = split(url);
    return database
      .selectFrom('site_pages')
      .selectAll()
      .where('host', '=', host)
      .where('path', '=', path)
      .executeTakeFirst();
  };

  return {
    async find(url) {
      const known = memory.get(url);
      if (known !== undefined && known.freshUntil > clock.now()) return known;
      const row = await findRow(url);
      if (row === undefined) return undefined;
      const { facts, validators } = JSON.parse(row.page) as Pick<KnownPage, 'facts' | 'validators'>;
      const page = { facts, validators, freshUntil: new Date(row.fresh_until) };
      memory.set(url, page);
      return page;
    },

    async keep(url, page) {
      const { host, path } = split(url);
      const { facts, validators, freshUntil } = page;
      // Nothing for a site that was deleted meanwhile.
      await database
        .insertInto('site_pages')
        .columns(['host', 'path', 'account_id', 'page', 'fresh_until'])
        .expression((eb) =>
          eb
            .selectFrom('sites')
            .select([
              'sites.host',
              sql<string>`cast(${path} as text)`.as('path'),
              'sites.account_id',
              sql<string>`cast(${JSON.stringify({ facts, validators })} as text)`.as('page'),
              sql<string>`cast(${freshUntil.toISOString()} as text)`.as('fresh_until'),
            ])
            .where('sites.host', '=', host)
            .where('sites.verified_at', 'is not', null),
        )
        .onConflict((conflict) =>
          conflict.columns(['host', 'path']).doUpdateSet((eb) => ({
            page: eb.ref('excluded.page'),
            fresh_until: eb.ref('excluded.fresh_until'),
          })),
        )
        .execute();
      memory.set(url, page);
      await database
        .deleteFrom('site_pages')
        .where('host', '=', host)
        .where('path', 'in', (eb) =>
          eb
            .selectFrom('site_pages')
            .select('path')
            .where('host', '=', host)
            .orderBy('fresh_until', 'desc')
            .orderBy('path')
            .limit(MOST_PAGES)
            .offset(MOST_PAGES),
        )
        .execute();
    },

    findCardKey: async (url, shape) =>
      cardKeys.get(`${shape} ${url}`) ?? (await findRow(url))?.[CARD_KEYS[shape]] ?? undefined,

    async keepCardKey(url, shape, key) {
      if (cardKeys.get(`${shape} ${url}`) === key) return;
      const { host, path } = split(url);
      await database
        .updateTable('site_pages')
        .set({ [CARD_KEYS[shape]]: key })
        .where('host', '=', host)
        .where('path', '=', path)
        .execute();
      cardKeys.set(`${shape} ${url}`, key);
    },
  };
}

function split(url: string): { host: string; path: string } {
  const { hostname, pathname } = new URL(url);
  return { host: hostname, path: pathname };
}
