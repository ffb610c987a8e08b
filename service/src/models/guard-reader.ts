import { createGuard, type GuardOptions } from './guard.ts';
import type { Reader } from './reader.ts';

/** A reader that is left alone while it is busy or fails. */
export function guardReader(reader: Reader, options: GuardOptions): Reader {
  const guard = createGuard(options);
  return { ...reader, read: (request, signal) => guard(() => reader.read(request, signal), signal) };
}
