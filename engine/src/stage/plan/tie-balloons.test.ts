import { describe, expect, it, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

const drawn = (prompt: string): string[] =>
  planScene(requestPicture(prompt), createRandom(2)).plan?.cast.map(({ actor }) => actor.drawing.name) ?? [];

describe('balloons under a roof', () => {
  test.each(['a birthday cake, balloons and a puppy', 'birthday cake and five balloons on a table'])(
    'are one bunch on its weight: %s',
    (prompt) => {
      expect(drawn(prompt).filter((name) => name.includes('balloon'))).toEqual(['balloon-bunch']);
    },
  );

  it('are no bunch of five where two are asked for', () => {
    expect(drawn('a cake and two balloons on a table')).not.toContain('balloon-bunch');
  });

  it('float where there is a sky', () => {
    expect(drawn('three balloons over a meadow')).toContain('toy-balloon');
  });
});
