import { fitSize } from './fit-size.ts';
import type { ModelClient } from './model-client.ts';
import { ModelFault } from './model-fault.ts';
import type { Ask, PainterOptions } from './painter.ts';
import { fromBase64, isDataUri } from './read-base64.ts';
import { asObject, readOk } from './read-error.ts';
import { runJob } from './run-job.ts';
import { toInstruction } from './to-instruction.ts';

/** The queue of fal. What it refuses is an error of the job's result, or a mark on a picture that was blacked out. */
export function createFal({ model, options, sizes }: PainterOptions, client: ModelClient): Ask {
  return async (order, signal) => {
    const body = {
      prompt: toInstruction(order, model),
      image_size: fitSize(order, sizes),
      num_images: 1,
      seed: order.seed,
      ...options,
    };
    const job = readOk(await client.post(`/${model}`, body, signal));
    const { status_url: status, response_url: result, cancel_url: cancel } = job;
    if (typeof status !== 'string' || typeof result !== 'string')
      throw new ModelFault({ kind: 'unusable', detail: 'answered without the addresses of a job' });
    const look = async (either: AbortSignal) => {
      const { status: state } = readOk(await client.follow(status, either));
      return state === 'COMPLETED' ? readOk(await client.follow(result, either)) : undefined;
    };
    const url = readUrl(
      await runJob(
        {
          look,
          ...(typeof cancel === 'string' && { cancel: (either) => client.follow(cancel, either, 'PUT') }),
        },
        signal,
      ),
    );
    return isDataUri(url) ? fromBase64(url) : await client.download(url, signal);
  };
}

/** Of a list of pictures, or of the one that some models paint. */
function readUrl({ images, image, has_nsfw_concepts: marks }: Readonly<Record<string, unknown>>): string {
  if (Array.isArray(marks) && marks[0] === true)
    throw new ModelFault({ kind: 'refused', detail: 'marked its picture as not safe for work' });
  const { url } = asObject(Array.isArray(images) ? images[0] : image);
  if (typeof url === 'string' && url !== '') return url;
  throw new ModelFault({ kind: 'unusable', detail: 'answered without a picture' });
}
