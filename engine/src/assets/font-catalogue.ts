/** What a family looks like from afar; decides what stands in for it in a script it lacks. */
export type FontClass = 'sans' | 'serif' | 'slab' | 'mono' | 'poster' | 'rounded' | 'hand';

/** What decides how a family is set, wherever its files are. */
export type FontTraits = {
  fontClass: FontClass;
  /** Lightest and heaviest weight of the file; equal for a static font. */
  weights: readonly [number, number];
  /** How heavy a static font looks, for the families that stand in beside it. */
  looksLike?: number;
  /** Range of the optical size axis in px, when the file has one. */
  opticalSizes?: readonly [number, number];
  /** Multiple of the font size below which its lines touch, where the script tells less. */
  lineHeight?: number;
  /** How much further its marks reach over and under their letters than those of most families, in em. */
  marks?: number;
  /** How much further a comma below (ț, ķ) reaches than a cedilla, in em. */
  commas?: number;
};

export type FontFamily = FontTraits & {
  name: string;
  package: string;
  /** Middle of the file name, between subset and `.woff2`: which axes the files carry. */
  file: string;
};

const variable = (
  name: string,
  fontClass: FontClass,
  weights: readonly [number, number],
  options: { file?: string; opticalSizes?: readonly [number, number] } = {},
): FontFamily => ({
  name,
  package: `@fontsource-variable/${toPackageName(name)}`,
  file: `${options.file ?? 'wght'}-normal`,
  fontClass,
  weights,
  ...(options.opticalSizes ? { opticalSizes: options.opticalSizes } : {}),
});

const fixed = (name: string, fontClass: FontClass, looksLike = 400): FontFamily => ({
  name,
  package: `@fontsource/${toPackageName(name)}`,
  file: '400-normal',
  fontClass,
  weights: [400, 400],
  looksLike,
});

const toPackageName = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const FAMILIES: readonly FontFamily[] = [
  variable('Inter', 'sans', [100, 900], { file: 'standard', opticalSizes: [14, 32] }),
  variable('Bricolage Grotesque', 'sans', [200, 800], { file: 'standard', opticalSizes: [12, 96] }),
  { ...variable('Archivo', 'sans', [100, 900], { file: 'standard' }), commas: 0.12 },
  variable('Arimo', 'sans', [400, 700]),
  { ...variable('Space Grotesk', 'sans', [300, 700]), commas: 0.02 },
  { ...variable('Manrope', 'sans', [200, 800]), marks: 0.13, commas: 0.02 },
  { ...variable('Outfit', 'sans', [100, 900]), marks: 0.1, commas: 0.26 },
  variable('DM Sans', 'sans', [100, 1000], { file: 'standard', opticalSizes: [9, 40] }),
  variable('Geist', 'sans', [100, 900]),
  variable('IBM Plex Sans', 'sans', [100, 700]),
  variable('Montserrat', 'sans', [100, 900]),
  variable('Nunito', 'rounded', [200, 1000]),
  variable('Fraunces', 'serif', [100, 900], { file: 'full', opticalSizes: [9, 144] }),
  variable('Newsreader', 'serif', [200, 800], { file: 'standard', opticalSizes: [6, 72] }),
  { ...variable('Playfair Display', 'serif', [400, 900]), commas: 0.04 },
  { ...fixed('Instrument Serif', 'serif'), marks: 0.03, commas: 0.04 },
  variable('Roboto Slab', 'slab', [100, 900]),
  { ...variable('JetBrains Mono', 'mono', [100, 800]), marks: 0.05 },
  { ...variable('Unbounded', 'rounded', [200, 900]), marks: 0.14, commas: 0.04 },
  { ...fixed('Abril Fatface', 'serif', 900), marks: 0.02, commas: 0.03 },
  { ...fixed('Shrikhand', 'rounded', 900), marks: 0.16 },
  { ...fixed('Righteous', 'rounded', 700), marks: 0.11 },
  { ...fixed('Lilita One', 'rounded', 800), marks: 0.14 },
  { ...fixed('Anton', 'poster', 800), marks: 0.35 },
  { ...variable('Oswald', 'poster', [200, 700]), marks: 0.13 },
  { ...variable('Big Shoulders Stencil', 'poster', [100, 900]), marks: 0.04, commas: 0.04 },
  variable('Caveat', 'hand', [400, 700]),
  variable('Arimo', 'sans', [400, 700]),
  variable('Noto Sans', 'sans', [100, 900]),
  variable('Noto Sans Arabic', 'sans', [100, 900]),
  { ...variable('Noto Nastaliq Urdu', 'sans', [400, 700]), lineHeight: 2.1 },
  variable('Noto Sans Hebrew', 'sans', [100, 900]),
  variable('Noto Sans Devanagari', 'sans', [100, 900]),
  variable('Anek Bangla', 'sans', [100, 800]),
  variable('Noto Sans Tamil', 'sans', [100, 900]),
  variable('Noto Sans Thai', 'sans', [100, 900]),
  variable('Noto Sans Lao', 'sans', [100, 900]),
  variable('Noto Sans Khmer', 'sans', [100, 900]),
  variable('Noto Sans Myanmar', 'sans', [100, 900]),
  variable('Noto Sans Gujarati', 'sans', [100, 900]),
  variable('Noto Sans Gurmukhi', 'sans', [100, 900]),
  variable('Noto Sans Telugu', 'sans', [100, 900]),
  variable('Noto Sans Kannada', 'sans', [100, 900]),
  variable('Noto Sans Malayalam', 'sans', [100, 900]),
  variable('Noto Sans Sinhala', 'sans', [100, 900]),
  variable('Noto Sans Georgian', 'sans', [100, 900]),
  variable('Noto Sans Armenian', 'sans', [100, 900]),
  variable('Noto Sans Ethiopic', 'sans', [100, 900]),
  variable('Noto Sans JP', 'sans', [100, 900]),
  variable('Noto Sans SC', 'sans', [100, 900]),
  variable('Noto Sans TC', 'sans', [100, 900]),
  variable('Noto Sans KR', 'sans', [100, 900]),
  variable('Noto Sans Oriya', 'sans', [100, 900]),
  variable('Noto Serif Tibetan', 'serif', [100, 900]),
  variable('Noto Sans Ol Chiki', 'sans', [400, 700]),
  variable('Noto Sans Meetei Mayek', 'sans', [100, 900]),
  variable('Noto Sans Gunjala Gondi', 'sans', [400, 700]),
  variable('Noto Sans Thaana', 'sans', [100, 900]),
  variable('Noto Sans Syriac', 'sans', [100, 900]),
  fixed('Noto Sans NKo', 'sans'),
  variable('Noto Sans Adlam', 'sans', [400, 700]),
  variable('Noto Sans Hanifi Rohingya', 'sans', [400, 700]),
  fixed('Noto Sans Mongolian', 'sans'),
  fixed('Noto Sans Yi', 'sans'),
  variable('Noto Sans Lisu', 'sans', [400, 700]),
  fixed('Noto Sans Tai Le', 'sans'),
  variable('Noto Sans New Tai Lue', 'sans', [400, 700]),
  variable('Noto Sans Tai Tham', 'sans', [400, 700]),
  variable('Noto Sans Cham', 'sans', [100, 900]),
  variable('Noto Sans Javanese', 'sans', [400, 700]),
  variable('Noto Sans Balinese', 'sans', [400, 700]),
  variable('Noto Sans Sundanese', 'sans', [400, 700]),
  fixed('Noto Sans Buginese', 'sans'),
  fixed('Noto Sans Tifinagh', 'sans'),
  fixed('Noto Sans Vai', 'sans'),
  variable('Noto Sans Bamum', 'sans', [400, 700]),
  variable('Noto Sans Bassa Vah', 'sans', [400, 700]),
  variable('Noto Sans Cherokee', 'sans', [100, 900]),
  variable('Noto Sans Canadian Aboriginal', 'sans', [100, 900]),
  fixed('Noto Sans Osage', 'sans'),
  fixed('Noto Sans Coptic', 'sans'),
  fixed('Noto Sans Symbols', 'sans'),
  fixed('Noto Sans Symbols 2', 'sans'),
  fixed('Noto Sans Math', 'sans'),
];

