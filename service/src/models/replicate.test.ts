import { describe, expect, test } from 'vitest';
import { type Behaviour, sendJson } from './fake-server.fixture.ts';
import { paintOnce, type Settings, SHORT_TIME, TIMED_OUT } from './paint-once.fixture.ts';
import { picture } from './painted-file.fixture.ts';

const KEY = 'r8_very-secret-0123456789';
const SETTINGS: Settings = {
  CARDWRIGHT_PAINTER: 'replicate',
  CARDWRIGHT_PAINTER_KEY: KEY,
  CARDWRIGHT_PAINTER_MODEL: 'black-forest-labs/flux-schnell',
};

const paint = (behaviour: Behaviour, more: Settings = {}) => paintOnce(behaviour, { ...SETTINGS, ...more });

const AT = '/predictions/a1';
const JOB = {
  id: 'a1',
  model: 'black-forest-labs/flux-schnell',
  status: 'starting',
  output: null,
  error: null,
  urls: { get: AT, cancel: `${AT}/cancel`, web: 'https://replicate.com/p/a1' },
};
const done = (output: unknown) => ({ ...JOB, status: 'succeeded', output });

/** As Replicate answers: a prediction, what looking at it gives in turn, the last for good, and a picture. */
const server = (
  looks: readonly object[],
  file: Uint8Array = Buffer.alloc(0),
  job: object = JOB,
): Behaviour => {
  let look = 0;
  return ({ path }, response) => {
    if (path === '/out.png') return void response.end(file);
    if (path === AT) return sendJson(response, 200, looks[Math.min(look++, looks.length - 1)]);
    if (path === `${AT}/cancel`) return sendJson(response, 200, { ...JOB, status: 'canceled' });
    return sendJson(response, 201, job);
  };
};

describe.concurrent('painted', () => {
  test('a prediction is made once, looked at until it has succeeded, and its picture fetched', async () => {
    const looks = [JOB, { ...JOB, status: 'processing' }, done(['/out.png'])];
    const { outcome, asked } = await paint(server(looks, await picture()));
    expect(outcome).toMatchObject({ kind: 'painted', width: 1280, height: 672 });
    expect(asked.map(({ path }) => path)).toEqual([
      '/models/black-forest-labs/flux-schnell/predictions',
      AT,
      AT,
      AT,
      '/out.png',
    ]);
    expect(asked[0]).toMatchObject({
      headers: { authorization: `Bearer ${KEY}` },
      body: { input: { aspect_ratio: '16:9', seed: 7, prompt: expect.stringContaining('A red fox') } },
    });
  });

  test('a version has its own path; sizes take the place of the ratio; options are inputs', async () => {
    const { outcome, asked } = await paint(server([done('/out.png')], await picture()), {
      CARDWRIGHT_PAINTER_MODEL: 'stability-ai/sdxl:7762fd07cf82',
      CARDWRIGHT_PAINTER_SIZES: '1216x640,1024x1024',
      CARDWRIGHT_PAINTER_OPTIONS: '{"num_inference_steps":20}',
    });
    expect(outcome.kind).toBe('painted');
    expect(asked[0]).toMatchObject({
      path: '/predictions',
      body: { version: '7762fd07cf82', input: { width: 1216, height: 640, num_inference_steps: 20 } },
    });
    expect(asked[0]?.body.input).not.toHaveProperty('aspect_ratio');
  });
});

test.concurrent.each([
  'NSFW content detected. Try running it again, or try a different prompt.',
  'The input or output was flagged as sensitive. Please try again with different inputs. (E005)',
])('a prediction that failed with "%s" is a refusal', async (error) => {
  const { outcome, asked } = await paint(server([{ ...JOB, status: 'failed', error }]));
  expect(outcome).toEqual({ kind: 'refused', detail: 'answered "failed"', said: error });
  expect(asked).toHaveLength(2);
});

test.concurrent('a prediction that never ends is cancelled when the time is over', async () => {
  const { outcome, asked } = await paint(server([JOB]), SHORT_TIME);
  expect(outcome).toEqual(TIMED_OUT);
  expect(asked.at(-1)?.path).toBe(`${AT}/cancel`);
});

test.concurrent.each<[string, Behaviour]>([
  ['a prediction without an address', server([], undefined, { ...JOB, urls: {} })],
  ['a prediction that failed', server([{ ...JOB, status: 'failed', error: 'CUDA out of memory' }])],
  ['a prediction that somebody cancelled', server([{ ...JOB, status: 'canceled' }])],
  ['no picture', server([done([])])],
  ['an object for a picture', server([done({ url: '/out.png' })])],
  ['a picture on a host of nobody', server([done('https://pictures.example.com/1.png')])],
])('%s cannot be used', async (_, behaviour) => {
  expect((await paint(behaviour)).outcome.kind).toBe('unusable');
});
