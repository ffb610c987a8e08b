import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAllowedHost, isPublicAddress, OutboundRefusedError, parseOutboundUrl } from './outbound-url.ts';

const HOSTS = ['example.com', '*.example.com'];

describe('an outbound URL', () => {
  test.each([
    ['https://example.com/logo.png', 'example.com'],
    ['https://EXAMPLE.com:443/a?b=c', 'example.com'],
    ['https://cdn.example.com./logo.png', 'cdn.example.com.'],
  ])('%s may be fetched', (text, host) => {
    expect(parseOutboundUrl(text, HOSTS).hostname).toBe(host);
  });

  test.each([
    'http://example.com/a.png',
    'ftp://example.com/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'https://user@example.com/',
    'https://user:pass@example.com/',
    'https://example.com:8443/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://evil.com/example.com',
    'https://example.com.evil.com/',
    'https://notexample.com/',
    'https://evil.com#example.com',
    'https://example.com@evil.com/',
    'https://example。com.evil.com/',
    'https://a..example.com/',
    'https://example.com../',
    `https://${'a'.repeat(64)}.example.com/`,
    `https://${'a.'.repeat(122)}example.com/`,
    'https://exam\nple.com/',
    'https://example.com/\r\nX-Header: 1',
    'example.com/logo.png',
    '//example.com/logo.png',
    '',
    `https://example.com/${'a'.repeat(3000)}`,
  ])('%s is refused', (text) => {
    expect(() => parseOutboundUrl(text, [...HOSTS, '127.0.0.1', '[::1]'])).toThrow(OutboundRefusedError);
  });

  test.each(['localhost', 'a.localhost', 'printer', 'nas.local', 'metadata.google.internal', 'b.home.arpa'])(
    'the local name %s is refused where all public hosts are allowed, unless it is named itself',
    (host) => {
      expect(() => parseOutboundUrl(`https://${host}/`, ['*'])).toThrow('host of the public internet');
      expect(parseOutboundUrl(`https://${host}/`, ['*', host]).hostname).toBe(host);
    },
  );

  test('no text opens a host that is not on the list', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.ipV4().map((ip) => `https://${ip}/`),
        ),
        (text) => {
          try {
            expect(isAllowedHost(parseOutboundUrl(text, HOSTS).hostname, HOSTS)).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(OutboundRefusedError);
          }
        },
      ),
    );
  });
});

describe('a host of the operator’s own', () => {
  const TRUSTED = ['localhost', '127.0.0.1', '::1', '*.internal.test'];
  test.each([
    'http://localhost:4000/in',
    'https://127.0.0.1:8443/',
    'http://[::1]:4000/',
    'http://a.internal.test/',
  ])('%s may be asked', (text) => {
    expect(parseOutboundUrl(text, ['*'], '', TRUSTED).href).toBe(text);
  });
  test.each([
    'http://example.com/',
    'http://internal.test/',
    'http://127.0.0.2/',
    'http://localhost.example.com/',
    'http://user@localhost/',
    'ftp://localhost/',
  ])('%s may not', (text) => {
    expect(() => parseOutboundUrl(text, ['*'], '', TRUSTED)).toThrow(OutboundRefusedError);
  });
});

test('a host with a port is trusted on that port alone', () => {
  const parse = (text: string) => parseOutboundUrl(text, [], '', ['localhost:4321']).href;
  expect(parse('http://localhost:4321/a')).toBe('http://localhost:4321/a');
  for (const text of ['http://localhost/', 'http://localhost:43210/', 'http://127.0.0.1:4321/'])
    expect(() => parse(text)).toThrow(OutboundRefusedError);
});

test('a wildcard allows what stands before a dot, not the bare name and not a lookalike', () => {
  expect(isAllowedHost('a.example.com', ['*.example.com'])).toBe(true);
  expect(isAllowedHost('example.com', ['*.example.com'])).toBe(false);
  expect(isAllowedHost('.example.com', ['*.example.com'])).toBe(false);
  expect(isAllowedHost('badexample.com', ['*.example.com'])).toBe(false);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '198.18.0.1',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  // Outside of what is given to anybody.
  '4000::1',
  'nonsense',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
