import { flushCompileCache } from 'node:module';
import type { Engine } from '@cardwright/engine';
import { type Call, type FromWorker, type Method, type ToWorker, toErrorData } from './worker-message.ts';

export type ServedEngine = Pick<Engine, Method>;

const DRAWINGS: ReadonlySet<Method> = new Set(['compose', 'renderCard']);

/** Does with an engine what the service asks of this process, and ends the process with the service. */
export function serveCalls(engine: ServedEngine): void {
  // The service ended while this process started.
  if (!process.connected) process.exit(0);
  const running = new Map<number, AbortController>();
  let isCodeKept = false;
  const answer = (message: FromWorker): void => {
    process.send?.(message);
  };
  process.on('message', async (message: ToWorker) => {
    if ('abort' in message) {
      running.get(message.abort)?.abort();
      return;
    }
    const { id } = message;
    const controller = new AbortController();
    running.set(id, controller);
    try {
      answer({ id, result: await perform(engine, message, controller.signal) });
    } catch (error) {
      answer({ id, error: toErrorData(error) });
    } finally {
      running.delete(id);
    }
    if (isCodeKept || !DRAWINGS.has(message.method)) return;
    isCodeKept = true;
    // Workers are killed in the end, which would keep nothing. By now, what a drawing needs is compiled.
    setImmediate(flushCompileCache);
  });
  process.on('disconnect', () => process.exit(0));
  // A terminal or a service manager signals the whole group. The service decides: it still waits for what is being drawn.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  answer('ready');
}

function perform(engine: ServedEngine, call: Call, signal: AbortSignal): Promise<unknown> {
  switch (call.method) {
    case 'compose':
      return engine.compose(...call.args, signal);
    case 'read':
      return engine.read(...call.args, { signal });
    case 'planPicture':
      return engine.planPicture(...call.args);
    case 'platformSize':
      return engine.platformSize(...call.args);
    case 'checkReading':
      return engine.checkReading(...call.args);
    case 'findBriefFault':
      return engine.findBriefFault(...call.args);
    case 'listCatalogue':
      return engine.listCatalogue(...call.args);
    case 'drawThumbnail':
      return engine.drawThumbnail(...call.args);
    case 'convertImage':
      return engine.convertImage(...call.args);
    case 'findUndrawable':
      return engine.findUndrawable(...call.args);
    case 'renderCard': {
      const [card, images, options] = call.args;
      return engine.renderCard(card, images, { ...options, signal });
    }
    case 'drawDraft': {
      const [card, images, options] = call.args;
      return engine.drawDraft(card, images, { ...options, signal });
    }
    case 'findFaintTexts': {
      const [card, images, options] = call.args;
      return engine.findFaintTexts(card, images, { ...options, signal });
    }
  }
}
