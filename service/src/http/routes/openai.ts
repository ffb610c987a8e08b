import type { operations, RequestOf } from '@cardwright/contract';
import { parseSize } from '@cardwright/contract';
import { ServiceError } from '../../base/service-error.ts';
import type { Generation, SubmitInput } from '../../generations/types.ts';
import { findImageFile } from '../find-image-file.ts';
import type { AppParts, Handlers } from '../handler.ts';
import { refuseWhileDraining } from '../refuse-while-draining.ts';
import { isUnfinished } from '../to-generation-body.ts';

type Body = RequestOf<typeof operations.createImages>['body'];
type Item = { url: string } | { b64_json: string };

// Their API answers with the image or not at all, and their clients wait for ten minutes.
const WAIT_MS = 300_000;
const MODEL = { id: 'cardwright', created: Date.UTC(2026, 10, 21) / 1000 } as const;

/** What programs that speak OpenAI's image API ask for, as their package documents it. */
export function openAiRoutes({
  generations,
  settings,
  draining,
}: AppParts): Handlers<'createImages' | 'listModels'> {
  const toItem = async ({ imagePath }: Drawn, isUrl: boolean): Promise<Item> => {
    if (isUrl) return { url: settings.baseUrl() + imagePath };
    const image = await findImageFile(generations, imagePath.split('/').at(-1) ?? '');
    if (image === undefined) throw new Error('a completed generation without an image');
    return { b64_json: Buffer.from(image.bytes).toString('base64') };
  };

  return {
    createImages: async ({ caller, body, headers, raw }) => {
      refuseWhileDraining(draining);
      const input = toSubmitInput(body, headers['Idempotency-Key']);
      const accepted = await generations.submitVariations(caller, input, body.n ?? 1);
      // Waiting ends early when the client goes away, and when the service does.
      const signal = AbortSignal.any([raw.signal, draining]);
      const ended = await Promise.all(accepted.map(({ id }) => generations.waitFor(id, WAIT_MS, signal)));
      const [first, ...more] = toDrawn(ended);
      const items = await Promise.all(
        [first, ...more].map(async (drawn) => ({
          ...(await toItem(drawn, wantsUrl(body))),
          warnings: drawn.warnings,
        })),
      );
      return {
        status: 200,
        body: {
          created: Math.floor(Date.parse(first.createdAt) / 1000),
          data: items,
          background: 'opaque',
          output_format: first.format,
          size: `${first.width}x${first.height}`,
        },
      };
    },

    listModels: () => ({
      status: 200,
      body: { object: 'list', data: [{ ...MODEL, object: 'model', owned_by: 'cardwright' }] },
    }),
  };
}

function toSubmitInput(
  { prompt, size, output_format: format }: Body,
  idempotencyKey: string | undefined,
): SubmitInput {
  return {
    prompt,
    templateId: 'default',
    format: format ?? 'png',
    ...(size && parseSize(size)),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
}

// As it is with them: the models of old gave addresses, those of today give bytes and know no `response_format`.
const wantsUrl = ({ response_format: wanted, model }: Body): boolean =>
  wanted ? wanted === 'url' : model?.startsWith('dall-e') === true;

type Drawn = Generation & { imagePath: string };

const isDrawn = (generation: Generation): generation is Drawn => generation.imagePath !== null;

/** Those that were drawn. Throws when there is none, or when one is unfinished: that one is charged and will be there. */
function toDrawn(ended: readonly Generation[]): [Drawn, ...Drawn[]] {
  if (ended.some(isUnfinished))
    throw new ServiceError(
      'unavailable',
      'The images are still being made; look for them in GET /api/v1/history, or send the same Idempotency-Key again.',
      { code: 'images_unfinished' },
    );
  const [first, ...more] = ended.filter(isDrawn);
  if (first !== undefined) return [first, ...more];
  throw new ServiceError('unavailable', ended[0]?.error ?? 'No image could be drawn.', {
    code: 'generation_failed',
  });
}
