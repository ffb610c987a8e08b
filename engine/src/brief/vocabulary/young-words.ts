import type { Entry } from './terms.ts';
import { YOUNG_NAMES } from './young-names.ts';

/** Said before or behind an animal, of whichever: a baby elephant, a fox cub. Alone it is nobody's. */
export const YOUNG = 'young';

/**
 * The young of animals by the grown one; '' is said of many animals, of the one beside it or of the one that was named
 * before.
 */
export const YOUNG_WORDS: readonly Entry<string>[] = [
  {
    value: YOUNG,
    terms: {
      en: 'young, baby, newborn, infant',
      de: 'junger, junge, junges, jungen, jungem, neugeborenes, baby',
      fr: 'bébé, bébés, jeune, jeunes',
      es: 'bebé, bebés, joven, jóvenes',
      pt: 'bebê, bebês, jovem',
      it: 'baby, giovane, giovani',
      nl: 'baby, jonge',
      ru: 'молодой, молодая, новорожденн*',
      zh: '小, 幼, 宝宝, 幼年',
      ja: '赤ちゃん, 子, 仔',
      ko: '아기, 어린',
      ar: 'صغير, صغيرة, رضيع',
      hi: 'शावक, नन्हा, नन्ही, नन्हे',
      sv: 'baby, ung',
      da: 'baby, ung',
      nb: 'baby, ung',
      pl: 'młody, młoda, mały, mała',
      uk: 'молоде, маленьке',
      tr: 'yavru, bebek',
      id: 'anak, bayi',
    },
  },
  {
    value: '',
    terms: {
      en: 'cub, pup, whelp, offspring, little one, joey, baby',
      de: 'junges, jungen, jungtier, jungtiere, jungtieren, welpe, welpen, nachwuchs',
      fr: 'son petit, ses petits, leur petit, leurs petits',
      es: 'cría, crías, cachorro, cachorros, cachorrito, cachorritos',
      pt: 'filhote, filhotes, cria, crias, filhotinho, filhotinhos',
      it: 'cucciolo, cuccioli, cucciola',
      nl: 'welp, welpen, welpje, welpjes, jong, jongen, kleintje',
      ru: 'детеныш*',
      zh: '幼崽, 幼兽, 幼仔, 崽',
      ja: '赤ちゃん',
      ko: '새끼',
      ar: 'صغيرها, صغيره, صغارها, شبل, جرو',
      hi: 'शावक, बच्चे के साथ, बच्चा',
      sv: 'unge, ungar',
      da: 'unge, unger, hvalp',
      nb: 'unge, unger, valp',
      pl: 'młode, młodym, małe, szczenię',
      uk: 'дитинча, дитинчат*',
      tr: 'yavrusu, yavruları',
      id: 'anaknya',
    },
  },
  ...YOUNG_NAMES,
];
