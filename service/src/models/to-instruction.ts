import type { PictureOrder } from './painter.ts';

/** Where the subject is, by the side that is calm. */
export const SUBJECT_AT = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

/** An order in words, for models that follow instructions. */
export function toInstruction({ description, quiet }: PictureOrder): string {
  const place = quiet
    ? `What matters is at the ${SUBJECT_AT[quiet]}; the ${quiet} half is calm and plain, in one soft tone.`
    : 'What matters fills the middle; nothing of it is cut off.';
  return `${withoutCommands(description)} ${place} The picture has no lettering, numbers, logos, watermarks, borders or frames.`;
}

/**
 * Takes out what servers execute in a prompt: tags (`<lora:...>`, `<sd_cpp_extra_args>`), alternatives, weights, wildcards, and the
 * bar behind which LocalAI reads what to avoid.
 */
export const withoutCommands = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[<>{}[\]()|\\]|__+/g, ' ')
    // Last: what is taken out before may have hidden the start of a word.
    .replaceAll(/\b(?:embedding|hypernet|lora):\S*/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
