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
  replaceLogin,
  toLoginPath,
  warnOfOtherKey,
  writeLogin,
} from '../saved-login.ts';
import { isSameService } from '../settings.ts';

export const login = defineCommand({
  name: 'login',
  summary: 'Save the service URL and your API key for later commands.',
  details:
    'Prompts for both, hiding the key. Without a terminal, reads the key from standard input. The key is verified and\n' +
    'saved in a file that only you can read. It replaces a saved key for the same service.',
  args: [],
  options: { ...SERVICE_OPTIONS },
  examples: [
    ['cardwright login', 'prompt for both'],
    ['cardwright login --base-url https://cards.example.com < key.txt', 'log in from a script'],
  ],
  async run(context) {
    const { host, terminal, signal } = context;
    const path = toLoginPath(host.env);
    const { baseUrl, apiKey } = await readAnswers(context);
    const saved = readLogin(path);
    if (saved !== undefined && !isSameService(saved.baseUrl, baseUrl))
      throw loggedInAlready(saved, path, 'Log out first: cardwright logout.');
    const { email, plan } = await findAccount(baseUrl, apiKey, signal);
    if (saved !== undefined && saved.apiKey !== apiKey) replaceLogin(path, { baseUrl, apiKey }, terminal);
    else writeLogin(path, { baseUrl, apiKey });
    terminal.note(`Logged in to ${baseUrl} as ${email} (${plan} plan). Saved in ${path}.`);
    warnOfOtherKey(host, terminal);
    return undefined;
  },
});

async function findAccount(baseUrl: string, apiKey: string, signal: AbortSignal): Promise<User> {
  try {
    return await new Cardwright({ apiKey, baseUrl }).account.get({ signal });
  } catch (error) {
    if (!(error instanceof CardwrightError) || error.status !== 401) throw error;
    throw new CommandError(`${baseUrl} rejected this API key: it is mistyped, unknown or revoked.`, {
      next: 'Nothing was saved. Check that the key is complete and the service URL is right.',
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
    isAsked && values['base-url'] === undefined ? await ask(host, `Service URL [${known}]: `, signal) : '';
  const key = isAsked
    ? await askHidden(host, 'API key (hidden): ', signal)
    : (await readAll(host.stdin)).toString();
  const baseUrl = (answer.trim() || known).replace(/\/+$/, '');
  try {
    return { baseUrl, apiKey: checkKey(key.trim()).apiKey };
  } catch {
    throw new CommandError('Invalid API key: it must have the form cw_<id>_<secret>.', {
      next: 'No account yet? cardwright register EMAIL',
      exitCode: EXIT.key,
    });
  }
}

export const logout = defineCommand({
  name: 'logout',
  summary: 'Remove the saved login.',
  details:
    'The key is not revoked; to revoke it, use cardwright keys revoke ID. Keep a copy if it is your only key:\n' +
    'it cannot be shown again.',
  args: [],
  options: {},
  examples: [['cardwright logout', 'delete the saved login']],
  run({ host, terminal }) {
    const path = toLoginPath(host.env);
    const isKept = existsSync(path);
    removeLogin(path);
    terminal.note(
      isKept ? `Logged out and deleted ${path}. The key was not revoked.` : 'You were not logged in.',
    );
    return Promise.resolve(undefined);
  },
});
