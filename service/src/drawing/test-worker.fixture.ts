// A worker whose prompts say what happens to it. It draws a plain color, with real pixels.
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPaintEngine, paint } from '../generations/paint-engine.fixture.ts';
import { serveCalls } from './serve-calls.ts';

const engine = createPaintEngine();
const NEVER = 2 ** 30;

serveCalls({
  ...engine,
  planPicture: async () => undefined,
  checkReading: async (_, { brief }) => ({ brief, unused: [], problems: [], isSound: true }),
  listCatalogue: async () => ({ entries: [], total: 0 }),
  drawThumbnail: async () => undefined,
  convertImage: async (png) => png,
  drawDraft: async () => ({ image: new Uint8Array(), nodes: [], complaints: [] }),
  findFaintTexts: async () => [],
  findUndrawable: async () => ({ texts: [] }),
  renderCard: async ({ values: { title = '' }, width, height }, _images, { signal } = {}) => {
    await behave(title, signal);
    return paint({ prompt: title, width, height });
  },
  compose: async (request, signal) => {
    await behave(request.prompt ?? '', signal);
    return await engine.compose(request, signal);
  },
});

async function behave(prompt: string, signal: AbortSignal | undefined): Promise<void> {
  const [verb, argument = ''] = prompt.split(' ');
  if (verb === 'kill') process.kill(process.pid, 'SIGSEGV');
  if (verb === 'exit') process.exit(0);
  if (verb === 'exhaust') exhaustMemory();
  if (verb === 'spin') for (;;);
  if (verb === 'fail') throw Object.assign(new Error('no space'), { name: 'DiskError', code: 'ENOSPC' });
  if (verb === 'sleep') await sleep(NEVER, undefined, { signal });
  // A worker that cannot stop in the middle.
  if (verb === 'ignore') await sleep(NEVER);
  if (verb === 'linger') await sleep(20, undefined, { signal });
  // Until the test makes the file.
  if (verb === 'wait') while (!existsSync(argument)) await sleep(5, undefined, { signal });
}

function exhaustMemory(): void {
  const kept: unknown[] = [];
  for (;;) kept.push(new Array(1_000_000).fill(kept.length));
}
