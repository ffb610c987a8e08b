import { describe, expect, test } from 'vitest';
import { startElsewhere } from './elsewhere.fixture.ts';
import { type Behaviour, sendJson, startFakeServer } from './fake-server.fixture.ts';
import { openPainter } from './open-painter.ts';
import { ORDER, paintOnce, type Settings, SHORT_TIME, TIMED_OUT, toOptions } from './paint-once.fixture.ts';
import { picture } from './painted-file.fixture.ts';

const KEY = 'id-0123:very-secret-0123456789';
const SETTINGS: Settings = {
  CARDWRIGHT_PAINTER: 'fal',
  CARDWRIGHT_PAINTER_KEY: KEY,
  CARDWRIGHT_PAINTER_MODEL: 'fal-ai/flux/dev',
};

const paint = (behaviour: Behaviour, more: Settings = {}) => paintOnce(behaviour, { ...SETTINGS, ...more });

const AT = '/fal-ai/flux/requests/a1';
const JOB = {
  status: 'IN_QUEUE',
  request_id: 'a1',
  response_url: AT,
  status_url: `${AT}/status`,
  cancel_url: `${AT}/cancel`,
  queue_position: 0,
};
const painted = (url: string) => ({
  images: [{ url, width: 1200, height: 640, content_type: 'image/png' }],
  seed: 7,
  has_nsfw_concepts: [false],
  prompt: 'A red fox',
});

type Dials = {
  states?: readonly string[];
  result?: object;
  status?: number;
  file?: Uint8Array;
  job?: object;
};

/** As fal answers: a job, its states in turn, the last for good, its result, and a picture. */
const queue = ({
  states = ['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED'],
  result = painted('/files/1.png'),
  status = 200,
  file = Buffer.alloc(0),
  job = JOB,
}: Dials): Behaviour => {
  let look = 0;
  return ({ path }, response) => {
    if (path === '/files/1.png') return void response.end(file);
    if (path === AT) return sendJson(response, status, result);
    if (path === `${AT}/cancel`) return sendJson(response, 202, { status: 'CANCELLATION_REQUESTED' });
    if (path !== `${AT}/status`) return sendJson(response, 200, job);
    const state = states[Math.min(look++, states.length - 1)];
    return sendJson(response, state === 'COMPLETED' ? 200 : 202, { status: state, request_id: 'a1' });
  };
};

describe.concurrent('painted', () => {
  test('a job is queued once, looked at until it is complete, and its picture fetched', async () => {
    const { outcome, asked } = await paint(queue({ file: await picture() }));
    expect(outcome).toMatchObject({ kind: 'painted', width: 1280, height: 672 });
    expect(asked.map(({ path }) => path)).toEqual([
      '/fal-ai/flux/dev',
      ...Array(3).fill(`${AT}/status`),
      AT,
      '/files/1.png',
    ]);
    expect(asked[0]).toMatchObject({
      headers: { authorization: `Key ${KEY}` },
      body: { image_size: { width: 1200, height: 640 }, num_images: 1, seed: 7 },
    });
  });

  test("the operator's options are sent, and a data URI is a picture too", async () => {
    const url = `data:image/png;base64,${(await picture()).toString('base64')}`;
    const { outcome, asked } = await paint(queue({ states: ['COMPLETED'], result: { image: { url } } }), {
      CARDWRIGHT_PAINTER_OPTIONS: '{"num_inference_steps":20,"image_size":"landscape_16_9"}',
    });
    expect(outcome.kind).toBe('painted');
    expect(asked[0]?.body).toMatchObject({ num_inference_steps: 20, image_size: 'landscape_16_9' });
  });

  test('a picture elsewhere comes through the guarded door, without the key', async () => {
    const file = await picture();
    const seen: unknown[] = [];
    await using elsewhere = await startElsewhere((request, response) => {
      seen.push(request.headers.authorization);
      response.end(file);
    });
    await using server = await startFakeServer(
      queue({ states: ['COMPLETED'], result: painted('https://v3.assets.test/1.png') }),
    );
    const settings = { ...SETTINGS, CARDWRIGHT_PAINTER_IMAGE_HOSTS: '*.assets.test' };
    const painter = await openPainter(toOptions(server.url, settings), elsewhere.connect);
    expect((await painter.paint(ORDER, new AbortController().signal)).kind).toBe('painted');
    expect(seen).toEqual([undefined]);
    await painter.close();
  });
});

describe.concurrent('refused', () => {
  test('a mark on a picture that was blacked out', async () => {
    const result = { ...painted('/files/1.png'), has_nsfw_concepts: [true] };
    const { outcome, asked } = await paint(queue({ states: ['COMPLETED'], result }));
    expect(outcome.kind).toBe('refused');
    expect(asked.map(({ path }) => path)).not.toContain('/files/1.png');
  });

  test('an error of the result that names the policy', async () => {
    const detail = [
      { loc: ['body', 'prompt'], msg: 'Flagged by a content checker.', type: 'content_policy_violation' },
    ];
    const { outcome } = await paint(queue({ states: ['COMPLETED'], status: 422, result: { detail } }));
    expect(outcome).toMatchObject({ kind: 'refused', detail: 'answered 422 content_policy_violation' });
  });
});

test.concurrent('a job that never ends is cancelled when the time is over', async () => {
  const { outcome, asked } = await paint(queue({ states: ['IN_QUEUE'] }), SHORT_TIME);
  expect(outcome).toEqual(TIMED_OUT);
  expect(asked.at(-1)?.path).toBe(`${AT}/cancel`);
});

test.concurrent.each<[string, Dials]>([
  ['a job without addresses', { job: { request_id: 'a1' } }],
  ['a job on another host', { job: { ...JOB, status_url: 'https://evil.example.com/' } }],
  ['a result without a picture', { result: { images: [] } }],
  ['a picture on a host of nobody', { result: painted('https://pictures.example.com/1.png') }],
])('%s cannot be used', async (_, dials) => {
  expect((await paint(queue({ states: ['COMPLETED'], ...dials }))).outcome.kind).toBe('unusable');
});
