import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import published from '../../contract/signing-vectors.json' with { type: 'json' };
import { verifySignedRequest } from '../../service/src/delivery/signed-request.ts';
import { Cardwright, type TemplateName } from '../src/index.ts';

const apiKey = published.api_key;
const KEY_ID = apiKey.split('_')[1] ?? '';
const baseUrl = 'https://cards.example.com';
const EXPIRES = 1_893_456_000;
// Most names of parameters are made up here.
const cardwright = new Cardwright({ apiKey, baseUrl, onWarning: () => {} });
const now = new Date();

// Names of every order, values of every script, with what queries and encoders stumble over in both.
const anyName = fc.oneof(
  fc.constantFrom(
    'title',
    'description',
    'author',
    'date',
    'site',
    'amp',
    'sigma',
    'a',
    'B',
    '_',
    '-',
    'a.b',
  ),
  fc.string({ unit: fc.constantFrom(...'abXY09_.-'), minLength: 1, maxLength: 12 }),
);
const anyValue = fc
  .oneof(
    fc.string({
      unit: fc.constantFrom(...' +%&=?#/\\"\'()*!~,;:@$[]{}|^`<>\n', '%2B', '&amp;'),
      maxLength: 20,
    }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.string({ unit: 'grapheme-ascii', maxLength: 20 }),
  )
  .filter((text) => !/[^\P{Cc}\n]/u.test(text));
const anyCard = fc.record({
  template: fc.constantFrom<TemplateName>('og_standard', 'announcement', 'og_brand'),
  params: fc
    .dictionary(anyName, anyValue, { maxKeys: 5 })
    .map((params) => Object.fromEntries(Object.entries(params).filter(([name]) => !isControl(name)))),
  format: fc.constantFrom('png' as const, 'jpeg' as const, undefined),
  width: fc.option(fc.integer({ min: 1, max: 4096 }), { nil: undefined }),
});
const isControl = (name: string): boolean => ['expires', 'sig', 'format', 'width', 'height'].includes(name);

/** The service's own check, with the key of the vectors as it is kept there: hashed. */
async function isAccepted(url: string): Promise<Record<string, string>> {
  const [path = '', query = ''] = url.slice(url.indexOf('/i/')).split('?');
  const key = {
    accountId: 'a',
    plan: 'free',
    keyId: KEY_ID,
    secret: Buffer.from(apiKey),
    allowance: null,
    revoked: false,
    disabled: false,
    permanentUrls: true,
    fallbackCard: undefined,
    rotatedAt: null,
    expiresAt: null,
  } as const;
  const accounts = { findSigningKey: (id: string) => Promise.resolve(id === KEY_ID ? key : undefined) };
  const { pairs } = await verifySignedRequest({ path, query }, accounts, now);
  return Object.fromEntries(pairs.map(({ name, value }) => [name, value]));
}

describe('random cards', () => {
  test('signed here are accepted by the service, which reads what was signed', async () => {
    await fc.assert(
      fc.asyncProperty(anyCard, async ({ template, params, format, width }) => {
        const url = cardwright.signUrl(template, params, { expiresAt: EXPIRES, format, width });
        const { sig: _, expires, ...read } = await isAccepted(url);
        expect(expires).toBe(String(EXPIRES));
        expect(read).toEqual({
          ...params,
          ...(format && { format }),
          ...(width !== undefined && { width: String(width) }),
        });
        expect(cardwright.verifySignature(url)).toMatchObject({ valid: true });
        expect(await cardwright.signUrlAsync(template, params, { expiresAt: EXPIRES, format, width })).toBe(
          url,
        );
      }),
      { numRuns: 200 },
    );
  });

  test('signed by any standard library are verified here as there', async () => {
    await fc.assert(
      fc.asyncProperty(anyCard, fc.nat({ max: 2 }), async ({ template, params }, dialect) => {
        const url = signForeign(template, { ...params, expires: String(EXPIRES) }, dialect);
        await isAccepted(url);
        expect(cardwright.verifySignature(url)).toMatchObject({ valid: true });
      }),
      { numRuns: 200 },
    );
  });

  test('and changed by one character are refused here as there', async () => {
    await fc.assert(
      fc.asyncProperty(anyCard, fc.nat(), fc.constantFrom('0', 'x', '%20', ''), async (card, at, put) => {
        const url = cardwright.signUrl(card.template, card.params, { expiresAt: EXPIRES });
        const from = url.indexOf('?') + 1;
        const place = from + (at % (url.length - from));
        const changed = url.slice(0, place) + put + url.slice(place + 1);
        const accepted = await isAccepted(changed).then(
          () => true,
          () => false,
        );
        expect([changed, cardwright.verifySignature(changed).valid]).toEqual([changed, accepted]);
      }),
      { numRuns: 200 },
    );
  });

  /** As a program would that has nothing but its own encoder. */
  function signForeign(template: string, params: Record<string, string>, dialect: number): string {
    const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1));
    const encode = [
      encodeURIComponent,
      (text: string) => new URLSearchParams({ '': text }).toString().slice(1),
      (text: string) => encodeURIComponent(text).replaceAll('%20', '+').replaceAll('*', '%2A'),
    ][dialect];
    const query = sorted.map(([name, value]) => `${name}=${encode?.(value)}`).join('&');
    const digest = createHmac('sha256', apiKey).update(`/i/${template}?${query}`).digest('hex');
    return `${baseUrl}/i/${template}?${query}&sig=${KEY_ID}.${digest}`;
  }
});

