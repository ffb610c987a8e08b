import { getFontFamily } from '../assets/font-catalogue.ts';
import type { TextStyle } from '../layout/composition.ts';
import type { TypePairing } from './direction.ts';

// In em, of titles: faces of these classes are drawn tighter or wider than a look's own.
const SPACING = { serif: -0.02, slab: -0.02, mono: -0.05, poster: 0, rounded: -0.01, hand: 0 } as const;

/** A look's pairing in a brand's family: sizes, weights and capitals stay the look's. */
export function toBrandType(pairing: TypePairing, family: string): TypePairing {
  const { fontClass } = getFontFamily(family);
  // Posters and handwriting are for titles: nobody reads a date in them.
  const small = fontClass === 'poster' || fontClass === 'rounded' || fontClass === 'hand' ? 'Inter' : family;
  const display = inFamily(pairing.display, family);
  return {
    display: fontClass === 'sans' ? display : { ...display, letterSpacing: SPACING[fontClass] },
    text: inFamily(pairing.text, small),
    label: inFamily(pairing.label, small),
  };
}

function inFamily({ variation: _, ...style }: TextStyle, family: string): TextStyle {
  const [lightest, heaviest] = getFontFamily(family).weights;
  return { ...style, family, weight: Math.min(heaviest, Math.max(lightest, style.weight)) };
}
