import { findBundled, findCardFont, isGeneric } from '../derive/font-families.ts';

/**
 * Faces that are not bundled, by the bundled one of the same construction. A card in a neutral grotesque looks like
 * nobody's; one in a face of the same skeleton looks like the brand's, set in its fallback.
 */
const SIMILAR: readonly (readonly [bundled: string, names: readonly string[]])[] = [
  [
    'DM Sans',
    [
      'aeonik',
      'airbnb cereal',
      'apercu',
      'basier circle',
      'cera',
      'cereal',
      'circular',
      'euclid circular',
      'google sans',
      'gordita',
      'mark',
      'poppins',
      'product sans',
      'sofia',
      'wix madefor',
    ],
  ],
  ['Montserrat', ['ginto', 'ginto nord', 'gotham', 'metropolis', 'proxima nova']],
  [
    'Outfit',
    [
      'avant garde',
      'avenir',
      'brandon',
      'century gothic',
      'futura',
      'gilroy',
      'gt walsheim',
      'itc avant garde',
      'jost',
      'lexend',
      'lexend deca',
      'neutra',
      'urbanist',
    ],
  ],
  ['Archivo', ['franklin gothic', 'gt america', 'knowledge', 'news gothic', 'trade gothic', 'mona sans']],
  ['Bricolage Grotesque', ['bureau grot', 'founders grotesk']],
  [
    'Nunito',
    ['arial rounded', 'din round', 'feather', 'gotham rounded', 'quicksand', 'sf pro rounded', 'varela'],
  ],
  ['Oswald', ['bebas neue', 'barlow condensed', 'din condensed', 'knockout', 'league gothic']],
  ['Anton', ['druk', 'futura condensed', 'impact', 'nike futura']],
  [
    'Fraunces',
    ['cooper', 'cooper light', 'cooper lt bt', 'gt alpina', 'recoleta', 'souvenir', 'windsor', 'ogg'],
  ],
  ['Playfair Display', ['abril display', 'bodoni', 'canela', 'chronicle display', 'didot', 'noe display']],
  ['Roboto Slab', ['clarendon', 'rockwell', 'sentinel', 'zilla slab']],
];

const SIMILAR_TO = new Map(
  SIMILAR.flatMap(([bundled, names]) => names.map((name) => [name, bundled] as const)),
);

// What a face is called by says how it is built.
const BY_WORD: readonly (readonly [RegExp, string])[] = [
  [/\b(?:rounded|round)\b/, 'Nunito'],
  [/\b(?:condensed|compressed|narrow)\b/, 'Oswald'],
  [/\bslab\b/, 'Roboto Slab'],
  [/\b(?:mono|code)\b/, 'JetBrains Mono'],
];
// "Circular Std Bold" is Circular, "Airbnb Cereal VF" Airbnb Cereal.
const CUT =
  /\b(?:std|pro|lt|bt|pt|mt|vf|var|variable|web|display|text|next|new|neue|bold|heavy|black|medium|book|light|regular|[a-z]|\d+)\b/g;

/** A bundled family like one that is not; undefined where its name does not tell what it looks like. */
export function findSimilar(family: string): string | undefined {
  if (isGeneric(family) || findBundled(family) || findCardFont(family)) return undefined;
  const name = family
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replace(/[-_]/g, ' ');
  const plain = name.replace(CUT, ' ').replace(/\s+/g, ' ').trim();
  // "Salesforce Avant Garde" names its owner, too; short names are also words.
  const isWithin = (known: string): boolean => known.length > 4 && ` ${plain} `.includes(` ${known} `);
  return (
    SIMILAR_TO.get(name) ??
    SIMILAR_TO.get(plain) ??
    [...SIMILAR_TO].find(([known]) => isWithin(known))?.[1] ??
    BY_WORD.find(([word]) => word.test(name))?.[1]
  );
}
