import type { Entry, Terms, VocabularyLanguage } from './terms.ts';

/** What is sold at a stall, by the noun of its drawing; the stall's own noun is `<ware> stall`, the truck's `<ware> truck`. */
export const WARES: readonly string[] = (
  'hot dog,burger,taco,pizza,ice cream,donut,pretzel,popcorn,sandwich,french fries,coffee,juice,pancake,' +
  'noodle,ramen,sushi,dumpling,cookie,cupcake,cake,bread,cheese,fish,apple,lemon,strawberry,watermelon,' +
  'mango,grape,pumpkin,flower,tulip,sunflower,bouquet,book,newspaper,hat,candy,honey,tea,balloon,toy'
).split(',');

type Frames = Readonly<Partial<Record<VocabularyLanguage, readonly string[]>>>;

// How a language says what sells something, around the ware.
const SELLERS: Readonly<Record<'stall' | 'truck', Frames>> = {
  stall: {
    en: ['_ stand', '_ stands', '_ stall', '_ stalls', '_ cart', '_ booth', '_ kiosk'],
    de: ['_stand', '_-stand', '_stände', '_bude', '_buden', '_kiosk'],
    fr: ['stand de _', 'étal de _', 'kiosque à _', 'kiosque de _'],
    es: ['puesto de _', 'puestos de _', 'carrito de _', 'quiosco de _'],
    pt: ['barraca de _', 'banca de _', 'carrinho de _', 'quiosque de _'],
    it: ['chiosco di _', 'bancarella di _', 'carretto di _', 'chiosco dei _', 'bancarella dei _'],
    nl: ['_kraam', '_kraampje', '_stal'],
    zh: ['_摊', '_摊位'],
    ja: ['_屋台', '_の屋台', '_スタンド'],
    ko: ['_ 노점', '_ 가판대'],
    ar: ['كشك _', 'عربة _'],
    hi: ['_ का ठेला', '_ का स्टॉल'],
  },
  truck: {
    en: ['_ truck', '_ trucks', '_ van', '_ vans'],
    de: ['_wagen', '_-wagen', '_-truck', '_ truck'],
    fr: ['camion de _', 'camion à _', 'camionnette de _'],
    es: ['camión de _', 'furgoneta de _'],
    pt: ['caminhão de _', 'carrinha de _'],
    it: ['furgone di _', 'furgone dei _', 'camioncino dei _'],
    nl: ['_wagen'],
    zh: ['_车', '_餐车'],
    ja: ['_トラック', '_販売車'],
    ko: ['_ 트럭'],
  },
};

/** Who sells the wares that the vocabulary has a word for, in each language that it has one in. */
export function listStalls<Value extends { noun: string }>(nouns: readonly Entry<Value>[]): Entry<Value>[] {
  const sold = nouns.filter(({ value }) => WARES.includes(value.noun));
  return (['stall', 'truck'] as const).flatMap((seller) =>
    sold.map(({ value, terms }) => ({
      value: { ...value, noun: `${value.noun} ${seller}` },
      terms: frame(terms, SELLERS[seller]),
    })),
  );
}

function frame(terms: Terms, frames: Frames): Terms {
  const framed: Terms = {};
  for (const language of Object.keys(frames) as VocabularyLanguage[]) {
    // A star stands for endings: what follows them cannot be told.
    const words = (terms[language] ?? '').split(', ').filter((word) => word !== '' && !word.includes('*'));
    const said = (frames[language] ?? []).flatMap((form) => words.map((word) => form.replace('_', word)));
    if (said.length > 0) framed[language] = said.join(', ');
  }
  return framed;
}
