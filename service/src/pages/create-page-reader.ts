import { LRUCache } from 'lru-cache';
import { atMost } from '../base/at-most.ts';
import type { Clock } from '../base/clock.ts';
import { ServiceError } from '../base/service-error.ts';
import { type GuardedRequest, LOOP_HEADER } from '../outbound/guarded-request.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import { createAccountTurns } from '../turns/account-turns.ts';
import type { PageFacts } from './page-facts.ts';
import type { PageThread, SentPage } from './page-thread.ts';

/** What was read, until when it holds. */
export type FreshPage = { facts: PageFacts; freshUntil: Date };

/**
 * Reads a page through the guarded door for an account, or remembers it. Throws `invalid`, `unavailable`, or `rate-limited` if the
 * account has too many pages being read.
 */
export type ReadPage = (url: string, owner: string) => Promise<FreshPage>;

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
// Of an account with slow pages others still have most.
const READING = {
  atOnce: 32,
  share: 8,
  each: 32,
  all: 1000,
  what: 'pages are being read',
  code: 'queue_full',
  retryAfterSeconds: 5,
};
// A page that nothing is known of and that cannot be read; asking again soon brings the same.
const FAILED = { ms: 60_000, most: 5000 };
const PDF = /^\s*application\/pdf\b/i;
const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;

/**
 * Reads pages, each at most once an hour: then it is asked whether it changed. Concurrent readers of a page share one
 * request, accounts take turns, and a page that fails shows what it said before.
 */
export function createPageReader(parts: {
  request: GuardedRequest;
  clock: Clock;
  memory: PageMemory;
  thread: Pick<PageThread, 'readFacts'>;
  /** What refusals name. */
  parameter: 'url' | 'path';
}): ReadPage {
  const { request, clock, memory, thread, parameter } = parts;
  const reading = new Map<string, Promise<FreshPage>>();
  const failed = new LRUCache<string, { error: unknown; until: Date }>(atMost(FAILED.most));
  const turns = createAccountTurns(READING);

  const after = (ms: number): Date => new Date(clock.now().getTime() + ms);

  async function fetchPage(url: string, known: KnownPage | undefined, owner: string): Promise<KnownPage> {
    const headers = { accept: 'text/html,application/xhtml+xml', ...LOOP_HEADER, ...known?.validators };
    const response = await request(url, { headers, maxBytes: MAX_BYTES });
    const freshUntil = after(PAGE_FRESH_MS);
    if (response.status === 304 && known !== undefined) return { ...known, freshUntil };
    if (response.status !== 200) throw new OutboundRefusedError(`responded with status ${response.status}`);
    const contentType = response.headers.get('content-type') ?? '';
    checkType(contentType, response.bytes);
    return {
      facts: await readFacts({ contentType, bytes: response.bytes, url: response.url }, owner),
      freshUntil,
      validators: toValidators(response.headers),
    };
  }

  async function readFacts(page: SentPage, owner: string): Promise<PageFacts> {
    if (!PDF.test(page.contentType)) return await thread.readFacts(page, owner);
    return (await import('./read-page.ts')).readFileName(page.url);
  }

  async function read(url: string, owner: string): Promise<FreshPage> {
    const known = await memory.find(url);
    if (known !== undefined && known.freshUntil > clock.now()) return known;
    const failure = failed.get(url);
    if (failure !== undefined && failure.until > clock.now()) throw failure.error;
    let page: KnownPage;
    try {
      page = await turns.run(owner, () => fetchPage(url, known, owner));
    } catch (error) {
      if (known !== undefined) page = { ...known, freshUntil: after(RETRY_MS) };
      else if (error instanceof OutboundRefusedError) {
        const refusal = toInvalid(error, parameter);
        failed.set(url, { error: refusal, until: after(FAILED.ms) });
        throw refusal;
      } else throw error;
    }
    await memory.keep(url, page);
    return page;
  }

  return async (url, owner) => {
    // What refuses one account is no answer to another.
    const name = `${owner} ${url}`;
    const running = reading.get(name);
    if (running !== undefined) return await running;
    const done = read(url, owner).finally(() => reading.delete(name));
    reading.set(name, done);
    return await done;
  };
}

/** A server that names no type may still send a page; bytes that are no text are not. */
function checkType(contentType: string, bytes: Uint8Array): void {
  if (PDF.test(contentType) || (contentType === '' ? !bytes.includes(0) : HTML.test(contentType))) return;
  throw new OutboundRefusedError('must be the address of an HTML page or a PDF');
}

function toValidators(headers: Headers): Record<string, string> {
  const [etag, modified] = [headers.get('etag'), headers.get('last-modified')];
  return { ...(etag && { 'if-none-match': etag }), ...(modified && { 'if-modified-since': modified }) };
}

const toInvalid = (error: OutboundRefusedError, parameter: string): ServiceError =>
  new ServiceError('invalid', `\`${parameter}\` ${error.message}.`, {
    code: 'invalid_parameter',
    parameter,
    cause: error,
  });
