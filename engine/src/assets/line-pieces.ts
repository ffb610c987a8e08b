import { splitEmoji } from './emoji.ts';
import { showHyphen } from './soft-hyphen.ts';

/** A stretch of a line that is drawn in one way: letters, a picture, or small letters above or below the baseline. */
export type LinePiece = { text: string; kind: 'text' | 'emoji' | 'superscript' | 'subscript' };

// A font that has ² and ³ of its own draws them better; in a longer exponent all signs are made alike.
const SUPERSCRIPTS = '[¹²³]*[\u2070-\u207f][¹²³\u2070-\u207f]*';
const SUBSCRIPTS = '[\u2080-\u208e\u2090-\u2093\u2095-\u209c]+';
const SMALL = new RegExp(`(?<superscript>${SUPERSCRIPTS})|(?<subscript>${SUBSCRIPTS})`, 'gu');

/** Cuts a line into pieces, in reading order; superscripts and subscripts, which few fonts have, as plain signs. */
export function splitLine(line: string): LinePiece[] {
  return splitEmoji(showHyphen(line)).flatMap(({ text, emoji }): LinePiece[] =>
    emoji ? [{ text, kind: 'emoji' }] : splitSmall(text),
  );
}

function splitSmall(text: string): LinePiece[] {
  const pieces: LinePiece[] = [];
  let from = 0;
  for (const { 0: small, index, groups } of text.matchAll(SMALL)) {
    if (index > from) pieces.push({ text: text.slice(from, index), kind: 'text' });
    const kind = groups?.superscript === undefined ? 'subscript' : 'superscript';
    pieces.push({ text: small.normalize('NFKC'), kind });
    from = index + small.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), kind: 'text' });
  return pieces;
}
