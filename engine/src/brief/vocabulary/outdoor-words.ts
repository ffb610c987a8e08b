import type { PlaceName } from './scenes.ts';

/** Under the open sky, whatever is done there. */
export const OUTDOOR_WORDS = {
  en: 'outside, outdoors, in the open, in the open air, out of doors',
  de: 'draußen, im freien, unter freiem himmel',
  fr: 'dehors, en plein air',
  es: 'al aire libre, afuera, a la intemperie',
  pt: 'ao ar livre, lá fora',
  it: "all'aperto, all'aria aperta",
  nl: 'buiten, in de open lucht, in de buitenlucht',
  ru: 'на улице, на открытом воздухе, под открытым небом',
  sv: 'utomhus, ute',
  da: 'udendørs',
  no: 'utendørs',
  pl: 'na dworze, na zewnątrz, pod gołym niebem',
  tr: 'dışarıda, açık havada',
  zh: '户外, 室外',
  ja: '屋外, 外で',
  ko: '야외, 밖에서',
};

/** Places where no snow lies, whoever stands there. */
export const WARM_PLACES: ReadonlySet<PlaceName> = new Set([
  'beach',
  'tropical-beach',
  'dune-beach',
  'island',
  'desert',
  'cactus-desert',
  'savanna',
  'jungle',
  'underwater',
  'space',
] as const);
