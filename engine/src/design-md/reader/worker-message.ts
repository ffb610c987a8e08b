import type { LintReport } from '../lint/lint-document.ts';
import type { DesignDocument } from '../read/design-document.ts';

/** What the worker says: `ready` once, then `refused`, or `read` and `linted`, for each document. */
export type WorkerMessage =
  | { step: 'ready' }
  | { step: 'refused'; reason: string }
  | { step: 'read'; document: DesignDocument }
  | { step: 'linted'; lint: LintReport | undefined };
