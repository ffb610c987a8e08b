import { expect, test } from 'vitest';
import { LANGUAGES } from '../../lexicon/languages.ts';
import { genresIn } from '../../lexicon/word-lists.ts';
import { labelGenre } from './label-genre.ts';
import type { Mark } from './read-marks.ts';

const labelsIn = (prompt: string, asked: string, marks: readonly Mark[], kind = 'article', language = 'en') =>
  labelGenre(
    prompt,
    [{ name: 'request', start: prompt.indexOf(asked), end: prompt.indexOf(asked) + asked.length }, ...marks],
    { kind, language },
  )
    .filter(({ name }) => name === 'eyebrow')
    .map(({ as, start, end }) => as ?? prompt.slice(start, end));

const titled = (prompt: string, title: string): Mark => ({
  name: 'title',
  start: prompt.indexOf(title),
  end: prompt.indexOf(title) + title.length,
});

test.each(LANGUAGES)('what a card in the language %s announces is its label', (language) => {
  const [genre = ''] = genresIn(language);
  const prompt = `${genre}: Kirin Zebra`;
  expect(labelsIn(prompt, `${genre}:`, [titled(prompt, 'Kirin Zebra')], 'article', language)).toHaveLength(1);
});

test.each([
  ['a case study card: Kirin', 'a case study card:', ['Case study']],
  ['card for my post: Kirin', 'card for my post:', []],
  ['a workshop card: Kirin workshop', 'a workshop card:', []],
])('a genre that no text names: %s', (prompt, asked, labels) => {
  const [, title = ''] = prompt.split(': ');
  expect(labelsIn(prompt, asked, [titled(prompt, title)])).toEqual(labels);
});

test('a card that has a label keeps it, and a picture without words gets none', () => {
  const prompt = 'a webinar card: Kirin, part 2';
  const label: Mark = { name: 'eyebrow', start: prompt.indexOf('part'), end: prompt.length };
  expect(labelsIn(prompt, 'a webinar card:', [titled(prompt, 'Kirin'), label])).toEqual(['part 2']);
  expect(labelsIn(prompt, 'a webinar card:', [])).toEqual([]);
});
