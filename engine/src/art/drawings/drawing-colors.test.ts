import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hueDistance, mix, toOklch } from '../../color/oklch.ts';
import { requestOf } from '../../direction/design-request.fixture.ts';
import { toPalette } from '../../direction/palettes.ts';
import { createRandom } from '../../random.ts';
import { pickField, toColorsOnBackdrop, toDrawingColors } from './drawing-colors.ts';
import { drawings, getDrawing } from './drawings.ts';
import { seenShare } from './part-outline.ts';
import { getRecoloring } from './recoloring.ts';

const palettes = fc
  .record({
    hue: fc.nat(359),
    seed: fc.nat(),
    bare: fc.boolean(),
    scheme: fc.constantFrom('light' as const, 'dark' as const),
  })
  .map(({ hue, seed, bare, scheme }) =>
    toPalette(scheme, { hue, achromatic: false }, { bare, random: createRandom(seed) }),
  );

test('at least 70% of the outline of a subject is seen on its stage, in every palette', () => {
  fc.assert(
    fc.property(palettes, fc.constantFrom(...drawings), (palette, drawing) => {
      const { colors, backdrop } = toColorsOnBackdrop(drawing, palette, requestOf({}));
      expect([drawing.name, seenShare(drawing, colors, backdrop) >= 0.7]).toEqual([drawing.name, true]);
    }),
  );
});

test('bread is never blue: a thing with colors of its own wears no palette', () => {
  const blue = { main: '#2040c0', second: '#2040c0', accent: '#2040c0', ink: '#000000', light: '#ffffff' };
  expect(toDrawingColors(getDrawing('bread'), blue)).toEqual(getDrawing('bread').natural);
  expect(toDrawingColors(getDrawing('laptop'), blue)).toEqual(blue);
});

test('a red fox is red, and does not stand on red', () => {
  const palette = toPalette(
    'dark',
    { hue: 27, accent: '#d92d2a', achromatic: false },
    { bare: false, random: createRandom(1) },
  );
  const { colors, backdrop: stage } = toColorsOnBackdrop(
    getDrawing('fox'),
    palette,
    requestOf({ kind: 'picture', colors: ['#d92d2a'] }),
  );
  expect(colors.main).toBe('#d92d2a');
  expect(stage).not.toBe('#d92d2a');
});

const ENDS = ['#ffffff', '#14171c'];
const PERCENTS = Array.from({ length: 101 }, (_, percent) => percent);

test('where colors are asked for, a drawing stands on one of them, a tone of the ground, white or ink', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(
      palettes,
      fc.constantFrom(...drawings),
      fc.array(color, { minLength: 1, maxLength: 3 }),
      fc.option(color, { nil: undefined }),
      (palette, drawing, colors, ground) => {
        const request = requestOf({
          colors,
          colorWords: Object.fromEntries(colors.map((value) => [value, value])),
          ...(ground === undefined ? {} : { ground }),
        });
        const { backdrop } = toColorsOnBackdrop(drawing, palette, request);
        const tones = ground
          ? PERCENTS.flatMap((share) => ENDS.map((end) => mix(ground, end, share / 100)))
          : [];
        expect([...colors, ...tones, ...ENDS]).toContain(backdrop);
      },
    ),
  );
});

const HOUSE = getDrawing('fox').natural ?? { main: '', second: '', accent: '', ink: '', light: '' };

test('a pink elephant has pink ears', () => {
  const elephant = toDrawingColors(getDrawing('elephant'), HOUSE, '#e86aa6');
  const [main, second] = [toOklch(elephant.main), toOklch(elephant.second)];
  expect(hueDistance(main.h, second.h)).toBeLessThan(8);
  expect(second.l).toBeLessThan(main.l);
});

test.each([
  'cat-walking',
  'cat-sitting',
  'dog-standing',
  'horse',
  'rabbit',
  'cow',
  'bird',
  'bear',
  'goat',
  'wolf',
])('a black, white or blue %s is of that color all over, and its eyes still shine', (name) => {
  const drawing = getDrawing(name);
  for (const color of ['#14171c', '#ffffff', '#2563eb', '#8b929e']) {
    const colors = toDrawingColors(drawing, HOUSE, color);
    const asked = toOklch(color);
    for (const tone of getRecoloring(name).coat ?? []) {
      const { l, c } = toOklch(colors[tone]);
      expect(Math.abs(l - asked.l)).toBeLessThan(0.13);
      expect(Math.abs(c - asked.c)).toBeLessThan(0.05);
    }
    expect(colors.fixed?.[0]).toBe(drawing.natural?.light);
  }
});

test('of two colors, a black and white cat wears the second on its chest and not in its stripes', () => {
  const { second, light } = toDrawingColors(getDrawing('cat-walking'), HOUSE, {
    color: '#14171c',
    pair: '#ffffff',
  });
  expect(light).toBe('#ffffff');
  expect(toOklch(second).l).toBeLessThan(0.35);
});

test('the stripes of a black cat are black too, and still seen', () => {
  const look = getDrawing('fox').natural ?? { main: '', second: '', accent: '', ink: '', light: '' };
  const { main, second } = toDrawingColors(getDrawing('cat-walking'), look, '#222222');
  expect(toOklch(second).c).toBeLessThan(0.02);
  expect(Math.abs(toOklch(second).l - toOklch(main).l)).toBeGreaterThan(0.05);
});

test('a thing gets the first field that it does not melt into', () => {
  const pick = (color: string, fields: [string, ...string[]]): string =>
    pickField(getDrawing('ghost'), { ...HOUSE, main: color }, fields);
  expect(pick('#f2c230', ['#ffdf3c', '#5a38f0', '#ffffff'])).toBe('#5a38f0');
  expect(pick('#d8436b', ['#ffdf3c', '#5a38f0', '#ffffff'])).toBe('#ffdf3c');
  expect(pick('#ffffff', ['#fdf8ee', '#f4f4ff'])).toBe('#f4f4ff');
});
