import type { TypePairing } from '../../../assets/text-style.ts';

/** The type of signs: one upright grotesque, heavy enough to be read from afar. */
export const SIGN_TYPE: TypePairing = {
  display: { family: 'Archivo', weight: 800, lineHeight: 1.02, letterSpacing: -0.018 },
  text: { family: 'Archivo', weight: 550, lineHeight: 1.32 },
  label: { family: 'Archivo', weight: 700, lineHeight: 1.25 },
};
