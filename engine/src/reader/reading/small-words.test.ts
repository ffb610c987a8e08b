import { expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';
import { namesNothing } from './small-words.ts';

test.each([
  ['ar', 'فيه'],
  ['ar', 'عبارة'],
  ['ar', 'بعنوان'],
  ['ar', 'والكبيرة'],
  ['fr', 'après'],
  ['en', 'them'],
  ['de', 'einladungskarte'],
  ['sv', 'titeln'],
  ['ru', 'заголовком'],
  ['es', 'pies'],
])('%s: %s names nothing that could be drawn', (language, word) => {
  expect(namesNothing(word.normalize('NFD').replace(/[\u0300-\u036f]/g, ''), language)).toBe(true);
});

test.each([
  ['de', 'katze'],
  ['ar', 'جمل'],
  ['fr', 'cheval'],
])('%s: %s does', (language, word) => {
  expect(namesNothing(word, language)).toBe(false);
});

test('words of the closed classes are never told as missing', () => {
  const blamed = (prompt: string) =>
    requestPicture(prompt).scene?.asks.flatMap(({ part, words }) =>
      part === 'stranger' || part === 'word' ? [words] : [],
    );
  expect(blamed('un chien qui court après un ballon rouge dans un champ')).toEqual([]);
  expect(blamed('جمل في الصحراء تحت النجوم')).toEqual([]);
  expect(blamed('two hedgehogs under an apple tree, a basket of apples beside them')).toEqual([]);
});
