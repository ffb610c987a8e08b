import type { Warning, WarningCode } from '@cardwright/contract/warning';

export type { Warning };

/** The sentences of warnings. */
export const messagesOf = (warnings: readonly Warning[]): string[] => warnings.map(({ message }) => message);

/** A warning about `words`, as they are in the prompt or the brief. */
export const warn = (code: WarningCode, message: string, words: readonly string[] = []): Warning => ({
  code,
  message,
  words: [...new Set(words)],
});

/** A text as a warning quotes it: a long one by its beginning. */
export const clip = (text: string): string => {
  const letters = [...text];
  return letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : text;
};
