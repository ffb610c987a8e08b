import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const nouns = (prompt: string): string[] =>
  requestPicture(prompt).scene?.things.map(({ noun }) => noun) ?? [];
const asked = (prompt: string): string[] =>
  requestPicture(prompt).scene?.asks.flatMap((ask) => (ask.part === 'element' ? [ask.noun] : [])) ?? [];

describe('what a deed is done to', () => {
  test.each([
    'a boy catching fish on a pier',
    'Дідусь ловить рибу на озері',
    'رجل عجوز يصطاد السمك على الجسر',
    'Yaşlı balıkçı köprüde balık tutuyor',
  ])('%s: the fish is no thing besides', (prompt) => {
    expect(nouns(prompt)).not.toContain('fish');
    expect(requestPicture(prompt).scene?.strangers).toEqual([]);
  });

  test('counted or colored it is one', () => {
    expect(nouns('a boy catching two fish on a pier')).toContain('fish');
  });

  test('water that is drunk is not asked for, water that is named is', () => {
    expect(asked('an elephant drinking water at the river')).toEqual([]);
    expect(asked('a kingfisher on a branch above the water')).toEqual(['water']);
    expect(asked('zimorodek na gałęzi nad wodą')).toEqual(['water']);
  });
});

test('a book wears no glasses, and what is fixed does not fly over a river', () => {
  expect(requestPicture('Masada bir kitap ve gözlük, pencere').scene?.things.some(({ wears }) => wears)).toBe(
    false,
  );
  expect(
    requestPicture('een brug over de gracht bij zonsondergang').scene?.things[0]?.posture,
  ).toBeUndefined();
  expect(requestPicture('Дві ластівки над полем').scene?.things[0]?.posture).toBe('flying');
});
