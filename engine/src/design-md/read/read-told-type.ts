import { isKnownFace } from '../derive/similar-families.ts';
import type { ProseStyle } from './design-document.ts';
import { holdsWord, wantsOfList } from './design-words.ts';
import type { Sentence } from './read-sentences.ts';
import { WEIGHT_NAME } from './type-words.ts';

const MAX_STYLES = 60;
// Words with capital letters, or what is set off from the sentence.
const NAMES =
  /(?:\*\*|`|(?<![\p{L}*])[*_](?!\*)|[「『])([^*_`「」『』]{3,40})(?:\*\*|[`*_」』])|(?<![\p{Script=Latin}\p{N}])\p{Lu}[\p{L}\d]+(?: (?:\p{Lu}[\p{L}\d]*|\d)){0,3}/gu;
const WEIGHT = new RegExp(`\\b[1-9]00\\b|${WEIGHT_NAME.source}`, 'iu');
const LABELED = /^[^:：–—=]{2,60}(?:[:：=]|\s[–—])/u;
const MOST_WORDS = 4;
const AFTER = 40;

/**
 * Families that sentences about headings, texts or letters name, where it is known what they look like; and weight and
 * case that they give headings, also without a family: "ExtraBold in headings".
 */
export function readToldType(paragraphs: readonly (readonly Sentence[])[]): ProseStyle[] {
  const styles: ProseStyle[] = [];
  for (const sentences of paragraphs) {
    let isOfHeadings = false;
    for (const sentence of sentences) {
      if (styles.length >= MAX_STYLES) break;
      const told = readSentence(sentence, isOfHeadings);
      isOfHeadings = told.some(({ name }) => name === HEADINGS);
      styles.push(...told);
    }
  }
  // "Archivo throughout" is for all texts where no sentence says more.
  const [general, own] = [
    styles.filter(({ name }) => name === GENERAL),
    styles.filter(({ name }) => name !== GENERAL),
  ];
  const hasHeadings = own.some(({ name, family }) => name === HEADINGS && family !== undefined);
  return hasHeadings ? own : [...general.slice(0, 1), ...own];
}

const [HEADINGS, TEXT, GENERAL] = ['Headings', 'Text', 'Font'];

/** `follows`: the sentence before it is about headings, so that "Uppercase, tight." is, too. */
function readSentence({ kind, text: whole, headings, line }: Sentence, follows: boolean): ProseStyle[] {
  // "Headings: Inter" is read with its label.
  if (kind === 'row' || (kind === 'item' && LABELED.test(whole))) return [];
  const place = { headings, line };
  // What stands in brackets stands in, too.
  const text = whole.replace(/\([^()]{0,80}\)/g, '');
  const isAboutType = headings.slice(-1).some((one) => holdsWord('type', one)) || holdsWord('type', text);
  const ofHeadings = holdsWord('headings', text);
  const ofText = !ofHeadings && isOfText(text);
  const faces = [...text.matchAll(NAMES)].flatMap(({ 0: name, 1: marked, index }) => {
    const family = findFace(marked ?? name);
    return family === undefined ? [] : [{ family, at: index, end: index + name.length }];
  });
  const [face, second] = faces;
  const transform = (ofHeadings || follows) && wantsOfList('capitals', text) ? 'uppercase' : undefined;
  if (!face) {
    const [part = ''] = whole.split(/[,;、，]/u).filter((one) => holdsWord('headings', one));
    const weight =
      isAboutType && ofHeadings && !holdsWord('negated', part) ? WEIGHT.exec(part)?.[0] : undefined;
    if (weight === undefined && transform === undefined) return [];
    return [{ name: HEADINGS, ...(weight && { weight }), ...(transform && { transform }), ...place }];
  }
  if (!ofHeadings && !ofText && !isAboutType) return [];
  const weight = WEIGHT.exec(text.slice(face.at, second?.at ?? face.end + AFTER))?.[0];
  const name = ofHeadings ? HEADINGS : ofText ? TEXT : GENERAL;
  return [
    { name, family: face.family, ...(weight && { weight }), ...(transform && { transform }), ...place },
    // "Titles in Canela, everything else in Graphik", or "Titles and text are in Lyon".
    ...(ofHeadings && second && isOfText(text.slice(face.end))
      ? [{ name: TEXT, family: second.family, ...place }]
      : ofHeadings && isOfText(text.slice(0, face.at))
        ? [{ name: TEXT, family: face.family, ...place }]
        : []),
  ];
}

// "Type" is all of it.
const isOfText = (text: string): boolean =>
  holdsWord('rest', text) || holdsWord('quiet', text) || holdsWord('text', text.replace(/\btype\b/giu, ''));

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
