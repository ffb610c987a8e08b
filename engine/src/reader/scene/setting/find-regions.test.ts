import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../reading/language.ts';
import { readText } from '../../reading/reading.ts';
import { readScene } from '../read-scene.ts';

const placeOf = (prompt: string): string | undefined =>
  readScene(readText(prompt), detectLanguage(prompt)).place;

describe('a place of a general kind in a region of the world', () => {
  it.each([
    ['an Italian street with a cat', 'old-town'],
    ['uma praça italiana com pombos', 'piazza'],
    ['a woman with a dog on a street in Paris', 'paris-street'],
    ['a boy in a Greek village by the sea', 'greek-village'],
    ['un marché marocain avec un chat', 'souk'],
    ['a market with a cat', 'market'],
  ])('%s: %s', (prompt, place) => {
    expect(placeOf(prompt)).toBe(place);
  });

  it('somebody of whom only the town is told is there', () => {
    expect(placeOf('a cat in Santorini')).toBe('greek-village');
    expect(placeOf('ein Esel in Apulien')).toBe('trulli');
  });

  it('the name of a breed tells no region', () => {
    expect(placeOf('a French bulldog on a street')).toBe('street');
  });
});

describe('places in languages that inflect both words of a name', () => {
  it.each([
    ['лиса на пшеничном поле', 'wheat-field'],
    ['старик на восточном базаре', 'souk'],
    ['кот в японском саду', 'temple-garden'],
    ['дети на детской площадке', 'playground'],
  ])('%s: %s', (prompt, place) => {
    expect(placeOf(prompt)).toBe(place);
  });
});
