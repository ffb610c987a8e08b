import { expect, test } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';
import { readPosition } from './position.ts';

test.each(['CPA', 'PhD', 'Ph.D.', 'M.D., FRCS', 'LL.M.', 'MBA', 'RN', 'Esq.', 'Dipl.-Ing.'])(
  '%s behind a name belongs to it',
  (letters) => {
    expect(readPosition(`Helen Brandt, ${letters}`, 12)?.words).toBe(letters);
    expect(readPosition(`Helen Brandt, ${letters}, 4 June`, 12)?.words).toBe(letters);
  },
);

test.each(['NYC', 'Berlin', 'MAY', 'BA London route'])('%s behind a name is none of it', (words) => {
  expect(readPosition(`Helen Brandt, ${words}`, 12)).toBeUndefined();
});

test.each([
  'Webinar. Title: Tax Basics. Speaker: Helen Brandt, CPA. Button: Join',
  'webinar "Tax Basics" with Helen Brandt, CPA, on May 3',
])('%s: the letters stay with who earned them', (prompt) => {
  const { copy } = parsePrompt(prompt);
  expect(copy.people).toEqual(['Helen Brandt, CPA']);
  expect(copy.subtitle).toBeUndefined();
});
