import { AsyncLocalStorage } from 'node:async_hooks';

const accounts = new AsyncLocalStorage<string>();

/** Does the work of a request of an account: what it takes that others want too, it takes in the account's turn. */
export const onBehalfOf = <Result>(accountId: string, work: () => Result): Result =>
  accounts.run(accountId, work);

/** Whose request this is; undefined for the service's own work. */
export const findRequester = (): string | undefined => accounts.getStore();
