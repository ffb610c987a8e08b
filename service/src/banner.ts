import { isLocalName } from './http/local-visit.ts';
import { KEY_FILE, quickStartCommands } from './http/quick-start.ts';
import type { Config } from './settings/config.ts';
import { SETTINGS } from './settings/settings.ts';

type Started = Pick<Config, 'signupToken' | 'mode' | 'host'> & {
  baseUrl: string;
  port: number | undefined;
  /** Creates the first account; undefined where there is one. */
  firstLink: string | undefined;
};

const CLOSED = 'Owner mode: unlimited credits, and registration is closed.';
const OPEN = `Anyone who reaches this address can register. For yourself alone, with unlimited credits: ${SETTINGS.mode.name}=owner`;
const FIRST =
  'Owner mode: unlimited credits, and one account: open the link or run the commands below; both lead to it.';

/** What the service prints for people at its start: where it is, and the next step, which without an account is to make one. */
export function toBanner({ signupToken, mode, host, baseUrl, port, firstLink }: Started): string {
  const isNew = firstLink !== undefined;
  const studio = isNew
    ? `Open the studio (this link works once, for 30 minutes):\n  ${firstLink}`
    : `Studio: ${baseUrl}/studio\n  Sign in with an API key, or with a link from: npm run admin -- sign-in-link`;
  const who = mode === 'owner' ? (isNew ? FIRST : CLOSED) : signupToken === undefined ? OPEN : undefined;
  // Behind a proxy, whoever creates the account of an owner must be seen to be on this machine.
  const isAway = mode === 'owner' && signupToken === undefined && !isLocalName(new URL(baseUrl).hostname);
  const registerAt = isAway ? `http://127.0.0.1:${port}` : undefined;
  const commands = quickStartCommands({ baseUrl: () => baseUrl, signupToken, registerAt });
  const steps = (isNew ? commands : commands.slice(1)).map(({ what, line }) => `  # ${what}\n  ${line}\n`);
  return `
Cardwright is running at ${baseUrl}
Listening on port ${port} of ${host ?? 'all interfaces'}
API reference: ${baseUrl}/docs

${studio}
${who === undefined ? '' : `${who}\n`}
${isNew ? 'Generate your first image in another terminal:' : `Generate an image in another terminal, with an API key in ${KEY_FILE}:`}

${steps.join('\n')}
`;
}
