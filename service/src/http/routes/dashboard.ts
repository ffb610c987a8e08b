import { type operations, type RequestOf, USAGE_MAX_DAYS } from '@cardwright/contract';
import { addDays, countDays } from '../../accounts/read-usage-report.ts';
import type { DateRange, UsageCounts, UsedKey } from '../../accounts/types.ts';
import { ServiceError } from '../../base/service-error.ts';
import { toDashboardBody } from '../bodies/to-dashboard-body.ts';

import { toGenerationBody } from '../bodies/to-generation-body.ts';
import type { AppParts, Handlers } from '../handler.ts';

const DEFAULT_DAYS = 30;

type HistoryQuery = RequestOf<typeof operations.getHistory>['query'];

type Ids = 'getDashboard' | 'getDailyUsage' | 'getDashboardHistory' | 'getHistory';

export function dashboardRoutes({ accounts, generations, settings, clock }: AppParts): Handlers<Ids> {
  const readPage = async (accountId: string, { q: search, ...query }: HistoryQuery) => {
    if (query.cursor !== undefined && query.offset > 0)
      throw invalid('offset', '`offset` cannot be combined with `cursor`; send only one of them.');
    const {
      generations: found,
      total,
      nextCursor,
    } = await generations.history(accountId, { ...query, search });
    const baseUrl = settings.baseUrl();
    return {
      generations: found.map((generation) => toGenerationBody(generation, baseUrl)),
      total,
      next_cursor: nextCursor,
    };
  };

  return {
    getDashboard: async ({ caller }) => ({
      status: 200,
      body: toDashboardBody(await generations.dashboard(caller.accountId)),
    }),

    getDailyUsage: async ({ caller, query }) => {
      const range = toDateRange(query, clock.now());
      const { days, keys, templates, visitors } = await accounts.readUsage(caller.accountId, range);
      return {
        status: 200,
        body: {
          ...range,
          total: addUp(days),
          days: days.map(({ date, ...counts }) => ({ date, ...toCountsBody(counts) })),
          keys: keys.map(({ key, ...counts }) => ({ ...toUsedKeyBody(key), ...toCountsBody(counts) })),
          templates: templates.map(({ template, ...counts }) => ({ template, ...toCountsBody(counts) })),
          visitors,
        },
      };
    },

    getDashboardHistory: async ({ caller, query }) => ({
      status: 200,
      body: await readPage(caller.accountId, query),
    }),

    getHistory: async ({ caller, query }) => ({
      status: 200,
      body: (await readPage(caller.accountId, query)).generations,
    }),
  };
}

function toDateRange(query: { from?: string | undefined; to?: string | undefined }, now: Date): DateRange {
  const { to = now.toISOString().slice(0, 10) } = query;
  const { from = addDays(to, 1 - DEFAULT_DAYS) } = query;
  const days = countDays({ from, to });
  if (days < 1) throw invalidFrom(`\`from\` must not be after \`to\` (${to}).`);
  if (days > USAGE_MAX_DAYS)
    throw invalidFrom(
      `\`from\` must be at most ${USAGE_MAX_DAYS} days up to \`to\` (${to}): ${addDays(to, 1 - USAGE_MAX_DAYS)} or later.`,
    );
  return { from, to };
}

const toCountsBody = ({ images, cards, requests, cached }: UsageCounts) => ({
  credits: images + cards,
  images,
  cards,
  requests,
  cached,
});

const addUp = (days: readonly UsageCounts[]) => {
  const sum = (kind: keyof UsageCounts) => days.reduce((total, day) => total + day[kind], 0);
  return toCountsBody({
    images: sum('images'),
    cards: sum('cards'),
    requests: sum('requests'),
    cached: sum('cached'),
  });
};

const toUsedKeyBody = (key: UsedKey) => {
  if (key.source === 'key') return key;
  return { source: key.source, id: null, name: key.source === 'site' ? key.host : null, active: false };
};

const invalidFrom = (message: string): ServiceError => invalid('from', message);

const invalid = (parameter: string, message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter });
