import { isKnownFace } from '../derive/similar-families.ts';
import type { ProseStyle } from './design-document.ts';
import { holdsWord } from './design-words.ts';
import type { Sentence } from './read-sentences.ts';
import { WEIGHT_NAME } from './type-words.ts';

const MAX_STYLES = 60;
// Words with capital letters, or what is set off from the sentence.
const NAMES =
  /(?:\*\*|`|(?<![\p{L}*])[*_](?!\*)|[「『])([^*_`「」『』]{3,40})(?:\*\*|[`*_」』])|(?<![\p{Script=Latin}\p{N}])\p{Lu}[\p{L}\d]+(?: (?:\p{Lu}[\p{L}\d]*|\d)){0,3}/gu;
const WEIGHT = new RegExp(`\\b[1-9]00\\b|${WEIGHT_NAME.source}`, 'iu');
const MOST_WORDS = 4;
const AFTER = 40;

/** Families that sentences about headings or letters name, where it is known what they look like. */
export function readToldType(paragraphs: readonly (readonly Sentence[])[]): ProseStyle[] {
  const styles: ProseStyle[] = [];
  for (const { text: whole, headings, line } of paragraphs.flat()) {
    // What stands in brackets stands in, too.
    const text = whole.replace(/\([^()]{0,80}\)/g, '');
    const isOfHeadings = holdsWord('headings', text);
    const isAboutType = headings.slice(-1).some((one) => holdsWord('type', one)) || holdsWord('type', text);
    if (styles.length >= MAX_STYLES || !(isOfHeadings || isAboutType)) continue;
    const faces = [...text.matchAll(NAMES)].flatMap(({ 0: name, 1: marked, index }) => {
      const family = findFace(marked ?? name);
      return family === undefined ? [] : [{ family, at: index, end: index + name.length }];
    });
    const [face, second] = faces;
    if (!face) continue;
    const weight = WEIGHT.exec(text.slice(face.at, second?.at ?? face.end + AFTER))?.[0];
    const name = isOfHeadings ? 'Headings' : 'Font';
    styles.push({ name, family: face.family, ...(weight && { weight }), headings, line });
  }
  // "Archivo throughout" is for all texts where no sentence says more.
  const ofHeadings = styles.filter(({ name }) => name === 'Headings');
  return ofHeadings.length > 0 ? ofHeadings : styles.slice(0, 1);
}

/** The longest part of some words that is a face: "The Fraunces Medium" is Fraunces. */
function findFace(words: string): string | undefined {
  const parts = words.split(/\s+/).slice(0, 2 * MOST_WORDS);
  for (let length = Math.min(MOST_WORDS, parts.length); length > 0; length -= 1)
    for (let from = 0; from + length <= parts.length; from += 1) {
      const part = parts.slice(from, from + length).join(' ');
      if (isKnownFace(part)) return part;
    }
  return undefined;
}
