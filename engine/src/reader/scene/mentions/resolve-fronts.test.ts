import { describe, expect, it } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

describe('the place before a house', () => {
  it.each([
    ['a red car parked in front of a diner', 'street'],
    ['a scooter outside a bakery', 'bakery-front'],
    ['ein Fahrrad vor einem Café', 'street'],
    ['un coche delante de un restaurante', 'street'],
    ['a bookshop on a rainy street in the evening', 'bookshop-front'],
    ['a small cafe on a street corner', 'street'],
    ['a cat in a cafe', 'cafe'],
    ['a man in front of a laptop in a cafe', 'cafe'],
  ])('“%s” is at: %s', (prompt, place) => {
    expect(requestPicture(prompt).scene?.place).toBe(place);
  });

  it('still asks for the house whose front no picture has', () => {
    const scene = requestPicture('a dog in front of a museum').scene;
    expect(scene?.place).toBe('street');
    expect(scene?.asks).toContainEqual(expect.objectContaining({ part: 'place', place: 'museum' }));
  });
});
