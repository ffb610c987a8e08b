import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export const CLIENT = { id: 'cardwright', secret: 'a-secret-of-the-test' } as const;

/** An OpenID provider on loopback, where everybody may sign in as anybody; addresses with `unverified` are that. */
export async function startProvider(redirectUrl: string) {
  let answer: RequestListener = (_, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUrl] }],
    claims: { email: ['email', 'email_verified'] },
    cookies: { keys: ['a key of the test'] },
    findAccount: async (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.includes('unverified') }),
    }),
  });
  answer = provider.callback();
  return {
    issuer,
    /** Signs in as a person at the provider would, and returns where the browser is sent then. */
    signIn: (url: string, email: string) => followSignIn(url, email, redirectUrl),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function followSignIn(begin: string, email: string, redirectUrl: string): Promise<string> {
  const cookies = new Map<string, string>();
  let [url, form]: [string, URLSearchParams | undefined] = [begin, undefined];
  for (let hops = 0; hops < 12; hops += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      const next = new URL(location, url).href;
      if (next.startsWith(redirectUrl)) return next;
      [url, form] = [next, undefined];
      continue;
    }
    // The pages of the provider ask who somebody is, and whether they agree.
    const page = await response.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1];
    if (prompt === undefined || action === undefined) throw new Error(`${response.status} ${page}`);
    form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login: email, password: 'x' }) });
    url = new URL(action, url).href;
  }
  throw new Error('the provider sends the browser around in circles');
}
