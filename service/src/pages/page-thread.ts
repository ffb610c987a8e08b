import { createLimitedThread, type ThreadLimits } from '@cardwright/engine/limited-thread';
import { ServiceError } from '../base/service-error.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import { createAccountTurns } from '../turns/account-turns.ts';
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
const BUSY = { code: 'queue_full', retryAfterSeconds: 5 };
const TURNS = { ...BUSY, each: 32, all: 400, what: 'pages wait to be read' };

export function createPageThread(limits = LIMITS): PageThread {
  const turns = createAccountTurns(TURNS);
  const thread = createLimitedThread<PageQuestion, PageMessage>({
    program: new URL('./page-worker.ts', import.meta.url),
    ...limits,
  });

  async function ask(question: PageQuestion, owner: string): Promise<PageMessage> {
    const { messages, ended } = await turns.run(owner, () => thread.run(question));
    const [message] = messages;
    if (message !== undefined) return message;
    if (ended === 'machine') throw busy();
    throw new OutboundRefusedError('takes too much work to be read');
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
  new ServiceError(
    'unavailable',
    'The server has no time to read the page now; try again in a moment.',
    BUSY,
  );
