import { createHash } from 'node:crypto';
import type { Connect } from '../outbound/guarded-request.ts';
import { askModel } from './ask-model.ts';
import { checkPicture } from './check-picture.ts';
import { createModelClient } from './model-client.ts';
import type { Painter, PainterOptions, PaintOutcome } from './painter.ts';
import { PROTOCOLS } from './protocols.ts';

/** The operator's painter. `connect` is for tests. */
export async function openPainter(options: PainterOptions, connect?: Connect): Promise<Painter> {
  const { protocol, key, model, workflow } = options;
  const { authorize, ask: createAsk } = PROTOCOLS[protocol];
  const client = await createModelClient(options, key === undefined ? {} : authorize(key), connect);
  const ask = createAsk(options, client);
  return {
    name: protocol,
    title: [protocol, model ?? workflow?.name].filter(Boolean).join('/'),
    fingerprint: toFingerprint(options),
    paint: (order, signal) =>
      askModel<PaintOutcome>(
        async (limited) => {
          const file = await ask(order, limited);
          return { kind: 'painted', ...(await checkPicture(file, order, limited)) };
        },
        options,
        signal,
      ),
    close: () => client.close(),
  };
}

const toFingerprint = ({ protocol, baseUrl, model, workflow, options, sizes }: PainterOptions): string =>
  createHash('sha256')
    .update(JSON.stringify([protocol, baseUrl, model, workflow?.graph, options, sizes]))
    .digest('hex');
