import { expect, test } from 'vitest';
import { toOklch } from '../color/oklch.ts';
import type { Brand } from './brand.ts';
import { toBrandAreas } from './brand-areas.ts';
import { toBrandPalette } from './brand-palette.ts';

const areasOf = (brand: Omit<Brand, 'card'>) => {
  const whole = { card: {}, ...brand };
  return toBrandAreas(whole, toBrandPalette(whole, 'light'));
};
const WHITE = { bg: '#ffffff', fg: '#111111' };

test('tones that the brand declares are beside its accent', () => {
  const tones = ['#4434d4', '#b9b9f9'];
  expect(areasOf({ colors: { ...WHITE, accent: '#533afd' }, tones, corner: 'round' })).toEqual({
    corner: 'round',
    main: '#533afd',
    deep: '#4434d4',
    soft: '#b9b9f9',
    others: [],
  });
});

test('without any they are its accent, nearer to the ground and darker', () => {
  const { main, deep, soft, corner } = areasOf({ colors: { ...WHITE, accent: '#e60023' } });
  expect([main, corner]).toEqual(['#e60023', 'soft']);
  expect(toOklch(deep).l).toBeLessThan(toOklch(main).l);
  expect(toOklch(soft).l).toBeGreaterThan(0.9);
});

test('beside yellow is the ink, as darker yellow is olive', () => {
  expect(areasOf({ colors: { ...WHITE, accent: '#ffd500' }, tones: ['#a89200'] }).deep).toBe('#111111');
});

test('beside orange is no brown', () => {
  const accent = '#fc4c02';
  expect(areasOf({ colors: { ...WHITE, accent }, tones: ['#7d2600'] }).deep).not.toBe('#7d2600');
  expect(areasOf({ colors: { ...WHITE, accent }, tones: ['#e43d00'] }).deep).toBe('#e43d00');
});

test('beside black is something that can be seen on it', () => {
  const { deep } = areasOf({ colors: { ...WHITE, accent: '#000000' } });
  expect(toOklch(deep).l).toBeGreaterThan(0.2);
});

test('an accent that is the ground gives way to the tone that parts most from it', () => {
  const colors = { bg: '#5865f2', fg: '#ffffff', accent: '#5865f2' };
  expect(areasOf({ colors, tones: ['#6570f0', '#1a2081', '#e7e9fd'] }).main).toBe('#e7e9fd');
});

test('a grey that carries keeps the hue beside it small', () => {
  const colors = { ...WHITE, accent: '#d0021b' };
  expect(areasOf({ colors, field: '#121212' })).toMatchObject({
    main: '#121212',
    deep: '#d0021b',
    isScarce: true,
  });
});

test('a brand of blocks shows them', () => {
  const blocks = ['#dceeb1', '#c5b0f4', '#f3c9b6'];
  const areas = areasOf({ colors: { ...WHITE, accent: '#ff3d8b' }, field: '#000000', blocks });
  expect(areas).toMatchObject({ main: '#dceeb1', deep: '#c5b0f4', soft: '#f3c9b6', others: blocks });
  expect(areas.isScarce).toBeUndefined();
});
