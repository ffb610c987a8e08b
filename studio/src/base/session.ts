import { signal } from '@preact/signals';
import { CardwrightError, type User } from '../../../client/src/index.ts';
import { api } from './api.ts';

/** Who is signed in; null for nobody, undefined until that is known. */
export const account = signal<User | null | undefined>(undefined);

/** The first key of the account that this browser created just now, until it is saved. */
export const firstKey = signal<string | undefined>(undefined);

/** Asks who is signed in. Throws when the service cannot be reached. */
export async function loadAccount(): Promise<User | null> {
  try {
    account.value = await api.account.get();
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    account.value = null;
  }
  return account.value;
}

/** Shows the sign-in in place of the screen if that is why the call failed; drafts stay. */
export function noteSignedOut(error: unknown): boolean {
  if (!isSignedOut(error)) return false;
  account.value = null;
  return true;
}

const isSignedOut = (error: unknown): boolean => error instanceof CardwrightError && error.status === 401;

export type Credentials = { key: string } | { link: string; email?: string };

/** The address of the account that the link opens; undefined once it has opened, or a choice, where nobody needs to be asked. */
export async function followLink(link: string): Promise<{ opens: string } | AccountChoice | undefined> {
  const answer = (await callSession('POST', { link, ask: 'whose' })) as SignInAnswer | { opens: string };
  return 'opens' in answer ? answer : await enter(answer);
}

/** Accounts to choose from, and whether another one may be created instead. */
export type AccountChoice = { accounts: readonly string[]; can_register: boolean };

type SignInAnswer = { api_key?: string } | AccountChoice;

/** Signs in. Returns a choice where there are accounts already that the link may be for. Throws `CardwrightError`. */
export const signIn = async (credentials: Credentials): Promise<AccountChoice | undefined> =>
  await enter((await callSession('POST', credentials)) as SignInAnswer);

async function enter(answer: SignInAnswer): Promise<AccountChoice | undefined> {
  if ('accounts' in answer) return answer;
  firstKey.value = answer.api_key;
  // A browser silently drops a cookie that it may not keep, such as one for https on a page that came by http.
  if ((await loadAccount()) === null)
    throw new CardwrightError(
      `Your browser did not keep the session's cookie. Allow cookies for ${location.host}; if this service has an https address, open that one.`,
    );
  return undefined;
}

export async function signOut(): Promise<void> {
  await callSession('DELETE');
  account.value = null;
}

/** How one can sign in besides with a key or a link. */
export type OtherWays = { owner_mode: boolean; oidc: boolean; proxy_user: string | null };

export const loadOtherWays = async (): Promise<OtherWays> =>
  (await call('GET', '/studio/sign-in/options')) as OtherWays;

/** A browser that is signed in to the account. */
export type SignedIn = {
  id: string;
  /** Whether it is this one. */
  current: boolean;
  browser: string | null;
  /** Label of the key that it signed in with; null for a link. */
  key_name: string | null;
  /** Address of the member; null for the account itself. */
  member: string | null;
  created_at: string;
  last_used_at: string;
};

export async function listSignedIn(): Promise<SignedIn[]> {
  const { sessions } = (await call('GET', '/studio/sessions')) as { sessions: SignedIn[] };
  return sessions;
}

/** Signs one browser out. */
export const signOutOne = (id: string): Promise<unknown> =>
  call('DELETE', `/studio/sessions/${encodeURIComponent(id)}`);

/** Signs all other browsers out. */
export const signOutOthers = (): Promise<unknown> => call('DELETE', '/studio/sessions');

const callSession = (method: 'POST' | 'DELETE', body?: object): Promise<unknown> =>
  call(method, '/studio/session', body);

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const response = await fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new CardwrightError('The service cannot be reached. Check that it is running, and try again.', {
      cause,
    });
  });
  if (response.ok) return await response.json();
  const refusal = (await response.json().catch(() => ({}))) as {
    error?: string;
    parameter?: string;
    code?: string;
  };
  throw new CardwrightError(refusal.error ?? `The service responded with ${response.status}.`, {
    status: response.status,
    parameter: refusal.parameter,
    code: refusal.code,
  });
}
