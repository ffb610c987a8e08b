import { type GuardedRequest, LOOP_HEADER } from '../outbound/guarded-request.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import { signMessage } from './webhook-secret.ts';

/** `status` of the response, if there was one; `error` unless the message was accepted. */
export type Sent =
  | { status: number; error?: undefined }
  | {
      status: number | undefined;
      error: string;
      /** How long it wants to be left alone. */
      retryAfterMs?: number;
    };

// What a receiver says is not read; a few bytes of it keep the connection for the next message.
const RESPONSE_BYTES = 16 * 1024;

/** Sends a message once. Throws what is nobody's fault outside. */
export async function sendMessage(
  request: GuardedRequest,
  {
    url,
    keys,
    id,
    body,
    now,
  }: { url: string; keys: readonly Uint8Array[]; id: string; body: string; now: Date },
  signal: AbortSignal,
): Promise<Sent> {
  const timestamp = Math.floor(now.getTime() / 1000);
  try {
    const { status, headers } = await request(url, {
      method: 'POST',
      body,
      headers: {
        ...LOOP_HEADER,
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signMessage(keys, { id, timestamp, body }),
      },
      maxBytes: RESPONSE_BYTES,
      followsRedirects: false,
      signal,
    });
    if (status >= 200 && status < 300) return { status };
    return {
      status,
      error: `It responded with status ${status}.`,
      retryAfterMs: readRetryAfterMs(headers.get('retry-after'), now),
    };
  } catch (error) {
    if (!(error instanceof OutboundRefusedError)) throw error;
    return { status: undefined, error: `The URL ${error.message}.` };
  }
}

/** Either form that RFC 9110 allows; 0 for anything else. */
function readRetryAfterMs(value: string | null, now: Date): number {
  if (value === null) return 0;
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}
