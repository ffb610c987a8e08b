import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { TemplateDefinition } from '@cardwright/contract';
import { PAGE_TEMPLATE } from '@cardwright/contract/page-template';
import type { OwnTemplate } from '@cardwright/engine';
import { describeOwn } from '@cardwright/engine/own-template';
import { addAuditEntry } from '../accounts/audit-entries.ts';
import { createTtlCache } from '../accounts/ttl-cache.ts';
import { templateTag } from '../base/cache-tags.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import type { Database } from '../stores/database.ts';
import { DatabaseUnavailableError } from '../stores/database-unavailable-error.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { addPurges } from '../stores/outbox/purge-outbox.ts';
import { transact } from '../stores/transact.ts';
import { createAccountTurns } from '../turns/account-turns.ts';
import { CARD_PATH } from './card-request.ts';
import { toTemplateInfo } from './template-info.ts';
import { hasRoom, MOST_TEMPLATES } from './template-room.ts';
import type { OwnTemplates, TemplateEngine } from './types.ts';

const MOST_VERSIONS = 500;
// Every request for a card asks for its template. A change on another node is seen within 5 seconds, and known cards are served while the
// database is away.
const CACHE = {
  ttlMs: 4_000,
  max: 1_000,
  outage: {
    maxAgeMs: 5 * 60_000,
    isOutage: (error: unknown): boolean => error instanceof DatabaseUnavailableError,
  },
};
// To list those of an account, up to 16 MB are parsed.
const LISTING = {
  atOnce: 4,
  share: 1,
  each: 16,
  all: 400,
  what: 'templates are being listed',
  code: 'templates_busy',
  retryAfterSeconds: 2,
};
// Built in since accounts have templates, so that nobody has one of these names; see docs/decisions/0041.
const FIRST_NAMES: ReadonlySet<string> = new Set([
  PAGE_TEMPLATE.name,
  'og_standard',
  'announcement',
  'og_brand',
]);
const CARD_NAME = /^([a-z][a-z0-9_-]{0,63})(\.v([1-9]\d{0,5}))?(?:\.(?:png|jpe?g|pdf|gif))?$/;

