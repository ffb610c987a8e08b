import { parentPort } from 'node:worker_threads';
import { lintDocument } from '../lint/lint-document.ts';
import { DesignDocumentError } from '../read/design-document.ts';
import { readDesignDocument } from '../read/read-design-document.ts';
import type { WorkerMessage } from './worker-message.ts';

// Two messages a document: what was read is not lost when the linter does not come to an end.
const port = parentPort;
const post = (message: WorkerMessage): void => port?.postMessage(message);

port?.on('message', (text: string) => {
  try {
    post({ step: 'read', document: readDesignDocument(text) });
  } catch (error) {
    if (!(error instanceof DesignDocumentError)) throw error;
    post({ step: 'refused', reason: error.message });
    return;
  }
  post({ step: 'linted', lint: findLint(text) });
});
post({ step: 'ready' });

function findLint(text: string): Extract<WorkerMessage, { step: 'linted' }>['lint'] {
  try {
    return lintDocument(text);
  } catch {
    // It throws at what its Markdown parser cannot take, and says nothing that would help the author.
    return undefined;
  }
}
