import { loadVocabulary } from '../../../lexicon/load-vocabulary.ts';

/** Number words of pictures. Vague ones are what a small group of the kind looks like. */
export const NUMBERS = loadVocabulary('numbers', ({ id }) => Number(id));

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
