import { afterEach, describe, expect, test, vi } from 'vitest';
import { Cardwright } from './cardwright.ts';

const apiKey = 'cw_k7m2p9x4_5d1f0c6a9be347288f5a1c0e7d946b3f21a8e5c7d0b9f4e6a3c2d1b0';
const baseUrl = 'https://cards.example.com';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a client', () => {
  test.each([undefined, '', 'my-password', 'cw_k7m2p9x4', ` ${apiKey}`, 'cw_K7_x'])(
    'with the key %j is refused without repeating it',
    (given) => {
      expect(() => new Cardwright({ apiKey: given, baseUrl })).toThrow(
        expect.objectContaining({
          parameter: 'apiKey',
          message: expect.not.stringContaining(given || 'none'),
        }),
      );
    },
  );

  test.each(['', 'cards.example.com', 'ftp://cards.example.com', 'https://', 'https://a?b', 'https://a b'])(
    'of the service %j is refused',
    (given) => {
      expect(() => new Cardwright({ apiKey, baseUrl: given })).toThrow(
        expect.objectContaining({ parameter: 'baseUrl' }),
      );
    },
  );

  test('takes an address with a slash at the end, or with the path of a proxy', () => {
    const sign = (given: string) =>
      new Cardwright({ apiKey, baseUrl: given }).signUrl('og_standard', {}, { expiresAt: 4_000_000_000 });
    expect(sign(`${baseUrl}/`)).toBe(sign(baseUrl));
    expect(sign(`${baseUrl}/cards/`)).toBe(sign(baseUrl).replace(baseUrl, `${baseUrl}/cards`));
  });

  test('on a page is refused, because every visitor could read the key, unless the page insists', () => {
    vi.stubGlobal('window', { document: {} });
    expect(() => new Cardwright({ apiKey, baseUrl })).toThrow(
      expect.objectContaining({
        code: 'browser_refused',
        message: expect.stringContaining('dangerouslyAllowBrowser'),
      }),
    );
    expect(new Cardwright({ apiKey, baseUrl, dangerouslyAllowBrowser: true })).toBeInstanceOf(Cardwright);
  });

  test('shows its key to nobody who prints it', async () => {
    const { inspect } = await import('node:util');
    const cardwright = new Cardwright({ apiKey, baseUrl });
    expect(inspect(cardwright, { depth: 9, showHidden: true }) + JSON.stringify(cardwright)).not.toContain(
      apiKey,
    );
  });
});
