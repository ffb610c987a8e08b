import { causesOf } from '../base/causes-of.ts';

// A full disk, a quota, a limit for the size of a file; SQLite's own, and PostgreSQL's disk_full.
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', '53100']);

/** Whether an error came from a disk, here or at the database server, that has no room left. */
export const isOutOfSpace = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'code' in cause && CODES.has(cause.code));
