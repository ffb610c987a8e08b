import { expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';
import { isImplied, isMadeOf } from './is-made-of.ts';

test('a material is asked for only where the drawing may be of another', () => {
  const materials = (prompt: string) =>
    requestPicture(prompt).scene?.asks.filter((ask) => ask.part === 'trait' && ask.trait === 'material')
      .length;
  expect(materials('a stone bridge over a river')).toBe(0);
  expect(materials('una silla de madera en la playa')).toBe(0);
  expect(materials('a brick bridge over a river')).toBe(1);
  expect(materials('a wooden castle on a hill')).toBe(1);
});

test('wood is no stone', () => {
  expect(isMadeOf('table', 'stone', 'en')).toBe(false);
  expect(isMadeOf('castle', 'wooden', 'en')).toBe(false);
});

test('a Spanish guitar is drawn as it is, a Spanish street is not', () => {
  expect(isImplied('guitar', 'espanola', 'es')).toBe(true);
  expect(isImplied('street', 'espanola', 'es')).toBe(false);
  const words = (prompt: string) => requestPicture(prompt).scene?.asks.map((ask) => ask.words);
  expect(words('cartel con una guitarra española, "Noche"')).not.toContain('española');
});

test('a cup steams without being asked, a train does not', () => {
  expect(isImplied('cup', 'steaming', 'en')).toBe(true);
  expect(isImplied('tea', 'dampfende', 'de')).toBe(true);
  expect(isImplied('train', 'steaming', 'en')).toBe(false);
  const words = (prompt: string) => requestPicture(prompt).scene?.asks.map((ask) => ask.words);
  expect(words('a steaming cup of tea on a windowsill')).not.toContain('steaming');
});
