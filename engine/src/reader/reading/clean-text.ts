type CodeRange = readonly [first: number, last: number];

// Controls, soft hyphen, bidi marks, overrides and isolates, zero-width characters, noncharacters, and the
// private use area (drawn as boxes, and needed here as marks for quotations).
const REMOVED: readonly CodeRange[] = [
  [0x00, 0x08],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xe000, 0xf8ff],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffd],
  [0xfffe, 0xffff],
  [0xf0000, 0x10ffff],
];
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
// Wide and blank-looking characters; no-break spaces stay, because French punctuation needs them.
const SPACES = /[\t\u1680\u2000-\u200a\u205f\u2800\u3164\uffa0]/g;
// Joiners shape Indic, Arabic and emoji text; anywhere else they are invisible noise.
const STRAY_JOINERS =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Gujarati}|\p{Script=Gurmukhi}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Oriya}|\p{Script=Sinhala}|\p{Script=Tamil}|\p{Script=Telugu})[\u200c\u200d]+/gu;
// Tag characters hide text, but are legitimate behind the black flag (the flag of Scotland).
const STRAY_TAGS = /(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0001}-\u{e007f}]+/gu;
const JOINED_TWICE = /([\u200c\u200d])[\u200c\u200d]+/g;

/**
 * A text that is safe to draw: well-formed, without controls, bidi overrides and invisible characters.
 * Line feeds stay; letters, marks and emoji stay untouched.
 */
export function cleanText(text: string): string {
  const broken = text.toWellFormed().replace(LINE_BREAKS, '\n');
  const visible = Array.from(broken).filter((character) => !isRemoved(character.codePointAt(0) ?? 0));
  return visible
    .join('')
    .replace(STRAY_TAGS, '')
    .replace(STRAY_JOINERS, '')
    .replace(JOINED_TWICE, '$1')
    .replace(SPACES, ' ')
    .trim();
}

function isRemoved(code: number): boolean {
  return code !== 0x0a && REMOVED.some(([first, last]) => code >= first && code <= last);
}
