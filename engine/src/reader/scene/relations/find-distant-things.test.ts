import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const far = (prompt: string): (string | undefined)[] => {
  const { asks = [], things = [] } = requestPicture(prompt).scene ?? {};
  return asks.flatMap((ask) =>
    ask.part === 'trait' && ask.trait === 'distant' ? [things[ask.thing]?.noun] : [],
  );
};

describe('what is far off', () => {
  test.each([
    ['a castle in the distance, a girl with a basket in front', 'castle'],
    ['a fox and in the background a lighthouse', 'lighthouse'],
    ['swans on a lake with a castle behind', 'castle'],
    ['ein Schäfer mit Schafen, im Hintergrund eine Burg', 'castle'],
    ['un phare au loin, une barque sur la mer', 'lighthouse'],
    ['草原上的羊，远处有一座城堡', 'castle'],
    ['नदी में नाव, पृष्ठभूमि में मंदिर', 'temple'],
  ])('%s: the %s', (prompt, noun) => {
    expect(far(prompt)).toEqual([noun]);
  });

  test.each([
    'a girl walking to a village in the distance',
    'a house on a hill in the distance, a girl with a dog',
    'a dog running, a boy running behind',
    'a cat behind a tree',
    'ein Hund vor einem Haus',
  ])('%s: nothing', (prompt) => {
    expect(far(prompt)).toEqual([]);
  });
});
