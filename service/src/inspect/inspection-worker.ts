import { parentPort } from 'node:worker_threads';
import { READ_HERE } from '@cardwright/contract/unfurl';
import { lowerPriority } from '@cardwright/engine/lower-priority';
import type { InspectionMessage, InspectionQuestion } from './inspection-thread.ts';

const port = parentPort;
const post = (message: InspectionMessage | 'ready'): void => port?.postMessage(message);

port?.on('message', async (question: InspectionQuestion) => {
  const answer =
    question.method === 'readTags'
      ? await READ_HERE.readTags(...question.args)
      : await READ_HERE.isKeptOut(...question.args);
  post({ answer });
});
lowerPriority();
post('ready');
