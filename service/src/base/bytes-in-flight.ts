import { ServiceError } from './service-error.ts';

/** What of the bodies that are being received may be in memory. */
export interface BytesInFlight {
  /** Counts bytes of a sender. Throws `rate-limited` beyond the sender's share, and `unavailable` beyond that of all. */
  take(sender: string, bytes: number): void;
  give(sender: string, bytes: number): void;
}

const RETRY_SECONDS = 5;

export function createBytesInFlight({ each, all }: { each: number; all: number }): BytesInFlight {
  const bySender = new Map<string, number>();
  let sum = 0;

  const add = (sender: string, bytes: number): void => {
    sum += bytes;
    const left = (bySender.get(sender) ?? 0) + bytes;
    if (left > 0) bySender.set(sender, left);
    else bySender.delete(sender);
  };

  return {
    take(sender, bytes) {
      if ((bySender.get(sender) ?? 0) + bytes > each)
        throw new ServiceError(
          'rate-limited',
          'Too many request bodies are being received from you; send fewer at the same time.',
          { code: 'rate_limited', retryAfterSeconds: RETRY_SECONDS },
        );
      if (sum + bytes > all)
        throw new ServiceError(
          'unavailable',
          'Too many request bodies are being received; try again in a moment.',
          { code: 'busy', retryAfterSeconds: RETRY_SECONDS },
        );
      add(sender, bytes);
    },
    give: (sender, bytes) => add(sender, -bytes),
  };
}
