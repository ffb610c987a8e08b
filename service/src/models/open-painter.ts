import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connect } from '../outbound/guarded-request.ts';
import { checkPicture } from './check-picture.ts';
import { createModelClient } from './model-client.ts';
import { type Fault, ModelFault } from './model-fault.ts';
import type { Painter, PainterOptions, PaintOutcome, PictureOrder } from './painter.ts';
import { PROTOCOLS } from './protocols.ts';

// Longer is the queue's business.
const MOST_WAIT_MS = 5000;

/** The operator's painter. `connect` is for tests. */
export async function openPainter(options: PainterOptions, connect?: Connect): Promise<Painter> {
  const { protocol, key, model, workflow } = options;
  const { authorize, ask: createAsk } = PROTOCOLS[protocol];
  const client = await createModelClient(options, key === undefined ? {} : authorize(key), connect);
  const ask = createAsk(options, client);

  const attempt = async (order: PictureOrder, signal: AbortSignal): Promise<PaintOutcome> => {
    const limit = AbortSignal.timeout(options.timeoutMs);
    const either = AbortSignal.any([signal, limit]);
    try {
      const file = await ask(order, either);
      return { kind: 'painted', ...(await checkPicture(file, order, either)) };
    } catch (error) {
      signal.throwIfAborted();
      if (limit.aborted) return { kind: 'unavailable', detail: `took longer than ${options.timeoutMs} ms` };
      if (error instanceof ModelFault) return withoutKey(error.fault, key);
      throw error;
    }
  };

  return {
    name: protocol,
    title: [protocol, model ?? workflow?.name].filter(Boolean).join('/'),
    fingerprint: toFingerprint(options),
    paint: async (order, signal) => {
      const first = await attempt(order, signal);
      // A server that says when has not painted, so nothing is paid twice.
      if (first.kind !== 'unavailable' || first.retryAfterMs === undefined) return first;
      if (first.retryAfterMs > MOST_WAIT_MS) return first;
      await sleep(first.retryAfterMs, undefined, { signal }).catch(() => signal.throwIfAborted());
      return await attempt(order, signal);
    },
    close: () => client.close(),
  };
}

const toFingerprint = ({ protocol, baseUrl, model, workflow, options, sizes }: PainterOptions): string =>
  createHash('sha256')
    .update(JSON.stringify([protocol, baseUrl, model, workflow?.graph, options, sizes]))
    .digest('hex');

/** Some servers repeat the key that they refuse. */
function withoutKey(fault: Fault, key: string | undefined): Fault {
  if (key === undefined) return fault;
  const { detail, said } = fault;
  const clean = (text: string): string =>
    text.replaceAll(key, '***').replaceAll(Buffer.from(key).toString('base64'), '***');
  return { ...fault, detail: clean(detail), ...(said !== undefined && { said: clean(said) }) };
}
