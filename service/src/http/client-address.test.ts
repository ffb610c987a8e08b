import { describe, expect, test } from 'vitest';
import { createClientAddress, toRateLimitKey } from './client-address.ts';

describe('the client behind proxies', () => {
  const find = createClientAddress(['10.0.0.0/8', '::1', '2001:db8::/32']);
  test.each([
    ['a stranger may write what it likes', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    ['a trusted proxy is believed', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['the last stranger counts, not the first', '10.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['a chain of trusted proxies is walked', '::1', '203.0.113.9, 10.1.1.1,10.2.2.2', '203.0.113.9'],
    ['ports and brackets are taken off', '10.0.0.1', '[2001:470::7]:4711', '2001:470::7'],
    ['a mapped IPv4 peer is IPv4', '::ffff:10.0.0.1', '203.0.113.9:80', '203.0.113.9'],
    ['nonsense ends the walk', '10.0.0.1', '203.0.113.9, unknown', '10.0.0.1'],
    ['no header', '10.0.0.1', null, '10.0.0.1'],
    ['only trusted ones: the first of them', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ])('%s', (_, peer, forwardedFor, expected) => expect(find(peer, forwardedFor)).toBe(expected));

  test('nobody is believed when nobody is trusted', () => {
    expect(createClientAddress([])('127.0.0.1', '1.2.3.4')).toBe('127.0.0.1');
  });
});

test('a subscriber is an IPv4 address or a /64 of IPv6, however it is written', () => {
  expect(toRateLimitKey('203.0.113.9')).toBe('203.0.113.9');
  expect(toRateLimitKey('2001:db8:0:7::1')).toBe(toRateLimitKey('2001:0db8:0:0007:ffff:0:0:2'));
  expect(toRateLimitKey('2001:db8:0:8::1')).not.toBe(toRateLimitKey('2001:db8:0:7::1'));
  expect(toRateLimitKey('::1')).toBe('0:0:0:0::/64');
});
