import { fitRatio, fitSize, type Size } from './fit-size.ts';
import type { Answer, ModelClient } from './model-client.ts';
import { ModelFault } from './model-fault.ts';
import type { Ask, PainterOptions } from './painter.ts';
import { asObject, readOk } from './read-error.ts';
import { runJob } from './run-job.ts';
import { toInstruction } from './to-instruction.ts';

// These take a ratio and refuse sizes; of the others, none paints a longer side.
const BY_RATIO = /^flux-(?:3|kontext|pro-1\.1-ultra)/;
const WITHOUT_SEED = /^flux-3/;
const MOST_SIDE = 1920;
const RATIOS = ['1:1', '4:3', '3:4', '3:2', '2:3', '16:9', '9:16', '21:9', '9:21'];

/** FLUX at its makers': a job that is sent, looked at and fetched. What it refuses is a status of the job. */
export function createBlackForestLabs(
  { model = '', options, sizes }: PainterOptions,
  client: ModelClient,
): Ask {
  return async (order, signal) => {
    const shape =
      sizes === undefined && BY_RATIO.test(model)
        ? { aspect_ratio: fitRatio(order, RATIOS) }
        : fitSize(within(order), sizes);
    const body = {
      prompt: toInstruction(order, model),
      ...shape,
      ...(!WITHOUT_SEED.test(model) && { seed: order.seed }),
      ...options,
    };
    const { polling_url: address } = readOk(await client.post(`/${model}`, body, signal));
    if (typeof address !== 'string')
      throw new ModelFault({ kind: 'unusable', detail: 'answered without the address of a job' });
    const sample = await runJob(
      { look: async (either) => readSample(await client.follow(address, either)) },
      signal,
    );
    return client.download(sample, signal);
  };
}

function within({ width, height }: Size): Size {
  const scale = Math.min(1, MOST_SIDE / Math.max(width, height));
  return { width: width * scale, height: height * scale };
}

function readSample(answer: Answer): string | undefined {
  const { status, result } = answer.status === 404 ? { status: 'Task not found' } : readOk(answer);
  switch (status) {
    case 'Ready': {
      const { sample } = asObject(result);
      if (typeof sample === 'string') return sample;
      throw new ModelFault({ kind: 'unusable', detail: 'answered without a picture' });
    }
    case 'Request Moderated':
    case 'Content Moderated':
      throw new ModelFault({ kind: 'refused', detail: `answered "${status}"` });
    case 'Error':
    case 'Failed':
    case 'Task not found':
      throw new ModelFault({ kind: 'unusable', detail: `answered "${status}"` });
    default:
      return undefined;
  }
}
