import { expect } from 'vitest';
import { signTarget } from '../../src/delivery/delivery-bench.fixture.ts';
import { call } from './support/call.ts';
import { ARABIC, OUTFIT, SHRIKHAND } from './support/fonts.ts';

import { shareService } from './support/share-service.ts';
import { test } from './support/test.ts';
import type { TestService } from './support/test-service.ts';
import { picture, upload } from './support/uploads.ts';

const sign = (key: string, template: string, params: Record<string, string>): string => {
  const { path, query } = signTarget(key, `/i/${template}`, params);
  return `${path}?${query}`;
};

const refusalOf = async (response: Response) => {
  const { code, parameter } = (await response.json()) as { code: string; parameter: string };
  return [response.status, code, parameter];
};

async function bytesOfCard(service: TestService, url: string): Promise<Buffer> {
  const response = await service.app.request(url);
  if (response.status !== 200) throw new Error(await response.text());
  return Buffer.from(await response.arrayBuffer());
}

const OWN = (font: string) => ({
  parameters: [{ type: 'text', name: 'title', example: 'Hold fast' }],
  root: {
    type: 'box',
    style: { backgroundColor: '#ffffff', padding: 60 },
    children: [
      {
        type: 'text',
        text: '{title}',
        font,
        weight: 700,
        size: 90,
        minSize: 30,
        maxLines: 3,
        color: '#000000',
      },
    ],
  },
});

test('a card is set in a font of the account that signs, and of no other', async ({ service, key }) => {
  const { id, reference } = await upload(service, key, OUTFIT);
  const url = sign(key, 'og_brand', { title: 'Hold fast', font: reference });
  const [own, ours] = [
    await bytesOfCard(service, url),
    await bytesOfCard(service, sign(key, 'og_brand', { title: 'Hold fast' })),
  ];
  expect(own.equals(ours)).toBe(false);
  const eve = await service.register('eve@example.com');
  const others = sign(eve, 'og_brand', { title: 'Hold fast', font: reference });
  expect(await refusalOf(await service.app.request(others))).toEqual([400, 'invalid_parameter', 'font']);
  await call(service, key, 'DELETE', `/api/v1/uploads/${id}`);
  expect(await refusalOf(await service.app.request(url))).toEqual([400, 'invalid_parameter', 'font']);
  await upload(service, key, OUTFIT);
  expect((await service.app.request(url)).headers.get('x-cached')).toBe('true');
});

test('two fonts are two cards, whichever is drawn first', { tags: 'deep' }, async ({ service, key }) => {
  const fonts = [await upload(service, key, OUTFIT), await upload(service, key, SHRIKHAND)];
  const draw = (order: readonly { reference: string }[], size: string) =>
    Promise.all(
      order.map(({ reference }) =>
        bytesOfCard(service, sign(key, 'article', { title: 'Hold fast', font: reference, width: size })),
      ),
    );
  const [first, second] = await draw(fonts, '800');
  expect(first?.equals(second as Buffer)).toBe(false);
  await using other = await shareService();
  const otherKey = await other.register();
  const again: Buffer[] = [];
  for (const file of [SHRIKHAND, OUTFIT]) {
    const { reference } = await upload(other, otherKey, file);
    again.unshift(
      await bytesOfCard(
        other,
        sign(otherKey, 'article', { title: 'Hold fast', font: reference, width: '800' }),
      ),
    );
  }
  expect(again[0]?.equals(first as Buffer)).toBe(true);
  expect(again[1]?.equals(second as Buffer)).toBe(true);
});

test('a template of the account is set in it, and letters that it lacks in ours', {
  tags: 'deep',
}, async () => {
  await using service = await shareService();
  const key = await service.register();
  const { reference } = await upload(service, key, ARABIC);
  const put = await call(service, key, 'PUT', '/api/v1/templates/launch', OWN(reference));
  expect(put.status).toBe(200);
  const plain = await call(service, key, 'PUT', '/api/v1/templates/plain', OWN('Inter'));
  expect(plain.status).toBe(200);
  const draw = (template: string, title: string) => bytesOfCard(service, sign(key, template, { title }));
  // The font has no Latin letters: they are those of the other template.
  expect((await draw('launch', 'Hold fast')).equals(await draw('plain', 'Hold fast'))).toBe(true);
  expect((await draw('launch', 'مرحبا')).length).toBeGreaterThan(1000);
});

test('a template with a font that the account does not have is not stored, and one whose font was deleted not drawn', async () => {
  await using service = await shareService();
  const key = await service.register();
  const { reference } = await upload(service, await service.register('eve@example.com'), OUTFIT);
  const refused = await call(service, key, 'PUT', '/api/v1/templates/launch', OWN(reference));
  expect(await refusalOf(refused)).toEqual([400, 'invalid_parameter', 'font']);
  const { id } = await upload(service, key, OUTFIT);
  expect((await call(service, key, 'PUT', '/api/v1/templates/launch', OWN(reference))).status).toBe(200);
  const url = sign(key, 'launch', { title: 'Hold fast' });
  expect((await service.app.request(url)).status).toBe(200);
  await call(service, key, 'DELETE', `/api/v1/uploads/${id}`);
  expect(await refusalOf(await service.app.request(url))).toEqual([400, 'invalid_parameter', 'font']);
});

test('a template has at most four fonts of its own', async ({ service, key }) => {
  const references = Array.from({ length: 5 }, (_, index) => `upload:up_${String(index + 2).repeat(24)}`);
  const trees = references.map((font) => OWN(font).root.children[0]);
  const definition = { ...OWN('Inter'), root: { type: 'box', children: trees } };
  const refused = await call(service, key, 'PUT', '/api/v1/templates/launch', definition);
  expect(await refusalOf(refused)).toEqual([400, 'invalid_parameter', 'root']);
});

test('an image is no font, and a font no image', async ({ service, key }) => {
  const image = await upload(service, key, await picture('#204060'));
  const font = await upload(service, key, OUTFIT);
  const asFont = sign(key, 'og_brand', { title: 'Hi', font: image.reference });
  expect(await refusalOf(await service.app.request(asFont))).toEqual([400, 'invalid_parameter', 'font']);
  const asLogo = sign(key, 'og_brand', { title: 'Hi', logo: font.reference });
  expect(await refusalOf(await service.app.request(asLogo))).toEqual([400, 'invalid_parameter', 'logo']);
  const brief = {
    version: 1,
    kind: 'plain',
    blocks: [{ role: 'title', text: 'Hi' }],
    image: { upload: font.id },
  };
  const generated = await call(service, key, 'POST', '/api/v1/generate', { brief });
  expect(await refusalOf(generated)).toEqual([400, 'invalid_parameter', 'brief.image.upload']);
});

test('a fallback card has none: it must be there without the upload', async ({ service, key }) => {
  const { reference } = await upload(service, key, OUTFIT);
  const body = { mode: 'card', template: 'og_brand', params: { title: 'Hi', font: reference } };
  const refused = await call(service, key, 'POST', '/api/v1/dashboard/fallback-card', body);
  expect(await refusalOf(refused)).toEqual([400, 'invalid_parameter', 'params.font']);
});
