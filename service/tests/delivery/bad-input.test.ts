import { createHmac } from 'node:crypto';
import fc from 'fast-check';
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
/** Signed over the text as it was sent, sorted: for queries that no serializer makes. */
function getSignedText(query: string, path = PATH): Promise<SocketAnswer> {
  const name = (pair: string): string => pair.split('=')[0] ?? '';
  const sorted = query
    .split(/&(?:amp;)?/)
    .sort((a, b) => (name(a) < name(b) ? -1 : name(a) > name(b) ? 1 : 0));
  const digest = createHmac('sha256', key)
    .update(`${path}?${sorted.join('&')}`)
    .digest('hex');
  return service.client.get(`${path}?${query}&sig=${key.split('_')[1]}.${digest}`);
}

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

  describe('signatures', () => {
    const right = 'f'.repeat(64);
    test.each([
      '',
      '.',
      'x',
      `.${right}`,
      right,
      `${'a'.repeat(65)}.${right}`,
      `a%20b.${right}`,
      `abc.${right}0`,
      `abc.${right.toUpperCase()}`,
      `abc.${right}.`,
      `abc.${'g'.repeat(64)}`,
      `__proto__.${right}`,
      `abc.${right}%0a`,
      `abc..${right}`,
    ])('sig=%s', async (sig) => {
      expectRefusal(await service.client.get(`${PATH}?expires=2000000000&sig=${sig}`), 403, 'sig');
    });

    test('none, or only another', async () => {
      const { query } = signTarget(key, PATH, {});
      expectRefusal(await service.client.get(`${PATH}?expires=2000000000`), 403, 'sig');
      expectRefusal(await service.client.get(PATH), 403, 'sig');
      expectRefusal(await service.client.get(`${PATH}?${query.replace('&sig=', '&Sig=')}`), 403, 'sig');
    });

    test.each([
      '',
      '-2000000000',
      '1e9',
      '1'.repeat(20),
      '2000000000.0',
      ' 2000000000',
      '2000000000 ',
      '+2000000000',
      '0x7fffffff',
      '1_000',
      '٢٠٠٠٠٠٠٠٠٠',
    ])('expires=%s, though it is signed', async (expires) => {
      expectRefusal(await getSigned({}, PATH, expires), 403, 'expires');
    });

    test.each(['0', '1', '999999999'])('expires=%s, which is past', async (expires) => {
      const answer = await getSigned({}, PATH, expires);
      expectRefusal(answer, 403, 'expires');
      expect(answer.body.code).toBe('signature_expired');
    });

    test.each([
      'title=%',
      'title=%4',
      'title=%zz',
      'title=%FF',
      'title=%C0%AF',
      'title=%ED%A0%80',
      '%FF=x',
      'title=%u0041',
    ])('%s is no text', async (part) => {
      expectRefusal(await getSignedText(`expires=2000000000&${part}`), 403);
    });

    test('another path, as it stands in the request line', async () => {
      const { query } = signTarget(key, PATH, smallCard('x'));
      for (const path of ['/i/announcement', '/x/../i/og_standard', '/i/./og_standard'])
        expect((await service.client.get({ path, query })).status, path).toBe(403);
    });
  });

  describe('parameters', () => {
    test('a title of which nothing can be drawn', async () => {
      expectRefusal(await getSigned({ title: '\ue000\u{10fffd}\u0378'.repeat(100) }), 400, 'title');
    });

    test.each([
      '0',
      '-1',
      '4097',
      '99999999999999999999',
      '',
      '1e3',
      '0x10',
      '1.5',
      ' 1',
      '1 ',
      '١٢٠٠',
      '１２００',
      'constructor',
      'NaN',
      '1\n',
    ])('width and height of "%s"', async (size) => {
      expectRefusal(await getSigned({ width: size }), 400, 'width');
      expectRefusal(await getSigned({ height: size }), 400, 'height');
    });

    test.each(['nope', '__proto__', 'constructor', 'og_standard2', 'OG_STANDARD', '%00', 'a'.repeat(5000)])(
      'the template %s',
      async (name) => {
        expectRefusal(await getSigned({ title: 'x' }, `/i/${name}`), 400, 'template');
      },
    );

    test.each([
      ['title', 'expires=2000000000&title=a&title=b'],
      ['title', 'expires=2000000000&title=a&amp;title=a'],
      ['expires', 'expires=2000000000&expires=2000000001'],
      ['width', 'expires=2000000000&width=300&width=300'],
      ['__proto__', 'expires=2000000000&__proto__=a&__proto__=b'],
    ])('%s given twice', async (name, query) => {
      expectRefusal(await getSignedText(query), 400, name);
    });

    test.each(['', 'a b', 'a[]', 'é', 'x'.repeat(65), 'a/b', '<b>'])('the name "%s"', async (name) => {
      expectRefusal(await getSigned({ [name]: 'x' }), 400, name.slice(0, 64));
    });

    test.each([
      ['title', 'a\u0000b'],
      ['title', 'a\u001b[31m'],
      ['title', 'x'.repeat(1001)],
      ['title', '😀'.repeat(1001)],
      ['bg', 'red'],
      ['bg', '#ggg'],
      ['bg', 'rgb(256,0,0)'],
      ['bg', 'rgba(0,0,0,2)'],
      ['bg', 'url(https://evil.example)'],
      ['bg', '#fff;background:red'],
      ['bgAngle', '361'],
      ['bgAngle', '-0'],
      ['font', 'constructor'],
      ['align', '__proto__'],
      ['theme', 'toString'],
      ['theme', ''],
    ])('%s=%s', async (name, value) => {
      expectRefusal(await getSigned({ [name]: value }, '/i/og_brand'), 400, name);
    });
  });

  describe('logos', () => {
    const getLogo = (logo: string) => getSigned({ ...smallCard('x'), logo }, '/i/og_brand');

    test.each([
      'page.png',
      'empty.png',
      'cut.png',
      'bomb.png',
      'large.png',
      'script.svg',
      'outside.svg',
      'nested.svg',
      'entity.svg',
      'gone.png',
      'broken.png',
      'to-itself.png',
      'silent.png',
      'slow.png',
      'endless.png',
    ])('%s is fetched and refused, anew each time', async (name) => {
      for (const attempt of [1, 2]) {
        expectRefusal(await getLogo(`https://assets.test/${name}`), 400, 'logo');
        const asked = logos.seen.filter((path) => path === `/${name}`).length;
        expect(asked).toBeGreaterThanOrEqual(attempt);
      }
    });

    test.each(['to-loopback.png', 'to-mapped.png', 'to-http.png', 'to-file.png', 'to-stranger.png'])(
      '%s is not followed',
      async (name) => {
        const before = logos.seen.length;
        expectRefusal(await getLogo(`https://assets.test/${name}`), 400, 'logo');
        expect(logos.seen.slice(before)).toEqual([`/${name}`]);
      },
    );

    test.each([
      'http://assets.test/good.png',
      'https://user:secret@assets.test/good.png',
      'https://user@assets.test/good.png',
      'https://assets.test:8443/good.png',
      'https://assets.test@evil.example/good.png',
      'https://evil.example/good.png',
      'https://assets.test.evil.example/good.png',
      'https://evilassets.test/good.png',
      'https://localhost/good.png',
      'https://127.0.0.1/good.png',
      'https://127.1/good.png',
      'https://2130706433/good.png',
      'https://0x7f000001/good.png',
      'https://0177.0.0.1/good.png',
      'https://10.0.0.1/good.png',
      'https://169.254.169.254/latest/meta-data',
      'https://[::1]/good.png',
      'https://[::ffff:127.0.0.1]/good.png',
      'https://[::ffff:7f00:1]/good.png',
      'https:///good.png',
      'https://',
      '//assets.test/good.png',
      'data:image/png;base64,iVBORw0KGgo=',
      'file:///etc/passwd',
      'javascript:alert(1)',
      `https://assets.test/${'a'.repeat(3000)}`,
      'https://assets.test\\@evil.example/good.png',
      'constructor',
    ])('%s is never fetched', async (logo) => {
      const before = logos.seen.length;
      expectRefusal(await getLogo(logo), 400, 'logo');
      expect(logos.seen).toHaveLength(before);
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

  test('whatever stands after the question mark is answered by 403', async () => {
    const visible = fc.stringMatching(/^[!-"$-~]{0,200}$/);
    await fc.assert(
      fc.asyncProperty(visible, async (query) => {
        expect((await service.client.get({ path: PATH, query })).status).toBe(403);
      }),
      { numRuns: 150 },
    );
  });
});

describe('drawn, odd as it is', () => {
  const expectCard = (answer: SocketAnswer): void => {
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect(readPngSize(answer.bytes)).toEqual({ width: 200, height: 200 });
  };

  test.each(['og_standard', 'announcement', 'og_brand', 'article', 'changelog'])(
    '%s of words that mean something to the language',
    async (name) => {
      for (const word of [
        'constructor',
        '__proto__',
        'toString',
        'null',
        'undefined',
        'NaN',
        `\${x}`,
        '{{x}}',
        '<b>x</b>',
        '%00',
        '../..',
      ])
        expectCard(
          await getSigned({ ...smallCard(word), __proto__x: word, constructor: word }, `/i/${name}`),
        );
    },
  );

  test('names of the language as parameters are ignored like any other', async () => {
    const plain = await getSigned(smallCard('x'));
    for (const name of ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf'])
      expect(
        (await getSignedText(`expires=2000000000&height=200&${name}=x&title=x&width=200`)).headers.etag,
      ).toBe(plain.headers.etag);
  });

  test.each([
    ['combining marks', `a${'\u0301'.repeat(999)}`],
    ['combining marks on every letter', 'a\u0301\u0302\u0303\u0304'.repeat(200)],
    ['a thousand emoji', '😀'.repeat(1000)],
    ['joined emoji', '👩‍👩‍👧‍👦'.repeat(140)],
    ['no space', 'x'.repeat(1000)],
    ['no space, wide', '漢'.repeat(1000)],
    ['spaces alone', ' '.repeat(1000)],
    ['newlines alone', '\n'.repeat(1000)],
    ['joiners alone', '\u200d'.repeat(1000)],
    ['both directions', 'abc אבג '.repeat(120)],
    ['direction overrides', '\u202e\u202dabc'.repeat(100)],
    ['private and unassigned characters beside a word', `x${'\ue000\u{10fffd}\u0378'.repeat(100)}`],
    ['flags without a country', '🇦'.repeat(500)],
  ])('a title of %s', async (_, title) => {
    expectCard(await getSigned(smallCard(title)));
  });

  test('ninety parameters', async () => {
    const many = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`p${at}`, `value ${at}`]));
    expectCard(await getSigned({ ...many, ...smallCard('x') }));
  });

  test('a query of 16 kB, and one of 32', async () => {
    for (const length of [16_000, 32_000])
      expectCard(await getSigned({ ...smallCard('x'), more: 'x'.repeat(length) }));
  });

  test('every text of 1,000 characters that escape to twelve', async () => {
    const long = '😀'.repeat(1000);
    const { width, height } = { width: '200', height: '200' };
    expectCard(
      await getSigned({ width, height, title: long, description: long, eyebrow: long, author: long }),
    );
  });

  test('a logo, a moved one and an SVG', async () => {
    for (const name of ['good.png', 'moved.png', 'good.svg'])
      expectCard(await getSigned({ ...smallCard('x'), logo: `https://assets.test/${name}` }, '/i/og_brand'));
  });
});

test('none of it stands in the log as a fault of ours', () => {
  expect(service.logText()).not.toContain('"level":50');
});
