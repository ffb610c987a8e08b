import { clampWeight, getFontTraits, toTextFamily } from '../assets/font-catalogue.ts';
import { grotesk } from './faces/grotesk.ts';
import type { Sheet, Voice } from './sheet.ts';

export type OwnFont = {
  family: string;
  weight: number;
  letterSpacing: number;
  variation?: string | undefined;
  /** The family of all that is no title, where it has its own. */
  text?: string | undefined;
};

/** The voices in a face of somebody's own; code stays in its own. */
export function toVoices({
  family,
  weight,
  letterSpacing,
  variation,
  text: ofTexts,
}: OwnFont): Sheet['voices'] {
  const text = ofTexts ?? toTextFamily(family);
  const loose = getFontTraits(family).fontClass !== 'sans';
  const display = ({ large: _, ...voice }: Voice): Voice => ({
    ...voice,
    family,
    weight,
    tracking: letterSpacing,
    line: loose ? Math.max(1.04, voice.line) : voice.line,
    ...(variation === undefined ? {} : { variation }),
  });
  const small = (voice: Voice): Voice => ({
    ...voice,
    family: text,
    weight: clampWeight(text, voice.weight),
  });
  return {
    title: display(grotesk.voices.title),
    display: display(grotesk.voices.display),
    serif: display(grotesk.voices.serif),
    figure: { ...display(grotesk.voices.figure), line: grotesk.voices.figure.line, tabular: true },
    text: small(grotesk.voices.text),
    strong: small(grotesk.voices.strong),
    code: grotesk.voices.code,
  };
}