export const FONT_FAMILIES: ReadonlyMap<string, FontFamily> = new Map(FAMILIES.map((f) => [f.name, f]));

// These have a script for their reason, and stand in for it by themselves.
const OF_A_SCRIPT = /^(?:Noto (?:Sans|Serif|Nastaliq) .|Anek )/;

/** Names of the families that are chosen for their look. */
export const CHOSEN_FAMILIES: readonly string[] = [...FONT_FAMILIES.keys()].filter(
  (name) => !OF_A_SCRIPT.test(name),
);

export function getFontFamily(name: string): FontFamily {
  const family = FONT_FAMILIES.get(name);
  if (!family) throw new Error(`"${name}" is not in the font catalogue`);
  return family;
}

/** Whether a family is a font that an account uploaded, named by its reference. */
export const isOwnFont = (name: string): boolean => name.startsWith('upload:');

// What is not known of it; a weight that it does not have is drawn in the nearest.
const OWN_FONT: FontTraits = { fontClass: 'sans', weights: [1, 1000] };

export const getFontTraits = (name: string): FontTraits => (isOwnFont(name) ? OWN_FONT : getFontFamily(name));

/** The weight that a family has nearest to this one. */
export function clampWeight(name: string, weight: number): number {
  const [lightest, heaviest] = getFontTraits(name).weights;
  return Math.min(heaviest, Math.max(lightest, weight));
}

// Faces for titles alone: nobody wants to read a date in them.
const FOR_TITLES: readonly FontClass[] = ['poster', 'rounded', 'hand'];

/** What small texts are set in beside titles of the family. */
export const toTextFamily = (name: string): string =>
  FOR_TITLES.includes(getFontTraits(name).fontClass) ? 'Inter' : name;

/**
 * Whether the family has anchors for combining marks on all of its letters. Noto has; the others on those letters that
 * are often accented, if at all, and elsewhere the mark would stand beside its letter.
 */
export const placesMarks = (name: string): boolean => name.startsWith('Noto ');

/** Families for Latin, Greek and Cyrillic that stand in for one of the class, nearest look first. */
export const STAND_INS: Readonly<Record<FontClass, readonly string[]>> = {
  sans: ['Inter', 'Noto Sans'],
  serif: ['Playfair Display', 'Roboto Slab', 'Noto Sans'],
  slab: ['Roboto Slab', 'Noto Sans'],
  mono: ['JetBrains Mono', 'Noto Sans'],
  poster: ['Oswald', 'Inter', 'Noto Sans'],
  rounded: ['Unbounded', 'Inter', 'Noto Sans'],
  hand: ['Caveat', 'Inter', 'Noto Sans'],
};
