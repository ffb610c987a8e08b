import { ServiceError } from '../base/service-error.ts';

/** Where a page of the history ends: the place of its last generation in the order of submits. With what the first page counted. */
export const toCursor = (sequence: number, total: number): string =>
  Buffer.from(`${sequence}.${total}`).toString('base64url');

/** `total` is undefined in a cursor of an earlier version. Throws `invalid` naming `cursor`. */
export function parseCursor(cursor: string): { sequence: number; total: number | undefined } {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, sequence, total] = /^([1-9]\d{0,14})(?:\.(0|[1-9]\d{0,14}))?$/.exec(text) ?? [];
  if (sequence !== undefined && Buffer.from(text).toString('base64url') === cursor)
    return { sequence: Number(sequence), total: total === undefined ? undefined : Number(total) };
  throw new ServiceError('invalid', '`cursor` must be the `next_cursor` of a page of this list.', {
    code: 'invalid_parameter',
    parameter: 'cursor',
  });
}
