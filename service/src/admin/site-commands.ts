import { SITE_DAILY_CARDS } from '@cardwright/contract';
import { OperatorError } from '../base/operator-error.ts';
import { ServiceError } from '../base/service-error.ts';
import { addSite, giveHost } from '../sites/create-sites.ts';
import { parseHost } from '../sites/parse-host.ts';
import { lockAccount } from '../stores/lock-account.ts';
import { transact } from '../stores/transact.ts';
import { type Command, EMAIL, getAccount, PROPAGATION, toTable } from './command.ts';

const HOST = { name: 'host', placeholder: 'NAME', required: true } as const;

export const SITE_COMMANDS: readonly Command[] = [
  {
    words: 'sites list',
    summary: 'List the hosts whose pages have cards, and those that wait for a proof',
    options: [],
    async run({ database }) {
      const rows = await database
        .selectFrom('sites')
        .innerJoin('accounts', 'accounts.id', 'sites.account_id')
        .select(['sites.host', 'accounts.email', 'sites.proof', 'sites.daily_cards', 'sites.created_at'])
        .orderBy('sites.host')
        .orderBy('accounts.email')
        .execute();
      const lines = rows.map((row) => [
        row.host,
        row.email,
        row.proof ?? 'pending',
        String(row.daily_cards),
        row.created_at,
      ]);
      return {
        result: toTable(['HOST', 'ACCOUNT', 'VERIFIED BY', 'DAILY CARDS', 'CREATED'], lines),
        data: rows,
      };
    },
  },
  {
    words: 'sites add',
    summary: 'Give a host to an account without a proof; nobody else can take it',
    options: [HOST, EMAIL, { name: 'daily-cards', placeholder: 'N', required: false }],
    async run({ database, accounts, config }, { host: text, email, 'daily-cards': dailyCards }) {
      const { id } = await getAccount(accounts, email);
      const own = URL.parse(config.baseUrl ?? '')?.hostname;
      const host = parse(text, own === undefined ? [] : [own]);
      const now = new Date();
      const limit = parseDailyCards(dailyCards);
      await transact(database, async (transaction) => {
        await lockAccount(transaction, id);
        const row = {
          account_id: id,
          host,
          theme: null,
          brand: null,
          look: null,
          template: null,
          daily_cards: limit,
          created_at: now.toISOString(),
        };
        await addSite(transaction, row);
        await giveHost(transaction, { accountId: id, host, proof: 'operator', now });
      });
      return { note: `${host} belongs to ${email}. ${PROPAGATION}`, data: { host, email } };
    },
  },
  {
    words: 'sites remove',
    summary: 'Take a host from all accounts that registered it',
    options: [HOST],
    async run({ database }, { host: text }) {
      const host = parse(text, []);
      const removed = await transact(database, async (transaction) => {
        await transaction.deleteFrom('site_pages').where('host', '=', host).execute();
        return await transaction.deleteFrom('sites').where('host', '=', host).returning('host').execute();
      });
      if (removed.length === 0)
        throw new OperatorError(`No account has registered ${host}. List them with: sites list`);
      return { note: `Removed ${host}. ${PROPAGATION}`, data: { host, removed: removed.length } };
    },
  },
];

function parse(text: string, ownHosts: readonly string[]): string {
  try {
    return parseHost(text, '--host', { own: ownHosts, development: [] });
  } catch (error) {
    if (error instanceof ServiceError) throw new OperatorError(error.message.replaceAll('`', ''));
    throw error;
  }
}

function parseDailyCards(text: string): number {
  if (text === '') return SITE_DAILY_CARDS.usual;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= SITE_DAILY_CARDS.most) return value;
  throw new OperatorError(`--daily-cards must be a whole number from 1 to ${SITE_DAILY_CARDS.most}.`);
}
