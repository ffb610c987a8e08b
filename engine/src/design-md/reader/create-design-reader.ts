import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createGate } from '../../render/gate.ts';
import type { LintSummary } from '../lint/lint-document.ts';
import { type DesignDocument, DesignDocumentError, LIMITS } from '../read/design-document.ts';
import { createWorkerThread } from './worker-thread.ts';

/** A document as read and linted. */
export type DesignReport = DesignDocument & { lint: LintSummary };

/** The document could not be read now: too many others wait, or the machine has no time for it. */
export class DesignReaderBusyError extends Error {
  override readonly name = 'DesignReaderBusyError';
}

export interface DesignReader {
  /** Ends within two seconds. Throws `DesignDocumentError` for a document beyond the limits, `DesignReaderBusyError`. */
  read(text: string): Promise<DesignReport>;
  close(): Promise<void>;
}

export type DesignReaderOptions = {
  /** For one document; it is ended then. */
  timeoutMs?: number;
  /** For the documents before it. */
  maxWaitMs?: number;
};

// The linter itself says so of what it cannot parse.
const UNREADABLE: LintSummary = { errors: 0, warnings: 1, infos: 0 };
const REPORTS_KEPT = 100;
// Waiting, the start of the thread and reading together.
const LONGEST_MS = 1900;

/**
 * Reads documents on a thread of its own, one at a time: a parser that a hostile text keeps busy is ended, and
 * nobody else waits for it. The thread starts with the first document.
 */
export function createDesignReader({
  timeoutMs = 1100,
  maxWaitMs = 500,
}: DesignReaderOptions = {}): DesignReader {
  const gate = createGate(1);
  const thread = createWorkerThread(timeoutMs);
  // A document is read when it is sent and again when it is drawn; and a slow one is not paid for twice.
  const reports = new LRUCache<string, DesignReport | DesignDocumentError>({ max: REPORTS_KEPT });

  async function readOnThread(text: string, until: number): Promise<DesignReport | DesignDocumentError> {
    const { refused, document, lint } = await thread.run(text, until);
    if (refused !== undefined) return new DesignDocumentError(refused);
    if (document === undefined) throw new DesignReaderBusyError('the document was not read in time');
    if (lint !== undefined) return { ...document, lint };
    return { ...document, problems: [...document.problems, NOT_LINTED], lint: UNREADABLE };
  }

  return {
    async read(text) {
      if (text.length > LIMITS.documentBytes) throw tooLarge();
      const name = createHash('sha256').update(text).digest('base64');
      let report = reports.get(name);
      if (report === undefined) {
        const until = performance.now() + LONGEST_MS;
        report = await inTurn(() => readOnThread(text, until));
        reports.set(name, report);
      }
      if (report instanceof Error) throw report;
      return report;
    },
    close: () => thread.close(),
  };

  async function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const waited = AbortSignal.timeout(maxWaitMs);
    try {
      return await gate.run(task, waited);
    } catch (error) {
      throw error === waited.reason ? new DesignReaderBusyError('too many documents wait') : error;
    }
  }
}

const NOT_LINTED =
  'The linter came to no end with this document; it is counted as one warning. Shorten it, or look for unclosed brackets.';

const tooLarge = (): DesignDocumentError =>
  new DesignDocumentError(`has more than ${LIMITS.documentBytes.toLocaleString('en')} bytes`);
