import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { luminance } from '../color/contrast.ts';
import { hueDistance, toOklch } from '../color/oklch.ts';
import { faces } from '../sheets/faces.ts';
import { anyRequest, requestOf } from './design-request.fixture.ts';
import { direct } from './direct.ts';
import { listStyles } from './list-styles.ts';

const size = { width: 1200, height: 630 };
const seeds = Array.from({ length: 40 }, (_, i) => i * 7919);

describe('a direction', () => {
  test('is the same for the same brief and seed', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(), (request, seed) => {
        expect(direct(request, { ...size, seed })).toEqual(direct(request, { ...size, seed }));
      }),
    );
  });

  test('of another seed is another design: styles and grounds vary', () => {
    const drawn = seeds.map((seed) => direct(requestOf({ topics: ['data'] }), { ...size, seed }));
    const distinct = (of: (d: (typeof drawn)[number]) => string): number => new Set(drawn.map(of)).size;
    expect(distinct((d) => d.look)).toBeGreaterThanOrEqual(3);
    expect(distinct((d) => d.palette.background)).toBeGreaterThanOrEqual(12);
  });

  test('of three proposals each is in another style, where several suit', () => {
    for (const seed of seeds) {
      const proposals = [0, 1, 2].map((proposal) => direct(requestOf(), { ...size, seed, proposal }));
      expect(new Set(proposals.map((d) => d.look)).size).toBe(3);
    }
  });

  test('a style that was asked for is proposed in several designs', () => {
    for (const seed of seeds) {
      const request = requestOf({ moods: ['swiss'] });
      const proposals = [0, 1, 2].map((proposal) =>
        direct(request, { ...size, seed, proposal, among: listStyles(request) }),
      );
      expect(new Set(proposals.map((d) => d.look))).toEqual(new Set(['swiss']));
    }
  });

  test('siblings share look and scheme, and no two are the same; every second one is turned round', () => {
    for (const seed of seeds) {
      const drawn = [0, 1, 2, 3].map((sibling) =>
        direct(requestOf({ topics: ['data'] }), { ...size, seed, sibling }),
      );
      expect(new Set(drawn.map(({ look, scheme }) => `${look} ${scheme}`)).size).toBe(1);
      expect(new Set(drawn.map((d) => JSON.stringify(d))).size).toBe(4);
      expect(drawn.map(({ swapped }) => swapped === drawn[0]?.swapped)).toEqual([true, false, true, false]);
    }
  });

  test('words from right to left stand at the right in every design', () => {
    const request = requestOf({ title: 'مستقبل العمل عن بعد' });
    const drawn = seeds.map((seed, i) => direct(request, { ...size, seed, sibling: i % 3 }));
    expect(drawn.filter(({ swapped }) => swapped)).toEqual([]);
  });

  test('siblings keep the hue, or one next door', () => {
    for (const seed of seeds) {
      const [own, sibling] = [0, 1].map((n) => {
        const options = {
          ...size,
          seed,
          sibling: n,
          among: faces.filter(({ name }) => name === 'editorial'),
        };
        return toOklch(direct(requestOf({ topics: ['data'] }), options).palette.accent).h;
      });
      expect(hueDistance(own ?? 0, sibling ?? 180)).toBeLessThan(80);
    }
  });

  test('obeys the scheme that was asked for', () => {
    for (const scheme of ['light', 'dark'] as const)
      for (const seed of seeds) expect(direct(requestOf({ scheme }), { ...size, seed }).scheme).toBe(scheme);
  });

  test.each(['retro', 'playful', 'elegant', 'neon'] as const)(
    'answers the word %s with that style',
    (mood) => {
      const drawn = seeds.map(
        (seed) =>
          direct(requestOf({ moods: [mood] }), {
            ...size,
            seed,
            among: listStyles(requestOf({ moods: [mood] })),
          }).look,
      );
      expect(drawn.filter((look) => look === mood).length).toBeGreaterThan(seeds.length * 0.6);
    },
  );

  test.each([
    ['neon', 'sale'],
    ['newspaper', 'event'],
    ['elegant', 'release'],
    ['retro', 'hiring'],
  ] as const)('an explicit style, %s, wins over what a %s would get', (mood, kind) => {
    const request = requestOf({ moods: [mood], kind, topics: ['shopping'] });
    const among = listStyles(request);
    const drawn = seeds.map((seed) => direct(request, { ...size, seed, among }).look);
    expect(drawn.filter((look) => look === mood).length).toBeGreaterThan(seeds.length * 0.9);
  });

  test('a pastel card has a pale ground and no loud color', () => {
    for (const seed of seeds) {
      const { palette } = direct(requestOf({ moods: ['pastel'] }), { ...size, seed });
      expect(toOklch(palette.background).l).toBeGreaterThan(0.9);
      expect(toOklch(palette.accent).c).toBeLessThan(0.13);
    }
  });

  test('a dark, technical card is an engineering card whatever its matter', () => {
    const request = requestOf({ moods: ['technical'], scheme: 'dark' });
    const drawn = seeds.map((seed) => direct(request, { ...size, seed }).look);
    expect(drawn.filter((look) => look === 'engineering').length).toBeGreaterThan(seeds.length * 0.8);
  });

  test('a wish for a dark card is one that is dark at a glance, words alone or not', () => {
    for (const bare of [false, true])
      for (const seed of seeds) {
        const { palette } = direct(requestOf({ scheme: 'dark' }), { ...size, seed, bare });
        expect(luminance(palette.background)).toBeLessThan(0.06);
      }
  });
});