export function createOwnTemplates({
  database,
  engine,
  clock,
}: {
  database: Database;
  engine: TemplateEngine;
  clock: Clock;
}): OwnTemplates {
  const find: OwnTemplates['find'] = async (accountId, name, version) => {
    const row = await database
      .selectFrom('own_templates')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('name', '=', name)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && { ...toTemplate(row), createdAt: row.created_at };
  };

  const engines = createTtlCache<TemplateEngine>({
    ...CACHE,
    clock,
    load: async (key) => {
      const [accountId = '', name = '', suffix = '', version = ''] = key.split(' ');
      const own = await find(accountId, name, version === '' ? undefined : Number(version));
      return own && withOwn(engine, own, name + suffix);
    },
  });
  const forget = (accountId: string, name: string): void =>
    engines.forget((_, key) => key.startsWith(`${accountId} ${name} `));

  const listing = createAccountTurns(LISTING);
  const listNames = async (accountId: string): Promise<string[]> => {
    const rows = await database
      .selectFrom('own_templates')
      .select('name')
      .distinct()
      .where('account_id', '=', accountId)
      .orderBy('name')
      .execute();
    return rows.map(({ name }) => name);
  };

  const isReserved = (name: string): boolean => engine.templates.some((one) => one.name === name);

  return {
    find,
    async findDefinition(accountId, name, version) {
      const own = await find(accountId, name, version);
      if (own || version !== undefined) return own?.definition;
      // Loaded with the first request for one.
      return (await import('@cardwright/engine/template-definition')).toDefinition(name);
    },
    list: (accountId) =>
      listing.run(accountId, async () => {
        const listed: Awaited<ReturnType<OwnTemplates['list']>> = [];
        for (const name of await listNames(accountId)) {
          const own = await find(accountId, name);
          // Deleted since the names were read.
          if (own) listed.push({ ...toTemplateInfo(describeOwn(own)), version: own.version });
          await nextTurn();
        }
        return listed;
      }),

    listVersions: (accountId, name, { limit, offset }) =>
      listing.run(accountId, async () => {
        const of = database
          .selectFrom('own_templates')
          .where('account_id', '=', accountId)
          .where('name', '=', name);
        const { total } = await of.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
        const rows = await of.selectAll().orderBy('version', 'desc').limit(limit).offset(offset).execute();
        const versions: Awaited<ReturnType<OwnTemplates['listVersions']>>['versions'] = [];
        for (const row of rows) {
          const { example } = describeOwn(toTemplate(row));
          versions.push({ version: row.version, createdAt: row.created_at, example });
          await nextTurn();
        }
        return { versions, total: Number(total) };
      }),

    async engineFor(accountId, path) {
      const [, name = '', suffix = '', version = ''] = CARD_NAME.exec(path.slice(CARD_PATH.length)) ?? [];
      if (name === '' || FIRST_NAMES.has(name)) return engine;
      return (await engines.get(`${accountId} ${name} ${suffix} ${version}`)) ?? engine;
    },

    async put(accountId, name, definition, by, after) {
      // Templates of ours that came later leave alone what an account already had under the name.
      if (FIRST_NAMES.has(name) || (isReserved(name) && !(await find(accountId, name))))
        throw invalid('name', `\`${name}\` is the name of a built-in template; choose another.`);
      for (;;) {
        const latest = await find(accountId, name);
        if (after !== undefined && after !== (latest?.version ?? 0)) throw changed(name, latest?.version);
        if (latest && isDeepStrictEqual(latest.definition, definition))
          return { version: latest.version, changed: false };
        if (!latest && (await listNames(accountId)).length >= MOST_TEMPLATES)
          throw invalid('name', `An account can have ${MOST_TEMPLATES} templates; delete one first.`);
        const version = (latest?.version ?? 0) + 1;
        if (version > MOST_VERSIONS)
          throw invalid('name', `A template can have ${MOST_VERSIONS} versions; use another name.`);
        const text = JSON.stringify(definition);
        if (!(await hasRoom(database, accountId, text.length)))
          throw invalid(
            'name',
            'The templates and drafts of an account can take up 16 MB in all; delete one first.',
          );
        const now = clock.now();
        const added = await transact(database, async (transaction) => {
          await lockAccount(transaction, accountId);
          if (latest) await addPurges(transaction, [templateTag(accountId, name)], { at: now, again: true });
          const inserted = await transaction
            .insertInto('own_templates')
            .values({
              account_id: accountId,
              name,
              version,
              definition: text,
              created_at: now.toISOString(),
            })
            // Somebody else stored this version meanwhile: then this one is the next.
            .onConflict((conflict) => conflict.columns(['account_id', 'name', 'version']).doNothing())
            .returning('version')
            .executeTakeFirst();
          const entry = { action: 'template.saved', subject: name, detail: String(version), by } as const;
          if (inserted !== undefined) await addAuditEntry(transaction, clock, accountId, entry);
          return inserted;
        });
        if (added === undefined) continue;
        forget(accountId, name);
        return { version, changed: true };
      }
    },

    async *readAll(accountId) {
      for (const name of await listNames(accountId)) {
        const rows = await database
          .selectFrom('own_templates')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('name', '=', name)
          .orderBy('version')
          .execute();
        for (const row of rows) {
          yield { ...toTemplate(row), createdAt: row.created_at };
          await nextTurn();
        }
      }
    },

    async remove(accountId, name, by) {
      const removed = await transact(database, async (transaction) => {
        await lockAccount(transaction, accountId);
        await addPurges(transaction, [templateTag(accountId, name)], { at: clock.now(), again: true });
        const versions = await transaction
          .deleteFrom('own_templates')
          .where('account_id', '=', accountId)
          .where('name', '=', name)
          .returning('version')
          .execute();
        await transaction
          .deleteFrom('template_drafts')
          .where('account_id', '=', accountId)
          .where('name', '=', name)
          .execute();
        if (versions.length > 0)
          await addAuditEntry(transaction, clock, accountId, {
            action: 'template.deleted',
            subject: name,
            by,
          });
        return versions;
      });
      forget(accountId, name);
      return removed.length > 0;
    },
  };
}

/** The engine with one template more, under the name that a URL has for it. */
export function withOwn(engine: TemplateEngine, own: OwnTemplate, name = own.name): TemplateEngine {
  return {
    templates: [...engine.templates.filter((one) => one.name !== name), { ...describeOwn(own), name }],
    parseCard: (request) => engine.parseCard(request.template === name ? { ...request, own } : request),
    findUndrawable: engine.findUndrawable,
  };
}

const toTemplate = (row: {
  account_id: string;
  name: string;
  version: number;
  definition: string;
}): OwnTemplate => ({
  owner: row.account_id,
  name: row.name,
  version: row.version,
  definition: JSON.parse(row.definition) as TemplateDefinition,
});

function changed(name: string, version: number | undefined): ServiceError {
  const message =
    version === undefined
      ? `Your account has no template "${name}" any more. Send \`after=0\` to store yours as its first version.`
      : `Version ${version} of "${name}" was stored in the meantime. Look at it first, or send \`after=${version}\` to store yours after it.`;
  return new ServiceError('conflict', message, { code: 'template_changed', parameter: 'after' });
}

const invalid = (parameter: string, message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter });
