import { createHmac } from 'node:crypto';
import { createOpenApiDocument, operations } from '@cardwright/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OutboundRefusedError } from '../../src/outbound/outbound-url.ts';
import { saveBrand } from '../api/support/brands.ts';
import { call } from '../api/support/call.ts';
import { generate } from '../api/support/generate.ts';
import { createSite } from '../api/support/sites.ts';
import { createTestService, type TestService } from '../api/support/test-service.ts';
import { picture, upload } from '../api/support/uploads.ts';
import { validateResponse } from '../api/support/validate-response.ts';
import { type FuzzedRequest, requestTo } from './request-arbitrary.ts';
import { hostileText } from './schema-arbitrary.ts';
import type { Search } from './search.ts';
import { UNLIMITED } from './unlimited.ts';

// Two want a signature, two a host that shows a proof, one the address of the very account, one the id of a key in its body, two a name of a catalogue, four
// an operator's key, one a page on an allowed host.
const UNLIKELY = [
  'DELETE /api/v1/users/me',
  'GET /api/v1/catalogue/{kind}',
  'GET /api/v1/catalogue/{kind}/{name}/thumbnail',
  'GET /api/v1/operator/accounts',
  'GET /api/v1/operator/ledger',
  'GET /api/v1/operator/queue',
  'GET /api/v1/operator/stores',
  'GET /i/{template}',
  'GET /og/{site}/{path}',
  'POST /api/v1/billing/webhook',
  'POST /api/v1/inspect',
  'POST /api/v1/sign',
  'POST /api/v1/sites/{host}/verify',
];

// Now and then: it wants the name of a brand with the revision that it has, and a logo on an allowed host.
const RARE = 'PUT /api/v1/brands/{name}';

const document = createOpenApiDocument('/');
const targets = Object.entries(document.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ template, method, operation })),
);

// These show a new key or secret, once, to its owner; the OpenAPI document has an example of one.
const SHOWS_A_KEY = new Set([
  '/api/v1/users',
  '/api/v1/dashboard/keys',
  '/api/v1/dashboard/keys/{id}/rotate',
  '/api/v1/webhooks',
  '/api/v1/webhooks/{id}/rotate',
  '/api/v1/openapi.json',
]);
const A_KEY = /cw_[a-z0-9]{8,}_[A-Za-z0-9]{20,}|whsec_[A-Za-z0-9+/]{20,}/;
const INNARDS = /node:internal|\/src\/|SQLITE_|\bat Object\./;

// From here on, every operation has had its turns.
const MANY_REQUESTS = 20_000;

/**
 * The whole interface, driven by its description: no 5xx, no status and no shape that is not described, and no
 * secret in an answer or in the log, whatever is sent.
 */
