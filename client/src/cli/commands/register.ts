import { Cardwright } from '../../cardwright.ts';
import { defineCommand, SERVICE_OPTIONS } from '../command.ts';
import { loggedInAlready, readLogin, toLoginPath, warnOfOtherKey, writeLogin } from '../saved-login.ts';

export const register = defineCommand({
  name: 'register',
  summary: 'Create an account and log in.',
  details:
    'Saves the API key for later commands, like cardwright login. If the operator requires a sign-up token, set it\n' +
    'in CARDWRIGHT_SIGNUP_TOKEN.',
  args: [{ name: 'EMAIL', description: 'Your email address.' }],
  options: {
    plan: { type: 'string', value: 'PLAN', choices: ['free', 'pro'], description: 'Default: free.' },
    print: { type: 'boolean', description: 'Print the key instead of saving it.' },
    ...SERVICE_OPTIONS,
  },
  examples: [
    ['cardwright register you@example.com', 'register at http://localhost:3000'],
    [
      'cardwright register you@example.com --base-url https://cards.example.com',
      'register at another service',
    ],
    ['KEY=$(cardwright register you@example.com --print)', 'use the key in a script'],
  ],
  async run({ values, args: [email = ''], host, terminal, signal, settings }) {
    const { baseUrl } = settings();
    const path = toLoginPath(host.env);
    const saved = values.print ? undefined : readLogin(path);
    if (saved !== undefined)
      throw loggedInAlready(
        saved,
        path,
        'Log out first (cardwright logout), or print the new key with --print.',
      );
    const { apiKey, plan } = await Cardwright.register({
      baseUrl,
      email,
      plan: values.plan as 'free' | 'pro' | undefined,
      signUpToken: host.env.CARDWRIGHT_SIGNUP_TOKEN || undefined,
      signal,
    });
    terminal.note(`Registered ${email} at ${baseUrl} (${plan} plan).`);
    if (values.print) {
      terminal.note('Your API key; it will not be shown again:');
      terminal.data(apiKey);
      return undefined;
    }
    try {
      writeLogin(path, { baseUrl, apiKey });
    } catch {
      terminal.warn(`Cannot save the API key in ${path}. Store it yourself; it will not be shown again:`);
      terminal.data(apiKey);
      return undefined;
    }
    terminal.note(`Saved your API key in ${path}. Next: cardwright generate "Hello, world" -o card.png`);
    warnOfOtherKey(host, terminal);
    return undefined;
  },
});
