import { expect, test } from 'vitest';
import { createTagReader } from './create-tag-reader.ts';

const reader = createTagReader();
// A regular expression that tries all ways would run into the time limit here, as it does at any length; `reading-work.test.ts`
// counts the steps of the longest prompts.
const LENGTH = 400;
const HOSTILE = [
  '"',
  "'a ",
  '„“"‘’',
  'a ',
  ',',
  '1',
  'May 3, ',
  'dark ',
  'in a ',
  'blog header about ',
  'with Ann and ',
  'A b ',
  '<a ',
  '<div>',
  '**a',
  '[a](',
  '<script>',
  '{',
  '[',
  '%E0',
  '博客',
  'ブログ記事の',
  '블로그 ',
  'ال',
  '👩‍👩‍👧‍👦',
  'up to 30% off ',
  ': ',
  ' - ',
  '(',
  'no red ',
  '#fff ',
  '1000x1000',
  '`',
  'a\u200d',
  '_',
  '* ',
  '&amp;',
  'a\n',
  '<!--',
  '"x" by ',
  '. ',
  'Title: ',
  'a: ',
  "'n' ",
  'with Aa Bb, ',
  '- \n',
  '!',
];

test.each(HOSTILE)('%j repeated is read', async (unit) => {
  const prompt = `Conference "x" ${unit.repeat(LENGTH)}`.slice(0, LENGTH);
  const { blocks, picture } = (await reader.read(prompt)).brief;
  expect(blocks.length > 0 || picture !== null).toBe(true);
});
