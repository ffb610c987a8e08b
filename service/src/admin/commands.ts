import type { Account, Accounts } from '../accounts/types.ts';
import { OperatorError } from '../base/operator-error.ts';
import type { Database } from '../stores/database.ts';
import { verifyLedger } from '../stores/verify-ledger.ts';
import { toTable } from './table.ts';

/** What a command prints: `result` for the next program in a pipe, `note` for the person. */
export type Output = { result?: string; note?: string };

/** `options` names what the command takes; `required` ones are always in `values` when it runs. */
export type Command = {
  words: string;
  summary: string;
  options: readonly { name: OptionName; placeholder: string; required: boolean }[];
  run(accounts: Accounts, values: Values, database: Database): Promise<Output>;
};

type OptionName = 'email' | 'plan' | 'name' | 'id';
export type Values = Readonly<Record<OptionName, string>>;

const EMAIL = { name: 'email', placeholder: 'ADDRESS', required: true } as const;
const PLAN = { name: 'plan', placeholder: 'free|pro', required: true } as const;

export const COMMANDS: readonly Command[] = [
  {
    words: 'users list',
    summary: 'all accounts, oldest first',
    options: [],
    async run(accounts) {
      const rows = (await accounts.listAccounts()).map((account) => [
        account.email,
        account.plan,
        String(account.creditsUsed),
        account.createdAt,
        account.id,
      ]);
      return { result: toTable(['EMAIL', 'PLAN', 'CREDITS USED', 'CREATED', 'ID'], rows) };
    },
  },
  {
    words: 'users create',
    summary: 'a new account; prints its API key, this once',
    options: [EMAIL, { ...PLAN, required: false }],
    async run(accounts, { email, plan }) {
      const { account, apiKey } = await accounts.register({ email, plan: parsePlan(plan || 'free') });
      return { result: apiKey, note: `Created ${account.email} (${account.plan}). ${SHOWN_ONCE}` };
    },
  },
  {
    words: 'users set-plan',
    summary: 'moves an account to another plan',
    options: [EMAIL, PLAN],
    async run(accounts, { email, plan }) {
      const account = await getAccount(accounts, email);
      await accounts.setPlan(account.id, parsePlan(plan));
      return { note: `${account.email} has the plan ${plan} now. ${FELT_SOON}` };
    },
  },
  {
    words: 'keys create',
    summary: 'a new API key for an account; prints it, this once',
    options: [EMAIL, { name: 'name', placeholder: 'TEXT', required: false }],
    async run(accounts, { email, name }) {
      const account = await getAccount(accounts, email);
      const { key, apiKey } = await accounts.createKey(
        account.id,
        parseKeyName(name || 'Made by the operator'),
      );
      return { result: apiKey, note: `Created the key ${key.id} of ${account.email}. ${SHOWN_ONCE}` };
    },
  },
  {
    words: 'keys list',
    summary: 'the active API keys of an account',
    options: [EMAIL],
    async run(accounts, { email }) {
      const account = await getAccount(accounts, email);
      const rows = (await accounts.listKeys(account.id)).map((key) => [
        key.id,
        key.name,
        key.createdAt,
        key.lastUsedAt ?? 'never',
      ]);
      return { result: toTable(['ID', 'NAME', 'CREATED', 'LAST USED'], rows) };
    },
  },
  {
    words: 'keys revoke',
    summary: 'revokes an API key of an account for good',
    options: [EMAIL, { name: 'id', placeholder: 'KEY_ID', required: true }],
    async run(accounts, { email, id }) {
      const account = await getAccount(accounts, email);
      const { remaining } = await accounts.revokeKey(account.id, id);
      const left = remaining === 0 ? 'It was the last one.' : `${remaining} left.`;
      return { note: `Revoked the key ${id} of ${account.email}. ${left} ${FELT_SOON}` };
    },
  },
  {
    words: 'ledger verify',
    summary: 'derives every balance from the ledger and holds it against what is counted',
    options: [],
    async run(_accounts, _values, database) {
      const { periods, entries, faults } = await verifyLedger(database);
      if (faults.length > 0) {
        const rows = faults.map(({ account, period, subject, problem }) => [
          account,
          period,
          subject,
          problem,
        ]);
        throw new OperatorError(
          `The ledger does not add up:\n${toTable(['ACCOUNT', 'PERIOD', 'SUBJECT', 'PROBLEM'], rows)}`,
        );
      }
      return { result: `The ledger adds up (entries: ${entries}, balances: ${periods}).` };
    },
  },
];

const SHOWN_ONCE = 'Its API key is shown this once:';
const FELT_SOON = 'A running service knows within 5 seconds.';

async function getAccount(accounts: Accounts, email: string): Promise<Account> {
  const account = await accounts.findAccountByEmail(email);
  if (account === undefined) {
    throw new OperatorError(`There is no account with the address ${email}. See: users list`);
  }
  return account;
}

function parsePlan(text: string): 'free' | 'pro' {
  if (text === 'free' || text === 'pro') return text;
  throw new OperatorError('--plan must be free or pro.');
}

function parseKeyName(text: string): string {
  const name = text.trim();
  if (name.length >= 1 && name.length <= 100) return name;
  throw new OperatorError('--name must have 1 to 100 characters.');
}
