import type { z } from 'zod';
import { plainText } from './plain-text.ts';

/** Characters of a prompt: as documented, and as many as an operator can allow. */
export const PROMPT_CHARACTERS = { standard: 4000, most: 16_000 } as const;

/** A prompt. Servers accept the standard length unless their operator allows more, so that is the length documented. */
export const promptText = (): z.ZodString =>
  plainText({ max: PROMPT_CHARACTERS.most, multiline: true }).meta({
    minLength: 1,
    maxLength: PROMPT_CHARACTERS.standard,
  });
