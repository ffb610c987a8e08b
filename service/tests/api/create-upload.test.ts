import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { describeOperation } from './support/describe-operation.ts';
import { filesIn } from './support/files-in.ts';
import { OUTFIT, withLicence } from './support/fonts.ts';
import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import { bytesOf, contentOf, picture, SVG, send, upload } from './support/uploads.ts';

const ANY = { 'content-type': 'application/octet-stream' };
const SECRET = 'taken at home';

describeOperation('createUpload', (api) => {
  describe('201', () => {
    test.each(['png', 'jpeg', 'webp'] as const)('a %s, encoded anew', async (format) => {
      await using service = await shareService();
      const key = await service.register();
      const { status, body } = await api(service, {
        key,
        query: '?name=sea.jpg',
        headers: { 'content-type': `image/${format}` },
        rawBody: bytesOf(await picture('#205080', format)),
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        reference: `upload:${body.id}`,
        kind: 'image',
        name: 'sea.jpg',
        media_type: `image/${format}`,
        width: 60,
        height: 40,
      });
      const stored = await contentOf(service, key, body.id);
      expect([stored.length, (await sharp(stored).metadata()).format]).toEqual([body.bytes, format]);
      expect(await service.count()).toMatchObject({ uploads: 1, credit_entries: 0 });
    });

    test('an SVG, as a PNG', async ({ service, key }) => {
      const headers = { 'content-type': 'image/svg+xml' };
      const { body } = await api(service, { key, headers, rawBody: bytesOf(SVG) });
      expect(body).toMatchObject({ media_type: 'image/png', width: 1024, height: 512 });
    });

    test('upright, in sRGB, and without anything that was in the file besides', async ({ service, key }) => {
      const photo = await sharp(await picture('#804020', 'jpeg'))
        .withExif({ IFD0: { ImageDescription: SECRET, Copyright: SECRET } })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      const turned = Buffer.concat([photo, Buffer.from(`<script>${SECRET}</script>`)]);
      const sent = await upload(service, key, turned);
      expect([sent.width, sent.height]).toEqual([40, 60]);
      const stored = await contentOf(service, key, sent.id);
      const { exif, icc, xmp, orientation } = await sharp(stored).metadata();
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(stored.toString('latin1')).not.toContain(SECRET);
    });

    test('a font, written anew', async ({ service, key }) => {
      const { status, body } = await api(service, {
        key,
        query: '?name=Outfit.woff2',
        headers: { 'content-type': 'font/woff2' },
        rawBody: bytesOf(OUTFIT),
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        reference: `upload:${body.id}`,
        kind: 'font',
        name: 'Outfit.woff2',
        family: 'Outfit Thin',
        media_type: 'font/ttf',
        width: null,
        height: null,
      });
      const stored = await contentOf(service, key, body.id);
      expect([stored.length, stored.readUInt32BE(0)]).toEqual([body.bytes, 0x00010000]);
      expect(await service.count()).toMatchObject({ uploads: 1, credit_entries: 0 });
    });

    test('a large photo, scaled down', async ({ service, key }) => {
      const sent = await upload(
        service,
        key,
        await picture('#333333', 'jpeg', { width: 4000, height: 2000 }),
      );
      expect([sent.width, sent.height]).toEqual([3200, 1600]);
    });
  });

  describe('200', () => {
    test('the same file again, also sent ten times at once', async ({ service, key }) => {
      const file = await picture('#112233');
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(service, key, file)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
      const again = await api(service, { key, headers: ANY, rawBody: bytesOf(file), query: '?name=other' });
      expect([again.status, again.body.name]).toEqual([200, null]);
      expect((await service.count()).uploads).toBe(1);
      expect(filesIn(service, 'images')).toHaveLength(1);
    });

    test('another account has the same id and a file of its own', async ({ service }) => {
      const file = await picture('#112233');
      const first = await upload(service, await service.register(), file);
      const second = await upload(service, await service.register('eve@example.com'), file);
      expect(second.id).toBe(first.id);
      expect(filesIn(service, 'images')).toHaveLength(2);
    });
  });

  describe('400', () => {
    const truncated = async () =>
      (await picture('#ff0000', 'jpeg', { width: 900, height: 900 })).subarray(0, 2000);
    test.each<[string, () => Promise<Buffer | string>]>([
      ['nothing', async () => ''],
      ['text', async () => 'hello'],
      ['HTML', async () => '<!doctype html><script>alert(1)</script>'],
      ['a GIF', async () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
      ['half a JPEG', truncated],
      [
        'half a PNG',
        async () => (await picture('#ff0000', 'png', { width: 900, height: 900 })).subarray(0, 120),
      ],
      [
        'the beginning of a PNG before a script',
        async () => '\u0089PNG\r\n\u001a\n<script>alert(1)</script>',
      ],
      ['a PNG of 400 megapixels', async () => bomb(20_000, 20_000)],
      ['a PNG as long as a number can be', async () => bomb(2_147_483_647, 2_147_483_647)],
      ['an SVG with a script', async () => SVG.replace('<rect', '<script>alert(1)</script><rect')],
      [
        'an SVG with an image of another host',
        async () => SVG.replace('<rect', '<image href="https://a.example/b.png"/><rect'),
      ],
      ['an SVG that expands', async () => `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${SVG}`],
      ['the beginning of a font', async () => Buffer.from('00010000000a0080', 'hex')],
      ['a WOFF of the first version', async () => Buffer.from('wOFF')],
      ['a collection of fonts', async () => Buffer.from('ttcf')],
      ['a font whose maker forbids embedding', async () => withLicence(2)],
    ])('%s', async (_, file) => {
      await using service = await shareService();
      const key = await service.register();
      const answered = await api(service, { key, headers: ANY, rawBody: bytesOf(await file()) });
      expect([answered.status, answered.body.code]).toEqual([400, 'unusable_file']);
      expect((await service.count()).uploads).toBe(0);
      expect(filesIn(service, 'images')).toHaveLength(0);
    });

    test('a file that is not what it is sent as', async ({ service, key }) => {
      const headers = { 'content-type': 'image/jpeg' };
      const { status, body } = await api(service, {
        key,
        headers,
        rawBody: bytesOf(await picture('#123456')),
      });
      expect([status, body.error]).toEqual([400, expect.stringContaining('image/png')]);
    });

    test('a font that is sent as another kind of font', async ({ service, key }) => {
      const headers = { 'content-type': 'font/otf' };
      const { status, body } = await api(service, { key, headers, rawBody: bytesOf(OUTFIT) });
      expect([status, body.error]).toEqual([400, expect.stringContaining('font/woff2')]);
    });

    test.each(['?name=', '?name=a%00b', `?name=${'a'.repeat(101)}`, '?size=3', '?name=a&name=b'])(
      'the query %s',
      async (query) => {
        await using service = await shareService();
        const key = await service.register();
        const answered = await api(service, {
          key,
          query,
          headers: ANY,
          rawBody: bytesOf(await picture('#123')),
        });
        expect([answered.status, answered.body.parameter]).toEqual([400, query.slice(1, 5)]);
      },
    );
  });

  describe('409', () => {
    test('more than an account may have, also when they come at once', async () => {
      await using service = await shareService({ CARDWRIGHT_UPLOAD_LIMIT: '3' });
      const key = await service.register();
      const files = await Promise.all(
        ['#111111', '#222222', '#333333', '#444444', '#555555'].map((c) => picture(c)),
      );
      const answers = await Promise.all(
        files.map((file) => api(service, { key, headers: ANY, rawBody: bytesOf(file) })),
      );
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
        [409, 'upload_limit_reached'],
        [409, 'upload_limit_reached'],
      ]);
      expect((await service.count()).uploads).toBe(3);
      expect(filesIn(service, 'images')).toHaveLength(3);
      expect((await send(service, await service.register('eve@example.com'), files[0] ?? '')).status).toBe(
        201,
      );
    });

    test('more megabytes than an account may have', async () => {
      await using service = await shareService({ CARDWRIGHT_UPLOAD_STORE_MB: '1' });
      const key = await service.register();
      const noise = () => {
        const data = Buffer.from(Array.from({ length: 500 * 500 * 3 }, () => Math.random() * 256));
        return sharp(data, { raw: { width: 500, height: 500, channels: 3 } })
          .png()
          .toBuffer();
      };
      const answers = await Promise.all(
        (await Promise.all([noise(), noise()])).map((file) => send(service, key, file)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    });
  });

  test('413: a file beyond the limit, with and without a declared length', async () => {
    await using service = await shareService({ CARDWRIGHT_UPLOAD_MAX_MB: '1' });
    const key = await service.register();
    const large = new Uint8Array(1024 * 1024 + 1);
    const inChunks = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    });
    for (const rawBody of [large, inChunks])
      expect((await api(service, { key, headers: ANY, rawBody })).body.code).toBe('body_too_large');
  });

  test.each([
    [{}],
    [{ 'content-type': 'application/json' }],
    [{ 'content-type': 'multipart/form-data; boundary=x' }],
    [{ 'content-type': 'image/gif' }],
    [{ 'content-type': 'image/png', 'content-encoding': 'gzip' }],
  ])('415: %j', async (headers) => {
    await using service = await shareService();
    const key = await service.register();
    const answered = await api(service, { key, headers, rawBody: bytesOf(await picture('#123')) });
    expect([answered.status, answered.body.code]).toEqual([415, 'unsupported_media_type']);
  });

  test('503 while too many are on their way: what was sent is not stored', async ({ service }) => {
    const keys = await Promise.all(
      Array.from({ length: 27 }, (_, at) => service.register(`sender${at}@example.com`)),
    );
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    // 16 are received at a time and 400 wait, no more than that of an account; none of these says anything.
    const senders = keys.flatMap((key) => Array<string>(16).fill(key));
    const answers = senders.map((key) => {
      const rawBody = new ReadableStream<Uint8Array>({
        pull: async (controller) => {
          await ended;
          controller.close();
        },
      });
      return api(service, { key, headers: ANY, rawBody });
    });
    const busy = await Promise.race(answers);
    expect([busy.status, busy.body.code, busy.headers.get('retry-after')]).toEqual([
      503,
      'uploads_busy',
      '5',
    ]);
    end();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(senders.length - 416);
    expect((await service.count()).uploads).toBe(0);
  });
});

/** A PNG of a few bytes that claims to be huge. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
