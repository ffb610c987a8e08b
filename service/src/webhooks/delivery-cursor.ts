import { ServiceError } from '../base/service-error.ts';
import type { WebhookDelivery } from './types.ts';

type Place = Pick<WebhookDelivery, 'createdAt' | 'id'>;

/** Opaque to clients: where a page ended. */
export const toCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

/** Throws `invalid` naming `cursor`. */
export function parseCursor(cursor: string): Place {
  const [, createdAt, id] =
    /^(\d{4}-\d{2}-\d{2}T[\d:.]{12}Z) (msg_\w+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (createdAt === undefined || id === undefined)
    throw new ServiceError('invalid', '`cursor` must be the `next_cursor` of a page of deliveries.', {
      code: 'invalid_parameter',
      parameter: 'cursor',
    });
  return { createdAt, id };
}
