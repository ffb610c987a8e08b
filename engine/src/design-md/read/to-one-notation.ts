import { MAX_CHARACTERS } from './walk-prose.ts';

const BETWEEN = String.raw`[ \t]*[,/·; ][ \t]*`;
const CHANNEL = String.raw`(\d{1,3})`;
// `RGB 214/40/57`, `R 214 G 40 B 57`; `rgb(214, 40, 57)` is written as in a style sheet already.
const CHANNELS = [
  new RegExp(
    String.raw`\bRGB[ \t]{0,2}[:=]?[ \t]{1,2}${[CHANNEL, CHANNEL, CHANNEL].join(BETWEEN)}(?![\d%.])`,
    'giu',
  ),
  new RegExp(
    String.raw`\bR[:=]? ?${CHANNEL}[,/·; ]{1,3}G[:=]? ?${CHANNEL}[,/·; ]{1,3}B[:=]? ?${CHANNEL}(?![\d%.])`,
    'gu',
  ),
];
// `HEX 2C3E50`, "Hex: #2C3E50", `0x2C3E50`.
const DIGITS = [
  /\bhex\b(?: (?:code|value))?[ \t]{0,2}[:=]?[ \t*`]{0,4}#?([\da-f]{6})(?![\da-z])/giu,
  /\b0x([\da-f]{6})(?![\da-z])/giu,
];
// What a printer mixes: it cannot be shown, and its numbers are no other color.
const PRINT = [
  /\b(?:CMYK|CMJN|CMAJN|CMAN)\b[ \t]{0,2}[:=]?[ \t]{0,2}\(?\d{1,3} ?%?(?:[ \t]?[,/·; -][ \t]?\d{1,3} ?%?){3}\)?/giu,
  /\bC[:=]? ?\d{1,3}[,/·; ]{1,3}M[:=]? ?\d{1,3}[,/·; ]{1,3}[YJ][:=]? ?\d{1,3}[,/·; ]{1,3}[KN][:=]? ?\d{1,3}\b/gu,
  /\b(?:Pantone|PMS|RAL|HKS|NCS)\b[ \t]{0,2}[:=]?[ \t]{0,2}(?:(?:Black|(?:Warm|Cool) Gr[ae]y)[ \t])?S?[ \t]?\d[\d-]{0,8}(?:-?[YRBGN]\d{0,2}[RBGY]?)?(?:[ \t]?[CUMK]\b)?/giu,
];
const HEX = /#[\da-f]{6}(?![\da-z])/giu;
const HEX_CHANNELS = [1, 3, 5] as const;
// Conversions between systems round.
const SAME = 3;

/**
 * The text with its colors as `#rrggbb`, whatever numbers they are written in, and without those of print; a color that a
 * line has in several notations stands there once. Lines stay lines.
 */
export const toOneNotation = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.length > 4 * MAX_CHARACTERS || !/\d/.test(line) ? line : toOneInLine(line)))
    .join('\n');

function toOneInLine(line: string): string {
  let one = line;
  for (const pattern of CHANNELS)
    one = one.replace(pattern, (whole, ...channels: string[]) => toHex(channels.slice(0, 3)) ?? whole);
  for (const pattern of DIGITS) one = one.replace(pattern, '#$1');
  for (const pattern of PRINT) one = one.replace(pattern, '');
  return one === line ? line : withoutRepeats(one);
}

/** `#rrggbb` of three numbers up to 255. */
export function toHex(channels: readonly string[]): string | undefined {
  const numbers = channels.map(Number);
  if (numbers.length !== 3 || numbers.some((one) => !(one <= 255))) return undefined;
  return `#${numbers.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

function withoutRepeats(line: string): string {
  let last: string | undefined;
  return line.replace(HEX, (color) => {
    const isRepeat = last !== undefined && isSame(color, last);
    last = color;
    return isRepeat ? '' : color;
  });
}

const isSame = (one: string, other: string): boolean =>
  HEX_CHANNELS.every(
    (at) =>
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) <=
      SAME,
  );
