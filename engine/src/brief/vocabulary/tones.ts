import type { Entry } from './terms.ts';

/** A manner in which a whole picture is coloured. */
export type Manner = 'monochrome' | 'pastel' | 'muted' | 'vivid' | 'sepia' | 'grey';

/** Words for such manners. */
export const MANNER_WORDS: readonly Entry<Manner>[] = [
  {
    value: 'monochrome',
    terms: {
      en: 'monochrome, monochromatic, single colour, single color, one colour, one color, tonal',
      de: 'monochrom*, einfarbig*, ton in ton',
      fr: 'monochrome, camaïeu',
      es: 'monocromo, monocromático, monocromática, monocroma',
      pt: 'monocromático, monocromática',
      it: 'monocromatico, monocromatica, monocromo',
      nl: 'monochroom',
      ru: 'монохромн*, одноцветн*',
      zh: '单色',
      ja: '単色, モノトーン',
      ko: '단색',
    },
  },
  {
    value: 'pastel',
    terms: {
      en: 'pastel, pastels, pastel colours, pastel colors, pastel tones, soft pastel',
      de: 'pastell*',
      fr: 'pastel, couleurs pastel, tons pastel',
      es: 'tonos pastel, colores pastel',
      pt: 'tons pastel, cores pastel, tons pastéis',
      it: 'pastello, colori pastello',
      nl: 'pastel*',
      ru: 'пастельн*',
      zh: '粉彩, 柔和色调',
      ja: 'パステル*, パステルカラー',
      ko: '파스텔*',
    },
  },
  {
    value: 'muted',
    terms: {
      en: 'muted, desaturated, washed out, faded colours, faded colors, earthy, earth tones, subdued',
      de: 'gedämpft*, gedeckt*, erdtöne, erdtönen',
      fr: 'couleurs sourdes, désaturé, tons doux, tons sourds',
      es: 'apagados, apagadas, desaturado, colores tierra',
      pt: 'tons terrosos, apagadas, dessaturado',
      it: 'tenui, desaturato, colori spenti',
      nl: 'gedempte',
      ru: 'приглушенн*, приглушённ*',
      zh: '低饱和, 莫兰迪',
      ja: 'くすみカラー, 落ち着いた色',
    },
  },
  {
    value: 'vivid',
    terms: {
      en: 'vivid, vibrant, saturated, bright colours, bright colors, intense colours, intense colors',
      de: 'leuchtende farben, leuchtenden farben, kräftige farben, kräftigen farben',
      fr: 'couleurs vives, couleurs éclatantes',
      es: 'colores vivos, colores vibrantes',
      pt: 'cores vivas, cores vibrantes',
      it: 'colori vivaci, colori accesi',
      nl: 'felle kleuren',
      ru: 'яркие цвета, яркими красками, ярких тонах',
      zh: '鲜艳',
      ja: '鮮やかな',
    },
  },
  { value: 'sepia', terms: { en: 'sepia, sepia toned', any: 'sepia, sépia', ru: 'сепия', ja: 'セピア' } },
  {
    value: 'grey',
    terms: {
      en: 'grayscale, greyscale, in black and white, black and white picture, black and white illustration',
      de: 'schwarzweiß, schwarz-weiß, in schwarz-weiß, graustufen',
      fr: 'en noir et blanc',
      es: 'en blanco y negro',
      pt: 'em preto e branco',
      it: 'in bianco e nero',
      nl: 'in zwart-wit',
      ru: 'черно-бел*',
      zh: '黑白',
      ja: '白黒, モノクロ',
      ko: '흑백',
    },
  },
];
