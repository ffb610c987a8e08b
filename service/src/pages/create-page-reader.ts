import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import { type GuardedRequest, LOOP_HEADER } from '../outbound/guarded-request.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import { decodeHtml } from './decode-html.ts';
import type { PageFacts } from './page-facts.ts';

/** What was read, until when it holds. */
export type FreshPage = { facts: PageFacts; freshUntil: Date };

/** Reads a page through the guarded door, or remembers it. Throws `invalid`, or `unavailable`. */
export type ReadPage = (url: string) => Promise<FreshPage>;

export type KnownPage = FreshPage & { validators: Readonly<Record<string, string>> };

/** Where a reader remembers pages, by their URLs. */
export interface PageMemory {
  find(url: string): Promise<KnownPage | undefined>;
  keep(url: string, page: KnownPage): Promise<void>;
}

/** How long a page is not asked again. */
export const PAGE_FRESH_MS = 3600_000;
// How long a page is left alone that failed; until then, what it said before is shown.
const RETRY_MS = 10 * 60_000;
// The head of a page and the JSON-LD behind it; what comes after says nothing of the page.
const MAX_BYTES = 512 * 1024;
const MAX_READING = 32;
const BUSY_RETRY_SECONDS = 5;
const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;

/**
 * Reads pages, each at most once an hour: then it is asked whether it changed. Concurrent readers of a page share one
 * request, and a page that fails shows what it said before.
 */
export function createPageReader(parts: {
  request: GuardedRequest;
  clock: Clock;
  memory: PageMemory;
  /** What refusals name. */
  parameter: 'url' | 'path';
}): ReadPage {
  const { request, clock, memory, parameter } = parts;
  const reading = new Map<string, Promise<FreshPage>>();

  const after = (ms: number): Date => new Date(clock.now().getTime() + ms);

  async function fetchPage(url: string, known: KnownPage | undefined): Promise<KnownPage> {
    const headers = { accept: 'text/html,application/xhtml+xml', ...LOOP_HEADER, ...known?.validators };
    const response = await request(url, { headers, maxBytes: MAX_BYTES });
    const freshUntil = after(PAGE_FRESH_MS);
    if (response.status === 304 && known !== undefined) return { ...known, freshUntil };
    if (response.status !== 200) throw new OutboundRefusedError(`responded with status ${response.status}`);
    return {
      facts: await toFacts(response.headers.get('content-type') ?? '', response.bytes, response.url),
      freshUntil,
      validators: toValidators(response.headers),
    };
  }

  async function read(url: string): Promise<FreshPage> {
    const known = await memory.find(url);
    if (known !== undefined && known.freshUntil > clock.now()) return known;
    let page: KnownPage;
    try {
      page = await fetchPage(url, known);
    } catch (error) {
      if (known === undefined) throw toServiceError(error, parameter);
      page = { ...known, freshUntil: after(RETRY_MS) };
    }
    await memory.keep(url, page);
    return page;
  }

  return async (url) => {
    const running = reading.get(url);
    if (running !== undefined) return await running;
    if (reading.size >= MAX_READING) throw busy();
    const done = read(url).finally(() => reading.delete(url));
    reading.set(url, done);
    return await done;
  };
}

async function toFacts(contentType: string, bytes: Uint8Array, url: string): Promise<PageFacts> {
  // With the first page only: most installations read none.
  const { readFileName, readPage } = await import('./read-page.ts');
  if (/^\s*application\/pdf\b/i.test(contentType)) return readFileName(url);
  // A server that names no type may still send a page; bytes that are no text are not.
  if (contentType === '' ? bytes.includes(0) : !HTML.test(contentType))
    throw new OutboundRefusedError('must be the address of an HTML page or a PDF');
  return readPage(decodeHtml(bytes, contentType), url);
}

function toValidators(headers: Headers): Record<string, string> {
  const [etag, modified] = [headers.get('etag'), headers.get('last-modified')];
  return { ...(etag && { 'if-none-match': etag }), ...(modified && { 'if-modified-since': modified }) };
}

const toServiceError = (error: unknown, parameter: string): unknown =>
  error instanceof OutboundRefusedError
    ? new ServiceError('invalid', `\`${parameter}\` ${error.message}.`, {
        code: 'invalid_parameter',
        parameter,
        cause: error,
      })
    : error;

const busy = (): ServiceError =>
  new ServiceError(
    'unavailable',
    'Too many pages are being read. You were not charged; try again in a moment.',
    { code: 'queue_full', retryAfterSeconds: BUSY_RETRY_SECONDS },
  );
