import { hasVisibleCharacter } from '@cardwright/contract/visible-text';
import { LRUCache } from 'lru-cache';
import type { Brief, BriefBlock, BriefKind } from '../../brief/brief.ts';
import type { Reader, ReadPrompt } from '../../brief/reader.ts';
import { clip, type Warning, warn } from '../../brief/warning.ts';
import { cleanText } from '../reading/clean-text.ts';
import { detectLanguage } from '../reading/language.ts';
import { readText } from '../reading/reading.ts';
import { findSigns } from '../signs/find-signs.ts';
import { describeWishes } from '../wishes/describe-wishes.ts';
import { readColorWords } from '../wishes/read-color-words.ts';
import { isOfSomething, readFormatWords } from '../wishes/read-format-words.ts';
import { readLayoutWords } from '../wishes/read-layout-words.ts';
import { readStyleWords } from '../wishes/read-style-words.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import { joinMarks } from './join-marks.ts';
import { listUnused } from './list-unused.ts';
import { type Network, readNetwork } from './network.ts';
import { type Mark, readMarks } from './read-marks.ts';
import { tidyBlock, toBlocks } from './to-blocks.ts';

// A prompt is read for its size on submission and again when it is drawn, for each variation and seed.
const REMEMBERED = 64;
const WEIGHTS = new URL('../../../data/reader/', import.meta.url);
const LONGEST_CAUTIOUS_TITLE = 90;
const SENTENCE = /[^.!?。！？\n]+[.!?。！？]*/gu;
// Limits of a brief that is sent back; see the contract.
const MOST_BLOCKS = 60;
const MOST_NAMES = 8;
const LONGEST_TEXT = 1000;
const LONGEST_ASIDE = 200;
const LONG = 'The prompt is long: what comes after its beginning is not on the card.';
const CAUTION = 'The prompt was set as text: no title or fact was recognized in it.';

/**
 * The built-in reader: a network tags what each stretch of a prompt is, and laws hold what must be so whatever it thinks. Results
 * are shared between callers, who must not modify them.
 */
export function createTagReader(network: Network = readNetwork(WEIGHTS)): Reader {
  const recent = new LRUCache<string, ReadPrompt>({
    max: REMEMBERED,
    memoMethod: (prompt) => readTagged(network, prompt),
  });
  return { name: 'built-in', read: async (prompt) => recent.memo(prompt) };
}

function readTagged(network: Network, prompt: string): ReadPrompt {
  const language = detectLanguage(cleanText(prompt));
  const { kind, marks: found, describes, cutAt } = readMarks(network, prompt, language);
  const marks = joinMarks(prompt, joinLastWord(prompt, found, language), language);
  const wordsOf = (...names: string[]): string =>
    marks
      .filter(({ name }) => names.includes(name))
      .map(({ start, end }) => cleanText(prompt.slice(start, end)))
      .join('. ');
  const pictured = wordsOf('picture');
  const marked = toBlocks(prompt, marks) as BriefBlock[];
  const blocks = marked.slice(0, MOST_BLOCKS).map(shortenBlock);
  const describesByFormat = marks.some((mark) => isDescribing(prompt, mark, language));
  const isPicture = blocks.length === 0 && (kind === 'picture' || pictured !== '' || describesByFormat);
  // Neither words nor a picture were found: caution sets the prompt itself.
  const cautious = blocks.length === 0 && !isPicture ? setWhole(prompt).map(shortenBlock) : undefined;
  const { format, warnings } = readFormatWords(wordsOf('format', 'request'), language, kind);
  const picture = isPicture ? describedBy(prompt, marks, language) : pictured;
  // "A watercolor of a fox": a picture's manner may stand in its description.
  const style = readStyleWords(`${wordsOf('style', 'color', 'wish', 'request')}. ${picture}`, language);
  const brief: Brief = {
    version: 1,
    language,
    kind: isPicture ? 'picture' : kind === 'picture' ? 'plain' : (kind as BriefKind),
    blocks: cautious ?? blocks,
    picture: toPicture(picture),
    illustration: null,
    image: null,
    look: null,
    style: style.style.slice(0, MOST_NAMES),
    scheme: style.scheme ?? readStyleWords(wordsOf('color'), language).scheme,
    colors: readColorWords(wordsOf('color', 'style'), language).slice(0, MOST_NAMES),
    layout: readLayoutWords(wordsOf('layout', 'wish'), language).slice(0, MOST_NAMES),
    format,
  };
  return {
    brief,
    unused: cautious ? [] : listUnused(prompt, marks, cutAt),
    warnings: [
      ...(cautious
        ? [warn('set_as_text', CAUTION)]
        : [...warnings, ...describeWished(prompt, marks, language), ...warnUnsure(prompt, marks)]),
      // What is described is not set, however much of it was read.
      ...((cutAt !== undefined && !describes) || marked.length > MOST_BLOCKS ? [warn('no_room', LONG)] : []),
    ],
  };
}

