import { describe, expect, it } from 'vitest';
import { describeScene } from '../../direction/describe-scene.ts';
import { createRandom } from '../../random.ts';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { planScene } from './plan-scene.ts';

const cast = (prompt: string) => planScene(requestPicture(prompt), createRandom(4)).plan?.cast ?? [];

describe('a family', () => {
  it('is drawn as the members that are named beside it, who do what it does', () => {
    const prompt = 'a family walking in the park, mother, father and two children';
    expect(cast(prompt).map(({ noun, count, actor }) => [noun, count, actor.posture])).toEqual([
      ['mother', 1, 'walking'],
      ['father', 1, 'walking'],
      ['child', 2, 'walking'],
    ]);
    expect(describeScene(requestPicture(prompt), true)).toEqual([]);
  });

  it('is a group of its own where nobody is named', () => {
    expect(cast('a family walking in the park').map(({ noun }) => noun)).toEqual(['family']);
  });
});
