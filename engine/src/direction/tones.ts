import type { Tone } from '@cardwright/contract/tones';
import { heavy } from '../sheets/faces/heavy.ts';
import { lively } from '../sheets/faces/lively.ts';
import { serif } from '../sheets/faces/serif.ts';
import { slender } from '../sheets/faces/slender.ts';
import { technical } from '../sheets/faces/technical.ts';
import type { Sheet } from '../sheets/sheet.ts';
import { toVoices } from '../sheets/to-voices.ts';

/** What the cards of a brand get of its tone, where its document does not say otherwise. */
export type ToneLook = {
  /** What its words are set in without a font of its own. */
  voices: Sheet['voices'];
  /** How much more often than others specs are drawn, by name. */
  favors: Readonly<Record<string, number>>;
};

const drawings = (factor: number): Readonly<Record<string, number>> => ({
  'object-side': factor,
  'object-start': factor,
  'object-bleed': factor,
  'object-above': factor,
  'figure-object': factor,
  'figure-bleed': factor,
  'figure-start': factor,
  'rows-object': factor,
});
const FACTS = { 'fact-columns': 3, 'sender-bar': 2, nameplate: 2 } as const;

export const TONE_LOOKS: Readonly<Record<Tone, ToneLook>> = {
  friendly: {
    voices: toVoices({ family: 'Nunito', weight: 800, letterSpacing: -0.015 }),
    favors: drawings(1.5),
  },
  playful: {
    voices: lively.voices,
    favors: { ...drawings(2), ticket: 2, 'side-pattern': 3 },
  },
  elegant: {
    voices: slender.voices,
    favors: { ...drawings(0.5), framed: 5, 'quote-framed': 3, nameplate: 2 },
  },
  serious: {
    voices: serif.voices,
    favors: { ...drawings(0.4), ...FACTS },
  },
  bold: {
    voices: heavy.voices,
    favors: { 'title-alone': 3, statement: 3, headline: 2, 'figure-tall': 3, 'object-bleed': 1.5 },
  },
  technical: {
    voices: technical.voices,
    favors: { ...drawings(0.6), ...FACTS },
  },
};
