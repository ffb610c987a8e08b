import type { Engine } from '@cardwright/engine';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { createTestClock } from '../../src/generations/test-bench.fixture.ts';
import { createChain } from '../../src/models/c2pa/certificates.fixture.ts';
import { validate } from '../../src/models/c2pa/validate.fixture.ts';
import { startImagesServer, withError, withPicture } from '../../src/models/openai-images-server.fixture.ts';
import { picture } from '../../src/models/painted-file.fixture.ts';
import { generate } from '../api/support/generate.ts';
import { createTestService, loadEngine, type OwnService } from '../api/support/test-service.ts';

const PICTURE = 'an oil painting of a red fox in deep snow under birch trees';
const SIZE = { width: 600, height: 320 };
const { chain, key: privateKey, root } = createChain('P-256');
const CERTIFICATE = { CARDWRIGHT_C2PA_CERTIFICATE: chain, CARDWRIGHT_C2PA_KEY: privateKey };

let engine: Engine;
beforeAll(async () => {
  engine = await loadEngine();
});

const painter = (url: string) => ({
  CARDWRIGHT_PAINTER: 'openai',
  CARDWRIGHT_PAINTER_URL: url,
  CARDWRIGHT_PAINTER_MODEL: 'flux',
});

/** The address of what becomes of a prompt, on a service that listens. */
async function paint(service: OwnService, body: object = {}): Promise<{ url: string; key: string }> {
  await service.start();
  const key = await service.register();
  const { id } = await generate(service, key, { prompt: PICTURE, ...SIZE, ...body });
  const response = await fetch(`${service.baseUrl()}/api/v1/generate/${id}`, {
    headers: { 'x-api-key': key },
  });
  const { image_url: url } = (await response.json()) as { image_url: string };
  return { url, key };
}

const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

const expectSigned = async (bytes: Uint8Array, format: string): Promise<void> => {
  const { state, failed, manifest, manifests } = await validate(bytes, format, root);
  expect([state, failed, manifests]).toEqual(['Trusted', [], 1]);
  expect(manifest?.signature_info.issuer).toBe('Example Press');
  expect(JSON.stringify(manifest?.assertions)).toContain('{"name":"openai/flux"}');
  expect((await sharp(bytes).metadata()).xmp?.toString()).toContain('AISystemUsed="openai/flux"');
};

test.each(['png', 'jpeg'])('a painted %s is signed, and stays as it was signed', async (format) => {
  await using server = await startImagesServer(withPicture(await picture()));
  await using service = await createTestService({ ...painter(server.url), ...CERTIFICATE }, { engine });
  const { url } = await paint(service, { format });
  const bytes = await bytesOf(await fetch(url));
  await expectSigned(bytes, format);
  expect((await bytesOf(await fetch(url))).equals(bytes)).toBe(true);
});

test('its thumbnails are signed for their own bytes, and tagged by them', async () => {
  await using server = await startImagesServer(withPicture(await picture()));
  await using service = await createTestService({ ...painter(server.url), ...CERTIFICATE }, { engine });
  const { url } = await paint(service);
  const [first, second] = await Promise.all([fetch(`${url}?width=320`), fetch(`${url}?width=320`)]);
  const bytes = await bytesOf(first);
  await expectSigned(bytes, 'webp');
  expect((await bytesOf(second)).equals(bytes)).toBe(true);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${url}?width=320`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  // The signer cannot sign AVIF: it is never sent without a signature.
  const named = await fetch(`${url}?width=320`, { headers: { accept: 'image/avif' } });
  expect(named.headers.get('content-type')).toBe('image/webp');
  const refused = await fetch(`${url}?format=avif`);
  expect([refused.status, await refused.json()]).toMatchObject([400, { parameter: 'format' }]);
});

test('so are copies for OpenAI’s clients', async () => {
  await using server = await startImagesServer(withPicture(await picture()));
  await using service = await createTestService({ ...painter(server.url), ...CERTIFICATE }, { engine });
  await service.start();
  const key = await service.register();
  for (const [format, more] of [
    ['png', {}],
    ['webp', { output_format: 'webp' }],
    ['jpeg', { output_format: 'jpeg', output_compression: 50 }],
  ] as const) {
    const response = await fetch(`${service.baseUrl()}/v1/images/generations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: PICTURE, size: '512x512', ...more }),
    });
    const { data } = (await response.json()) as { data: { b64_json: string }[] };
    await expectSigned(Buffer.from(data[0]?.b64_json ?? '', 'base64'), format);
  }
});

test('what Cardwright drew is not signed, and neither are its copies', async () => {
  await using server = await startImagesServer(withError(400, { code: 'moderation_blocked' }));
  await using service = await createTestService({ ...painter(server.url), ...CERTIFICATE }, { engine });
  const { url } = await paint(service);
  for (const address of [url, `${url}?width=320`])
    expect((await bytesOf(await fetch(address))).includes('c2pa')).toBe(false);
});

test('after the end of the certificate paintings have their XMP, and the log says why no more', async () => {
  await using server = await startImagesServer(withPicture(await picture()));
  const clock = createTestClock();
  clock.advance(10 * 365 * 24 * 3_600_000);
  await using service = await createTestService(
    { ...painter(server.url), ...CERTIFICATE },
    { engine, clock },
  );
  const { url } = await paint(service);
  const bytes = await bytesOf(await fetch(url));
  expect(bytes.includes('c2pa')).toBe(false);
  expect((await sharp(bytes).metadata()).xmp?.toString()).toContain('AISystemUsed');
  expect(service.logText()).toContain('the C2PA certificate has ended');
  expect(service.logText()).not.toContain(privateKey.split('\n')[1]);
});
