import { type DesignToken, quoteName } from '../read/design-document.ts';
import type { TokenIndex } from './token-index.ts';

/** The text of a token that refers to no other, or why there is none: the end of a sentence about the token. */
export type Resolved = { value: string } | { problem: string };

// The format's own limit.
const MAX_DEPTH = 10;
const REFERENCE = /^\{([^{}]+)\}$/;

const toTarget = (value: string): string | undefined => REFERENCE.exec(value.trim())?.[1]?.trim();

/** The token that this one refers to, as a reference or as the bare name of a color. */
export function findReferred(token: DesignToken, index: TokenIndex): DesignToken | undefined {
  const target = toTarget(token.value);
  return target === undefined ? index.named(token) : index.at(target);
}

/** Follows `{colors.primary}`, and the bare name of a color where one belongs, to the value that is meant. */
export function resolveReference(token: DesignToken, index: TokenIndex): Resolved {
  let current = token;
  for (let depth = 0; depth <= MAX_DEPTH; depth++) {
    if (current.kind === 'nothing') return { problem: depth === 0 ? NOTHING : 'refers to an empty token' };
    const value = current.value.trim();
    const target = toTarget(value);
    const next = findReferred(current, index);
    if (next === undefined) {
      if (target === undefined) return { value };
      const isGroup = index.has(target.split('.'));
      return {
        problem: `refers to \`${quoteName(target)}\`, which ${isGroup ? 'is a group of tokens' : 'does not exist'}`,
      };
    }
    current = next;
  }
  return { problem: `refers to itself, or through more than ${MAX_DEPTH} other tokens` };
}

const NOTHING = 'is empty; a color needs quotes, because an unquoted `#` starts a comment';
