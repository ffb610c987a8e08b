import { expect, test } from 'vitest';
import { marked } from './marked.fixture.ts';
import { nameSenders } from './name-senders.ts';

const senderIn = (notation: string, language = 'en'): string[] => {
  const { prompt, marks } = marked(notation);
  return nameSenders(prompt, marks, language).map(
    ({ name, start, end }) => `${name}: ${prompt.slice(start, end)}`,
  );
};

test('whose blog a card is for is its sender, where nothing else is', () => {
  expect(senderIn('[request:by] [person:Gus Pellerin for the Long Road blog]')).toEqual([
    'request: by',
    'person: Gus Pellerin ',
    'brand: Long Road',
  ]);
  expect(senderIn('[request:Bild für den Blog Trittfest], rot', 'de')).toContain('brand: Trittfest');
  expect(senderIn('[request:visual para el blog La Orilla]', 'es')).toContain('brand: La Orilla');
  expect(
    senderIn('[title:Le pli], [request:blog] [person:La Clé] de [person:Sol Doux], vert', 'fr'),
  ).toContain('brand: La Clé de Sol Doux');
  expect(senderIn('[request:Card for our app Tidewell:] [title:Plan your week]')).toContain(
    'brand: Tidewell',
  );
  expect(senderIn('[title:New in June] [request:for Quillbase]. [item:Folders]')).toContain(
    'brand: Quillbase',
  );
});

test.each([
  '[title:Winter at the Old Tate gallery]',
  '[brand:Rye], [request:for the Long Road blog]',
  '[picture:a fox in the Red Lion bar]',
  '[request:for a Berlin bakery]',
  '[title:New in June], [color:blue]. [request:for Instagram stories]',
  '[title:New in June] by [person:Ada Park], [style:playful]',
])('no other name is: %s', (notation) => {
  const { prompt, marks } = marked(notation);
  expect(nameSenders(prompt, marks, 'en')).toEqual(marks);
});
