import { describe, expect, test } from 'vitest';
import { startElsewhere } from './elsewhere.fixture.ts';
import { type Behaviour, sendJson, startFakeServer } from './fake-server.fixture.ts';
import { openPainter } from './open-painter.ts';
import { ORDER, paintOnce, type Settings, toOptions } from './paint-once.fixture.ts';
import { picture } from './painted-file.fixture.ts';

const KEY = 'bfl-very-secret-0123456789';
const SETTINGS: Settings = {
  CARDWRIGHT_PAINTER: 'bfl',
  CARDWRIGHT_PAINTER_KEY: KEY,
  CARDWRIGHT_PAINTER_MODEL: 'flux-2-pro',
};

const paint = (behaviour: Behaviour, more: Settings = {}, given: Parameters<typeof paintOnce>[2] = {}) =>
  paintOnce(behaviour, { ...SETTINGS, ...more }, given);

const JOB = { id: 'a1', polling_url: '/get_result?id=a1', cost: 3, input_mp: 0, output_mp: 1 };
const PENDING = { id: 'a1', status: 'Pending', result: null, progress: 0.2, details: null };
const ready = (sample: string) => ({
  ...PENDING,
  status: 'Ready',
  result: { sample, seed: 7, duration: 2.1 },
});

/** As Black Forest Labs answers: a job, what looking at it gives in turn, the last for good, and a picture. */
const jobServer = (
  looks: readonly object[],
  picture: Uint8Array = Buffer.alloc(0),
  job: object = JOB,
): Behaviour => {
  let look = 0;
  return ({ path }, response) => {
    if (path.startsWith('/get_result'))
      return sendJson(response, 200, looks[Math.min(look++, looks.length - 1)]);
    if (path === '/sample.png') return void response.end(picture);
    sendJson(response, 200, job);
  };
};

describe.concurrent('painted', () => {
  test('a job is sent once, looked at until it is ready, and its picture fetched', async () => {
    const { outcome, asked } = await paint(jobServer([PENDING, ready('/sample.png')], await picture()));
    expect(outcome).toMatchObject({ kind: 'painted', width: 1280, height: 672 });
    expect(asked.map(({ path }) => path)).toEqual([
      '/flux-2-pro',
      '/get_result?id=a1',
      '/get_result?id=a1',
      '/sample.png',
    ]);
    expect(asked[0]).toMatchObject({
      headers: { 'x-key': KEY },
      body: { width: 1200, height: 640, seed: 7, prompt: expect.stringContaining('A red fox in snow.') },
    });
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  test('no side is longer than the models paint', async () => {
    const order = { ...ORDER, width: 3840, height: 2160 };
    const { asked } = await paint(jobServer([ready('/sample.png')], await picture()), {}, { order });
    expect(asked[0]?.body).toMatchObject({ width: 1920, height: 1088 });
  });

  test('models that take no size get a ratio, and FLUX 3 no seed', async () => {
    const file = await picture();
    const { asked } = await paint(jobServer([ready('/sample.png')], file), {
      CARDWRIGHT_PAINTER_MODEL: 'flux-3-image',
    });
    expect(Object.keys(asked[0]?.body ?? {}).sort()).toEqual(['aspect_ratio', 'prompt']);
    expect(asked[0]?.body.aspect_ratio).toBe('16:9');
  });

  test('a look that fails is made again, and the job is not paid twice', async () => {
    const file = await picture();
    let looks = 0;
    const { outcome, asked } = await paint((one, response, earlier) => {
      if (one.path.startsWith('/get_result')) {
        looks += 1;
        if (looks === 1) return sendJson(response, 503, {}, { 'retry-after': '0' });
        if (looks === 2) return void response.destroy();
      }
      return jobServer([ready('/sample.png')], file)(one, response, earlier);
    });
    expect(outcome.kind).toBe('painted');
    expect(asked.filter(({ path }) => path === '/flux-2-pro')).toHaveLength(1);
  });

  test('a job and a picture elsewhere come through the guarded door, and only the API gets the key', async () => {
    const file = await picture();
    const seen: unknown[] = [];
    await using elsewhere = await startElsewhere((request, response) => {
      seen.push([request.headers.host?.replace(/:.*/, ''), request.url, request.headers['x-key']]);
      if (request.url === '/sample.png?sig=1') return void response.end(file);
      response.end(JSON.stringify(ready('https://delivery.assets.test/sample.png?sig=1')));
    });
    await using server = await startFakeServer(
      jobServer([], file, { ...JOB, polling_url: 'https://api.assets.test/get_result?id=a1' }),
    );
    const painter = await openPainter(
      {
        ...toOptions(server.url, { ...SETTINGS, CARDWRIGHT_PAINTER_IMAGE_HOSTS: 'delivery.assets.test' }),
        apiHosts: ['api.assets.test'],
      },
      elsewhere.connect,
    );
    const outcome = await painter.paint(ORDER, new AbortController().signal);
    await painter.close();
    expect(outcome.kind).toBe('painted');
    expect(seen).toEqual([
      ['api.assets.test', '/get_result?id=a1', KEY],
      ['delivery.assets.test', '/sample.png?sig=1', undefined],
    ]);
  });
});

test.concurrent.each(['Request Moderated', 'Content Moderated'])(
  '"%s" is a refusal, at once',
  async (status) => {
    const { outcome, asked } = await paint(jobServer([{ ...PENDING, status }]));
    expect(outcome).toEqual({ kind: 'refused', detail: `answered "${status}"` });
    expect(asked).toHaveLength(2);
  },
);

test.concurrent('a job that nobody can look at any more is given up, and not sent again', async () => {
  const { outcome, asked } = await paint(({ path }, response) =>
    path.startsWith('/get_result')
      ? sendJson(response, 503, {}, { 'retry-after': '0' })
      : sendJson(response, 200, JOB),
  );
  expect(outcome).toEqual({ kind: 'unavailable', detail: 'answered 503' });
  expect(asked.filter(({ path }) => path === '/flux-2-pro')).toHaveLength(1);
  expect(asked).toHaveLength(6);
});

test.concurrent.each<[string, Behaviour]>([
  ['a job without an address', jobServer([], undefined, { id: 'a1' })],
  [
    'a job on a host of nobody',
    jobServer([], undefined, { ...JOB, polling_url: 'https://evil.example.com/' }),
  ],
  ['a job that failed', jobServer([{ ...PENDING, status: 'Error' }])],
  ['a job that is gone', jobServer([{ ...PENDING, status: 'Task not found' }])],
  ['a ready job without a picture', jobServer([{ ...PENDING, status: 'Ready', result: null }])],
  ['a picture on a host of nobody', jobServer([ready('https://pictures.example.com/1.png')])],
])('%s cannot be used', async (_, behaviour) => {
  expect((await paint(behaviour)).outcome.kind).toBe('unusable');
});
