import { languageRule } from '../../lexicon/language-rule.ts';
import { ANY_LANGUAGE } from '../../lexicon/languages.ts';
import { REPEAT_WORDS } from '../../lexicon/word-lists.ts';
import { SHOWN_MARKS, WISH_MARKS } from '../marks.ts';
import { cleanText } from '../reading/clean-text.ts';
import { createLexicon } from '../reading/lexicon.ts';
import { readText } from '../reading/reading.ts';
import { isOfSomething } from '../wishes/read-format-words.ts';
import { findQuotedSpans } from './laws.ts';
import type { Mark } from './read-marks.ts';
import { tidyBlock } from './to-blocks.ts';

const repeatWords = createLexicon(REPEAT_WORDS);
const WORDLESS = languageRule('iu')`${'wordless'}`(ANY_LANGUAGE);
const MAY_DESCRIBE: ReadonlySet<string> = new Set(['request', 'format', 'style']);
// Beside what is to be seen stand wishes alone.
const DESCRIBES: ReadonlySet<string> = new Set([...WISH_MARKS, 'picture']);
const NOT_DESCRIBING: ReadonlySet<string> = new Set(['request', 'chat', 'field', 'format', 'layout']);

/**
 * The only text of a prompt is the description of its picture where the prompt asks for no words beside it, or where it is all of a prompt
 * that is likely a picture, but for wishes: "terrazzo pattern, pale pink ground".
 */
export function describeWhole(
  prompt: string,
  marks: readonly Mark[],
  { kind, language }: { kind: string; language: string },
): readonly Mark[] {
  const texts = marks.filter(({ name }) => SHOWN_MARKS.has(name));
  const [text] = texts;
  if (texts.length !== 1 || !text) return marks;
  const isPattern = repeatWords.find(readText(prompt.slice(text.start, text.end)), language).length > 0;
  // "Padrão | repetido de folhas"
  const goesOn = marks.some(
    ({ name, start }) =>
      name === 'picture' && prompt.slice(text.end, start).trim() === '' && start >= text.end,
  );
  const isSeen = kind === 'picture' && (isPattern || goesOn);
  const isWhole =
    cleanText(prompt) === cleanText(prompt.slice(text.start, text.end))
      ? kind === 'picture'
      : isSeen && marks.every((mark) => mark === text || DESCRIBES.has(mark.name));
  const isStated =
    marks.some(({ name }) => name === 'field') ||
    findQuotedSpans(prompt).some(({ start, end }) => start < text.end && text.start < end);
  const others = `${prompt.slice(0, text.start)}\n${prompt.slice(text.end)}`;
  const isWordless = !isStated && WORDLESS.test(others);
  return (isWhole && !isStated) || isWordless
    ? marks.map((mark) => (mark === text ? { ...mark, name: 'picture' } : mark))
    : marks;
}

/** Says if a format or style that is asked for is a picture of something, which describes it: "a portrait of Anubis". */
export const isDescribing = (prompt: string, { name, start, end }: Mark, language: string): boolean =>
  MAY_DESCRIBE.has(name) && isOfSomething(prompt.slice(start, end), language);

/** The words of a prompt that describe its picture, its manner and colors with it. All of them where nothing but wishes would be left. */
export function describedBy(prompt: string, marks: readonly Mark[], language: string): string {
  const without = (isLeftOut: (mark: Mark) => boolean): string => {
    let words = '';
    let at = 0;
    for (const mark of marks) {
      if (!isLeftOut(mark)) continue;
      words += prompt.slice(at, mark.start);
      at = mark.end;
    }
    return tidyBlock(words + prompt.slice(at));
  };
  const isIdle = (mark: Mark): boolean =>
    NOT_DESCRIBING.has(mark.name) && !isDescribing(prompt, mark, language);
  const isBare = without((mark) => isIdle(mark) || mark.name === 'wish') === '';
  return isBare ? cleanText(prompt) : without(isIdle);
}
