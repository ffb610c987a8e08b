import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const ridden = (prompt: string): string | undefined => {
  const { things = [], relations = [] } = requestPicture(prompt).scene ?? {};
  const found = relations.find(({ kind }) => kind === 'riding');
  return found && 'to' in found ? things[found.to]?.noun : undefined;
};

describe('what a verb says that somebody rides', () => {
  test.each([
    ['ein Mädchen reitet am Strand', 'horse'],
    ['une fille fait du cheval sur la plage', 'horse'],
    ['a woman riding along the beach at sunset', 'horse'],
    ['una mujer cabalgando por la playa', 'horse'],
    ['девушка скачет верхом по полю', 'horse'],
    ['a man sailing on a lake', 'sailboat'],
  ])('%s', (prompt, mount) => {
    expect(ridden(prompt)).toBe(mount);
  });

  test('is what the prompt names, where it does', () => {
    expect(ridden('a boy riding a camel through the desert')).toBe('camel');
    expect(ridden('a knight riding a white horse')).toBe('horse');
  });

  test('is no horse where who rides has another by name', () => {
    expect(requestPicture('two cyclists riding along the coast').scene?.things).toHaveLength(1);
  });
});
