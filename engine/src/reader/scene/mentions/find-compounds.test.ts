import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const nouns = (prompt: string): string[] =>
  requestPicture(prompt).scene?.things.map(({ noun }) => noun) ?? [];

describe('compounds that no vocabulary has', () => {
  test.each([
    ['ein Schlossturm im Dorf', 'tower'],
    ['ein Muschelkorb am Strand', 'wicker basket'],
    ['een zonnebloemtaart op een tafel', 'cake'],
    ['en postbåt på havet', 'boat'],
  ])('%s: their last part is the thing', (prompt, noun) => {
    expect(nouns(prompt)).toContain(noun);
  });

  test('a hospital is no house, a proper longer word keeps its meaning', () => {
    expect(nouns('ein Krankenhaus am Fluss')).not.toContain('house');
    expect(nouns('ein Nilpferd im Fluss')).toEqual(['hippo']);
  });

  test.each([
    ['ein Fuchs im Winterwald', { place: 'forest', season: 'winter', weather: 'snow' }],
    ['ein Fuchs im Herbstwald', { place: 'forest', season: 'autumn' }],
    ['een vos in een winterbos', { place: 'forest', season: 'winter' }],
    ['en räv i en höstskog', { place: 'forest', season: 'autumn' }],
  ])('the season that a place begins with counts: %s', (prompt, scene) => {
    expect(requestPicture(prompt).scene).toMatchObject(scene);
  });
});
