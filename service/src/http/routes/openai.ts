import type { ImageCompletedEvent, operations, RequestOf } from '@cardwright/contract';
import { parseSize } from '@cardwright/contract';
import { ServiceError } from '../../base/service-error.ts';
import { toWebEncoding } from '../../base/web-formats.ts';
import { engineOfModel, enginesAsModels } from '../../generations/parse-engine.ts';
import type { Generation, SubmitInput } from '../../generations/types.ts';
import { isUnfinished } from '../bodies/to-generation-body.ts';
import { toRefusal } from '../error-response.ts';
import { eventStream } from '../event-stream.ts';
import { findImageFile } from '../find-image-file.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { toOpenAiError } from '../openai-error.ts';
import { refuseWhileDraining } from '../refuse-while-draining.ts';

type OpenAiEncoding = { format: 'jpeg' | 'webp'; quality: number };
type Body = RequestOf<typeof operations.createImages>['body'];

// OpenAI's API has no way to ask again later, so its clients wait for ten minutes.
const WAIT_MS = 300_000;
const MODEL = {
  id: 'cardwright',
  object: 'model',
  created: Date.UTC(2026, 10, 21) / 1000,
  owned_by: 'cardwright',
} as const;
// Nothing here is counted in tokens; programs that track costs by tokens then see none.
const NO_TOKENS = {
  input_tokens: 0,
  input_tokens_details: { image_tokens: 0, text_tokens: 0 },
  output_tokens: 0,
  total_tokens: 0,
};

/** OpenAI's image API, as its SDKs call it. */
export function openAiRoutes({
  generations,
  copyImage,
  settings,
  draining,
  log,
}: AppParts): Handlers<'createImages' | 'listModels' | 'getModel'> {
  const engines = enginesAsModels(settings.painters);
  const models = [MODEL, ...engines.map((id) => ({ ...MODEL, id }))];
  // Programs have another provider's name in their configuration: what is none of ours is no choice.
  const toEngine = (model: string | null | undefined) =>
    typeof model === 'string' && engines.includes(model) ? { engine: model } : {};

  const readImage = async ({ imagePath }: Drawn, encoding: OpenAiEncoding | undefined): Promise<string> => {
    const image = await findImageFile(generations, imagePath.split('/').at(-1) ?? '');
    if (image === undefined) throw new Error('a completed generation without an image');
    const bytes = encoding === undefined ? image.bytes : await copyImage(image, encoding, 'image');
    return Buffer.from(bytes).toString('base64');
  };

  /** Each image when it is ready. */
  async function* toEvents(
    accepted: readonly Generation[],
    encoding: OpenAiEncoding | undefined,
    signal: AbortSignal,
  ): AsyncGenerator<ImageCompletedEvent, void, undefined> {
    const ended: Generation[] = [];
    for (const one of accepted) {
      const generation = await generations.waitForAccepted(one, WAIT_MS, signal);
      ended.push(generation);
      if (!isDrawn(generation)) continue;
      yield {
        type: 'image_generation.completed',
        created_at: toCreated(generation),
        b64_json: await readImage(generation, encoding),
        seed: generation.seed,
        warnings: toSentences(generation),
        ...toOutput(generation, encoding),
      };
    }
    // Throws when images are missing that will still be drawn, or when there is none.
    toDrawn(ended);
  }

  return {
    createImages: async ({ caller, body, headers, raw }) => {
      refuseWhileDraining(draining);
      const isUrl = wantsUrl(body);
      const encoding = isUrl ? undefined : toEncoding(body);
      const input = {
        ...toSubmitInput(body, encoding, headers['Idempotency-Key']),
        ...toEngine(body.model),
        ...engineOfModel(raw),
      };
      const accepted = await generations.submitVariations(caller, input, body.n ?? 1);
      // Waiting ends early when the client goes away, and when the service does.
      const signal = AbortSignal.any([raw.signal, draining]);
      if (body.stream === true)
        return eventStream(
          toEvents(accepted, encoding, signal),
          (error) => toOpenAiError(toRefusal(error, log)).body,
        );
      const ended = await Promise.all(
        accepted.map((one) => generations.waitForAccepted(one, WAIT_MS, signal)),
      );
      const [first, ...more] = toDrawn(ended);
      const data = await Promise.all(
        [first, ...more].map(async (drawn) => ({
          ...(isUrl
            ? { url: settings.baseUrl() + drawn.imagePath }
            : { b64_json: await readImage(drawn, encoding) }),
          seed: drawn.seed,
          warnings: toSentences(drawn),
        })),
      );
      return { status: 200, body: { created: toCreated(first), data, ...toOutput(first, encoding) } };
    },

    listModels: () => ({ status: 200, body: { object: 'list', data: models } }),

    getModel: ({ params }) => {
      const model = models.find(({ id }) => id === params.model);
      if (model !== undefined) return { status: 200, body: model };
      const known =
        engines.length === 0
          ? `There is only one model: ${MODEL.id}`
          : `The models are ${models.map(({ id }) => id).join(', ')}`;
      throw new ServiceError('not-found', `${known}. Image requests accept any model name.`, {
        code: 'model_not_found',
        parameter: 'model',
      });
    },
  };
}

