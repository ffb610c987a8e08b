import { createLimitedThread, type ThreadLimits } from '@cardwright/engine/limited-thread';
import { createTurns, TooManyWaitingError } from '@cardwright/engine/turns';
import { ServiceError } from '../base/service-error.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import type { PageFacts } from './page-facts.ts';

/** A page as its server sent it. */
export type SentPage = { bytes: Uint8Array; contentType: string; url: string };

/** What the thread is asked: all that the page says, or what its `<meta>` of this name has. */
export type PageQuestion = SentPage & { meta?: string };
export type PageMessage = { facts: PageFacts } | { content: string | undefined };

/**
 * Reads the markup of pages on a thread of its own, by turns among the owners, one at a time. Throws `OutboundRefusedError` for a page
 * that takes too much work, and `unavailable` where the machine has no time.
 */
export interface PageThread {
  readFacts(page: SentPage, owner: string): Promise<PageFacts>;
  readMeta(page: SentPage, name: string, owner: string): Promise<string | undefined>;
  close(): Promise<void>;
}

// A page of half a megabyte takes some 30 ms.
const LIMITS: ThreadLimits = { cpuMs: 1000, wallMs: 20_000 };
const WAITING = { each: 32, all: 400 };
const MAX_WAIT_MS = 10_000;
const BUSY_RETRY_SECONDS = 5;

export function createPageThread(limits = LIMITS): PageThread {
  const turns = createTurns(WAITING);
  const thread = createLimitedThread<PageQuestion, PageMessage>({
    program: new URL('./page-worker.ts', import.meta.url),
    ...limits,
  });

  async function ask(question: PageQuestion, owner: string): Promise<PageMessage> {
    const { messages, ended } = await inTurn(owner, () => thread.run(question));
    const [message] = messages;
    if (message !== undefined) return message;
    if (ended === 'machine') throw busy();
    throw new OutboundRefusedError('takes too much work to be read');
  }

  async function inTurn<Value>(owner: string, task: () => Promise<Value>): Promise<Value> {
    const waited = AbortSignal.timeout(MAX_WAIT_MS);
    try {
      return await turns.run(owner, task, waited);
    } catch (error) {
      throw error === waited.reason || error instanceof TooManyWaitingError ? busy() : error;
    }
  }

  return {
    async readFacts(page, owner) {
      const message = await ask(page, owner);
      if ('facts' in message) return message.facts;
      throw new Error('the thread answered another question');
    },
    async readMeta(page, meta, owner) {
      const message = await ask({ ...page, meta }, owner);
      if ('content' in message) return message.content;
      throw new Error('the thread answered another question');
    },
    close: () => thread.close(),
  };
}

const busy = (): ServiceError =>
  new ServiceError('unavailable', 'The server has no time to read the page now; try again in a moment.', {
    code: 'queue_full',
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
