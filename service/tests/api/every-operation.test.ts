import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limitOf, type Operation, type OperationId, operations } from '@cardwright/contract';
import { describe, expect } from 'vitest';
import { saveBrand } from './support/brands.ts';
import { call } from './support/call.ts';
import { type Answered, type Call, createApi } from './support/describe-operation.ts';
import { saveDraft, toDefinition } from './support/drafts.ts';
import { generate } from './support/generate.ts';
import { inviteMember } from './support/members.ts';
import { makeOperator, registerOperator } from './support/operators.ts';
import { refusalOf } from './support/refusals.ts';
import { expectExample, OPERATOR_ONLY, OTHERS, type Thing } from './support/refusals-of-all.ts';
import { shareService } from './support/share-service.ts';
import { createSite, HOST } from './support/sites.ts';
import { test } from './support/test.ts';
import type { TestService } from './support/test-service.ts';
import { picture, upload } from './support/uploads.ts';
import { createWebhook } from './support/webhooks.ts';

// What is the same for all operations, once for each of them: who may call it how often, what a body is, and whose things are touched.
type Sent = Pick<Call, 'headers' | 'rawBody'>;

const table = Object.entries<Operation>(operations) as [OperationId, Operation][];
const idsOf = (choose: (operation: Operation) => boolean): OperationId[] =>
  table.filter(([, operation]) => choose(operation)).map(([id]) => id);
const withKey = idsOf(({ auth }) => auth === 'key');
const withBody = idsOf(({ body }) => body !== undefined);
const changeOne = (key: string): string => key.slice(0, 20) + (key[20] === 'a' ? 'b' : 'a') + key.slice(21);
/** As the description shows it; nobody is erased by it. */
const exampleOf = (id: OperationId): Call => {
  const { bodyExample } = operations[id] as Operation;
  return bodyExample === undefined || id === 'eraseAccount' ? {} : { body: bodyExample };
};

test('every operation has tests here', () => {
  const files = globSync('*.test.ts', { cwd: import.meta.dirname });
  const sources = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n');
  expect(Object.keys(operations).filter((id) => !sources.includes(`'${id}'`))).toEqual([]);
});

describe('401, and nothing is stored or charged', () => {
  const expectUnauthorized = async (
    service: TestService,
    id: OperationId,
    headers: Record<string, string>,
  ): Promise<Answered> => {
    const before = await service.count();
    const answered = await createApi(id)(service, { ...exampleOf(id), headers });
    expect([answered.status, refusalOf(answered).code]).toEqual([401, 'unauthorized']);
    expect(answered.headers.get('www-authenticate')).toBe('Bearer');
    expect(await service.count()).toEqual(before);
    return answered;
  };

  test.for(withKey)(
    '%s without a key, and with one character of it changed',
    async (id, { service, key }) => {
      await expectUnauthorized(service, id, {});
      expectExample(id, await expectUnauthorized(service, id, { authorization: `Bearer ${changeOne(key)}` }));
    },
  );

  // Keys are read in one place.
  test.for<[string, (key: string) => Record<string, string>]>([
    ['an empty key', () => ({ 'x-api-key': '' })],
    ['a made-up key', () => ({ 'x-api-key': 'cw_abcdefghjkmn_nothing' })],
    ['a key without its last character', (key) => ({ 'x-api-key': key.slice(0, -1) })],
    ['two keys that differ', (key) => ({ authorization: `Bearer ${key}`, 'x-api-key': changeOne(key) })],
    ['another scheme', (key) => ({ authorization: `Basic ${key}` })],
    ['another scheme beside a good key', (key) => ({ authorization: 'Basic YTpi', 'x-api-key': key })],
    ['two tokens', (key) => ({ authorization: `Bearer ${key} ${key}` })],
  ])('%s', async ([, toHeaders], { service, key }) => {
    await expectUnauthorized(service, 'getDashboard', toHeaders(key));
  });
});

