import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isKeptOut } from './robots.ts';

const ALL_BUT_X = 'User-agent: *\nDisallow: /\n\nUser-agent: Twitterbot\nDisallow:\n';

test.each<[string, string, boolean]>([
  ['', '/a', false],
  ['User-agent: *\nDisallow: /', '/a', true],
  ['User-agent: *\nDisallow: /api/', '/api/og?title=x', true],
  ['User-agent: *\nDisallow: /api/', '/apis', false],
  ['User-agent: *\nDisallow: /api/\nAllow: /api/og', '/api/og', false],
  ['User-agent: *\nAllow: /\nDisallow: /', '/a', false],
  [ALL_BUT_X, '/a', false],
  ['user-AGENT : twitterBOT # X\n DISALLOW:/i/ # cards', '/i/og_standard?sig=1', true],
  ['User-agent: a\nUser-agent: Twitterbot\nDisallow: /', '/a', true],
  ['User-agent: Twitterbot\nDisallow: /b\nUser-agent: other\nDisallow: /', '/a', false],
  ['User-agent: *\nDisallow: /*.png$', '/a/b.png', true],
  ['User-agent: *\nDisallow: /*.png$', '/a/b.png?x', false],
  ['User-agent: *\nDisallow: /a*b*c', '/a-b-c-d', true],
  ['User-agent: *\nDisallow: /a*b*c', '/a-c-b', false],
  ['User-agent: *\nDisallow: /a$', '/ab', false],
  ['Disallow: /', '/a', false],
  ['<!doctype html><p>Not found: /', '/a', false],
])('%j keeps the crawler from %s: %s', (robotsTxt, path, expected) => {
  expect(isKeptOut(robotsTxt, 'Twitterbot', path)).toBe(expected);
});

test.each([
  ['a line of spaces', `User-agent: *\nAllow: a${' '.repeat(500_000)}x\nDisallow: /`],
  [
    'a group of many names',
    `${'User-agent: a\n'.repeat(20_000)}User-agent: *\n${'Disallow: /b\n'.repeat(20_000)}Disallow: /`,
  ],
])('%s is read in one pass', (_, robotsTxt) => {
  const before = process.cpuUsage();
  expect(isKeptOut(robotsTxt, 'Twitterbot', '/a')).toBe(true);
  // Minutes, before.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
});

test('a rule with stars says the same as the regular expression that it stands for', () => {
  const part = fc.string({ unit: fc.constantFrom('a', 'b', '*'), maxLength: 8 });
  fc.assert(
    fc.property(
      part,
      fc.constantFrom('', '$'),
      fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 }),
      (rule, end, path) => {
        const expected = new RegExp(`^/${rule.replaceAll('*', '.*')}${end}`).test(`/${path}`);
        expect(isKeptOut(`User-agent: *\nDisallow: /${rule}${end}`, 'x', `/${path}`)).toBe(expected);
      },
    ),
  );
});
