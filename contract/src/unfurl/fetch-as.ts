/** What came of a request: an answer, or a sentence why there was none. */
export type Fetched =
  | {
      status: number;
      /** Where it came from after redirects. */
      url: string;
      headers: Headers;
      /** No more than was asked for. */
      bytes: Uint8Array;
      /** Of the whole, as far as it is known: more than `maxBytes` where that was reached. */
      length: number;
    }
  | { problem: string };

export type FetchRequest = {
  headers: Readonly<Record<string, string>>;
  maxBytes: number;
  method?: 'GET' | 'HEAD';
  followsRedirects?: boolean;
  signal: AbortSignal;
};

/** Fetches as a crawler would: under its name, no more than it takes, no longer than it waits. Never throws. */
export type FetchAs = (url: string, request: FetchRequest) => Promise<Fetched>;

/** Of the whole, also where a part was answered. */
export function readLength(headers: Headers): number {
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? headers.get('content-length');
  return Number(whole ?? 0) || 0;
}
