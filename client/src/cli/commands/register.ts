import { Cardwright } from '../../cardwright.ts';
import { defineCommand, SERVICE_OPTIONS } from '../command.ts';
import { loggedInAlready, readLogin, toLoginPath, warnOfOtherKey, writeLogin } from '../saved-login.ts';

export const register = defineCommand({
  name: 'register',
  summary: 'Make an account, and log in with it.',
  details:
    'The key is kept for later commands, as cardwright login does. Where the operator wants a token for new\n' +
    'accounts, it is read from CARDWRIGHT_SIGNUP_TOKEN.',
  args: [{ name: 'EMAIL', description: 'Yours.' }],
  options: {
    plan: { type: 'string', value: 'PLAN', choices: ['free', 'pro'], description: 'free when left out.' },
    print: { type: 'boolean', description: 'Print the key instead of keeping it.' },
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright register you@example.com', 'on http://localhost:3000'],
    ['cardwright register you@example.com --base-url https://cards.example.com', 'elsewhere'],
    ['KEY=$(cardwright register you@example.com --print)', 'in a script'],
  ],
  async run({ values, args: [email = ''], host, terminal, signal, settings }) {
    const { baseUrl } = settings();
    const path = toLoginPath(host.env);
    const saved = values.print ? undefined : readLogin(path);
    if (saved !== undefined)
      throw loggedInAlready(
        saved,
        path,
        'Log out first (cardwright logout), or have the new key printed (--print).',
      );
    const { apiKey, plan } = await Cardwright.register({
      baseUrl,
      email,
      plan: values.plan as 'free' | 'pro' | undefined,
      signUpToken: host.env.CARDWRIGHT_SIGNUP_TOKEN || undefined,
      signal,
    });
    terminal.note(`Registered ${email} at ${baseUrl}, on the plan ${plan}.`);
    if (values.print) {
      terminal.note('This is your key, shown this once:');
      terminal.data(apiKey);
      return undefined;
    }
    try {
      writeLogin(path, { baseUrl, apiKey });
    } catch {
      terminal.warn(`The key cannot be kept in ${path}. It is shown this once, so keep it yourself:`);
      terminal.data(apiKey);
      return undefined;
    }
    terminal.note(`Your key is kept in ${path}. Next: cardwright generate "Hello, world" -o card.png`);
    warnOfOtherKey(host, terminal);
    return undefined;
  },
});
