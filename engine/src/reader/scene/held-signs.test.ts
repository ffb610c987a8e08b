import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';

const held = (prompt: string): string[] => {
  const scene = requestPicture(prompt).scene;
  return (scene?.relations ?? []).flatMap((one) => ('to' in one ? [scene?.things[one.to]?.noun ?? ''] : []));
};

describe('a sign that somebody holds', () => {
  test.each([
    'a man holding a sign',
    'a woman holding up a cardboard sign in the rain',
    'un homme tenant une pancarte dans la rue',
    'ein Kind hält ein Schild im Regen',
    'プラカードを持つ女性',
    'protesters holding signs in the city',
  ])('is in the picture: %s', (prompt) => {
    expect(held(prompt)).toContain('placard');
  });
});
