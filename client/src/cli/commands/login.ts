import { existsSync } from 'node:fs';
import { Cardwright } from '../../cardwright.ts';
import { CardwrightError, type User } from '../../index.ts';
import { checkKey } from '../../options.ts';
import { ask, askHidden } from '../ask.ts';
import { type Context, defineCommand, SERVICE_OPTIONS } from '../command.ts';
import { CommandError, EXIT } from '../command-error.ts';
import { readAll } from '../host.ts';
import {
  loggedInAlready,
  readLogin,
  removeLogin,
  toLoginPath,
  warnOfOtherKey,
  writeLogin,
} from '../saved-login.ts';

export const login = defineCommand({
  name: 'login',
  summary: 'Keep the service and your key for later commands.',
  details:
    'Asks for both; the key is not shown while you type or paste it. Without a terminal it is read from the standard\n' +
    'input. It is tried first, and kept in a file that only you can read.',
  args: [],
  options: { ...SERVICE_OPTIONS },
  examples: [
    ['cardwright login', 'asks'],
    ['cardwright login --base-url https://cards.example.com < key.txt', 'in a script'],
  ],
  async run(context) {
    const { host, terminal, signal } = context;
    const path = toLoginPath(host.env);
    const { baseUrl, apiKey } = await readAnswers(context);
    const saved = readLogin(path);
    if (saved !== undefined && saved.apiKey !== apiKey)
      throw loggedInAlready(saved, path, 'Log out first: cardwright logout.');
    const { email, plan } = await findAccount(baseUrl, apiKey, signal);
    writeLogin(path, { baseUrl, apiKey });
    terminal.note(`Logged in to ${baseUrl} as ${email}, on the plan ${plan}. Kept in ${path}.`);
    warnOfOtherKey(host, terminal);
    return undefined;
  },
});

async function findAccount(baseUrl: string, apiKey: string, signal: AbortSignal): Promise<User> {
  try {
    return await new Cardwright({ apiKey, baseUrl }).account.get({ signal });
  } catch (error) {
    if (!(error instanceof CardwrightError) || error.status !== 401) throw error;
    throw new CommandError(`${baseUrl} does not know this key: it is mistyped or revoked.`, {
      next: 'Nothing was kept. Is it the whole key, and the right service?',
      exitCode: EXIT.key,
    });
  }
}

async function readAnswers({
  values,
  host,
  settings,
  signal,
}: Context): Promise<{ baseUrl: string; apiKey: string }> {
  const known = settings().baseUrl;
  const isAsked = host.stdin.isTTY === true;
  const answer =
    isAsked && values['base-url'] === undefined ? await ask(host, `Service [${known}]: `, signal) : '';
  const key = isAsked
    ? await askHidden(host, 'API key (hidden): ', signal)
    : (await readAll(host.stdin)).toString();
  const baseUrl = (answer.trim() || known).replace(/\/+$/, '');
  try {
    return { baseUrl, apiKey: checkKey(key.trim()).apiKey };
  } catch {
    throw new CommandError('That is no API key: it must read cw_<id>_<secret>.', {
      next: 'No account yet? cardwright register EMAIL',
      exitCode: EXIT.key,
    });
  }
}

export const logout = defineCommand({
  name: 'logout',
  summary: 'Forget the service and the key.',
  details:
    'The key itself goes on working; cardwright keys revoke ID ends it. Keep a copy if it is your only one:\n' +
    'nobody can show it again.',
  args: [],
  options: {},
  examples: [['cardwright logout', 'removes the file that login wrote']],
  run({ host, terminal }) {
    const path = toLoginPath(host.env);
    const isKept = existsSync(path);
    removeLogin(path);
    terminal.note(
      isKept
        ? `Logged out: ${path} is gone. The key goes on working wherever else you keep it.`
        : 'You were not logged in.',
    );
    return Promise.resolve(undefined);
  },
});
