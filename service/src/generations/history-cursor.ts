import { ServiceError } from '../base/service-error.ts';

/** Where a page of the history ends: the place of its last generation in the order of submits. */
export const toCursor = (sequence: number): string => Buffer.from(String(sequence)).toString('base64url');

/** Throws `invalid` naming `cursor`. */
export function parseCursor(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (/^[1-9]\d{0,14}$/.test(text) && toCursor(Number(text)) === cursor) return Number(text);
  throw new ServiceError('invalid', '`cursor` must be the `next_cursor` of a page of this list.', {
    code: 'invalid_parameter',
    parameter: 'cursor',
  });
}
