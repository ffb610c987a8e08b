import type { PictureOrder } from './painter.ts';
import { SUBJECT_AT, withoutCommands } from './to-instruction.ts';

/** What diffusion models were trained on; larger pictures repeat their subject. */
export const DIFFUSION_PIXELS = 1_100_000;

const AVOID = 'text, letters, numbers, watermark, signature, logo, border, frame';

/** An order for models that see words and not sentences: they paint whatever is named, so what must not be there stands apart. */
export function toScene({ description, quiet }: PictureOrder): { prompt: string; avoid: string } {
  const place = quiet
    ? `subject at the ${SUBJECT_AT[quiet]}, calm plain ${quiet} half in one soft tone`
    : 'whole subject in the middle';
  return { prompt: `${toPlain(withoutCommands(description))} ${place}, clean surfaces`, avoid: AVOID };
}

/** In capitals these join, split and weigh parts of a prompt. */
const toPlain = (text: string): string =>
  text.replaceAll(/\b(?:AND|BREAK|ADD(?:BASE|COL|COMM|ROW))\b/g, (word) => word.toLowerCase());
