import { holdsWord, isWord } from './design-words.ts';
import { toPlain, walkProse } from './walk-prose.ts';

// "Slogan: Look longer." and "**TAGLINE** Buy it once."
const LABELED = /^(?:\*\*|__)?([\p{L} -]{3,24}?)(?:[:：](?:\*\*|__)?|\*\*|__)[:：]?\s*(\S.{2,119})$/u;
// What stands in quotation marks or in italics alone, or at the end of a line.
const QUOTED = /(?:^|[.!?:]\s+)(?:\*{1,2}|_)?["“„«「]([^"“”„«»「」]{4,90})["“”»」](?:\*{1,2}|_)?$/u;
const SLANTED = /(?:^|[.!?:]\s+)(?:\*(?!\*)|_)([^*_]{4,90})[*_]$/u;
// Lines of text between the title and what it is about.
const OPENING = 3;

/** What a brand says of itself to everybody: what the text calls so, or else quotes below its title. */
export function readTagline(text: string): { text: string; line: number } | undefined {
  let quoted: { text: string; line: number } | undefined;
  let opening = 0;
  for (const part of walkProse(text)) {
    if (part.kind === 'row') continue;
    const [, label = '', said] = LABELED.exec(part.text) ?? [];
    if (said !== undefined && isWord('tagline', label)) return { text: toWords(said), line: part.line };
    opening = part.kind === 'item' ? OPENING : opening + 1;
    const [, words] = QUOTED.exec(part.text) ?? SLANTED.exec(part.text) ?? [];
    if (opening <= OPENING && words !== undefined && isSaid(words))
      quoted ??= { text: toWords(words), line: part.line };
  }
  return quoted;
}

/** Not a date, an edition or a note about the document. */
const isSaid = (words: string): boolean =>
  !/[\d:]/u.test(words) &&
  /\p{L}[\s\p{P}]+\p{L}|[^\p{ASCII}]{4}/u.test(words) &&
  !holdsWord('document', words);

/** Without quotation marks and emphasis around it. */
const toWords = (said: string): string =>
  toPlain(said)
    .replace(/^["“„«「]|["”“»」]$/gu, '')
    .trim();
