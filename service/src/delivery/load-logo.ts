import type { TemplateImage } from '@cardwright/engine';
import { createGate } from '@cardwright/engine/gate';
import { decodeLogo, LogoBusyError, LogoError } from '@cardwright/engine/logo';
import { LRUCache } from 'lru-cache';
import { ServiceError } from '../base/service-error.ts';
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';

/** Pixels of the logo at a URL. Throws `invalid` naming the parameter, or `unavailable` when the machine has no time for it. */
export type LoadLogo = (url: string, parameter?: string) => Promise<TemplateImage>;

const KEEP_MS = 10 * 60_000;
const KEEP_BYTES = 48 * 1024 * 1024;
// A large picture takes 100 MB while it is decoded, and an SVG a process of its own.
const DECODED_AT_A_TIME = 2;
const QUEUE_MS = 3000;
const BUSY_RETRY_SECONDS = 5;

/** Fetches and decodes logos, each once per ten minutes however many cards ask; a failure is not kept. */
export function createLoadLogo(
  guardedFetch: GuardedFetch,
  { decode = decodeLogo, queueMs = QUEUE_MS } = {},
): LoadLogo {
  const gate = createGate(DECODED_AT_A_TIME);
  const logos = new LRUCache<string, TemplateImage>({
    ttl: KEEP_MS,
    maxSize: KEEP_BYTES,
    sizeCalculation: ({ data }) => data.length,
    fetchMethod: async (url) => {
      const bytes = await guardedFetch(url);
      return gate.run(() => decode(bytes), AbortSignal.timeout(queueMs));
    },
  });
  return async (url, parameter = 'logo') => {
    try {
      const logo = await logos.fetch(url);
      if (!logo) throw new LogoError('could not be fetched');
      return logo;
    } catch (error) {
      throw toServiceError(error, parameter);
    }
  };
}

function toServiceError(error: unknown, parameter: string): unknown {
  if (error instanceof LogoError || error instanceof OutboundRefusedError) {
    return new ServiceError('invalid', `\`${parameter}\` ${error.message}.`, {
      code: 'invalid_parameter',
      parameter,
      cause: error,
    });
  }
  if (error instanceof LogoBusyError) {
    return new ServiceError(
      'unavailable',
      'The server had no time to draw the logo. You were not charged; try again in a moment.',
      { code: 'render_timeout', retryAfterSeconds: BUSY_RETRY_SECONDS, cause: error },
    );
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new ServiceError(
      'unavailable',
      'Other logos are still being decoded. You were not charged; try again in a moment.',
      { code: 'queue_full', retryAfterSeconds: BUSY_RETRY_SECONDS, cause: error },
    );
  }
  return error;
}
