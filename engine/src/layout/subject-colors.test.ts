import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getSubject, subjects } from '../art/subjects.ts';
import { contrast } from '../color/contrast.ts';
import { hueDistance, toOklch } from '../color/oklch.ts';
import { toPalette } from '../direction/palettes.ts';
import { createRandom } from '../random.ts';
import { inOwnColors, toSubjectScene } from './subject-colors.ts';

const palettes = fc
  .record({
    hue: fc.nat(359),
    seed: fc.nat(),
    look: fc.constantFrom('editorial', 'swiss'),
    scheme: fc.constantFrom('light' as const, 'dark' as const),
  })
  .map(({ hue, seed, look, scheme }) =>
    toPalette(look, scheme, { hue, achromatic: false }, createRandom(seed)),
  );

test('a subject stands out from its stage in every palette', () => {
  fc.assert(
    fc.property(palettes, fc.constantFrom(...subjects), (palette, subject) => {
      const { colors, stage } = toSubjectScene(subject, palette);
      expect(contrast(colors.main, stage)).toBeGreaterThan(1.3);
    }),
    { numRuns: 600 },
  );
});

test('bread is never blue: a thing with colours of its own wears no palette', () => {
  const blue = { main: '#2040c0', second: '#2040c0', accent: '#2040c0', ink: '#000000', light: '#ffffff' };
  expect(inOwnColors(getSubject('bread'), blue)).toEqual(getSubject('bread').natural);
  expect(inOwnColors(getSubject('laptop'), blue)).toEqual(blue);
});

test('a red fox is red, and does not stand on red', () => {
  const palette = toPalette(
    'editorial',
    'dark',
    { hue: 27, accent: '#d92d2a', achromatic: false },
    createRandom(1),
  );
  const { colors, stage } = toSubjectScene(getSubject('fox'), palette, '#d92d2a');
  expect(colors.main).toBe('#d92d2a');
  expect(stage).not.toBe('#d92d2a');
});

test('a pink elephant has pink ears, a blue cow keeps its dark patches', () => {
  const look = getSubject('fox').natural ?? { main: '', second: '', accent: '', ink: '', light: '' };
  const elephant = inOwnColors(getSubject('elephant'), look, '#e86aa6');
  const [main, second] = [toOklch(elephant.main), toOklch(elephant.second)];
  expect(hueDistance(main.h, second.h)).toBeLessThan(8);
  expect(second.l).toBeLessThan(main.l);
  const cow = getSubject('cow');
  expect(inOwnColors(cow, look, '#4a7fd0').second).toBe(cow.natural?.second);
});

test('the stripes of a black cat are black too, and still seen', () => {
  const look = getSubject('fox').natural ?? { main: '', second: '', accent: '', ink: '', light: '' };
  const { main, second } = inOwnColors(getSubject('cat-walking'), look, '#222222');
  expect(toOklch(second).c).toBeLessThan(0.02);
  expect(Math.abs(toOklch(second).l - toOklch(main).l)).toBeGreaterThan(0.05);
});
