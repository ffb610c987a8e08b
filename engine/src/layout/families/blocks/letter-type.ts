import { getFontTraits } from '../../../assets/font-catalogue.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import type { Random } from '../../../random.ts';
import type { Style } from '../../styles/style.ts';
import { findStyle } from '../../styles/styles.ts';

const newsreader = { family: 'Newsreader', weight: 440, lineHeight: 1.42 } as const;
const caps = { family: 'Manrope', weight: 600, lineHeight: 1.3, letterSpacing: 0.08 } as const;

// What letters are set in.
const PRINTED: readonly TypePairing[] = [
  {
    display: { family: 'Newsreader', weight: 500, lineHeight: 1.08, letterSpacing: -0.018 },
    text: newsreader,
    label: caps,
  },
  {
    display: { family: 'Fraunces', weight: 500, lineHeight: 1.08, letterSpacing: -0.015 },
    text: newsreader,
    label: caps,
  },
  {
    display: { family: 'Playfair Display', weight: 500, lineHeight: 1.12, letterSpacing: -0.008 },
    text: newsreader,
    label: caps,
  },
];

/** The type of a letter: a serif or a hand; a style that has its title in one keeps it, and so does a brand its own. */
export function toLetterType({ name, type }: Style, random: Random): TypePairing {
  const isHouse = findStyle(name)?.pairings.includes(type) ?? false;
  const { fontClass } = getFontTraits(type.display.family);
  const written = fontClass === 'serif' || fontClass === 'hand';
  if (!isHouse || written) return type;
  return random.fork('letter type').pick(PRINTED);
}

/** How a letter is signed. */
export const SIGNATURE = { family: 'Caveat', weight: 600, lineHeight: 1.05 } as const;
