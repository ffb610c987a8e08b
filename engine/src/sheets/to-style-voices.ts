import { grotesk } from './faces/grotesk.ts';
import type { Style, Voice } from './sheet.ts';

type Display = Pick<Voice, 'family' | 'weight' | 'line' | 'tracking'> & { variation?: string };
type Text = { family: string; weight: number; strong: number };

/** All voices of a style from those of its titles and of its text. */
export function toStyleVoices(display: Display, { family, weight, strong }: Text): Style['voices'] {
  const { voices } = grotesk;
  return {
    title: display,
    display,
    figure: { ...display, line: Math.min(display.line, 1), tabular: true },
    serif: display,
    text: { ...voices.text, family, weight, tracking: 0 },
    strong: { ...voices.strong, family, weight: strong, tracking: 0 },
    code: voices.code,
  };
}
