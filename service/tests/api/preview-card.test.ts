import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Api, describeOperation } from './support/describe-operation.ts';
import { describeKeyErrors } from './support/refusals.ts';
import { createTestService, type TestService } from './support/test-service.ts';

const preview = async (api: Api, service: TestService, query: string, template = 'og_standard') =>
  await api(service, { key: await service.register(), params: { name: template }, query });

describeOperation('previewCard', (api) => {
  describe('200', () => {
    test.each([
      ['?title=Hold%20fast', 'png', [600, 315]],
      ['?title=Hold+fast&width=1000&height=2000&format=jpeg', 'jpeg', [300, 600]],
      ['?title=Hold+fast&width=300&height=200', 'png', [300, 200]],
    ])('%s is at most 600 pixels wide and high', async (query, format, size) => {
      await using service = await createTestService();
      const { status, bytes, headers } = await preview(api, service, query);
      const { width, height, format: found } = await sharp(bytes).metadata();
      expect([status, found, width, height]).toEqual([200, format, ...size]);
      expect(headers.get('content-type')).toBe(`image/${format}`);
    });

    test('stores nothing, charges nothing, and nobody may cache it', async () => {
      await using service = await createTestService({ CARDWRIGHT_FREE_ALLOWANCE: '0' });
      const key = await service.register();
      const before = await service.count();
      const { headers } = await api(service, { key, params: { name: 'og_brand' }, query: '?title=Tea' });
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('ratelimit')).toContain('"previews"');
      expect(await service.count()).toEqual(before);
    });

    test('shows what the signed card shows', async () => {
      await using service = await createTestService();
      const key = await service.register();
      const query = '?title=Hold%20fast&theme=dark';
      const { bytes } = await api(service, { key, params: { name: 'og_standard' }, query });
      const signed = await service.app.request('/api/v1/sign', {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify({
          template: 'og_standard',
          params: { title: 'Hold fast', theme: 'dark' },
          key_id: key.split('_')[1],
          expires_in: 3600,
        }),
      });
      const { url } = (await signed.json()) as { url: string };
      const { pathname, search } = new URL(url);
      const card = await (await service.app.request(pathname + search)).arrayBuffer();
      const shrunk = await sharp(card).resize(600, 315).raw().toBuffer();
      const drawn = await sharp(bytes).raw().toBuffer();
      expect(drawn.equals(shrunk)).toBe(true);
    });

    test('says what is probably a mistake', async () => {
      await using service = await createTestService();
      const { headers } = await preview(api, service, '?titel=Tea');
      expect(headers.get('x-cardwright-warning')).toContain('Did you mean title?');
    });
  });

  describe('400', () => {
    test.each([
      ['width', '?width=0'],
      ['theme', '?theme=blue'],
      ['title', '?title=a&title=b'],
      ['format', '?format=webp'],
      ['sig', '?title=a&sig=x'],
      ['title', '?title=%E4'],
    ])('naming %s for %s', async (parameter, query) => {
      await using service = await createTestService();
      const { status, body } = await preview(api, service, query);
      expect([status, body.parameter]).toEqual([400, parameter]);
    });
  });

  test('404 for a template that there is not', async () => {
    await using service = await createTestService();
    const { status, body } = await preview(api, service, '', 'none');
    expect([status, body.parameter]).toEqual([404, 'name']);
  });

  test('503 while too many are being drawn, until they are done', async () => {
    const started: (() => void)[] = [];
    const renderCard = () =>
      new Promise<Uint8Array>((resolve) => started.push(() => resolve(new Uint8Array([1]))));
    await using service = await createTestService({}, { engine: { renderCard } });
    const key = await service.register();
    const draw = () => api(service, { key, params: { name: 'og_standard' }, query: '?title=Tea' });
    const running = Array.from({ length: 4 }, draw);
    await expect.poll(() => started.length).toBe(4);
    const { status, headers } = await draw();
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    for (const finish of started) finish();
    expect((await Promise.all(running)).map((answered) => answered.status)).toEqual([200, 200, 200, 200]);
  });

  describeKeyErrors(api, { params: { name: 'og_standard' }, query: '?title=Tea' });
});