const ONE_A_MINUTE = {
  CARDWRIGHT_FREE_GENERATE_LIMIT: '1',
  CARDWRIGHT_PREVIEW_LIMIT: '1',
  CARDWRIGHT_INSPECT_LIMIT: '1',
  CARDWRIGHT_HELPER_LIMIT: '1',
  CARDWRIGHT_REQUEST_LIMIT: '1',
};

test.for(withKey)(
  '429 for the second %s where one a minute is allowed, of this account alone',
  async (id) => {
    await using service = await shareService(ONE_A_MINUTE);
    const [key, other] = [await service.register(), await service.register('eve@example.com')];
    const ask = (as: string) => createApi(id)(service, { ...exampleOf(id), key: as });
    const limit = limitOf(operations[id]);
    const first = await ask(key);
    expect(first.headers.get('ratelimit')).toMatch(new RegExp(`^"${limit}";r=0;t=\\d+$`));
    const second = await ask(key);
    expect([second.status, refusalOf(second).code]).toEqual([429, 'rate_limited']);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(second.headers.get('ratelimit-policy')).toBe(`"${limit}";q=1;w=60`);
    expectExample(id, second);
    expect((await ask(other)).status).toBe(first.status);
  },
);

describe('a body that is none', () => {
  const MIB = 1024 * 1024;
  const json = { 'content-type': 'application/json' };
  const refuse = async (service: TestService, id: OperationId, key: string, sent: Sent, status: number) => {
    const before = await service.count();
    // Signing up takes no key.
    const answered = await createApi(id)(service, { ...sent, ...(withKey.includes(id) && { key }) });
    expect([id, answered.status]).toEqual([id, status]);
    expect(await service.count()).toEqual(before);
    if (status > 400) expectExample(id, answered);
    return refusalOf(answered);
  };
  const inChunks = (bytes: number): ReadableStream<Uint8Array> => {
    let left = bytes;
    return new ReadableStream({
      pull(controller) {
        if (left <= 0) return controller.close();
        controller.enqueue(new Uint8Array(Math.min(left, 65_536)).fill(0x20));
        left -= 65_536;
      },
    });
  };

  test.for(withBody)(
    'of %s: broken, of another type, too large, with a field that there is not',
    async (id, { service, key }) => {
      const text = JSON.stringify((operations[id] as Operation).bodyExample ?? {});
      const { bodyOptional }: Operation = operations[id];
      for (const rawBody of ['{"prompt":', ...(bodyOptional ? [] : [''])])
        expect((await refuse(service, id, key, { headers: json, rawBody }, 400)).code).toBe('invalid_json');
      const more = `{"__proto__":1${text === '{}' ? '' : ','}${text.slice(1)}`;
      const unknown = await refuse(service, id, key, { headers: json, rawBody: more }, 400);
      expect(unknown.parameter).toBe('__proto__');
      await refuse(service, id, key, { headers: json, rawBody: inChunks(2 * MIB) }, 413);
      // Bytes, because a string would come with a content type of its own.
      const rawBody = new TextEncoder().encode(text);
      await refuse(service, id, key, { headers: { 'content-type': 'text/plain' }, rawBody }, 415);
    },
  );

  // Bodies are read in one place.
  const form = 'application/x-www-form-urlencoded';
  test.for<[string, number, string | Uint8Array<ArrayBuffer>, Record<string, string>?]>([
    ['blanks', 400, ' \n '],
    ['an array', 400, '[]'],
    ['null', 400, 'null'],
    ['a string', 400, '"hello"'],
    ['a number', 400, '7'],
    ['deep brackets', 400, '['.repeat(10_000)],
    ['bytes that are not UTF-8', 400, new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
    ['two declared MiB', 413, 'x'.repeat(2 * MIB)],
    ['no content type', 415, new TextEncoder().encode('{"prompt":"x"}'), {}],
    ['a form', 415, 'prompt=x', { 'content-type': form }],
    ['another character set', 415, '{}', { 'content-type': 'application/json; charset=latin1' }],
    ['a compressed body', 415, '{}', { ...json, 'content-encoding': 'gzip' }],
  ])('of createGeneration: %s', async ([, status, rawBody, headers = json], { service, key }) => {
    await refuse(service, 'createGeneration', key, { rawBody, headers }, status);
  });

  test.for(['nonsense', 'constructor', 'toString'])(
    '400 for the field %s',
    async (name, { service, key }) => {
      const rawBody = `{"${name}":1,"prompt":"x"}`;
      const refused = await refuse(service, 'createGeneration', key, { rawBody, headers: json }, 400);
      expect(refused.parameter).toBe(name);
    },
  );
});

test.for(OPERATOR_ONLY)(
  '403 for %s of an account that is no operator, or no longer one',
  async (id, { service, key }) => {
    const api = createApi(id);
    const operator = await registerOperator(service);
    const refused = await api(service, { key });
    expect([refused.status, refused.body.code]).toEqual([403, 'operator_only']);
    expectExample(id, refused);
    expect((await api(service, { key: operator })).status).toBe(200);
    await makeOperator(service, 'olga@example.com', false);
    expect((await api(service, { key: operator })).status).toBe(403);
  },
);

type Made = { id: string; read: string };

/** Makes a thing as the account of a key, and where that account reads it. */
const MAKERS: Readonly<Record<Thing, (service: TestService, key: string) => Promise<Made>>> = {
  generation: async (service, key) => {
    const { id } = await generate(service, key, { prompt: 'Tea' });
    return { id, read: `/generate/${id}` };
  },
  brand: async (service, key) => {
    const { name } = await saveBrand(service, key);
    return { id: name, read: `/brands/${name}` };
  },
  upload: async (service, key) => {
    const { id } = await upload(service, key, await picture('#111111'));
    return { id, read: `/uploads/${id}` };
  },
  site: async (service, key) => ({ id: await createSite(service, key), read: `/sites/${HOST}` }),
  key: async (_, key) => ({ id: key.split('_')[1] ?? '', read: '/users/me' }),
  webhook: async (service, key) => {
    const { id } = await createWebhook(service, key);
    return { id, read: `/webhooks/${id}` };
  },
  member: async (service, key) => ({ id: (await inviteMember(service, key)).id, read: '/members' }),
  template: async (service, key) => {
    await call(service, key, 'PUT', '/api/v1/templates/launch', toDefinition('#102040'));
    return { id: 'launch', read: '/templates/launch' };
  },
  draft: async (service, key) => {
    await saveDraft(service, key, { definition: toDefinition('#102040') });
    return { id: 'launch', read: '/templates/launch/draft' };
  },
};

test.for(Object.keys(OTHERS) as Thing[])(
  '404 for the %s of another account as for none and for nonsense; it stays as it was',
  async (thing, { service, key }) => {
    const owner = await service.register('eve@example.com');
    const { id, read } = await MAKERS[thing](service, owner);
    const show = async () => await (await call(service, owner, 'GET', `/api/v1${read}`)).json();
    const before = await show();
    for (const operation of OTHERS[thing]) {
      const name = Object.keys((operations[operation] as Operation).params ?? {})[0] ?? '';
      const ask = (of: string) =>
        createApi(operation)(service, { ...exampleOf(operation), key, params: { [name]: of } });
      const theirs = await ask(id);
      expectExample(operation, theirs);
      for (const none of ['none', '%00', "'", '%ff', '..%2fx', '%F0%9F%94%91', 'x'.repeat(3000)]) {
        const { status, body } = await ask(none);
        expect([operation, none, status, body.code]).toEqual([operation, none, 404, theirs.body.code]);
      }
    }
    expect(await show()).toEqual(before);
  },
);
