import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '../color/contrast.ts';
import type { Brand } from './brand.ts';
import { toBrandPalette } from './brand-palette.ts';
import { neededOn, toBrandSigns } from './brand-signs.ts';
import { anyColor } from './design-request.fixture.ts';

const signsOf = (brand: Omit<Brand, 'card'>) => {
  const whole = { card: {}, ...brand };
  return toBrandSigns(whole, toBrandPalette(whole, 'light'));
};
const WHITE = { bg: '#ffffff', fg: '#111111' };

test('the color that a brand is known by is its accent, as declared', () => {
  expect(signsOf({ colors: { ...WHITE, accent: '#533afd' }, corner: 'round' })).toMatchObject({
    corner: 'round',
    main: '#533afd',
    onMain: '#ffffff',
    others: [],
  });
});

describe('words on that color', () => {
  const onMain = (accent: string, onAccent?: string) =>
    signsOf({ colors: { ...WHITE, accent }, ...(onAccent && { onAccent }) }).onMain;

  test('are set in what the document says', () => {
    expect(onMain('#76b900', '#000000')).toBe('#000000');
    expect(onMain('#ff4f40', '#ffffff')).toBe('#ffffff');
  });

  test('are white on red and blue, and dark on yellow', () => {
    expect(['#ff385c', '#0088cc', '#e60023'].map((accent) => onMain(accent))).toEqual(
      Array(3).fill('#ffffff'),
    );
    expect(['#ffd500', '#25d366'].map((accent) => onMain(accent))).toEqual(Array(2).fill('#111111'));
  });

  test('are none where the document wants what nobody can read', () => {
    expect(signsOf({ colors: { ...WHITE, accent: '#58cc02' }, onAccent: '#ffffff' }).isBare).toBe(true);
    expect(signsOf({ colors: { ...WHITE, accent: '#0b5cff' }, onAccent: '#ffffff' }).isBare).toBeUndefined();
  });
});

test('a quiet tone that is too faint for small words gives way to the text color', () => {
  const quietOn = (bg: string, fg: string, muted: string) => signsOf({ colors: { bg, fg, muted } }).quiet;
  expect(quietOn('#0a0a0a', '#ffffff', '#888888')).toBe('#ffffff');
  expect(quietOn('#0a0a0a', '#ffffff', '#b3b3b3')).toBe('#b3b3b3');
  expect(quietOn('#ffffff', '#111111', '#8e8e8e')).toBe('#111111');
  expect(quietOn('#ffffff', '#111111', '#6a6a6a')).toBe('#6a6a6a');
});

test('an accent that is the ground gives way to the tone that parts most from it', () => {
  const colors = { bg: '#5865f2', fg: '#ffffff', accent: '#5865f2' };
  expect(signsOf({ colors, tones: ['#6570f0', '#1a2081', '#e7e9fd'] })).toMatchObject({
    main: '#e7e9fd',
    isGround: true,
  });
});

test('a brand without an accent is known by its ground, and not by its text color', () => {
  expect(signsOf({ colors: WHITE })).toMatchObject({ ground: '#ffffff', isGround: true });
  expect(signsOf({ colors: { bg: '#ffeedd' } })).toMatchObject({ ground: '#ffeedd', isGround: true });
  expect(signsOf({ colors: WHITE, field: '#533afd' }).isGround).toBeUndefined();
});

describe('a second color as strong as the main one', () => {
  const TWO = { colors: { ...WHITE, accent: '#0058a3' } };

  test('bears the name in the main one where that can be read, else in an ink', () => {
    expect(signsOf({ ...TWO, seconds: ['#ffdb00'] })).toMatchObject({
      others: ['#ffdb00'],
      onSecond: '#0058a3',
    });
    expect(signsOf({ ...TWO, seconds: ['#d40511'] }).onSecond).toBe('#ffffff');
  });

  test('is none where either is a tint', () => {
    expect(signsOf({ ...TWO, seconds: ['#e8e0d8'] }).onSecond).toBeUndefined();
    expect(
      signsOf({ colors: { ...WHITE, accent: '#222222' }, seconds: ['#ffdb00'] }).onSecond,
    ).toBeUndefined();
  });
});

test('a yellow as light as its white ground is another color all the same', () => {
  expect(signsOf({ colors: { ...WHITE, accent: '#ffff00' } })).toMatchObject({
    main: '#ffff00',
    onMain: '#111111',
  });
  expect(signsOf({ colors: { ...WHITE, accent: '#ffff00' } }).isGround).toBeUndefined();
});

test('a grey that carries has the hue beside it', () => {
  const colors = { ...WHITE, accent: '#d0021b' };
  expect(signsOf({ colors, field: '#121212' })).toMatchObject({ main: '#121212', others: ['#d0021b'] });
});

test('a brand of blocks is known by all of them', () => {
  const blocks = ['#dceeb1', '#c5b0f4', '#f3c9b6'];
  expect(signsOf({ colors: { ...WHITE, accent: '#ff3d8b' }, field: '#000000', blocks })).toMatchObject({
    main: '#dceeb1',
    others: ['#c5b0f4', '#f3c9b6'],
    isColorful: true,
  });
});

test('whatever a brand declares, no color is made up, and small words can be read', () => {
  const brands = fc.record({
    colors: fc.record({ bg: anyColor, fg: anyColor, muted: anyColor, accent: anyColor }),
    tones: fc.array(anyColor, { maxLength: 3 }),
    seconds: fc.array(anyColor, { maxLength: 2 }),
  });
  fc.assert(
    fc.property(brands, ({ colors, ...rest }) => {
      const palette = toBrandPalette({ card: {}, colors }, 'light');
      const { main, onMain, others, quiet, line } = toBrandSigns({ card: {}, colors, ...rest }, palette);
      const own = [...Object.values(colors), ...rest.tones, ...rest.seconds, palette.foreground];
      const neutral = ['#ffffff', '#000000'];
      for (const color of [main, ...others, quiet, line]) expect(own).toContain(color);
      expect([...own, ...neutral]).toContain(onMain);
      expect(contrast(onMain, main)).toBeGreaterThanOrEqual(3);
      // Else it is the color of the text, whatever that reads like, and may be the muted one by chance.
      if (quiet !== palette.foreground)
        expect(contrast(quiet, palette.background)).toBeGreaterThanOrEqual(neededOn(palette.background));
    }),
  );
});
