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

  test('accepts a base URL with a slash at the end', () => {
    const sign = (given: string) =>
      new Cardwright({ apiKey, baseUrl: given }).signUrl('og_standard', {}, { expiresAt: 4_000_000_000 });
    expect(sign(`${baseUrl}/`)).toBe(sign(baseUrl));
  });

  test.each(['/api/v1', '/api/v1/', '/cards', '//cards/'])(
    'says to leave out the path %s of a base URL',
    (path) => {
      expect(() => new Cardwright({ apiKey, baseUrl: baseUrl + path })).toThrow(
        expect.objectContaining({
          parameter: 'baseUrl',
          message: `baseUrl must have no path: leave out /${path.replace(/^\/+/, '')} and pass ${baseUrl}.`,
        }),
      );
    },
  );

  test('warns once of each parameter that the template does not have', () => {
    const onWarning = vi.fn();
    const cardwright = new Cardwright({ apiKey, baseUrl, onWarning });
    const untyped: object = { title: 'A', titel: 'A', zzz: '1' };
    for (const expiresIn of [60, 61]) cardwright.signUrl('og_standard', untyped, { expiresIn });
    expect(onWarning.mock.calls.flat()).toEqual([
      'og_standard has no parameter titel; it is ignored. Did you mean title?',
      'og_standard has no parameter zzz; it is ignored. It takes title, description, eyebrow, author, date, site, logo, accent, bg, fg, font, theme, crop.',
    ]);
    cardwright.signUrl('announcement', untyped, { expiresIn: 60 });
    expect(onWarning).toHaveBeenCalledTimes(4);
  });

  test('says that what a file is made with belongs in the options, and does not call it ignored', () => {
    const onWarning = vi.fn();
    const untyped: object = { title: 'A', motion: 'build' };
    const cardwright = new Cardwright({ apiKey, baseUrl, onWarning });
    expect(() => cardwright.signUrl('og_standard', untyped, { expiresIn: 60, extension: 'gif' })).toThrow(
      expect.objectContaining({ parameter: 'motion', message: expect.stringContaining('in the options') }),
    );
    expect(onWarning).not.toHaveBeenCalled();
  });

  test('warns on the console by default', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const untyped: object = { titel: 'A' };
    new Cardwright({ apiKey, baseUrl }).signUrl('og_standard', untyped, { expiresIn: 60 });
    expect(warn.mock.calls).toEqual([
      ['Cardwright: og_standard has no parameter titel; it is ignored. Did you mean title?'],
    ]);
    warn.mockRestore();
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

  test('without a key is for pages whose fetch authenticates; it sends no key and cannot sign', async () => {
    vi.stubGlobal('window', { document: {} });
    const sent: (string | null)[] = [];
    const fetch = async (_: unknown, init?: RequestInit) => {
      sent.push(new Headers(init?.headers).get('authorization'));
      return Response.json({ id: 'usr_1' });
    };
    const cardwright = new Cardwright({ apiKey: null, baseUrl, fetch: fetch as typeof globalThis.fetch });
    expect(await cardwright.account.get()).toMatchObject({ id: 'usr_1' });
    expect(sent).toEqual([null]);
    expect(() => cardwright.signUrl('og_standard', { title: 'A' }, { expiresIn: '1d' })).toThrow('no apiKey');
  });

  test('shows its key to nobody who prints it', async () => {
    const { inspect } = await import('node:util');
    const cardwright = new Cardwright({ apiKey, baseUrl });
    expect(inspect(cardwright, { depth: 9, showHidden: true }) + JSON.stringify(cardwright)).not.toContain(
      apiKey,
    );
  });
});
