import type { SentReader } from '@cardwright/contract/unfurl';
import { createLimitedThread, type ThreadLimits } from '@cardwright/engine/limited-thread';
import { ServiceError } from '../base/service-error.ts';
import { createAccountTurns } from '../turns/account-turns.ts';

/** What the thread is asked: a method of `SentReader`, with its arguments. */
export type InspectionQuestion = {
  [Name in keyof SentReader]: { method: Name; args: Parameters<SentReader[Name]> };
}[keyof SentReader];
export type InspectionMessage = { answer: unknown };

/** Reads pages and robots.txt on a thread of its own, by turns among the accounts. Throws `unavailable` where the machine has no time. */
export interface InspectionThread {
  readerOf(account: string): SentReader;
  close(): Promise<void>;
}

// A page of a megabyte takes some 30 ms.
const LIMITS: ThreadLimits = { cpuMs: 1000, wallMs: 20_000 };
const BUSY = { code: 'inspections_busy', retryAfterSeconds: 5 };
// More than all that may be inspected at once ask.
const TURNS = { ...BUSY, each: 1000, all: 10_000, what: 'pages wait to be read' };

export function createInspectionThread(limits = LIMITS): InspectionThread {
  const turns = createAccountTurns(TURNS);
  const thread = createLimitedThread<InspectionQuestion, InspectionMessage>({
    program: new URL('./inspection-worker.ts', import.meta.url),
    ...limits,
  });

  const ask = async (question: InspectionQuestion, account: string): Promise<unknown> => {
    const { messages, ended } = await turns.run(account, () => thread.run(question));
    const [message] = messages;
    if (message === undefined && ended === 'machine') throw busy();
    return message?.answer;
  };

  return {
    readerOf: (account) => ({
      readTags: async (...args) =>
        (await ask({ method: 'readTags', args }, account)) as Awaited<ReturnType<SentReader['readTags']>>,
      isKeptOut: async (...args) =>
        (await ask({ method: 'isKeptOut', args }, account)) as Awaited<ReturnType<SentReader['isKeptOut']>>,
    }),
    close: () => thread.close(),
  };
}

const busy = (): ServiceError =>
  new ServiceError('unavailable', 'The server has no time to read pages; try again in a moment.', BUSY);
