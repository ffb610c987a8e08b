/** How a brand sounds, by names that a design document has under `tone`, and what its cards get where no prompt says otherwise: letters without a font of its own, and what is shown more often. */
export const TONES = {
  friendly: { letters: 'round letters', prefers: 'drawings' },
  playful: { letters: 'lively letters', prefers: 'drawings and patterns' },
  elegant: { letters: 'slender serif letters', prefers: 'frames' },
  serious: { letters: 'sober serif letters', prefers: 'facts in rows' },
  bold: { letters: 'wide, heavy letters', prefers: 'large words' },
  technical: { letters: 'plain letters with monospaced small print', prefers: 'facts in rows' },
} as const;

export type Tone = keyof typeof TONES;

export const TONE_NAMES = Object.keys(TONES) as [Tone, ...Tone[]];

export const isTone = (text: string): text is Tone => Object.hasOwn(TONES, text);
