import { expect, test } from 'vitest';
import { requestPicture } from '../../understand/design-request.fixture.ts';

const counts = (prompt: string): Record<string, number> =>
  Object.fromEntries((requestPicture(prompt).scene?.things ?? []).map(({ noun, count }) => [noun, count]));

test.each([
  ['Девочка кормит голубей на площади', 'pigeon'],
  ['Мальчик с собаками в парке', 'dog'],
  ['kawiarnia z gośćmi', 'person'],
  ['гости в саду летом', 'person'],
  ['Лелека на даху хати, соняшники навколо', 'sunflower'],
])('%s: more than one', (prompt, noun) => {
  expect(counts(prompt)[noun]).toBeGreaterThan(1);
});

test.each([
  ['Скамейка у берёзы в парке', 'birch'],
  ['крыша старого дома', 'house'],
  ['Деревянный домик в снегу', 'log cabin'],
  ['Бельчонок на ветке сосны', 'pine tree'],
  ['Kot obok kaczki na łące', 'duck'],
  ['Дівчинка біля груші в саду', 'pear'],
])('%s: the genitive of one', (prompt, noun) => {
  expect(counts(prompt)[noun] ?? 1).toBe(1);
});
