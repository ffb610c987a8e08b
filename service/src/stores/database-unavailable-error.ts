/** The database server cannot be reached, the connection was lost, or the disk does not take what is written. `cause` says how. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  /** The connection was lost while a transaction was being committed, and nobody can say now whether it was. */
  readonly mayBeCommitted: boolean;

  constructor(message: string, options: { cause: unknown; mayBeCommitted?: boolean }) {
    super(message, options);
    this.mayBeCommitted = options.mayBeCommitted ?? false;
  }
}
