import { NUMBER_DICTIONARY, translated } from './dictionary/dictionary.ts';
import type { Entry } from './terms.ts';

const WORDS: readonly Entry<number>[] = [
  {
    value: 1,
    terms: {
      en: 'one, a single, single, lone, lonely, solitary, alone',
      de: 'ein einziger, eine einzige, ein einzelner, eine einzelne, ein einsamer, eine einsame, ein einsames, eins',
      fr: 'un seul, une seule, solitaire',
      es: 'un solo, una sola, solitario, solitaria',
      pt: 'um só, uma só, solitário, solitária',
      it: 'un solo, una sola, solitario, solitaria',
      nl: 'één, eenzame',
      ru: 'один, одна, одно, одинок*',
      ar: 'وحيد, وحيدة',
      hi: 'एक, अकेला, अकेली',
    },
  },
  {
    value: 2,
    terms: {
      en: 'two, pair of, a pair, couple of, a couple, both, twin',
      de: 'zwei, ein paar, beide, paar',
      fr: 'deux, une paire de, un couple de',
      es: 'dos, un par de, una pareja de',
      pt: 'dois, duas, um par de, um casal de',
      it: 'due, un paio di, una coppia di',
      nl: 'twee, een paar, koppel',
      ru: 'два, две, двое, двух, двум, двумя, оба, обе, обоих, пара, пару, парой',
      ar: 'اثنان, اثنين, زوج من',
      hi: 'दो',
    },
  },
  {
    value: 3,
    terms: {
      en: 'three, trio of, several, some, a few, family of',
      de: 'drei, einige, mehrere, eine familie',
      fr: 'trois, quelques, plusieurs, une famille de',
      es: 'tres, varios, varias, algunos, algunas, unos, unas, una familia de',
      pt: 'três, vários, várias, alguns, algumas, uma família de',
      it: 'tre, alcuni, alcune, diversi, diverse, una famiglia di',
      nl: 'drie, enkele, een familie',
      ru: 'три, трое, трех, трем, тремя, троих, несколько, нескольких, семья',
      ar: 'ثلاثة, ثلاث, بعض, عدة',
      hi: 'तीन, कुछ',
    },
  },
  {
    value: 4,
    terms: {
      en: 'four, group of',
      de: 'vier, eine gruppe, gruppe von',
      fr: 'quatre, un groupe de',
      es: 'cuatro, un grupo de',
      pt: 'quatro, um grupo de',
      it: 'quattro, un gruppo di',
      nl: 'vier, een groep',
      ru: 'четыре, четверо, четырех, четырьмя, группа, группой',
      ar: 'أربعة, أربع, مجموعة من',
      hi: 'चार',
    },
  },
  {
    value: 5,
    terms: {
      en: 'five, herd of, pack of, pod of, many, crowd of, school of',
      de: 'fünf, eine herde, herde von, rudel, viele',
      fr: 'cinq, un troupeau de, une meute de, beaucoup de, un banc de',
      es: 'cinco, una manada de, un rebaño de, muchos, muchas, un banco de',
      pt: 'cinco, uma manada de, um rebanho de, muitos, muitas, um cardume de',
      it: 'cinque, una mandria di, un branco di, molti, molte',
      nl: 'vijf, een kudde, veel',
      ru: 'пять, пятеро, пяти, пятью, стадо, много, множество, стайка',
      ar: 'خمسة, خمس, قطيع من',
      hi: 'पांच, पाँच, झुंड, कई',
    },
  },
  {
    value: 6,
    terms: {
      en: 'six, flock of',
      de: 'sechs, schwarm, ein schwarm',
      fr: 'six, une volée de, une nuée de',
      es: 'seis, una bandada de',
      pt: 'seis, um bando de',
      it: 'sei, uno stormo di',
      nl: 'zes, een zwerm, een vlucht',
      ru: 'шесть, стая, стаю',
      ar: 'ستة, ست, سرب من',
      hi: 'छह, छः',
    },
  },
  {
    value: 7,
    terms: {
      en: 'seven, swarm of, dozens of, hundreds of, thousands of, lots of, a lot of, loads of, tons of, countless, rows of',
      de: 'sieben, dutzende, hunderte, hunderten, tausende, reihen von, unzählige',
      fr: 'sept, un essaim de, des dizaines de, des centaines de, des milliers de, des rangées de, plein de',
      es: 'siete, un enjambre de, decenas de, cientos de, miles de, montones de, filas de, hileras de',
      pt: 'sete, um enxame de, dezenas de, centenas de, milhares de, fileiras de',
      it: 'sette, uno sciame di, centinaia di, migliaia di, decine di, file di, filari di',
      nl: 'zeven, honderden, duizenden, tientallen, rijen',
      ru: 'семь, рой, сотни, тысячи, десятки, множество, ряды',
      ar: 'سبعة, سبع',
      hi: 'सात',
    },
  },
  {
    value: 8,
    terms: { en: 'eight', de: 'acht', fr: 'huit', es: 'ocho', pt: 'oito', it: 'otto', ru: 'восемь' },
  },
  {
    value: 9,
    terms: { en: 'nine', de: 'neun', fr: 'neuf', es: 'nueve', pt: 'nove', it: 'nove', ru: 'девять' },
  },
  {
    value: 10,
    terms: { en: 'ten', de: 'zehn', fr: 'dix', es: 'diez', pt: 'dez', it: 'dieci', ru: 'десять' },
  },
  { value: 12, terms: { en: 'twelve, a dozen, dozen', de: 'zwölf', fr: 'douze', es: 'doce', pt: 'doze' } },
];

