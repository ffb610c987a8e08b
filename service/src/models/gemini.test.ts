import { describe, expect, test } from 'vitest';
import { type Behaviour, sendJson } from './fake-server.fixture.ts';
import { paintOnce, type Settings } from './paint-once.fixture.ts';
import { picture } from './painted-file.fixture.ts';

const KEY = 'AIza-very-secret-0123456789';
const SETTINGS: Settings = {
  CARDWRIGHT_PAINTER: 'gemini',
  CARDWRIGHT_PAINTER_KEY: KEY,
  CARDWRIGHT_PAINTER_MODEL: 'gemini-2.5-flash-image',
};

const paint = (behaviour: Behaviour, more: Settings = {}) => paintOnce(behaviour, { ...SETTINGS, ...more });

const inline = (file: Buffer) => ({ inlineData: { mimeType: 'image/png', data: file.toString('base64') } });
/** As Gemini answers. */
const withParts = (parts: readonly object[], finishReason = 'STOP'): Behaviour =>
  withBody({ candidates: [{ content: { parts, role: 'model' }, finishReason, index: 0 }] });
const withBody =
  (body: object): Behaviour =>
  (_, response) =>
    sendJson(response, 200, { usageMetadata: { totalTokenCount: 1300 }, modelVersion: 'gemini', ...body });

describe.concurrent('painted', () => {
  test('one request has the instruction, the ratio and the key, which is not in the URL', async () => {
    const { outcome, asked } = await paint(withParts([{ text: 'Here it is.' }, inline(await picture())]));
    expect(outcome).toMatchObject({ kind: 'painted', width: 1280, height: 672 });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: '/models/gemini-2.5-flash-image:generateContent',
      headers: { 'x-goog-api-key': KEY },
      body: {
        contents: [{ parts: [{ text: expect.stringContaining('A red fox in snow.') }] }],
        generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '16:9' } },
      },
    });
  });

  test("the operator's options are added to the request, also deep in it", async () => {
    const { asked } = await paint(withParts([inline(await picture())]), {
      CARDWRIGHT_PAINTER_OPTIONS:
        '{"generationConfig":{"imageConfig":{"imageSize":"2K"},"temperature":1},"safetySettings":[]}',
    });
    expect(asked[0]?.body).toMatchObject({
      generationConfig: {
        responseModalities: ['IMAGE'],
        imageConfig: { aspectRatio: '16:9', imageSize: '2K' },
        temperature: 1,
      },
      safetySettings: [],
    });
  });

  test('the sketches of a model that thinks are not the picture', async () => {
    const sketch = { ...inline(await picture(400, 210)), thought: true };
    const { outcome } = await paint(withParts([sketch, inline(await picture())]));
    expect(outcome).toMatchObject({ kind: 'painted', width: 1280 });
  });
});

describe.concurrent('refused', () => {
  test.each<[string, Behaviour]>([
    ['PROHIBITED_CONTENT', withBody({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } })],
    ['IMAGE_SAFETY', withBody({ candidates: [{ content: {}, finishReason: 'IMAGE_SAFETY', index: 0 }] })],
    ['SAFETY', withBody({ candidates: [{ finishReason: 'SAFETY' }] })],
    ['IMAGE_RECITATION', withBody({ candidates: [{ finishReason: 'IMAGE_RECITATION' }] })],
  ])('%s in a success is final', async (reason, behaviour) => {
    const { outcome, asked } = await paint(behaviour);
    expect(outcome).toEqual({ kind: 'refused', detail: `answered ${reason}` });
    expect(asked).toHaveLength(1);
  });
});

test.concurrent("an error in Google's shape is read", async () => {
  const error = { code: 403, message: 'Your API key was reported as leaked.', status: 'PERMISSION_DENIED' };
  const { outcome } = await paint((_, response) => sendJson(response, 403, { error }));
  expect(outcome).toEqual({
    kind: 'misconfigured',
    detail: 'answered 403 PERMISSION_DENIED',
    said: error.message,
  });
});

test.concurrent.each<[string, Behaviour]>([
  ['words alone', withParts([{ text: 'I would rather describe it.' }])],
  ['no candidate', withBody({ candidates: [] })],
  ['no image', withBody({ candidates: [{ finishReason: 'NO_IMAGE' }] })],
  ['a number for a picture', withParts([{ inlineData: { data: 5 } }])],
])('%s cannot be used', async (_, behaviour) => {
  expect((await paint(behaviour)).outcome.kind).toBe('unusable');
});
