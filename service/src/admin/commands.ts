import { OPERATOR } from '../accounts/audit-entries.ts';
import { createSessions, toSignInUrl } from '../accounts/sessions.ts';
import type { Account, Accounts, ApiKey } from '../accounts/types.ts';
import { systemClock } from '../base/clock.ts';
import { OperatorError } from '../base/operator-error.ts';
import { findServiceAddress } from '../stores/data-directory.ts';
import { withoutTimeLimit } from '../stores/dialect.ts';
import { verifyLedger } from '../stores/verify-ledger.ts';
import { ADOPT_COMMAND } from './adopt-command.ts';
import { type Command, EMAIL, getAccount, PROPAGATION, SHOWN_ONCE, toTable } from './command.ts';
import { DATA_COMMANDS } from './data-commands.ts';
import { MODELS_COMMAND } from './models-command.ts';
import { MOVE_COMMAND } from './move/move-command.ts';
import { SITE_COMMANDS } from './site-commands.ts';
import { USER_COMMANDS } from './user-commands.ts';

export const COMMANDS: readonly Command[] = [
  ...USER_COMMANDS,
  {
    words: 'sign-in-link',
    summary: 'Print a link that signs one browser in to the studio, once, within 30 minutes',
    options: [{ ...EMAIL, required: false }],
    async run({ accounts, config, directory, ...stores }, { email }) {
      const account = await chooseAccount(accounts, email);
      const sessions = createSessions({
        ...stores,
        accounts,
        clock: systemClock,
        ownerMode: config.mode === 'owner',
      });
      // The port is often set for the service alone.
      const baseUrl = config.baseUrl ?? findServiceAddress(directory) ?? `http://localhost:${config.port}`;
      const url = toSignInUrl(baseUrl, await sessions.createLink(account?.id));
      const whose = account === undefined ? 'creates the first account' : `signs in as ${account.email}`;
      return {
        result: url,
        note: `This link ${whose}. It works once, for 30 minutes:`,
        data: { url, email: account?.email ?? null },
      };
    },
  },
  {
    words: 'keys create',
    summary: 'Create an API key for an account and print it once',
    options: [EMAIL, { name: 'name', placeholder: 'TEXT', required: false }],
    async run({ accounts }, { email, name }) {
      const account = await getAccount(accounts, email);
      const wanted = { name: parseKeyName(name || 'Created by the operator') };
      const { key, apiKey } = await accounts.createKey(account.id, wanted, OPERATOR);
      const note = `Created key ${key.id} for ${account.email}. ${SHOWN_ONCE}`;
      return { result: apiKey, note, data: { ...toKeyData(key), api_key: apiKey } };
    },
  },
  {
    words: 'keys list',
    summary: 'List the active API keys of an account',
    options: [EMAIL],
    async run({ accounts }, { email }) {
      const account = await getAccount(accounts, email);
      const keys = await accounts.listKeys(account.id);
      const rows = keys.map((key) => [key.id, key.name, key.scope, key.createdAt, key.lastUsedAt ?? 'never']);
      return {
        result: toTable(['ID', 'NAME', 'SCOPE', 'CREATED', 'LAST USED'], rows),
        data: keys.map(toKeyData),
      };
    },
  },
  {
    words: 'keys revoke',
    summary: 'Permanently revoke an API key of an account',
    options: [EMAIL, { name: 'id', placeholder: 'KEY_ID', required: true }],
    async run({ accounts }, { email, id }) {
      const account = await getAccount(accounts, email);
      const { remaining } = await accounts.revokeKey(account.id, id, { confirmed: true }, OPERATOR);
      const left =
        remaining === 0 ? 'No key for API calls is left.' : `Active keys left for API calls: ${remaining}.`;
      const note = `Revoked key ${id} of ${account.email}. ${left} ${PROPAGATION}`;
      return { note, data: { id, revoked: true, remaining } };
    },
  },
  {
    words: 'ledger verify',
    summary: 'Recompute all balances from the ledger and compare them with the counters',
    options: [],
    async run({ database }) {
      const { periods, entries, faults } = await withoutTimeLimit(database, verifyLedger);
      if (faults.length > 0) {
        const rows = faults.map(({ account, period, subject, problem }) => [
          account,
          period,
          subject,
          problem,
        ]);
        throw new OperatorError(
          `The ledger is inconsistent:\n${toTable(['ACCOUNT', 'PERIOD', 'SUBJECT', 'PROBLEM'], rows)}`,
        );
      }
      const result = `The ledger is consistent (entries: ${entries}, balances: ${periods}).`;
      return { result, data: { consistent: true, entries, balances: periods } };
    },
  },
  ...SITE_COMMANDS,
  ...DATA_COMMANDS,
  ADOPT_COMMAND,
  MOVE_COMMAND,
  MODELS_COMMAND,
];

const toKeyData = ({ id, name, scope, createdAt, lastUsedAt }: ApiKey) => ({
  id,
  name,
  scope,
  created_at: createdAt,
  last_used_at: lastUsedAt,
});

/** The only account where none is named; undefined where there is none at all. */
async function chooseAccount(accounts: Accounts, email: string): Promise<Account | undefined> {
  if (email !== '') return await getAccount(accounts, email);
  const [first, second] = await accounts.listAccounts();
  if (second !== undefined)
    throw new OperatorError('There are several accounts: name one with --email. List them with: users list');
  return first;
}

function parseKeyName(text: string): string {
  const name = text.trim();
  if (name.length >= 1 && name.length <= 100) return name;
  throw new OperatorError('--name must have 1 to 100 characters.');
}
