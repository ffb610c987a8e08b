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

const MOST_NAMED = 3;

/** The first of some texts, and how many more there are. */
export function nameAll(texts: readonly string[]): string {
  const named = texts.slice(0, MOST_NAMED).map((text) => `“${clip(text)}”`);
  const more = texts.length > MOST_NAMED ? ` and ${texts.length - MOST_NAMED} more` : '';
  return `${named.join(', ')}${more}`;
}

/** Names texts that have no room. */
export const warnUnset = (texts: readonly string[]): Warning =>
  warn('no_room', `There is no room for ${nameAll(texts)}.`, texts);
