import type { Entry } from './terms.ts';

/** Water by itself, in every language; what is made of it (a river, rain) has words of its own. */
export const WATER_WORDS: Entry<'water'> = {
  value: 'water',
  terms: {
    en: 'water',
    de: 'wasser, wassers',
    fr: "eau, l'eau, d'eau, eaux",
    es: 'agua, aguas',
    pt: 'água, águas',
    it: "acqua, acque, l'acqua, dell'acqua, nell'acqua, sull'acqua",
    nl: 'water',
    ru: 'вода, воду, воды, воде, водой',
    zh: '水面, 清水, 湖水, 河水',
    ja: '水面, 水を, 水の, 水に',
    ko: '물을, 물속, 물 위, 물가',
    ar: 'ماء, الماء, مياه',
    hi: 'पानी, जल',
    sv: 'vatten, vattnet',
    da: 'vand, vandet',
    nb: 'vann, vannet',
    pl: 'woda, wody, wodę, wodzie, wodą',
    uk: 'вода, воду, води, воді, водою',
    tr: 'su, suyu, suda, suyun, suyunda',
    id: 'air',
  },
};
