import { createHash } from 'node:crypto';
import { ServiceError } from '../base/service-error.ts';
import type { Connection } from '../stores/connection.ts';
import type { SubmitInput } from './types.ts';

const KEPT_MS = 24 * 60 * 60 * 1_000;

export type Request = { accountId: string; key: string; hash: string; now: Date };

/**
 * SHA-256 of what was asked for and how many of it, hex; the order of the fields and the key itself do not count. Of
 * a saved brand its name counts: a request that is repeated stays the same when the brand was changed meanwhile.
 */
export function hashRequest(input: SubmitInput, count: number): string {
  const { idempotencyKey: _, image: __, ...body } = input;
  const designMd = body.brand === undefined ? body.designMd : undefined;
  const fields = Object.entries({ ...body, designMd, count: count === 1 ? undefined : count }).filter(
    ([, value]) => value !== undefined,
  );
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/**
 * Id of the generation that the same key and body made within 24 hours, if any. Forgets older keys of the
 * account. Throws `conflict` / `idempotency_mismatch` for the same key with another body.
 */
export async function findReplay(connection: Connection, request: Request): Promise<string | undefined> {
  await connection
    .deleteFrom('idempotency_keys')
    .where('account_id', '=', request.accountId)
    .where('created_at', '<=', new Date(request.now.getTime() - KEPT_MS).toISOString())
    .execute();
  const known = await connection
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'generation_id'])
    .where('account_id', '=', request.accountId)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (known !== undefined && known.request_hash !== request.hash)
    throw new ServiceError(
      'conflict',
      'This `Idempotency-Key` was used with a different request in the last 24 hours. Use a new key for a new request.',
      { code: 'idempotency_mismatch' },
    );
  return known?.generation_id;
}

export async function rememberRequest(
  connection: Connection,
  request: Request & { generationId: string },
): Promise<void> {
  await connection
    .insertInto('idempotency_keys')
    .values({
      account_id: request.accountId,
      key: request.key,
      request_hash: request.hash,
      generation_id: request.generationId,
      created_at: request.now.toISOString(),
    })
    .execute();
}
