import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const lapOf = (prompt: string) => {
  const { things, relations } = requestPicture(prompt).scene ?? { things: [], relations: [] };
  return relations.map((one) => [
    things[one.of]?.noun,
    one.kind,
    'to' in one ? things[one.to]?.noun : one.surface,
  ]);
};

describe('who is on a lap', () => {
  test.each([
    ['grandma knitting, a cat on her lap', 'cat', 'old woman'],
    ["a cat sitting on a grandmother's lap while she knits", 'cat', 'old woman'],
    ['eine alte Frau mit einer Katze auf dem Schoß', 'cat', 'old woman'],
    ['女の子の膝の上で眠る猫', 'cat', 'girl'],
    ['a woman with a rabbit in her lap', 'rabbit', 'woman'],
  ])('is on who sits, whoever is named first: %s', (prompt, pet, host) => {
    expect(lapOf(prompt)).toEqual([[pet, 'on', host]]);
    const scene = requestPicture(prompt).scene;
    expect(scene?.things.find(({ noun }) => noun === host)?.posture).toBe('sitting');
  });

  test('a lap of honour lays nobody on anybody', () => {
    expect(lapOf('a runner on his last lap with a dog')).not.toContainEqual(['dog', 'on', 'runner']);
  });
});