export function searchHttp({ seed, numRuns }: Search): void {
  const requests = 20 * numRuns;
  let service: TestService;
  const keys: string[] = [];
  // Enough that those deleted and revoked on the way leave some to read.
  const ofAKind = Math.min(45, Math.ceil(requests / 100));
  const names = {
    '/api/v1/brands/': [] as string[],
    '/api/v1/dashboard/keys/': [] as string[],
    '/api/v1/generate/': [] as string[],
    '/api/v1/sites/': [] as string[],
    '/api/v1/templates/': Array.from({ length: ofAKind }, (_, number) => `card-${number}`),
    '/api/v1/uploads/': [] as string[],
    '/images/': [] as string[],
    '/v1/models/': ['cardwright'],
  };

  beforeAll(async () => {
    service = await createTestService(
      { ...UNLIMITED, CARDWRIGHT_FREE_ALLOWANCE: '3', CARDWRIGHT_GENERATE_WAIT_MS: '0' },
      {
        guardedRequest: async () => {
          throw new OutboundRefusedError('could not be fetched');
        },
      },
    );
    keys.push(
      await service.register('a@example.com', 'pro'),
      // Soon without credit.
      await service.register('b@example.com', 'free'),
    );
    for (const key of keys) await addNames(key);
    for (let more = 0; more < ofAKind; more++) await addNames(keys[0] ?? '');
    for (const key of keys) for (const name of names['/api/v1/templates/']) await putTemplate(key, name);
  });
  afterAll(() => service[Symbol.asyncDispose]());

  async function addNames(key: string): Promise<void> {
    const { id, image_url: image } = await generate(service, key, { prompt: 'one' });
    names['/api/v1/generate/'].push(id);
    names['/images/'].push(new URL(image ?? '').pathname.split('/').at(-1) ?? '');
    names['/api/v1/dashboard/keys/'].push(await createKey(key));
    names['/api/v1/brands/'].push(await createBrand(key));
    names['/api/v1/uploads/'].push(await createUpload(key));
    names['/api/v1/sites/'].push(
      await createSite(service, key, `site${names['/api/v1/sites/'].length}.example`),
    );
  }

  /** The id of another key, to be revoked. */
  async function createKey(key: string): Promise<string> {
    const response = await call(service, key, 'POST', '/api/v1/dashboard/keys', { name: 'spare' });
    return ((await response.json()) as { id: string }).id;
  }

  async function putTemplate(key: string, name: string): Promise<void> {
    await call(service, key, 'PUT', `/api/v1/templates/${name}`, operations.putTemplate.bodyExample);
  }

  /** The name of another brand, to be deleted. */
  async function createBrand(key: string): Promise<string> {
    const name = `brand${names['/api/v1/brands/'].length}`;
    await saveBrand(service, key, name);
    return name;
  }

  /** The id of another upload, to be deleted. */
  async function createUpload(key: string): Promise<string> {
    return (
      await upload(
        service,
        key,
        await picture(`#0000${(names['/api/v1/uploads/'].length % 256).toString(16).padStart(2, '0')}`),
      )
    ).id;
  }

  async function send({ path, method, template, headers, body }: FuzzedRequest): Promise<number> {
    const response = await service.app.request(path, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    expect(response.status).toBeLessThan(500);
    await validateResponse(template, method, response);
    const text = await response.text();
    // As one word, because an answer may be long.
    const leak = keys.some((key) => text.includes(key))
      ? 'a key'
      : ((SHOWS_A_KEY.has(template) ? undefined : A_KEY.exec(text)?.[0]) ?? INNARDS.exec(text)?.[0]);
    expect(leak).toBeUndefined();
    return response.status;
  }

  test(`${requests} requests: valid, nearly valid and hostile`, async () => {
    const seen = new Map<string, Set<number>>();
    const request = fc.nat({ max: targets.length - 1 }).chain((index) => {
      const target = targets[index];
      if (target === undefined) throw new Error('no such operation');
      return requestTo(target, document, { keys, names });
    });
    await fc.assert(
      fc.asyncProperty(request, async (fuzzed) => {
        const status = await send(fuzzed);
        const where = `${fuzzed.method} ${fuzzed.template}`;
        seen.set(where, (seen.get(where) ?? new Set()).add(status));
      }),
      { seed, numRuns: requests },
    );
    const statuses = new Set([...seen.values()].flatMap((answered) => [...answered]));
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 401, 404, 415]));
    if (requests < MANY_REQUESTS) return;
    expect([...statuses]).toContain(204);
    // It came through: what can succeed did, and was refused too.
    const refused = [...seen].filter(
      ([where, statuses]) => where !== RARE && [...statuses].every((status) => status >= 300),
    );
    expect(refused.map(([where]) => where).sort()).toEqual(UNLIKELY);
    expect([...(seen.get('POST /api/v1/generate') ?? [])]).toEqual(
      expect.arrayContaining([202, 400, 401, 415, 429]),
    );
  });

  test(`${numRuns} signed cards with any parameters`, async () => {
    const value = fc.oneof(
      hostileText.map((text) => text.toWellFormed()),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.constantFrom('#123', 'rgba(1,2,3,.5)', 'light', 'center', 'serif', '200', '4096', 'jpeg'),
    );
    const name = fc.constantFrom(
      'title',
      'description',
      'eyebrow',
      'date',
      'theme',
      'bg',
      'fg',
      'bgAngle',
      'font',
      'align',
      'logo',
      'avatar',
      'rating',
      'items',
      'width',
      'height',
      'format',
      'utm_source',
    );
    const template = fc.constantFrom(
      'og_standard',
      'announcement',
      'og_brand',
      'article',
      'repository',
      'quote',
      'og_nothing',
    );
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(template, fc.dictionary(name, value, { maxKeys: 5 }), async (which, data) => {
        const key = keys[0] ?? '';
        const pairs = [...Object.entries(data), ['expires', '1999999999']].sort(([a = ''], [b = '']) =>
          a < b ? -1 : 1,
        );
        const query = pairs.map(([n = '', v = '']) => `${n}=${encodeURIComponent(v)}`).join('&');
        const signature = createHmac('sha256', key).update(`/i/${which}?${query}`).digest('hex');
        statuses.add(
          await send({
            path: `/i/${which}?${query}&sig=${key.split('_')[1]}.${signature}`,
            method: 'GET',
            template: '/i/{template}',
            headers: {},
            body: undefined,
          }),
        );
      }),
      { seed, numRuns },
    );
    expect(statuses).toEqual(new Set([200, 400]));
  });

  test('the log has no key and no address of an image', () => {
    const log = service.logText();
    expect(log.length).toBeGreaterThan(requests);
    expect(A_KEY.exec(log)?.[0]).toBeUndefined();
    const secrets = [...keys, ...names['/api/v1/generate/'].filter((id) => id.includes('.'))];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
}
