import type { Entry } from '../../../lexicon/vocabulary.ts';

/** Words that ask for a title as large as the card allows: "in huge letters", "riesengroß". */
export const LOUD: readonly Entry<'loud'>[] = [
  {
    value: 'loud',
    terms: {
      en: 'huge, giant, gigantic, enormous, massive, oversized, super big, really big, very big, as big as possible, huge letters, giant letters, big letters, big bold letters, huge type, fill the whole card, filling the card',
      de: 'riesig, riesige, riesigen, riesengroß, riesengroßen, gigantisch, ganz groß, sehr groß, so groß wie möglich, in großen buchstaben',
      fr: 'énorme, énormes, géant, géante, géantes, immense, immenses, très grand, très gros, en très grand, en grosses lettres',
      es: 'enorme, enormes, gigante, gigantes, muy grande, muy grandes, en letras grandes, lo más grande posible',
      pt: 'enorme, enormes, gigante, gigantes, muito grande, em letras grandes, garrafais',
      it: 'enorme, enormi, gigante, giganti, gigantesche, molto grande, a lettere grandi, cubitali',
      nl: 'enorm, enorme, gigantisch, gigantische, reusachtig, heel groot, in grote letters',
      ru: 'огромными, огромный, гигантскими, очень крупно, крупными буквами, большими буквами',
      zh: '巨大, 超大, 特大, 大字, 很大',
      ja: '巨大, 特大, 超大きく, 大きな文字, とても大きく, 大きく',
      ko: '거대한, 아주 크게, 큰 글씨, 크게',
      ar: 'ضخم, ضخمة, كبيرة جدا, بخط كبير',
      hi: 'विशाल, बहुत बड़े, बड़े अक्षरों',
      any: 'jättestor, jättestora, enorma, ogromny, ogromne, ogromnymi, wielkimi literami, kocaman, devasa',
    },
  },
];
