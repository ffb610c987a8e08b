import type { Entry } from './terms.ts';

/** Ways to say that something is not in a picture, beside the negations of instructions. */
export const ABSENCES: readonly Entry<'before' | 'after'>[] = [
  {
    value: 'before',
    terms: {
      en: 'free',
      ja: 'のいない, がいない, のない, がない, 抜き',
      ko: '없는, 없이',
      hi: 'के बिना, रहित',
      zh: '不出现',
      de: 'leer von',
    },
  },
  {
    value: 'after',
    terms: {
      en: "but no, with no, there is no, there are no, isn't any, devoid of, empty of",
      de: 'frei von',
      es: 'libre de',
      zh: '没有任何, 不见, 空无',
      ar: 'خالية من, خال من',
    },
  },
];
