import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '@cardwright/engine/lower-priority';
import { decodeHtml } from './decode-html.ts';
import type { PageMessage, PageQuestion } from './page-thread.ts';
import { readPage } from './read-page.ts';
import { scanHtml } from './scan-html.ts';

const port = parentPort;
const post = (message: PageMessage | 'ready'): void => port?.postMessage(message);

port?.on('message', ({ bytes, contentType, url, meta }: PageQuestion) => {
  const html = decodeHtml(bytes, contentType);
  if (meta === undefined) post({ facts: readPage(html, url) });
  else post({ content: scanHtml(html).meta.get(meta) });
});
lowerPriority();
post('ready');
