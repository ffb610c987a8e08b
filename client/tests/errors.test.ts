import { beforeAll, describe, expect, test } from 'vitest';
import { startScriptedServer } from '../src/http/scripted-server.fixture.ts';
import { Cardwright, CardwrightError } from '../src/index.ts';
import { type RunningService, shareService, startService } from './support/start-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await shareService();
});

async function refusalOf(call: Promise<unknown>): Promise<CardwrightError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof CardwrightError) return error;
  throw new Error(`expected a CardwrightError, not ${String(error)}`);
}

describe('a refusal of the service', () => {
  test('of a key that it does not know names what is wrong, and the request', async () => {
    const { apiKey } = await service.register();
    const cardwright = new Cardwright({ apiKey: `${apiKey.slice(0, -1)}0`, baseUrl: service.baseUrl });
    expect(await refusalOf(cardwright.usage())).toMatchObject({
      status: 401,
      code: 'unauthorized',
      message: expect.stringContaining('key'),
      requestId: expect.stringMatching(/./),
    });
  });

  test('of a wrong field names it', async () => {
    const { cardwright } = await service.register();
    expect(await refusalOf(cardwright.generate('A', { width: 10 }))).toMatchObject({
      status: 400,
      code: 'invalid_parameter',
      parameter: 'width',
    });
    expect(
      await refusalOf(cardwright.design.designMd({ name: 'A', colors: { primary: 'no color' } })),
    ).toMatchObject({ status: 400, parameter: 'colors.primary' });
  });

  test('of what belongs to nobody, or to another, is the same', async () => {
    const [one, other] = [await service.register(), await service.register()];
    const { id } = await one.cardwright.submit('A');
    for (const asked of [id, 'gen_none', '../users/me'])
      expect(await refusalOf(other.cardwright.get(asked))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await refusalOf(other.cardwright.keys.revoke('none'))).toMatchObject({ status: 404 });
  });

  test('for want of credit comes at once and says when there is new one; a drawn card stays free', async () => {
    const { cardwright } = await service.register({ allowance: 2 });
    const drawn = cardwright.signUrl('og_standard', { title: 'Drawn in time' }, { expiresIn: '1h' });
    await cardwright.download(drawn);
    await cardwright.generate('A');
    expect((await cardwright.usage()).creditsRemaining).toBe(0);
    const refused = await refusalOf(cardwright.generate('B'));
    expect(refused).toMatchObject({ status: 429, code: 'credit_limit_reached' });
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
    const late = cardwright.signUrl('og_standard', { title: 'Too late' }, { expiresIn: '1h' });
    expect(await refusalOf(cardwright.download(late))).toMatchObject({
      status: 402,
      code: 'credit_limit_reached',
    });
    expect((await cardwright.download(drawn)).type).toBe('image/png');
  });

  test('of too many prompts in a minute says when to come back', async () => {
    const { cardwright } = await service.register({ retries: 0 });
    const idempotencyKey = 'one charge';
    // More than twice the limit: a minute may end meanwhile.
    const calls = Array.from({ length: 121 }, () => cardwright.submit('A', { idempotencyKey }));
    const refused = await refusalOf(Promise.all(calls));
    await Promise.allSettled(calls);
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  test('of an address that has expired says so', async () => {
    const { cardwright, apiKey } = await service.register();
    const url = cardwright.signUrl('og_standard', { title: 'A' }, { expiresAt: 4_000_000_000 });
    expect(await refusalOf(cardwright.download(url.replace('4000000000', '1000000000')))).toMatchObject({
      status: 403,
      code: 'signature_invalid',
    });
    expect(cardwright.verifySignature(url).expiresAt).toEqual(new Date(4_000_000_000_000));
    expect(url).not.toContain(apiKey);
  });
});

describe('no answer', () => {
  const apiKey = 'cw_k7m2p9x4_5d1f0c6a9be347288f5a1c0e7d946b3f21a8e5c7d0b9f4e6a3c2d1b0';

  test('because nothing listens there says what to look at', async () => {
    const nobody = new Cardwright({ apiKey, baseUrl: 'http://127.0.0.1:1', retries: 0 });
    expect(await refusalOf(nobody.health())).toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('Cannot reach http://127.0.0.1:1'),
    });
  });

  test('because the service crashed is none for long: waiting goes on when it is back, and the image is there', {
    tags: 'deep',
  }, async () => {
    await using mortal = await startService();
    const { cardwright } = await mortal.register({ retries: 8 });
    const { id } = await cardwright.submit('"Still here"');
    const [, image] = await Promise.all([mortal.crashAndRestart(), cardwright.wait(id)]);
    expect((await cardwright.download(image.url)).type).toBe('image/png');
    expect((await cardwright.usage()).creditsUsed).toBe(1);
  });

  test('because something else listens there says that too', async () => {
    await using other = await startScriptedServer([{ status: 404, body: '<!doctype html>' }]);
    const wrong = new Cardwright({ apiKey, baseUrl: other.baseUrl, retries: 0 });
    expect(await refusalOf(wrong.health())).toMatchObject({ status: 404 });
  });

  test('because the caller wants none any more rejects with the reason given', async () => {
    const { cardwright } = await service.register();
    const reason = new Error('the page was closed');
    const controller = new AbortController();
    const call = cardwright.generate('A', {
      signal: controller.signal,
      onProgress: () => controller.abort(reason),
      idempotencyKey: 'aborted',
    });
    // Where the image was ready at the first look there is nothing left to abort.
    const outcome = await call.catch((error: unknown) => error);
    if (outcome !== reason) expect(outcome).toMatchObject({ status: 'completed' });
    await expect(cardwright.usage({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});
