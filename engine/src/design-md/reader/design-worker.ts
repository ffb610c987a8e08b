import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority } from '../../threads/lower-priority.ts';
import { lintDocument } from '../lint/lint-document.ts';
import { DesignDocumentError } from '../read/design-document.ts';
import { readDesignDocument } from '../read/read-design-document.ts';
import type { WorkerMessage } from './worker-message.ts';

const WARM_UP = '---\nname: a\ncolors:\n  primary: "#123456"\n---\n\n## Colors\n';

// Parsers make an error of each wrong sign; with a stack each, thousands of them take most of the time.
Error.stackTraceLimit = 0;

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
  post({ step: 'linted', lint: lintDocument(text) });
});
// One that replaces another was made by a hostile document: its start is nobody's to wait for.
if (workerData === 'replacement') lowerPriority();
// The first document of a thread takes ten times as long.
lintDocument(WARM_UP);
lowerPriority();
post({ step: 'ready' });
