import { createBlackForestLabs } from './black-forest-labs.ts';
import { createComfyUi } from './comfyui.ts';
import { createFal } from './fal.ts';
import { createGemini } from './gemini.ts';
import type { ModelClient } from './model-client.ts';
import { createOpenAiImages } from './openai-images.ts';
import type { Ask, PainterOptions } from './painter.ts';
import { createReplicate } from './replicate.ts';
import { createSdapi } from './sdapi.ts';

type Protocol = {
  /** The headers that carry the key. */
  authorize(key: string): Record<string, string>;
  ask(options: PainterOptions, client: ModelClient): Ask;
};

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
/** Local servers know users and passwords; a proxy in front of one may want a key. */
const basicOrBearer = (key: string) =>
  key.includes(':') ? { authorization: `Basic ${Buffer.from(key).toString('base64')}` } : bearer(key);

export const PROTOCOLS: Readonly<Record<PainterOptions['protocol'], Protocol>> = {
  openai: { authorize: bearer, ask: createOpenAiImages },
  sdapi: { authorize: basicOrBearer, ask: createSdapi },
  comfyui: { authorize: basicOrBearer, ask: createComfyUi },
  bfl: { authorize: (key) => ({ 'x-key': key }), ask: createBlackForestLabs },
  fal: { authorize: (key) => ({ authorization: `Key ${key}` }), ask: createFal },
  replicate: { authorize: bearer, ask: createReplicate },
  gemini: { authorize: (key) => ({ 'x-goog-api-key': key }), ask: createGemini },
};
