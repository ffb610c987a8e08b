import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signTarget } from '../../src/delivery/delivery-bench.fixture.ts';
import { type DeliveryService, startDeliveryService } from './support/delivery-service.ts';
import { readPngSize } from './support/png.ts';

const TEMPLATES = ['og_standard', 'announcement', 'og_brand', 'article', 'repository', 'quote', 'changelog'];
let service: DeliveryService;
let key: string;
beforeAll(async () => {
  service = await startDeliveryService();
  key = await service.register();
});
afterAll(() => service[Symbol.asyncDispose]());

describe.each(TEMPLATES)('%s', (name) => {
  test('its listed example opens once it is signed', async () => {
    const { bytes } = await service.client.get('/api/v1/templates', { headers: { 'x-api-key': key } });
    const { templates } = JSON.parse(bytes.toString()) as {
      templates: { name: string; example_url: string }[];
    };
    const url = new URL(templates.find((template) => template.name === name)?.example_url ?? '');
    const data = Object.fromEntries(url.searchParams);
    const answer = await service.client.get(signTarget(key, url.pathname, data));
    expect(answer.status).toBe(200);
    expect(readPngSize(answer.bytes)).toEqual({ width: 1200, height: 630 });
  });

  test('is filled by a prompt that names it, at the size that was asked for', async () => {
    const response = await fetch(`${service.baseUrl()}/api/v1/generate`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json', prefer: 'wait=60' },
      body: JSON.stringify({
        prompt: 'Announce "Nimbus 2.0", dark',
        template_id: name,
        width: 800,
        height: 800,
      }),
    });
    const generation = (await response.json()) as { status: string; template_id: string; url: string };
    expect(generation).toMatchObject({ status: 'completed', template_id: name });
    const image = await service.client.get(new URL(generation.url).pathname);
    expect(readPngSize(image.bytes)).toEqual({ width: 800, height: 800 });
  });
});
