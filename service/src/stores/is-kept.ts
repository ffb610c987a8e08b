import { type SqlBool, sql } from 'kysely';

/**
 * That the image of a row of `generations` was not removed. Not as `id not in (select ...)`, which PostgreSQL works out anew for each row
 * once the list has outgrown its memory.
 */
export const IS_KEPT = sql<SqlBool>`not exists (
  select 1 from removed_images where removed_images.generation_id = generations.id)`;
