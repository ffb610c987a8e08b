import { afterAll, beforeAll, expect, test } from 'vitest';
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

test.each(TEMPLATES)('the listed example of %s opens once it is signed', async (name) => {
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
