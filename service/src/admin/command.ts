import { alignColumns } from '@cardwright/contract';
import type { Account, Accounts } from '../accounts/types.ts';
import { OperatorError } from '../base/operator-error.ts';
import type { Sealer } from '../base/sealing.ts';
import type { Config, Environment } from '../settings/config.ts';
import { SETTINGS } from '../settings/settings.ts';
import type { DataDirectory } from '../stores/data-directory.ts';
import type { Database } from '../stores/database.ts';

/** What a command prints: `result` on standard output, or `data` there as JSON with --json; `note` on standard error. */
export type Output = {
  result?: string;
  note?: string;
  data: unknown;
  /** It was done, but the operator must look at something: exit code 1. */
  failed?: boolean;
};

/** An installation with its database open. */
export type Installation = {
  config: Config;
  directory: DataDirectory;
  database: Database;
  sealer: Sealer;
  accounts: Accounts;
};

/** A command and its options; `required` ones always have a value when it runs. One without a placeholder is a flag. */
export type Command = {
  words: string;
  summary: string;
  options: readonly { name: OptionName; placeholder?: string; required?: boolean }[];
} & (
  | { run(installation: Installation, values: Values): Promise<Output> }
  | { runWithoutInstallation(config: Config, values: Values): Promise<Output> }
  /** `tell` shows progress. */
  | {
      runWithEnvironment(
        environment: Environment,
        values: Values,
        tell: (line: string) => void,
      ): Promise<Output>;
    }
);

export const OPTIONS = {
  email: 'string',
  plan: 'string',
  host: 'string',
  'daily-cards': 'string',
  credits: 'string',
  mode: 'string',
  name: 'string',
  id: 'string',
  dir: 'string',
  to: 'string',
  objects: 'string',
  'without-key': 'boolean',
  yes: 'boolean',
  off: 'boolean',
} as const;

export type OptionName = keyof typeof OPTIONS;
/** An option that was not given is the empty text; a flag that was given is `true`. */
export type Values = Readonly<Record<OptionName, string>>;

export const EMAIL = { name: 'email', placeholder: 'ADDRESS', required: true } as const;

export const SHOWN_ONCE = 'Store the API key now; it will not be shown again:';
export const PROPAGATION = 'A running service applies this within 5 seconds.';

export async function getAccount(accounts: Accounts, email: string): Promise<Account> {
  const account = await accounts.findAccountByEmail(email);
  if (account === undefined) {
    throw new OperatorError(`No account has the email address ${email}. List them with: users list`);
  }
  return account;
}

/** For a command about the SQLite database of a data directory. */
export function refuseOnPostgres({ databaseUrl }: Config, advice: string): void {
  if (databaseUrl === undefined) return;
  throw new OperatorError(`This command is for SQLite, but ${SETTINGS.databaseUrl.name} is set. ${advice}`);
}

/** For a command about the images of a data directory. */
export function refuseOnS3({ s3Bucket }: Config, advice: string): void {
  if (s3Bucket === undefined) return;
  throw new OperatorError(
    `This command is for images in the data directory, but ${SETTINGS.s3Bucket.name} is set. ${advice}`,
  );
}

/** A table for the terminal. Control characters, which could manipulate the terminal, become `?`. */
export const toTable = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  alignColumns([heading, ...rows].map((row) => row.map((cell) => cell.replaceAll(/\p{C}/gu, '?')))).join(
    '\n',
  );