function toPicture(described: string): Brief['picture'] {
  const text = shorten(described).trim();
  return hasVisibleCharacter(text) ? { text } : null;
}

/** Names the texts that may well be several: they are set whole, never torn. */
function warnUnsure(prompt: string, marks: readonly Mark[]): Warning[] {
  const texts = marks
    .filter(({ unsure }) => unsure)
    .map(({ start, end }) => cleanText(prompt.slice(start, end)));
  if (texts.length === 0) return [];
  const named = texts.map((text) => `“${clip(text)}”`).join(', ');
  return [
    warn('set_as_one', `It is unclear where one text ends and the next begins. Set as one: ${named}.`, texts),
  ];
}

const WISHES: ReadonlySet<string> = new Set(['style', 'color', 'layout', 'wish']);

/** Says if no word of a wish is known: nobody can follow it. */
const isUnread = (words: string, language: string): boolean =>
  findSigns(readText(words), language).all.length === 0;

const ONE_WORD = /^ \S+$/;

/** Gives a headline its last word back that was taken for a wish: "... without a garbage | collector" asks for nothing. */
function joinLastWord(prompt: string, marks: readonly Mark[], language: string): readonly Mark[] {
  const [title, wish] = marks.slice(-2);
  if (title?.name !== 'title' || wish === undefined || !WISHES.has(wish.name)) return marks;
  const word = prompt.slice(title.end, wish.end);
  const isLast = prompt.slice(wish.end).trim() === '';
  if (!ONE_WORD.test(word) || !isLast || !isUnread(word, language)) return marks;
  return [...marks.slice(0, -2), { ...title, end: wish.end }];
}

/** Warns of the wishes that cannot be met, or in which no word is known. */
function describeWished(prompt: string, marks: readonly Mark[], language: string): Warning[] {
  const wished = marks
    .filter(({ name }) => WISHES.has(name) || name === 'request' || name === 'format')
    .map(({ name, start, end }) => ({ name, words: cleanText(prompt.slice(start, end)) }));
  return describeWishes(
    readWishes(wished.map(({ words }) => words).join('. '), language),
    wished
      .filter(({ name, words }) => WISHES.has(name) && isUnread(words, language))
      .map(({ words }) => words),
  );
}

const NOT_DESCRIBING: ReadonlySet<string> = new Set(['request', 'chat', 'field', 'format', 'layout']);

/** Says if a format that is asked for is a picture of something, which describes it: "a portrait of Anubis". */
const isDescribing = (prompt: string, { name, start, end }: Mark, language: string): boolean =>
  (name === 'format' || name === 'request') && isOfSomething(prompt.slice(start, end), language);

/** The words of a prompt that describe its picture, its manner and colors with it. */
function describedBy(prompt: string, marks: readonly Mark[], language: string): string {
  let words = '';
  let at = 0;
  for (const mark of marks) {
    if (!NOT_DESCRIBING.has(mark.name) || isDescribing(prompt, mark, language)) continue;
    words += prompt.slice(at, mark.start);
    at = mark.end;
  }
  return tidyBlock(words + prompt.slice(at)) || cleanText(prompt);
}

/** A text of a brief, no longer than one that is sent may be. */
const shorten = (text: string, longest = LONGEST_TEXT): string =>
  text.length <= longest ? text : text.slice(0, longest).toWellFormed().replaceAll('\ufffd', '').trimEnd();

const shortenBlock = (block: BriefBlock): BriefBlock => ({
  ...block,
  text: shorten(block.text),
  ...(block.value === undefined ? {} : { value: shorten(block.value, LONGEST_ASIDE) }),
  ...(block.detail === undefined ? {} : { detail: shorten(block.detail, LONGEST_ASIDE) }),
  ...(block.label === undefined ? {} : { label: shorten(block.label, LONGEST_ASIDE) }),
});

/** The longest sentence that a title has room for as title, what stands before and behind it whole as body. */
function setWhole(prompt: string): BriefBlock[] {
  const text = cleanText(prompt);
  const sentences = Array.from(text.matchAll(SENTENCE), ({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
    length: words.trim().length,
  })).filter(({ length }) => length <= LONGEST_CAUTIOUS_TITLE);
  const [title = { start: 0, end: 0 }] = sentences.toSorted((a, b) => b.length - a.length);
  const pieces: [BriefBlock['role'], string][] = [
    ['body', text.slice(0, title.start)],
    ['title', text.slice(title.start, title.end)],
    ['body', text.slice(title.end)],
  ];
  return pieces
    .map(([role, words]) => ({ role, text: tidyBlock(words) }))
    .filter((block) => hasVisibleCharacter(block.text));
}
