// The package has no types of its own; this is what the tests use of it.
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  type Account = {
    accountId: string;
    claims(): Record<string, unknown>;
  };
  export class Provider {
    constructor(
      issuer: string,
      options: {
        clients: Record<string, unknown>[];
        claims: Record<string, readonly string[]>;
        cookies: { keys: readonly string[] };
        findAccount(context: unknown, id: string): Promise<Account>;
      },
    );
    callback(): RequestListener;
  }
}
