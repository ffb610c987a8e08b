import { fitRatio, fitSize } from './fit-size.ts';
import type { ModelClient } from './model-client.ts';
import { type Fault, ModelFault } from './model-fault.ts';
import type { Ask, PainterOptions } from './painter.ts';
import { fromBase64, isDataUri } from './read-base64.ts';
import { asObject, readOk } from './read-error.ts';
import { runJob } from './run-job.ts';
import { toInstruction } from './to-instruction.ts';

// Those that the image models have in common.
const RATIOS = ['1:1', '4:3', '3:4', '3:2', '2:3', '16:9', '9:16'];
// A refusal is a failure in words of the model's own.
const REFUSAL = /\bnsfw\b|safety|sensitive|flagged|moderat|content polic|prohibited/i;

/** Models at Replicate: `owner/name`, or `owner/name:version`. The operator's options are inputs of the model. */
export function createReplicate({ model = '', options, sizes }: PainterOptions, client: ModelClient): Ask {
  const [name, version] = model.split(':');
  const path = version === undefined ? `/models/${name}/predictions` : '/predictions';
  return async (order, signal) => {
    const input = {
      prompt: toInstruction(order, model),
      ...(sizes === undefined ? { aspect_ratio: fitRatio(order, RATIOS) } : fitSize(order, sizes)),
      seed: order.seed,
      ...options,
    };
    const job = readOk(await client.post(path, { ...(version !== undefined && { version }), input }, signal));
    const { get, cancel } = asObject(job.urls);
    if (typeof get !== 'string')
      throw new ModelFault({ kind: 'unusable', detail: 'answered without the address of a job' });
    const url = await runJob(
      {
        look: async (either) => readOutput(readOk(await client.follow(get, either))),
        ...(typeof cancel === 'string' && { cancel: (either) => client.follow(cancel, either, 'POST') }),
      },
      signal,
    );
    return isDataUri(url) ? fromBase64(url) : await client.download(url, signal);
  };
}

function readOutput({ status, output, error }: Readonly<Record<string, unknown>>): string | undefined {
  switch (status) {
    case 'succeeded': {
      const [url]: unknown[] = [output].flat();
      if (typeof url === 'string' && url !== '') return url;
      throw new ModelFault({ kind: 'unusable', detail: 'answered without a picture' });
    }
    case 'failed':
    case 'canceled':
    case 'aborted':
      throw new ModelFault(toJobFault(status, typeof error === 'string' ? error : ''));
    default:
      return undefined;
  }
}

function toJobFault(status: string, error: string): Fault {
  const said = error.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 300);
  const kind = REFUSAL.test(said) ? 'refused' : 'unusable';
  return { kind, detail: `answered "${status}"`, ...(said && { said }) };
}
