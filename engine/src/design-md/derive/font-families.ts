import { CHOSEN_FAMILIES } from '../../assets/font-catalogue.ts';
import { OF_THE_LOGO, WEIGHT_NAME } from '../read/type-words.ts';

/** A font that the card takes. */
export type CardFont = 'system' | 'apple' | 'arial' | 'helvetica' | 'serif' | 'mono';

const FAMILIES: Readonly<Record<CardFont, readonly string[]>> = {
  // Inter is what the card draws for it.
  system: [
    'system',
    'system-ui',
    'sans-serif',
    'sans',
    'ui-sans-serif',
    'segoe ui',
    'inter',
    'inter variable',
    'inter tight',
  ],
  apple: [
    'apple',
    '-apple-system',
    'blinkmacsystemfont',
    'sf pro',
    'sf pro display',
    'sf pro text',
    'sf pro rounded',
    'san francisco',
  ],
  arial: ['arial', 'arimo', 'liberation sans'],
  helvetica: ['helvetica', 'helvetica neue', 'helvetica now', 'helvetica now display', 'neue helvetica'],
  serif: [
    'serif',
    'ui-serif',
    'georgia',
    'times',
    'times new roman',
    'cambria',
    'palatino',
    'garamond',
    'baskerville',
    'didot',
    'new york',
    'newsreader',
    'playfair display',
    'source serif 4',
    'source serif pro',
    'noto serif',
    'ibm plex serif',
    'merriweather',
    'lora',
    'libre baskerville',
    'eb garamond',
    'cormorant garamond',
    'crimson pro',
    'crimson text',
    'dm serif display',
    'instrument serif',
    'fraunces',
  ],
  mono: [
    'mono',
    'monospace',
    'ui-monospace',
    'sf mono',
    'menlo',
    'monaco',
    'consolas',
    'courier',
    'courier new',
    'liberation mono',
    'jetbrains mono',
    'ibm plex mono',
    'fira code',
    'fira mono',
    'source code pro',
    'roboto mono',
    'geist mono',
    'space mono',
    'dm mono',
    'berkeley mono',
    'commit mono',
  ],
};

/** A name that only the card gives a font. */
export const isOwnName = (family: string): boolean =>
  isGeneric(family) || Object.hasOwn(FAMILIES, family.toLowerCase());

const FONT_OF = new Map(
  Object.entries(FAMILIES).flatMap(([font, names]) => names.map((name) => [name, font as CardFont] as const)),
);

// CSS Fonts 4 (2.1.3), and the card's own names.
const GENERIC = /^(?:ui-)?(?:serif|sans|sans-serif|mono|monospace)$/i;
export const isGeneric = (family: string): boolean => GENERIC.test(family);

const MAX_CHARACTERS = 500;

// "Nunito for headings", "Nunito (headings)": what is said of a family is no part of its name.
const REMARK = /\s*[(（].*$|\s+(?:for|if|throughout)\s.*$|\s[–—-]\s.*$/iu;
// "Oswald SemiBold" is a face and how heavy it is; "otherwise EB Garamond" what stands in.
const AROUND = new RegExp(`^(?:otherwise|or|else)\\s+|\\s+(?:${WEIGHT_NAME.source}|[1-9]00)$`, 'giu');
export const OF_HEADINGS = /\b(?:headings?|headlines?|titles?|display)\b/iu;

/**
 * The families of a CSS font stack in order, without quotes, and without remarks: what is said to be the logo's face is
 * none, and one that is said to be for headings goes first.
 */
export function splitFontStack(stack: string): string[] {
  const named = stack
    .slice(0, MAX_CHARACTERS)
    .split(/[,;](?![^()]*\))|\s(?=otherwise\s)/iu)
    .map((part) => part.replace(/["']/g, '').replace(/\s+/g, ' ').trim())
    .filter((part) => !OF_THE_LOGO.test(part))
    .map((part) => ({ family: toBareFamily(part.replace(REMARK, '')), remark: REMARK.exec(part)?.[0] ?? '' }))
    .filter(({ family }) => family !== '');
  const [first, rest] = [
    named.filter(({ remark }) => OF_HEADINGS.test(remark)),
    named.filter(({ remark }) => !OF_HEADINGS.test(remark)),
  ];
  return [...first, ...rest].map(({ family }) => family);
}

const toBareFamily = (text: string): string => {
  const bare = text.replace(AROUND, '').trim();
  return BUNDLED.has(text.toLowerCase()) || bare === '' ? text : bare;
};

/** The card's font for the first family of a stack that one stands for: by its exact name, or as a generic one. */
export function findCardFont(stack: string): { font: CardFont; family: string; at: number } | undefined {
  const families = splitFontStack(stack);
  for (const [index, family] of families.entries()) {
    const font = FONT_OF.get(family.toLowerCase());
    if (font !== undefined) return { font, family, at: index };
  }
  return undefined;
}

const BUNDLED = new Map(CHOSEN_FAMILIES.map((name) => [name.toLowerCase(), name]));

/** The bundled family of that name: `Manrope Variable` is Manrope, `Geist Sans` Geist. */
export function findBundled(family: string): string | undefined {
  const name = family.toLowerCase().replace(/ (?:variable|vf)$/, '');
  return BUNDLED.get(name) ?? BUNDLED.get(name.replace(/ sans$/, ''));
}
