import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { readPng } from '../../src/generations/paint-engine.fixture.ts';
import { call } from './support/call.ts';
import { describeOperation } from './support/describe-operation.ts';
import { generate } from './support/generate.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import type { TestService } from './support/test-service.ts';

const drawn = async (service: TestService, format = 'png'): Promise<{ file: string }> => {
  const key = await service.register();
  const { url } = await generate(service, key, { prompt: 'Tea', width: 300, height: 256, format });
  return { file: new URL(url ?? '').pathname.split('/').at(-1) ?? '' };
};

describeOperation('getImage', (api) => {
  describe('200', () => {
    test('the bytes without a key, for ever, for pages of any origin', async ({ service }) => {
      const { status, headers, bytes } = await api(service, { params: await drawn(service) });
      expect(status).toBe(200);
      expect(readPng(bytes)).toEqual({ width: 300, height: 256 });
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/png',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(headers.get('etag')).toMatch(/^"[^"]+"$/);
    });

    test('a JPEG has the ending and the type of one', async ({ service }) => {
      const params = await drawn(service, 'jpeg');
      expect(params.file).toMatch(/\.jpeg$/);
      expect((await api(service, { params })).headers.get('content-type')).toBe('image/jpeg');
    });

    test('HEAD has the headers of GET, of the whole image also with Range, and no body', async () => {
      await using service = await shareService();
      const { file } = await drawn(service);
      const get = await service.app.request(`/images/${file}`);
      const head = await service.app.request(`/images/${file}`, {
        method: 'HEAD',
        headers: { range: 'bytes=0-9' },
      });
      const withoutId = (response: Response) => ({
        ...Object.fromEntries(response.headers),
        'x-request-id': '',
      });
      expect([head.status, withoutId(head)]).toEqual([200, withoutId(get)]);
      expect((await head.arrayBuffer()).byteLength).toBe(0);
    });

    test('a part of a copy that is another one by now is answered with the whole', async ({ service }) => {
      const headers = { range: 'bytes=0-9', 'if-range': '"old"' };
      expect((await api(service, { params: await drawn(service), headers })).status).toBe(200);
    });
  });

  describe('200 as a thumbnail', () => {
    test('a WebP of the width that was asked for, with a tag of its own', async ({ service }) => {
      const { url } = await generate(service, await service.register(), { prompt: 'Tea' });
      const params = { file: new URL(url ?? '').pathname.split('/').at(-1) ?? '' };
      const whole = await api(service, { params });
      const small = await api(service, { params, query: '?width=320' });
      expect(small.headers.get('content-type')).toBe('image/webp');
      expect(small.bytes.toString('latin1', 8, 12)).toBe('WEBP');
      expect(small.bytes.length).toBeLessThan(whole.bytes.length);
      expect(small.headers.get('etag')).not.toBe(whole.headers.get('etag'));
      expect(small.headers.get('cache-control')).toBe(whole.headers.get('cache-control'));
      const again = await api(service, {
        params,
        query: '?width=320',
        headers: { 'if-none-match': small.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    });

    test('parameters that platforms append change nothing', async ({ service }) => {
      const params = await drawn(service);
      const { bytes } = await api(service, { params, query: '?width=640&utm_source=x' });
      expect(bytes.equals((await api(service, { params, query: '?width=640' })).bytes)).toBe(true);
    });
  });

  describe('200 as a copy', () => {
    const typeOf = ({ bytes, headers }: { bytes: Buffer; headers: Headers }) => [
      headers.get('content-type'),
      bytes.toString('latin1', 4, 12).replace(/^.{4}WEBP$/s, 'WEBP'),
    ];
    const AVIF = ['image/avif', 'ftypavif'];
    const WEBP = ['image/webp', 'WEBP'];

    test('in the format asked for, small or in full, whatever is accepted', async ({ service }) => {
      const params = await drawn(service);
      const headers = { accept: 'image/webp' };
      const ask = async (query: string) => await api(service, { params, query, headers });
      const [whole, small, webp] = [
        await ask('?format=avif'),
        await ask('?format=avif&width=320'),
        await ask('?format=webp'),
      ];
      expect([whole, small, webp].map(typeOf)).toEqual([AVIF, AVIF, WEBP]);
      expect(whole.headers.get('vary') ?? '').not.toMatch(/accept\b(?!-)/i);
      expect(new Set([whole, small, webp].map((copy) => copy.headers.get('etag'))).size).toBe(3);
      expect((await sharp(whole.bytes).metadata()).width).toBe(300);
    });

    test('a thumbnail is AVIF for who names it and WebP for all others, told apart by caches', async () => {
      await using service = await shareService();
      const params = await drawn(service);
      const ask = async (accept?: string) =>
        await api(service, { params, query: '?width=320', ...(accept && { headers: { accept } }) });
      const [named, any, none] = [await ask('image/avif,image/webp,*/*'), await ask('*/*'), await ask()];
      expect([named, any, none].map(typeOf)).toEqual([AVIF, WEBP, WEBP]);
      for (const { headers } of [named, any, none]) expect(headers.get('vary')).toMatch(/\baccept\b/i);
      expect(named.headers.get('etag')).not.toBe(any.headers.get('etag'));
    });

    test('the image itself stays what its URL says, whoever asks', async ({ service }) => {
      const { headers } = await api(service, {
        params: await drawn(service),
        headers: { accept: 'image/avif' },
      });
      expect(headers.get('content-type')).toBe('image/png');
    });
  });

  describe('400', () => {
    test.each(['png', 'gif', '', 'AVIF'])('format=%s', async (format) => {
      await using service = await shareService();
      const query = `?format=${format}`;
      const { status, body } = await api(service, { params: await drawn(service), query });
      expect([status, body.parameter]).toEqual([400, 'format']);
    });

    test.each(['0', '100', '320px', '', '-320', '99999'])('width=%s', async (width) => {
      await using service = await shareService();
      const { status, body } = await api(service, { params: await drawn(service), query: `?width=${width}` });
      expect([status, body.parameter]).toEqual([400, 'width']);
    });
  });

  test('206 for a range', async ({ service }) => {
    const params = await drawn(service);
    const whole = await api(service, { params });
    const part = await api(service, { params, headers: { range: 'bytes=0-524288' } });
    expect([part.status, part.bytes.equals(whole.bytes)]).toEqual([206, true]);
    const middle = await api(service, { params, headers: { range: 'bytes=4-9' } });
    expect(middle.bytes).toEqual(whole.bytes.subarray(4, 10));
    expect(middle.headers.get('content-range')).toBe(`bytes 4-9/${whole.bytes.length}`);
    expect(middle.headers.get('content-length')).toBe('6');
  });

  test('304 for a copy that is still right', async ({ service }) => {
    const params = await drawn(service);
    const { headers } = await api(service, { params });
    const etag = headers.get('etag') ?? '';
    const conditions = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': headers.get('last-modified') ?? '' },
    ];
    for (const condition of conditions) {
      const answered = await api(service, {
        params,
        headers: condition as unknown as Record<string, string>,
      });
      expect([answered.status, answered.headers.get('etag')]).toEqual([304, etag]);
    }
    const other = { 'if-none-match': '"other"', 'if-modified-since': headers.get('last-modified') ?? '' };
    expect((await api(service, { params, headers: other })).status).toBe(200);
  });

  describe('404', () => {
    test.each([
      'none',
      'none.png',
      'x.gif',
      '%00.png',
      '..%2fmaster.key',
      '%E0%A4%A',
      `${'a'.repeat(9000)}.png`,
    ])('%s', async (file) => {
      await using service = await shareService();
      expect((await api(service, { params: { file } })).status).toBe(404);
    });

    test('the right token with the other ending', async ({ service }) => {
      const { file } = await drawn(service);
      expect((await api(service, { params: { file: file.replace('.png', '.jpeg') } })).status).toBe(404);
    });
  });

  test('410: deleted by its owner', async ({ service, key }) => {
    const { id, url } = await generate(service, key, { prompt: 'Tea' });
    await call(service, key, 'DELETE', `/api/v1/generate/${id}`);
    const file = new URL(url ?? '').pathname.split('/').at(-1) ?? '';
    const { status, body, headers } = await api(service, { params: { file } });
    expect([status, body.code, headers.get('cache-control')]).toEqual([410, 'image_deleted', 'no-store']);
  });

  test('416 for a range behind the end', async ({ service }) => {
    const params = await drawn(service);
    const { bytes } = await api(service, { params });
    const { status, headers } = await api(service, { params, headers: { range: `bytes=${bytes.length}-` } });
    expect([status, headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  });

  test('503 when the store has lost it, so that nobody forgets the address', async ({ service }) => {
    const params = await drawn(service);
    rmSync(join(service.dataDirectory, 'images'), { recursive: true });
    const { status, headers } = await api(service, { params });
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
