import { ServiceError } from './service-error.ts';

type Place = { createdAt: string; id: string };

/** Opaque to clients: where a page ended of a list that is sorted by time, then by id. */
export const toCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

/** The place after which a page of `what`, such as deliveries, begins. Throws `invalid` naming `cursor`. */
export function parseCursor(cursor: string, what: string): Place {
  const [, createdAt, id] =
    /^(\d{4}-\d{2}-\d{2}T[\d:.]{12}Z) ([a-z]{3}_\w+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ??
    [];
  if (createdAt === undefined || id === undefined)
    throw new ServiceError('invalid', `\`cursor\` must be the \`next_cursor\` of a page of ${what}.`, {
      code: 'invalid_parameter',
      parameter: 'cursor',
    });
  return { createdAt, id };
}
