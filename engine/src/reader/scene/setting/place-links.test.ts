import { describe, expect, test } from 'vitest';
import { requestPicture } from '../../../understand/design-request.fixture.ts';

const said = (prompt: string): string[] => {
  const { things = [], relations = [] } = requestPicture(prompt).scene ?? {};
  return relations.map((one) =>
    [things[one.of]?.noun, one.kind, 'to' in one ? things[one.to]?.noun : one.surface].join(' '),
  );
};

describe('a phrase of depth', () => {
  test.each([
    'Kinder rodeln einen Hügel hinunter, im Hintergrund eine Kirche',
    'Due gondole sul canale al tramonto, sullo sfondo una chiesa',
    'children playing in a meadow, in the background a church',
    'a lake and mountains, in front a church',
    'a meadow with a horse in front and a church behind',
    'barn leker på en äng, i bakgrunden en kyrka',
  ])('%s: nobody is in or on what stands there', (prompt) => {
    expect(said(prompt).filter((relation) => relation.endsWith('church'))).toEqual([]);
  });
});

test('a particle of a verb is no word of place, "с моста" says where somebody is', () => {
  expect(said('Opa leest zijn kleinzoon voor bij de open haard')).toEqual(['old man beside fireplace']);
  expect(said('Старик ловит рыбу с моста')).toContain('old man on bridge');
  expect(said('Старик с собакой в парке')).toContain('old man with dog');
});

test('what is worn leads "in" nowhere else', () => {
  expect(said('Девочка в красном пальто кормит голубей')).toEqual([]);
});
