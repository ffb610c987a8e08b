// Printable in YAML 1.2 (5.1), and no line break in any version of it; what is not is escaped.
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\u0085\uFEFF]/gu;

/** A text as a double-quoted YAML scalar on one line, whatever it holds. */
export function toYamlText(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replace(UNSAFE, toEscape);
  return `"${escaped}"`;
}

function toEscape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\U${toHex(code, 8)}` : `\\u${toHex(code, 4)}`;
}

const toHex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0');
