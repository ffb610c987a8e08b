import { expect, test } from 'vitest';
import { joinCredits } from './join-credits.ts';
import { marked } from './marked.fixture.ts';

test.each([
  ['[subtitle:a comedy directed] by [person:Ana Ruiz]', 'en', ['a comedy', 'directed by Ana Ruiz']],
  ['[author:Bo Lund], [request:photos by] [person:Ana Ruiz]', 'en', ['Bo Lund', 'photos by Ana Ruiz']],
  ['[title:Tides], [request:written by] [person:Ana Ruiz]', 'en', ['Tides', 'written by', 'Ana Ruiz']],
  ['[subtitle:a comedy directed by] [person:Ana Ruiz]', 'en', ['a comedy', 'directed by Ana Ruiz']],
  ['[subtitle:ein Stück, inszeniert] [person:von Ana Lund]', 'de', ['ein Stück,', 'inszeniert von Ana Lund']],
  ['[note:Photos] by [person:Ana Ruiz]', 'en', ['Photos by Ana Ruiz']],
  ['[subtitle:a novel] by [person:Ana Ruiz]', 'en', ['a novel', 'Ana Ruiz']],
  ['[subtitle:a comedy] directed by [person:Ana Ruiz]', 'en', ['a comedy', 'Ana Ruiz']],
])('words that lead to a name are not torn from it: %s', (notation, language, expected) => {
  const { prompt, marks } = marked(notation);
  expect(joinCredits(prompt, marks, language).map(({ start, end }) => prompt.slice(start, end))).toEqual(
    expected,
  );
});
