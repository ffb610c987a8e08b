import type { ImageFormat } from '@cardwright/engine';
import type { Caller } from '../accounts/types.ts';

/** What stands in a request line before and after the first `?`, as it was sent. */
export type RequestTarget = { path: string; query: string };

export type CardBytes = { bytes: Uint8Array; format: ImageFormat };

/** A card that was drawn. */
export type DrawnCard = CardBytes & {
  /** When a picture in it must be looked at again; undefined for a card of its parameters alone. */
  freshUntil: Date | undefined;
};

/** A card as it is sent. */
export type DeliveredCard = CardBytes & {
  /** Strong, quoted; of the bytes. */
  etag: string;
  /** Whether a cache supplied it: false for the one request that caused the render. */
  cached: boolean;
  /** Seconds that any cache may keep it: a day at most, and never past the address's own end. */
  maxAgeSeconds: number;
};

/** Why an address opens, or why not; for the owner of the key that signed it. */
export type Explanation = {
  /** Whether it opens now, credit aside. */
  valid: boolean;
  /** Why not, and what would be right; null when valid. */
  reason: string | null;
  /** The parameter that the reason is about, when there is one. */
  parameter: string | null;
  /** As the server reads the query, in the order received; empty when it cannot be read. */
  pairs: { name: string; value: string }[];
  /** The text to sign with the whole API key; null when the query cannot be read. */
  canonical: string | null;
  /** Where a given signed text leaves the nearest accepted one; null when none was given or it is accepted. */
  difference: { byte: number; expected: string; received: string } | null;
};

/** A template as its users need to know it. */
export type TemplateSheet = {
  name: string;
  description: string;
  /** JSON Schema (2020-12) of an object: template data, as it is written into a query. */
  parameters: Record<string, unknown>;
  example: Readonly<Record<string, string>>;
  /** Path and query of the example, to be completed with `expires` and `sig`. */
  exampleTarget: string;
};

export interface Delivery {
  /** The card of a signed address. Throws `forbidden`, `invalid`, `payment-required` (in this order) or `unavailable`. */
  deliver(target: RequestTarget): Promise<DeliveredCard>;
  /** What `deliver` would give, when that needs no work at all; undefined otherwise, also for what is refused. */
  recall(target: RequestTarget): Promise<DeliveredCard | undefined>;
  /** `signedText`: what the caller put under the key. Throws `invalid` naming `url` for what is no card's address. */
  explain(input: { url: string; signedText?: string }, caller: Caller, baseUrl: string): Promise<Explanation>;
  readonly templates: readonly TemplateSheet[];
  /** Lets renders end and writes what was counted. */
  close(): Promise<void>;
}