describe('the published vectors', () => {
  test.each(published.vectors)('$name', ({ path, parameters, url, accepted }) => {
    const { expires, format, width, height, ...params } = parameters as Record<string, string>;
    const signed = cardwright.signUrl(path.slice('/i/'.length) as TemplateName, params, {
      expiresAt: Number(expires),
      format: format as 'jpeg' | undefined,
      width: width === undefined ? undefined : Number(width),
      height: height === undefined ? undefined : Number(height),
    });
    expect(signed).toBe(baseUrl + url);
    for (const { signature } of accepted) {
      const dialect = url.replace(/[0-9a-f]{64}$/, signature);
      expect(cardwright.verifySignature(dialect)).toMatchObject({ valid: true });
    }
  });
});

describe('an address', () => {
  const options = { expiresAt: EXPIRES };

  test('of 2,048 characters is the longest; one more names what to shorten', () => {
    const room = 2048 - cardwright.signUrl('og_standard', { description: '', title: 'A' }, options).length;
    const longest = cardwright.signUrl(
      'og_standard',
      { description: 'é'.repeat(room / 6), title: 'A' },
      options,
    );
    expect(longest.length).toBeGreaterThan(2040);
    expect(() =>
      cardwright.signUrl('og_standard', { description: 'é'.repeat(room / 6 + 2), title: 'A' }, options),
    ).toThrow(expect.objectContaining({ code: 'url_too_long', parameter: 'description' }));
  });

  test.each([
    ['a format that is none', { format: 'webp' as 'png' }, 'format'],
    ['no width', { width: 0 }, 'width'],
    ['a height with a fraction', { height: 630.5 }, 'height'],
  ])('with %s is refused by name', (_, wrong, parameter) => {
    expect(() => cardwright.signUrl('og_standard', {}, { ...options, ...wrong })).toThrow(
      expect.objectContaining({ code: 'invalid_parameter', parameter }),
    );
  });

  test.each([
    ['https://cards.example.com/images/a.png', null],
    [`${baseUrl}/i/og_standard?expires=${EXPIRES}`, 'sig'],
    [`${baseUrl}/i/og_standard?sig=k.${'0'.repeat(64)}`, 'expires'],
    [`${baseUrl}/i/og_standard?title=%ZZ&expires=${EXPIRES}&sig=k.${'0'.repeat(64)}`, null],
    [`${baseUrl}/i/og_standard?expires=${EXPIRES}&sig=other.${'0'.repeat(64)}`, 'sig'],
    [`${baseUrl}/i/og_standard?expires=1000000000&sig=${KEY_ID}.${'0'.repeat(64)}`, 'sig'],
  ])('%s is no valid one, and the answer says why', (url, parameter) => {
    expect(cardwright.verifySignature(url)).toMatchObject({
      valid: false,
      parameter,
      reason: expect.stringMatching(/\.$/),
    });
  });

  test('that has ended is told apart from one that was changed', () => {
    const digest = createHmac('sha256', apiKey).update('/i/og_standard?expires=1000000000').digest('hex');
    const url = `${baseUrl}/i/og_standard?expires=1000000000&sig=${KEY_ID}.${digest}`;
    expect(cardwright.verifySignature(url)).toEqual({
      valid: false,
      reason: 'The URL has expired.',
      parameter: 'expires',
      expiresAt: new Date(1_000_000_000_000),
    });
  });
});

test('a path with an extension is signed as it is, and the service takes it', async () => {
  const url = cardwright.signUrl('og_standard', { title: 'x' }, { expiresIn: '1d', extension: 'jpg' });
  expect(url).toContain('/i/og_standard.jpg?');
  expect(cardwright.verifySignature(url).valid).toBe(true);
  expect(cardwright.verifySignature(`${url}&utm_source=x`).valid).toBe(true);
  expect(cardwright.verifySignature(`${url}&source=x`).valid).toBe(false);
  const clash = { expiresIn: '1d', extension: 'jpg', format: 'png' } as const;
  expect(() => cardwright.signUrl('og_standard', {}, clash)).toThrow('leave format out');
});
