import { fitRatio } from './fit-size.ts';
import type { ModelClient } from './model-client.ts';
import { ModelFault } from './model-fault.ts';
import type { Ask, PainterOptions } from './painter.ts';
import { fromBase64 } from './read-base64.ts';
import { asObject, readOk } from './read-error.ts';
import { toInstruction } from './to-instruction.ts';

const RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'];
const REFUSALS = new Set([
  'SAFETY',
  'RECITATION',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
  'IMAGE_RECITATION',
]);

type Fields = Readonly<Record<string, unknown>>;

/** Gemini's image models. Their refusals are successes without a picture. */
export function createGemini({ model, options }: PainterOptions, client: ModelClient): Ask {
  return async (order, signal) => {
    const { generationConfig, ...others } = options;
    const { imageConfig, ...config } = asObject(generationConfig);
    const body = {
      contents: [{ parts: [{ text: toInstruction(order) }] }],
      generationConfig: {
        responseModalities: ['IMAGE'],
        imageConfig: { aspectRatio: fitRatio(order, RATIOS), ...asObject(imageConfig) },
        ...config,
      },
      ...others,
    };
    return readPicture(readOk(await client.post(`/models/${model}:generateContent`, body, signal)));
  };
}

function readPicture({ candidates, promptFeedback }: Fields): Uint8Array {
  const { blockReason } = asObject(promptFeedback);
  if (blockReason !== undefined) throw refused(blockReason);
  const { content, finishReason } = asObject(Array.isArray(candidates) ? candidates[0] : undefined);
  if (typeof finishReason === 'string' && REFUSALS.has(finishReason)) throw refused(finishReason);
  const { parts } = asObject(content);
  // Models that think show sketches first.
  const data = (Array.isArray(parts) ? parts : [])
    .map(asObject)
    .filter(({ thought }) => thought !== true)
    .map(({ inlineData }) => asObject(inlineData).data)
    .findLast((one) => typeof one === 'string' && one !== '');
  if (typeof data === 'string') return fromBase64(data);
  throw new ModelFault({ kind: 'unusable', detail: 'answered without a picture' });
}

const refused = (reason: unknown): ModelFault =>
  new ModelFault({
    kind: 'refused',
    detail: typeof reason === 'string' && /^\w{1,64}$/.test(reason) ? `answered ${reason}` : 'refused',
  });
