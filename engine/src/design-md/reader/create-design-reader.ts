import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createLimitedThread, type ThreadLimits } from '../../threads/limited-thread.ts';
import { createTurns, TooManyWaitingError } from '../../threads/take-turns.ts';
import type { LintFinding } from '../lint/locate-finding.ts';
import type { LintSummary } from '../lint/run-linter.ts';
import { type DesignDocument, DesignDocumentError, LIMITS } from '../read/design-document.ts';
import type { WorkerMessage } from './worker-message.ts';

export { DesignDocumentError };

/** A document as read and linted. */
export type DesignReport = DesignDocument & { lint: LintSummary; findings: readonly LintFinding[] };

/** The document cannot be read now, for a reason that is not its own; the message is a sentence that says which. */
export class DesignReaderBusyError extends Error {
  override readonly name = 'DesignReaderBusyError';
}

export interface DesignReader {
  /**
   * Reads a document in the turn of `owner`: whoever sends many waits for their own. Throws `DesignDocumentError` for
   * a document beyond the limits, `DesignReaderBusyError`.
   */
  read(text: string, owner?: string): Promise<DesignReport>;
  close(): Promise<void>;
}

export type DesignReaderOptions = Partial<ThreadLimits> & {
  /** For the documents before it. */
  maxWaitMs?: number;
};

// The linter itself says so of what it cannot parse.
const UNREADABLE: LintSummary = { errors: 0, warnings: 1, infos: 0 };
const REPORTS_KEPT = 100;
// A build of a static site sends what it has at once.
const WAITING = { each: 40, all: 400 };

/**
 * Reads documents on a thread of its own, one at a time: a parser that a hostile text keeps busy is ended. The
 * limits of time are the last ones: those of size are met before, and take no longer on a busy machine.
 */
export function createDesignReader({
  cpuMs = 2000,
  wallMs = 30_000,
  maxWaitMs = 20_000,
}: DesignReaderOptions = {}): DesignReader {
  const turns = createTurns(WAITING);
  const thread = createLimitedThread<string, WorkerMessage>({
    program: new URL('./design-worker.ts', import.meta.url),
    isLast: ({ step }) => step !== 'read',
    cpuMs,
    wallMs,
  });
  // A document is read when it is sent and again when it is drawn; and a slow one is not paid for twice.
  const reports = new LRUCache<string, DesignReport | DesignDocumentError>({ max: REPORTS_KEPT });

  async function readOnThread(text: string): Promise<DesignReport | DesignDocumentError> {
    const { messages, ended } = await thread.run(text);
    const refused = messages.find((message) => message.step === 'refused');
    if (refused !== undefined) return new DesignDocumentError(refused.reason);
    const document = messages.find((message) => message.step === 'read')?.document;
    const lint = messages.find((message) => message.step === 'linted')?.lint;
    if (ended === 'machine')
      throw new DesignReaderBusyError('The server has no time to read the document now');
    if (document === undefined)
      return new DesignDocumentError(`takes too much ${ended === 'memory' ? 'memory' : 'work'} to be read`);
    if (lint !== undefined) return { ...document, lint: lint.summary, findings: lint.findings };
    return { ...document, problems: [...document.problems, NOT_LINTED], lint: UNREADABLE, findings: [] };
  }

  const underWay = new Map<string, Promise<DesignReport | DesignDocumentError>>();

  function readOnce(text: string, owner: string): Promise<DesignReport | DesignDocumentError> {
    const name = createHash('sha256').update(text).digest('base64');
    const known = reports.get(name);
    if (known) return Promise.resolve(known);
    // Whoever asked first may have too many documents waiting; that is none of the others' fault.
    const running = underWay.get(name)?.catch(() => readInTurn(name, text, owner));
    if (running) return running;
    const reading = readInTurn(name, text, owner).finally(() => underWay.delete(name));
    underWay.set(name, reading);
    return reading;
  }

  async function readInTurn(
    name: string,
    text: string,
    owner: string,
  ): Promise<DesignReport | DesignDocumentError> {
    const report = await inTurn(owner, () => readOnThread(text));
    reports.set(name, report);
    return report;
  }

  return {
    async read(text, owner = '') {
      if (text.length > LIMITS.documentBytes) throw tooLarge();
      const report = await readOnce(text, owner);
      if (report instanceof Error) throw report;
      return report;
    },
    close: () => thread.close(),
  };

  async function inTurn<Value>(owner: string, task: () => Promise<Value>): Promise<Value> {
    const waited = AbortSignal.timeout(maxWaitMs);
    try {
      return await turns.run(owner, task, waited);
    } catch (error) {
      if (error === waited.reason)
        throw new DesignReaderBusyError(
          `The documents before it took longer than ${maxWaitMs / 1000} seconds`,
        );
      throw error instanceof TooManyWaitingError ? new DesignReaderBusyError(TOO_MANY[error.whose]) : error;
    }
  }
}

const TOO_MANY = {
  owner: `${WAITING.each} documents of this account wait to be read already`,
  all: `${WAITING.all} documents wait to be read already`,
} as const;

const NOT_LINTED =
  'The linter cannot go through this document and counts it as one warning: it is too long, nests too deeply, or has unclosed brackets.';

const tooLarge = (): DesignDocumentError =>
  new DesignDocumentError(`has more than ${LIMITS.documentBytes.toLocaleString('en')} bytes`);
