import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The database, or a transaction that is open on it: what is written belongs to the caller's commit. */
export type Connection = Kysely<Schema>;