function toSubmitInput(
  { prompt, size, output_format: format, seed }: Body,
  encoding: OpenAiEncoding | undefined,
  idempotencyKey: string | undefined,
): SubmitInput {
  return {
    prompt,
    templateId: 'default',
    // What is encoded once more is kept as the PNG that it is made from.
    format: format === 'jpeg' && encoding === undefined ? 'jpeg' : 'png',
    ...(size && parseSize(size)),
    ...(typeof seed === 'number' && { seed }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
}

/** How the kept PNG is encoded for the response; undefined when the image is sent as it is kept. */
function toEncoding({
  output_format: format,
  output_compression: quality,
}: Body): OpenAiEncoding | undefined {
  if (format === 'webp') return { format, quality: Math.max(1, quality ?? toWebEncoding(format).quality) };
  return format === 'jpeg' && typeof quality === 'number'
    ? { format, quality: Math.max(1, quality) }
    : undefined;
}

/** As in OpenAI's API, the `dall-e` models return URLs by default, and all others bytes. Throws `invalid` where there is no URL. */
function wantsUrl({ response_format: wanted, model, stream, output_format: format }: Body): boolean {
  const bytesOnly = stream === true ? 'a stream' : format === 'webp' ? 'WebP' : undefined;
  if (bytesOnly === undefined) return wanted ? wanted === 'url' : model?.startsWith('dall-e') === true;
  if (wanted !== 'url') return false;
  throw new ServiceError(
    'invalid',
    `\`response_format\` must be b64_json for ${bytesOnly}, which has no URL.`,
    {
      code: 'invalid_parameter',
      parameter: 'response_format',
    },
  );
}

const toSentences = ({ warnings }: Generation): string[] => warnings.map(({ message }) => message);

const toCreated = ({ createdAt }: Generation): number => Math.floor(Date.parse(createdAt) / 1000);

const toOutput = (
  { width, height, format }: Generation,
  encoding: OpenAiEncoding | undefined,
): Pick<ImageCompletedEvent, 'background' | 'output_format' | 'quality' | 'size' | 'usage'> => ({
  background: 'opaque',
  output_format: encoding?.format ?? format,
  quality: 'high',
  size: `${width}x${height}`,
  usage: NO_TOKENS,
});

type Drawn = Generation & { imagePath: string };

const isDrawn = (generation: Generation): generation is Drawn => generation.imagePath !== null;

/** Those that were drawn. Throws when there is none, or when one is unfinished: that one is charged and will be there. */
function toDrawn(ended: readonly Generation[]): [Drawn, ...Drawn[]] {
  if (ended.some(isUnfinished))
    throw new ServiceError(
      'unavailable',
      'The images are still being drawn. Find them in GET /api/v1/history, or retry with the same `Idempotency-Key`.',
      { code: 'images_unfinished' },
    );
  const [first, ...more] = ended.filter(isDrawn);
  if (first !== undefined) return [first, ...more];
  const refused = ended.find(({ failureCode }) => failureCode === 'moderation_blocked');
  if (refused !== undefined)
    throw new ServiceError('invalid', refused.error ?? 'The model declined this prompt.', {
      code: 'moderation_blocked',
    });
  throw new ServiceError('unavailable', ended[0]?.error ?? 'No image could be drawn.', {
    code: 'generation_failed',
  });
}
