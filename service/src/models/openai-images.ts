import { fitSize } from './fit-size.ts';
import type { ModelClient } from './model-client.ts';
import { ModelFault } from './model-fault.ts';
import type { Ask, PainterOptions } from './painter.ts';
import { fromBase64, isDataUri } from './read-base64.ts';
import { asObject, findRefusedField, parse, readError, toFault } from './read-error.ts';
import { toInstruction } from './to-instruction.ts';

// These answer with bytes alone, and refuse fields that they do not know.
const OPENAI_MODEL = /^(?:chatgpt|gpt)-image/;
// Before GPT Image 2, sizes were three.
const THREE_SIZES = /^(?:gpt-image-1|chatgpt-image)/;
const SIZES = [
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
  { width: 1024, height: 1024 },
];
// What a server may do without. The operator's own options are never left out: a typing mistake must show.
const OPTIONAL = ['response_format', 'seed', 'size', 'safety_identifier'] as const;

/** OpenAI's image API, as OpenAI and its many imitators speak it: LocalAI, sd-server, vLLM, LiteLLM, this service. */
export function createOpenAiImages(
  { model = '', options, sizes = THREE_SIZES.test(model) ? SIZES : undefined }: PainterOptions,
  client: ModelClient,
): Ask {
  // What this server refused; asked once a process.
  const refused = new Set<string>();

  return async (order, signal) => {
    for (;;) {
      const { width, height } = fitSize(order, sizes);
      const fields = {
        model,
        prompt: toInstruction(order, model),
        n: 1,
        size: `${width}x${height}`,
        ...(OPENAI_MODEL.test(model)
          ? order.endUser !== undefined && { safety_identifier: order.endUser }
          : { response_format: 'b64_json', seed: order.seed }),
        ...options,
      };
      const body = Object.fromEntries(Object.entries(fields).filter(([name]) => !refused.has(name)));
      const answer = await client.post('/images/generations', body, signal);
      if (answer.status === 200) return readPicture(parse(answer.body), client, signal);
      const error = readError(answer.body);
      const unknown = findRefusedField(answer, error, OPTIONAL, { body, options });
      if (unknown === undefined) throw new ModelFault(toFault(answer, error));
      refused.add(unknown);
    }
  };
}

/** Servers answer with base64, as text or as a data URI, or with an address. */
async function readPicture(body: unknown, client: ModelClient, signal: AbortSignal): Promise<Uint8Array> {
  const { data } = asObject(body);
  const { b64_json: text, url } = asObject(Array.isArray(data) ? data[0] : undefined);
  if (typeof text === 'string' && text !== '') return fromBase64(text);
  if (typeof url !== 'string' || url === '')
    throw new ModelFault({ kind: 'unusable', detail: 'answered without a picture' });
  return isDataUri(url) ? fromBase64(url) : await client.download(url, signal);
}
