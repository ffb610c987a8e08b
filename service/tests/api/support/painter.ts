import type { GenerationBody } from '@cardwright/contract';
import type { Engine } from '@cardwright/engine';
import sharp from 'sharp';
import { beforeAll, expect } from 'vitest';
import { createPaintEngine } from '../../../src/generations/paint-engine.fixture.ts';
import type { Behaviour } from '../../../src/models/fake-server.fixture.ts';
import { startImagesServer } from '../../../src/models/openai-images-server.fixture.ts';
import { call } from './call.ts';
import { generate } from './generate.ts';
import { createTestService, loadEngine, type TestService } from './test-service.ts';

export const PICTURE = 'an oil painting of a red fox in deep snow under birch trees';
export const KEY = 'sk-of-the-operator-123456';
export const SIZE = { width: 600, height: 320 };

export let engine: Engine;
/** It draws plain colors: what a model is asked, and what is charged, does not depend on the drawing. */
export let quick: Engine;
/** Dusk blue, with a sun at the right. */
export let painting: Buffer;

/** For each file of tests of paintings. */
export function setUpPainting(): void {
  beforeAll(async () => {
    engine = await loadEngine();
    quick = { ...engine, compose: createPaintEngine().compose };
    const sun = Buffer.from(
      '<svg width="320" height="320"><circle cx="160" cy="160" r="150" fill="#f4a030"/></svg>',
    );
    painting = await sharp({ create: { width: 1216, height: 656, channels: 3, background: '#203050' } })
      .composite([{ input: sun, left: 820, top: 180 }])
      .png()
      .toBuffer();
  });
}

export const settings = (url: string, more: Record<string, string> = {}) => ({
  CARDWRIGHT_PAINTER: 'openai',
  CARDWRIGHT_PAINTER_URL: url,
  CARDWRIGHT_PAINTER_KEY: KEY,
  CARDWRIGHT_PAINTER_MODEL: 'flux',
  ...more,
});

export const get = async (service: TestService, key: string, id: string): Promise<GenerationBody> => {
  const response = await call(service, key, 'GET', `/api/v1/generate/${id}`);
  return (await response.json()) as GenerationBody;
};

/** A service with a painter that behaves so, and what comes of one request. */
export async function paintOnce(
  behaviour: Behaviour,
  body: object = {},
  more: Record<string, string> = {},
  drawing = quick,
) {
  await using server = await startImagesServer(behaviour);
  await using service = await createTestService(settings(server.url, more), { engine: drawing });
  const key = await service.register();
  const { id } = await generate(service, key, { prompt: PICTURE, ...SIZE, ...body });
  await expect.poll(async () => (await get(service, key, id)).completed_at).not.toBeNull();
  const generation = await get(service, key, id);
  const image = generation.image_url && (await service.app.request(new URL(generation.image_url).pathname));
  const dashboard = await call(service, key, 'GET', '/api/v1/dashboard');
  return {
    generation,
    used: ((await dashboard.json()) as { credits_used: number }).credits_used,
    pixels: image
      ? await sharp(Buffer.from(await image.arrayBuffer()))
          .raw()
          .toBuffer()
      : undefined,
    asked: server.asked,
    log: service.logText(),
  };
}

export const codesOf = ({ warning_details: details }: GenerationBody): string[] =>
  details.map(({ code }) => code);
