import type { ImageFormat } from '@cardwright/engine';

export type CardBytes = { bytes: Uint8Array; format: ImageFormat };

/** A card as it is sent. */
export type DeliveredCard = CardBytes & {
  /** Strong, quoted; of the bytes. */
  etag: string;
  /** Whether a cache supplied it: false for the one request that caused the render. */
  cached: boolean;
  /** Seconds that any cache may keep it: a day at most, and never past the address's own end. */
  maxAgeSeconds: number;
};

export interface Delivery {
  /**
   * The card of a signed address. `path` and `query` as they stood in the request line. Throws `forbidden`,
   * `invalid`, `payment-required` (in this order) or `unavailable`.
   */
  deliver(request: { path: string; template: string; query: string }): Promise<DeliveredCard>;
  /** Writes the counted uses. Called on a timer and at shutdown. */
  flush(): Promise<void>;
  close(): Promise<void>;
}
