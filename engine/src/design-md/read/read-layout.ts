import type { DesignDocument } from './design-document.ts';
import { holdsWord, partsOf, wants } from './design-words.ts';
import type { Sentence } from './read-sentences.ts';

const [REGULAR, MEDIUM] = [400, 500];
const IS_MEDIUM = /\bmedium\b/iu;
const ABOUT_LAYOUT = /\b(?:layout|composition|grid|cards?)\b/iu;

/** What sentences forbid of type, and where they place headings: "No Bold.", "Titles are centered." */
export function readLayout(
  paragraphs: readonly (readonly Sentence[])[],
): Pick<DesignDocument, 'mostWeight' | 'isCentered'> {
  const sentences = paragraphs.flat();
  const isDenied = (text: string): boolean =>
    partsOf(text).some((part) => holdsWord('boldface', part) && holdsWord('negated', part));
  const denied = paragraphs.filter((some) => some.some(({ text }) => isDenied(text)));
  const allowsMedium = denied.some((some) => some.some(({ text }) => IS_MEDIUM.test(text)));
  const isCentered = sentences.some(
    ({ text, headings }) =>
      wants('centered', text) &&
      (holdsWord('headings', text) ||
        (holdsWord('social', headings.at(-1) ?? '') && !ABOUT_LAYOUT.test(text))),
  );
  return {
    ...(denied.length > 0 && { mostWeight: allowsMedium ? MEDIUM : REGULAR }),
    ...(isCentered && { isCentered: true as const }),
  };
}
