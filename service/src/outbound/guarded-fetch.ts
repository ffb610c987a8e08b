import { type Connect, createGuardedRequest, type DoorOptions, LOOP_HEADER } from './guarded-request.ts';
import { OutboundRefusedError } from './outbound-url.ts';

export type OutboundOptions = Pick<DoorOptions, 'allowedHosts' | 'timeoutMs'> & { maxBytes: number };

/**
 * Fetches a user's URL with protection against SSRF and returns the bytes of a 200 response. `allowedHosts` are in place of the
 * door's own. Throws `OutboundRefusedError`.
 */
export type GuardedFetch = (url: string, allowedHosts?: readonly string[]) => Promise<Uint8Array>;

/** The guarded door for those who want a whole file, or none. */
export function createGuardedFetch(
  { maxBytes, ...options }: OutboundOptions,
  connect: Connect = {},
): GuardedFetch & { close(): Promise<void> } {
  const request = createGuardedRequest(options, connect);
  const guardedFetch: GuardedFetch = async (url, allowedHosts) => {
    const { status, bytes, isCut } = await request(url, {
      maxBytes,
      headers: LOOP_HEADER,
      ...(allowedHosts && { allowedHosts }),
    });
    if (status !== 200) throw new OutboundRefusedError(`responded with status ${status}`);
    if (isCut) throw new OutboundRefusedError(`is larger than ${maxBytes.toLocaleString('en')} bytes`);
    return bytes;
  };
  return Object.assign(guardedFetch, { close: request.close });
}
