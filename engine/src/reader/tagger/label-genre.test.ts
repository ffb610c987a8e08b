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
  ['case study for our agency: Kirin', ['Case study']],
  ['wool price list: Kirin', ['Wool price list']],
  ['a case study card: Kirin', []],
  ['case study: “Kirin”', []],
  ['for my post: Kirin', []],
  ['a workshop: Kirin workshop', []],
])('a genre that no text names: %s', (prompt, labels) => {
  const [asked = '', title = ''] = prompt.split(/(?<=:) /u);
  expect(labelsIn(prompt, asked, [titled(prompt, title)])).toEqual(labels);
});

test('a card that has a label keeps it, and a picture without words gets none', () => {
  const prompt = 'a webinar: Kirin, part 2';
  const label: Mark = { name: 'eyebrow', start: prompt.indexOf('part'), end: prompt.length };
  expect(labelsIn(prompt, 'a webinar:', [titled(prompt, 'Kirin'), label])).toEqual(['part 2']);
  expect(labelsIn(prompt, 'a webinar:', [])).toEqual([]);
});
