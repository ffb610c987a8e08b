import { LogoBusyError } from '@cardwright/engine/logo';
import { expect, test } from 'vitest';
import { paint } from '../generations/paint-engine.fixture.ts';
import { OutboundRefusedError } from '../outbound/outbound-url.ts';
import { createLoadLogo } from './load-logo.ts';

const square = (): Uint8Array => paint({ prompt: 'red', width: 8, height: 8 });
const URL_ = 'https://example.com/logo.png';

test('a logo is fetched once for all who ask, at the same time or later', async () => {
  let fetches = 0;
  const loadLogo = createLoadLogo(async () => {
    fetches += 1;
    return square();
  });
  const [one, other] = await Promise.all([loadLogo(URL_), loadLogo(URL_)]);
  expect(await loadLogo(URL_)).toEqual(one);
  expect(other).toMatchObject({ width: 8, height: 8 });
  expect(fetches).toBe(1);
});

test('a failure is not kept', async () => {
  let isOut = true;
  const loadLogo = createLoadLogo(async () => {
    if (isOut) throw new OutboundRefusedError('responded with status 500');
    return square();
  });
  await expect(loadLogo(URL_)).rejects.toMatchObject({ kind: 'invalid', parameter: 'logo' });
  isOut = false;
  expect(await loadLogo(URL_)).toMatchObject({ width: 8 });
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><title>404</title>'],
  ['half a picture', '\x89PNG\r\n\x1a\nxx'],
  ['a text', 'hello'],
])('%s is no logo, and the caller hears so by name', async (_, body) => {
  const loadLogo = createLoadLogo(async () => Buffer.from(body, 'latin1'));
  await expect(loadLogo(URL_)).rejects.toMatchObject({ kind: 'invalid', parameter: 'logo' });
});

test('a fault of ours is not blamed on the logo', async () => {
  const loadLogo = createLoadLogo(async () => {
    throw new TypeError('a bug');
  });
  await expect(loadLogo(URL_)).rejects.toThrow(TypeError);
});

test('a machine without time is not blamed on the logo', async () => {
  const loadLogo = createLoadLogo(async () => square(), {
    decode: async () => {
      throw new LogoBusyError('its process was ended');
    },
  });
  await expect(loadLogo(URL_)).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'render_timeout',
    message: expect.stringContaining('had no time to draw the logo'),
  });
});

test('two are decoded at a time, and nobody waits for the others without end', async () => {
  const turn = Promise.withResolvers<void>();
  let decoding = 0;
  const loadLogo = createLoadLogo(async () => square(), {
    queueMs: 20,
    decode: async () => {
      decoding += 1;
      await turn.promise;
      return { width: 1, height: 1, data: new Uint8Array(4) };
    },
  });
  const [one, other] = [loadLogo(`${URL_}?1`), loadLogo(`${URL_}?2`)];
  await expect(loadLogo(`${URL_}?3`)).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 });
  expect(decoding).toBe(2);
  turn.resolve();
  expect([(await one).width, (await other).width]).toEqual([1, 1]);
});

test('a logo that waits behind others of one account is there for another', async () => {
  const turn = Promise.withResolvers<void>();
  const loadLogo = createLoadLogo(async (url) => Buffer.from(url), {
    queueMs: 600_000,
    decode: async (bytes) => {
      if (!String(bytes).endsWith('shared')) await turn.promise;
      return { width: 1, height: 1, data: new Uint8Array(4) };
    },
  });
  const own = ['1', '2', 'shared'].map((name) => loadLogo(`${URL_}?${name}`, 'logo', 'ada'));
  expect(await loadLogo(`${URL_}?shared`, 'logo', 'eve')).toMatchObject({ width: 1 });
  turn.resolve();
  await Promise.all(own);
});
