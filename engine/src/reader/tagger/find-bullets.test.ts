import { expect, test } from 'vitest';
import { findBullets } from './find-bullets.ts';
import { tokenize } from './tokenize.ts';

function rowsOf(text: string) {
  const tokens = tokenize(text);
  return findBullets(text, tokens).map(({ at, to, list, ofForm }) => ({
    words: tokens
      .slice(at, to)
      .map((token) => token.text)
      .filter((word) => word !== '\n')
      .join(' '),
    list,
    ofForm,
  }));
}

const WRAPPED = 'a change of the way in which we read the rows of lists';

test.each([
  ['lines', 'Sprint\n- faster starts\n- dark mode\nKite', ['1 faster starts', '1 dark mode']],
  ['an empty line between', '- tea\n\n- milk', ['1 tea', '1 milk']],
  ['two lists', '* tea\nand\n- cups', ['1 tea', '2 cups']],
  ['rows within rows', '- tea\n  * black\n  * green\n- milk', ['1 tea', '1 black', '1 green', '1 milk']],
  ['an indented line goes on', '- dark\n  mode\n- tea', ['1 dark mode', '1 tea']],
  ['a wrapped line goes on', `- ${WRAPPED}\nand tables\n- tea`, [`1 ${WRAPPED} and tables`, '1 tea']],
  ['a short line ends', '- tea\nsee you', ['1 tea']],
])('rows behind bullets: %s', (_, text, rows) => {
  expect(rowsOf(text).map(({ words, list }) => `${list} ${words}`)).toEqual(rows);
});

test('a list whose rows have names is a form', () => {
  expect(rowsOf('- title: Night bus\n- status: draft\n\nand\n- tea').map(({ ofForm }) => ofForm)).toEqual([
    true,
    true,
    false,
  ]);
  expect(rowsOf('- fixed: crash\n- faster\n- one file').map(({ ofForm }) => ofForm)).toEqual([
    false,
    false,
    false,
  ]);
});
