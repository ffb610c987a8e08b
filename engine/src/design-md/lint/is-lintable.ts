// Of 805 public documents none nests brackets more than 2 deep, and none has more than 85 kB for the linter.
const MAX_DEPTH = 50;
const MAX_CHARACTERS = 160 * 1024;
const BRACKET = /[[\]{}]/g;

/**
 * Whether the linter comes to an end with a reduced document in good time: its YAML parser goes over all open
 * brackets again with each one, and nobody writes so many.
 */
export function isLintable(reduced: string): boolean {
  if (reduced.length > MAX_CHARACTERS) return false;
  let depth = 0;
  for (const [bracket] of reduced.matchAll(BRACKET)) {
    depth = bracket === '[' || bracket === '{' ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) return false;
  }
  return true;
}
