import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SigningKey } from '../accounts/types.ts';
import { ServiceError } from '../base/service-error.ts';
import { signTarget } from './delivery-bench.fixture.ts';
import { verifySignedRequest } from './signed-request.ts';
import type { RequestTarget } from './types.ts';

const KEY = `cw_abc234_${'k'.repeat(60)}`;
const NOW = new Date('2026-11-15T12:00:00Z');
const NOW_SECONDS = NOW.getTime() / 1000;
const PATH = '/i/og_standard';

const keyOf = (keyId: string, apiKey: string, { revoked = false, disabled = false } = {}): SigningKey => ({
  accountId: 'usr_1',
  plan: 'free',
  keyId,
  secret: createHash('sha256').update(apiKey).digest(),
  allowance: null,
  revoked,
  disabled,
  permanentUrls: false,
  fallbackCard: undefined,
  rotatedAt: null,
  expiresAt: null,
});
const KEYS = new Map([
  ['abc234', keyOf('abc234', KEY)],
  ['zzz999', keyOf('zzz999', `cw_zzz999_${'z'.repeat(60)}`)],
  ['gone55', keyOf('gone55', `cw_gone55_${'g'.repeat(60)}`, { revoked: true })],
  ['shut77', keyOf('shut77', `cw_shut77_${'s'.repeat(60)}`, { disabled: true })],
]);
const accounts = { findSigningKey: async (keyId: string) => KEYS.get(keyId) };

