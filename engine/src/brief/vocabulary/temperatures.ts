import type { Terms } from './terms.ts';

const phrases = (adjectives: readonly string[], nouns: readonly string[]): string =>
  adjectives.flatMap((adjective) => nouns.map((noun) => `${adjective} ${noun}`)).join(', ');

const behind = (nouns: readonly string[], adjectives: readonly string[]): string =>
  phrases(nouns, adjectives);

const NOUNS = {
  en: ['tone', 'tones', 'color*', 'colour*', 'hues', 'shades', 'palette'],
  de: ['ton*', 'tön*', 'farb*', 'palette'],
  fr: ['tons', 'ton', 'teintes', 'tonalités', 'nuances'],
  es: ['tonos', 'matices'],
  pt: ['tons', 'matizes'],
  it: ['toni'],
  nl: ['tinten', 'kleuren', 'tonen'],
  ru: ['тон*', 'цвет*', 'оттенк*', 'краск*', 'гамм*', 'палитр*'],
  ko: ['색*', '톤*', '컬러*'],
  ar: ['ألوان', 'بألوان', 'درجات', 'بدرجات', 'تدرجات'],
  hi: ['रंग', 'रंगों', 'टोन'],
  sv: ['ton*', 'färg*', 'kulör*', 'palett*'],
  da: ['ton*', 'farve*', 'palet*'],
  nb: ['ton*', 'farge*', 'palett*'],
  pl: ['kolor*', 'barw*', 'ton*', 'odcieni*', 'palet*'],
  uk: ['тон*', 'кольор*', 'барв*', 'відтінк*', 'гам*', 'палітр*'],
  tr: ['renk*', 'ton*', 'palet*'],
  id: ['warna', 'warna-warna', 'nuansa', 'nada', 'palet'],
} as const;

/** Colours of the warm side, asked for as such: `warm tones`, `暖色调`. */
export const WARM_TONES: Terms = {
  en: phrases(['warm'], NOUNS.en),
  de: phrases(['warm', 'warme', 'warmen', 'warmer'], NOUNS.de),
  fr: `${behind(NOUNS.fr, ['chauds', 'chaud', 'chaudes'])}, couleurs chaudes, palette chaude, gamme chaude`,
  es: `${behind(NOUNS.es, ['cálidos'])}, colores cálidos, paleta cálida, tonalidades cálidas, gama cálida`,
  pt: `${behind(NOUNS.pt, ['quentes'])}, cores quentes, paleta quente, tonalidades quentes`,
  it: `${behind(NOUNS.it, ['caldi'])}, colori caldi, tinte calde, tonalità calde, palette calda`,
  nl: phrases(['warme'], NOUNS.nl),
  ru: phrases(['теплые', 'теплых', 'теплой', 'теплая', 'теплыми'], NOUNS.ru),
  zh: '暖色, 暖色调, 暖色調, 暖色系, 温暖的颜色, 温暖的色调, 溫暖的顏色, 溫暖的色調, 暖调',
  ja: '暖色, 暖色系, 暖色の, 暖かい色, 暖かい色合い, 温かい色, 温かい色合い, 暖かみのある色, 温かみのある色, あたたかい色',
  ko: `${phrases(['따뜻한', '따듯한'], NOUNS.ko)}, 웜톤, 난색`,
  ar: behind(NOUNS.ar, ['دافئة']),
  hi: phrases(['गर्म', 'गरम'], NOUNS.hi),
  sv: phrases(['varma', 'varm'], NOUNS.sv),
  da: phrases(['varme', 'varm'], NOUNS.da),
  nb: phrases(['varme', 'varm'], NOUNS.nb),
  pl: phrases(['ciepłe', 'ciepłych', 'ciepłej', 'ciepła', 'ciepłymi'], NOUNS.pl),
  uk: phrases(['теплі', 'теплих', 'теплій', 'тепла', 'теплими'], NOUNS.uk),
  tr: phrases(['sıcak'], NOUNS.tr),
  id: behind(NOUNS.id, ['hangat']),
};

/** Colours of the cool side, asked for as such: `cool tones`, `冷色调`. */
export const COOL_TONES: Terms = {
  en: phrases(['cool', 'cold'], NOUNS.en),
  de: phrases(['kühl', 'kühle', 'kühlen', 'kühler', 'kalte', 'kalten'], NOUNS.de),
  fr: `${behind(NOUNS.fr, ['froids', 'froid', 'froides'])}, couleurs froides, palette froide, gamme froide`,
  es: `${behind(NOUNS.es, ['fríos'])}, colores fríos, paleta fría, tonalidades frías, gama fría`,
  pt: `${behind(NOUNS.pt, ['frios'])}, cores frias, paleta fria, tonalidades frias`,
  it: `${behind(NOUNS.it, ['freddi'])}, colori freddi, tinte fredde, tonalità fredde, palette fredda`,
  nl: phrases(['koele', 'koude'], NOUNS.nl),
  ru: phrases(['холодные', 'холодных', 'холодной', 'холодная', 'прохладные', 'прохладных'], NOUNS.ru),
  zh: '冷色, 冷色调, 冷色調, 冷色系, 冷调',
  ja: '寒色, 寒色系, 寒色の, 冷たい色, 涼しい色, 涼しげな色, クールな色',
  ko: `${phrases(['차가운', '시원한'], NOUNS.ko)}, 쿨톤, 한색`,
  ar: behind(NOUNS.ar, ['باردة']),
  hi: phrases(['ठंडे', 'ठंडा', 'शीतल'], NOUNS.hi),
  sv: phrases(['kalla', 'kall', 'svala', 'sval'], NOUNS.sv),
  da: phrases(['kolde', 'kold', 'kølige', 'kølig'], NOUNS.da),
  nb: phrases(['kalde', 'kald', 'kjølige', 'kjølig'], NOUNS.nb),
  pl: phrases(['chłodne', 'chłodnych', 'chłodnej', 'chłodna', 'zimne', 'zimnych'], NOUNS.pl),
  uk: phrases(['холодні', 'холодних', 'холодній', 'холодна', 'прохолодні', 'прохолодних'], NOUNS.uk),
  tr: phrases(['soğuk', 'serin'], NOUNS.tr),
  id: behind(NOUNS.id, ['dingin', 'sejuk']),
};