/** Number words of pictures. Vague ones are what a small group of the kind looks like. */
export const NUMBERS = translated(WORDS, NUMBER_DICTIONARY);

/** The vague ones among them: a flock is shown by a few. */
export const VAGUE_NUMBER =
  /several|some|few|family|group|herd|pack|pod|many|crowd|school|flock|swarm|dozens|hundreds|thousands|lots?|loads|tons|countless|rows|dutzende|hunderte|tausende|reihen|unzählige|centaines|milliers|rangées|plein|cientos|miles|montones|filas|hileras|centenas|milhares|fileiras|centinaia|migliaia|decine|filari|file|honderden|duizenden|tientallen|rijen|сотни|тысячи|десятки|множество|ряды|einige|mehrere|ein paar|een paar|et[t]? par|några|nogle|noen|kilka|kilku|parę|birkaç|кілька|beberapa|familie|gruppe|herde|rudel|viele|schwarm|quelques|plusieurs|famille|groupe|troupeau|meute|beaucoup|banc|volée|nuée|essaim|dizaines|vari[oa]s|algun|unos|unas|família|familia|grup|manada|rebaño|much[oa]s|bandada|enjambre|decenas|vári[oa]s|rebanho|cardume|bando|enxame|dezenas|alcun|divers|famiglia|mandria|branco|molt|stormo|sciame|enkele|groep|kudde|veel|zwerm|vlucht|несколько|семья|группа|стадо|много|стайка|стая|стаю|рой|بعض|عدة|مجموعة|قطيع|سرب|कुछ|झुंड|कई/iu;

const HAN: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  几: 3,
  幾: 3,
  数: 3,
};

/** How counting words put a number before or behind a noun, where numbers are no words of their own. */
export const CJK_COUNTS: Readonly<
  Record<string, { before?: RegExp; after: RegExp; figures: Readonly<Record<string, number>> }>
> = {
  zh: {
    before:
      /([一二两兩三四五六七八九十几幾](?!群)|群|许多|許多|很多|一些|[2-9２-９])(?:[只隻头頭匹条條个個位名棵朵辆輛艘架座本羽张張把盏尾]|群)?[^一-龥]{0,1}[\p{Script=Han}]{0,4}$/u,
    after: /^(?:，)?([二两兩三四五六七])[只隻头頭匹条條个個]/u,
    figures: { ...HAN, 群: 5, 许多: 5, 許多: 5, 很多: 5, 一些: 3 },
  },
  ja: {
    before:
      /([一二三四五六七八九十数]|[2-9２-９])(?:匹|羽|頭|人|つ|本|台|個|艘|隻|機|輪|冊)の[^、。とや]{0,5}$/u,
    after: /^(?:が|を|は|の)?([一二三四五六七八九]|[2-9２-９])(?:匹|羽|頭|人|つ|本|台|個|艘|隻|機|輪|冊)/u,
    figures: HAN,
  },
  ko: {
    before:
      /(?<!\p{L})(두|세|네|다섯|여섯|일곱|여덟|몇|[2-9])\s?(?:(?:마리의?|명의?|대의?|개의?|그루의?|척의?)\s[^.,]{0,5}|\s)$/u,
    after:
      /^(?:가|이|를|을|은|는)?\s(두|세|네|다섯|여섯|일곱|여덟|몇|[2-9])\s?(?:마리|명|대|개|그루|척|송이)/u,
    figures: { 두: 2, 세: 3, 네: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 몇: 3 },
  },
};
