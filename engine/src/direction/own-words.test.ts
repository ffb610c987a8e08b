import { expect, test } from 'vitest';
import { followBrand } from '../follow-brand.ts';
import { requestOf } from './design-request.fixture.ts';
import { listEmblems } from './illustration/list-emblems.ts';
import { nameSubject } from './illustration/name-subject.ts';

const TITLES = ['How we ship every day', 'Six cities to wake up in', 'The fox and the bakery', '30% off'];
// Each would have something drawn if a prompt said it.
const WORDS = [
  'Banking for bakers',
  'White canvas, striped pills',
  'The house of candy',
  'Software for dentists',
];

test.each(TITLES.flatMap((title) => WORDS.map((words) => [title, words] as const)))(
  '%s: what is drawn does not change with the words of a brand, %s',
  (title, words) => {
    const request = requestOf({ words: title, copy: { title } });
    const branded = followBrand(request, { colors: {}, card: {}, name: words, tagline: `${words}, always` });
    expect(branded.copy).toMatchObject({ eyebrow: words, subtitle: `${words}, always` });
    expect(listEmblems(branded)).toEqual(listEmblems(request));
    expect(nameSubject('python', branded)).toBe(nameSubject('python', request));
  },
);