const verify = (target: RequestTarget) => verifySignedRequest(target, accounts, NOW);
async function refusalOf(target: RequestTarget): Promise<ServiceError> {
  try {
    await verify(target);
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
  throw new Error(`${target.path}?${target.query} was accepted`);
}

/** Signed over the text as it stands, for requests that an honest signer would not make. */
const signQuery = (query: string): RequestTarget => {
  const sorted = query.split('&').sort().join('&');
  const digest = createHmac('sha256', KEY).update(`${PATH}?${sorted}`).digest('hex');
  return { path: PATH, query: `${query}&sig=abc234.${digest}` };
};

describe('an accepted address', () => {
  test('gives the key, the end and the pairs', async () => {
    const verified = await verify(signTarget(KEY, PATH, { title: 'Tea & scones' }));
    expect(verified.key.keyId).toBe('abc234');
    expect(verified.expiresAt).toEqual(new Date(2_000_000_000_000));
    expect(verified.pairs.find(({ name }) => name === 'title')?.value).toBe('Tea & scones');
  });

  test('ends at the very second that it names', async () => {
    await expect(verify(signTarget(KEY, PATH, {}, String(NOW_SECONDS + 1)))).resolves.toBeDefined();
    for (const end of [NOW_SECONDS, NOW_SECONDS - 1, 1, 0]) {
      expect(await refusalOf(signTarget(KEY, PATH, {}, String(end)))).toMatchObject({
        kind: 'forbidden',
        code: 'signature_expired',
        parameter: 'expires',
      });
    }
  });
});

describe('a refused address', () => {
  test.each([
    ['without sig', 'expires=2000000000', 'sig'],
    ['with an empty sig', 'expires=2000000000&sig=', 'sig'],
    ['without a key id', `expires=2000000000&sig=${'a'.repeat(64)}`, 'sig'],
    ['with upper-case hex', `expires=2000000000&sig=abc234.${'A'.repeat(64)}`, 'sig'],
    ['with 63 digits', `expires=2000000000&sig=abc234.${'a'.repeat(63)}`, 'sig'],
    ['with 65 digits', `expires=2000000000&sig=abc234.${'a'.repeat(65)}`, 'sig'],
    ['with a space behind', `expires=2000000000&sig=abc234.${'a'.repeat(64)}%20`, 'sig'],
    ['with a newline behind', `expires=2000000000&sig=abc234.${'a'.repeat(64)}%0A`, 'sig'],
    ['by nobody', `expires=2000000000&sig=nobody.${'a'.repeat(64)}`, 'sig'],
    ['by __proto__', `expires=2000000000&sig=__proto__.${'a'.repeat(64)}`, 'sig'],
  ])('%s names what is wrong', async (_, query, parameter) => {
    expect(await refusalOf({ path: PATH, query })).toMatchObject({
      kind: 'forbidden',
      code: 'signature_invalid',
      parameter,
    });
  });

  test('without expires names it', async () => {
    expect(await refusalOf(signQuery('title=x'))).toMatchObject({
      kind: 'forbidden',
      parameter: 'expires',
      message: expect.stringContaining('Unix time'),
    });
  });

  test.each([
    '',
    '-1',
    '1e9',
    '1'.repeat(20),
    '2000000000.5',
    ' 2000000000',
    '2000000000 ',
    '+2000000000',
    '0x77359400',
    '٢٠٠٠٠٠٠٠٠٠',
    'Never',
    'NaN',
    'Infinity',
  ])('with expires "%s" says what would be right, though it is signed', async (expires) => {
    expect(await refusalOf(signTarget(KEY, PATH, {}, expires))).toMatchObject({
      kind: 'forbidden',
      parameter: 'expires',
      message: expect.stringContaining('whole seconds'),
    });
  });

  test.each(['title=%', 'title=%zz', 'title=%FF', 'title=%C3%28', '%E0=1', 'title=%ED%A0%80'])(
    'with %s is refused before anything is compared',
    async (part) => {
      expect(await refusalOf(signQuery(`${part}&expires=2000000000`))).toMatchObject({
        kind: 'forbidden',
        message: expect.stringContaining('%'),
      });
    },
  );

  test('by a revoked key is refused, and sounds like one by no key', async () => {
    const revoked = await refusalOf(signTarget(`cw_gone55_${'g'.repeat(60)}`, PATH, { title: 'x' }));
    const unknown = await refusalOf(signTarget(`cw_nobody_${'n'.repeat(60)}`, PATH, { title: 'x' }));
    expect(revoked.message).toBe(unknown.message);
  });

  test('by the key of a disabled account is refused in words that say so', async () => {
    const refusal = await refusalOf(signTarget(`cw_shut77_${'s'.repeat(60)}`, PATH, { title: 'x' }));
    expect([refusal.kind, refusal.code, refusal.parameter]).toEqual([
      'forbidden',
      'signature_invalid',
      'sig',
    ]);
    expect(refusal.message).toContain('is disabled');
    const forged = signTarget(`cw_shut77_${'t'.repeat(60)}`, PATH, { title: 'x' });
    expect((await refusalOf(forged)).message).not.toContain('disabled');
  });

  test("by one key under another key's id", async () => {
    const { path, query } = signTarget(KEY, PATH, { title: 'x' });
    await refusalOf({ path, query: query.replace('abc234', 'zzz999') });
  });
});

const name = fc.stringMatching(/^[A-Za-z0-9_.-]{1,20}$/).filter((n) => !['sig', 'expires'].includes(n));
const value = fc
  .string({ unit: fc.constantFrom(..."ab+%&=;~*!'() #\n", 'é', '😀', 'ب'), maxLength: 12 })
  .filter((text) => text.isWellFormed());
const data = fc.dictionary(name, value, { maxKeys: 5, noNullPrototype: true });
const encodings: ((text: string) => string)[] = [
  encodeURIComponent,
  (text) => encodeURIComponent(text).replaceAll('%20', '+'),
  (text) => new URLSearchParams({ v: text }).toString().slice(2),
  (text) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
];

describe('transport', () => {
  test('re-encoding, re-ordering and escaped ampersands never matter', async () => {
    await fc.assert(
      fc.asyncProperty(
        data,
        fc.constantFrom(...encodings),
        fc.nat(),
        fc.constantFrom('&', '&amp;', '&amp%3B', '&&'),
        async (given, encode, turn, separator) => {
          const { path, query } = signTarget(KEY, PATH, given);
          const parts = [...new URLSearchParams(query)].map(([n, v]) => `${n}=${encode(v)}`);
          const turned = [...parts.slice(turn % parts.length), ...parts.slice(0, turn % parts.length)];
          await verify({ path, query: turned.join(separator) });
        },
      ),
      { numRuns: 100 },
    );
  });

  test('any one character changed in a path, name, value, expiry, key id or signature is refused', async () => {
    await fc.assert(
      fc.asyncProperty(data, fc.nat(), fc.constantFrom(...'a0_.x9%+~'), async (given, seed, letter) => {
        const { path, query } = signTarget(KEY, PATH, given);
        const whole = `${path}?${query}`;
        const at = 1 + (seed % (whole.length - 1));
        const changed = `${whole.slice(0, at)}${letter}${whole.slice(at + 1)}`;
        const mark = changed.indexOf('?');
        fc.pre(mark > 0 && !isSameRequest(whole, changed));
        await refusalOf({ path: changed.slice(0, mark), query: changed.slice(mark + 1) });
      }),
      { numRuns: 300 },
    );
  });

  test('a parameter more or less is refused', async () => {
    const { path, query } = signTarget(KEY, PATH, { title: 'x', theme: 'dark' });
    await refusalOf({ path, query: `${query}&width=400` });
    await refusalOf({ path, query: query.replace('&theme=dark', '') });
    await refusalOf({ path, query: query.replace('&theme=dark', '%26theme%3Ddark') });
  });
});

/** Whether two texts are one request, as the standard's own parser reads them. */
function isSameRequest(a: string, b: string): boolean {
  const read = (text: string) => {
    const mark = text.indexOf('?');
    return JSON.stringify([text.slice(0, mark), [...new URLSearchParams(text.slice(mark + 1))].sort()]);
  };
  return read(a) === read(b);
}

test('an address without an end needs a key that allows it', async () => {
  const forEver = signTarget(KEY, PATH, {}, 'never');
  expect(await refusalOf(forEver)).toMatchObject({ code: 'expiry_required', parameter: 'expires' });
  const permanent = { ...keyOf('abc234', KEY), permanentUrls: true };
  const verified = await verifySignedRequest(forEver, { findSigningKey: async () => permanent }, NOW);
  expect(verified.expiresAt).toBeUndefined();
});

describe('tracking parameters', () => {
  const signed = signTarget(KEY, PATH, { title: 'x' });
  const namesOf = async (query: string) =>
    (await verify({ path: PATH, query })).pairs.map(({ name }) => name).sort();

  test.each([
    'utm_source=x&utm_medium=social',
    'fbclid=IwAR0',
    'gclid=1&gclid=2',
    'mc_cid=a&mc_eid=b',
    'msclkid=1&igshid=2&ref_src=twsrc%5Etfw',
    'utm_content=%E2%9C%93',
  ])('%s that a platform adds breaks nothing and is no data', async (added) => {
    const bare = ['expires', 'sig', 'title'];
    expect(await namesOf(`${signed.query}&${added}`)).toEqual(bare);
    expect(await namesOf(`${added}&${signed.query}`)).toEqual(bare);
  });

  test('that were signed may stay, and what a platform adds to them goes', async () => {
    const { query } = signTarget(KEY, PATH, { title: 'x', utm_source: 'letter' });
    expect(await namesOf(query)).toEqual(['expires', 'sig', 'title']);
    expect(await namesOf(`${query}&fbclid=1`)).toEqual(['expires', 'sig', 'title']);
    expect(await refusalOf({ path: PATH, query: query.replace('letter', 'other') })).toMatchObject({
      parameter: 'sig',
    });
  });

  test.each(['source=x', 'utm=x', 'xfbclid=1', 'title2=x', 'width=300', 'format=jpeg'])(
    '%s is none: added, it breaks the signature',
    async (added) => {
      expect(await refusalOf({ path: PATH, query: `${signed.query}&${added}` })).toMatchObject({
        code: 'signature_invalid',
        parameter: 'sig',
      });
    },
  );
});
