import type { PictureOrder } from './painter.ts';
import { avoided, describePalette, SUBJECT_AT, withoutCommands } from './to-instruction.ts';

/** What diffusion models were trained on; larger pictures repeat their subject. */
export const DIFFUSION_PIXELS = 1_100_000;

const ALWAYS_AVOIDED = ['text', 'letters', 'numbers', 'watermark', 'signature', 'logo', 'border', 'frame'];

/** An order for models that see words and not sentences: they paint whatever is named, so what must not be there stands apart. */
export function toScene(order: PictureOrder): { prompt: string; avoid: string } {
  const { description, quiet } = order;
  const place = quiet
    ? `subject at the ${SUBJECT_AT[quiet]}, calm plain ${quiet} half in one soft tone`
    : 'whole subject in the middle';
  const palette = describePalette(order);
  const parts = [place, ...(palette === '' ? [] : [`${palette} tones`]), 'clean surfaces'];
  return {
    prompt: `${toPlain(withoutCommands(description))} ${parts.join(', ')}`,
    avoid: [...ALWAYS_AVOIDED, ...avoided(order).map(toPlain)].join(', '),
  };
}

/** In capitals these join, split and weigh parts of a prompt. */
const toPlain = (text: string): string =>
  text.replaceAll(/\b(?:AND|BREAK|ADD(?:BASE|COL|COMM|ROW))\b/g, (word) => word.toLowerCase());
