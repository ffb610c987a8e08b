import type { AccountList, LedgerReport, QueueState, StoresState } from '../generated/wire-types.ts';
import type { CallOptions, Connection } from '../http/connection.ts';
import { toQuery } from '../http/to-query.ts';

/** Options of `operator.accounts`. */
export interface AccountsOptions extends CallOptions {
  /** Part of the email address. */
  q?: string | undefined;
  /** 1 to 100. Default: 50. */
  limit?: number | undefined;
  /** Number of accounts to skip. */
  offset?: number | undefined;
}

/** What operators of a service may read about all of it. Calls of other accounts reject with the code `operator_only`. */
export interface Operator {
  /**
   * Lists all accounts, newest first.
   *
   * @example
   * const { accounts, total } = await cardwright.operator.accounts({ q: '@example.com' });
   */
  accounts(options?: AccountsOptions): Promise<AccountList>;
  /**
   * Gets what waits and what is being drawn, of all accounts, and what failed last.
   *
   * @example
   * const { waiting, failures } = await cardwright.operator.queue();
   */
  queue(options?: CallOptions): Promise<QueueState>;
  /**
   * Gets what the stores take up, and whether they can be written.
   *
   * @example
   * const { images, faults } = await cardwright.operator.stores();
   */
  stores(options?: CallOptions): Promise<StoresState>;
  /**
   * Recomputes all balances from the ledger and compares them with the counters.
   *
   * @example
   * const { consistent, faults } = await cardwright.operator.ledger();
   */
  ledger(options?: CallOptions): Promise<LedgerReport>;
}

const PATH = '/api/v1/operator';

export const createOperator = (connection: Connection): Operator => ({
  accounts: ({ q, limit, offset, signal } = {}) =>
    connection.json({ method: 'GET', path: `${PATH}/accounts${toQuery({ q, limit, offset })}`, signal }),
  queue: (options) => connection.json({ method: 'GET', path: `${PATH}/queue`, ...options }),
  stores: (options) => connection.json({ method: 'GET', path: `${PATH}/stores`, ...options }),
  ledger: (options) => connection.json({ method: 'GET', path: `${PATH}/ledger`, ...options }),
});
