import { hasVisibleCharacter } from '@cardwright/contract/visible-text';
import type { Brief, BriefBlock } from '../../brief/brief.ts';
import { cleanText } from '../reading/clean-text.ts';
import { detectLanguage } from '../reading/language.ts';
import { findQuotes } from '../reading/quotes.ts';
import type { Span } from '../spans.ts';
import { listCertain } from '../tagger/laws.ts';
import { tokenize } from '../tagger/tokenize.ts';
import { createOwnWords } from './find-own-words.ts';

/** What of a brief is in the words of the prompt that it is of. */
export type CheckedWords = {
  /** With the prompt's own words alone. */
  brief: Brief;
  /** Where they are in the prompt. */
  set: Span[];
  /** Paths of texts that were left out because they are not the prompt's. */
  foreign: string[];
  /** Quotations, contacts, and figures of sums of money, percentages and dates that no block has. */
  missing: string[];
};

const LONGEST_PICTURE = 400;
const QUOTATION_MARKS = /["“”„‟«»‹›「」『』《》〝〞〟＂`]/gu;

/**
 * Holds a brief that somebody else made of a prompt to what holds for the built-in reader: the card shows the words of the prompt, and
 * those in quotation marks and surely facts among them always. The description of the picture, which is never set, is free.
 */
export function checkWords(prompt: string, { blocks, picture, ...brief }: Brief): CheckedWords {
  const findOwn = createOwnWords(prompt);
  const quoted = findQuotes(prompt)
    .map(({ text }) => inOneLine(cleanText(text)))
    .filter(hasVisibleCharacter);
  const [set, foreign]: [Span[], string[]] = [[], []];
  const toOwn = (text: string, path: string): string | undefined => {
    const own = findOwn(text);
    if (!own || !hasVisibleCharacter(own.text)) {
      foreign.push(path);
      return undefined;
    }
    set.push(...own.spans);
    const inner = findQuotes(own.text)[0];
    const isQuotation = inner?.start === 0 && inner.end === own.text.length;
    return isQuotation && quoted.includes(inOneLine(inner.text)) ? inner.text : own.text;
  };
  const own = blocks.flatMap((block, at): BriefBlock[] => {
    const text = toOwn(block.text, `blocks[${at}].text`);
    if (text === undefined) return [];
    const asides = (['value', 'detail', 'label'] as const).flatMap((name) => {
      const aside = block[name] === undefined ? undefined : toOwn(block[name], `blocks[${at}].${name}`);
      return aside === undefined ? [] : [[name, aside]];
    });
    return [{ role: block.role, text, ...Object.fromEntries(asides) }];
  });
  const told = withoutRepeats(prompt, own);
  const isPicture = told.length === 0 && picture !== null;
  return {
    brief: {
      ...brief,
      kind: isPicture ? 'picture' : brief.kind === 'picture' ? 'plain' : brief.kind,
      blocks: withOneTitle(told),
      picture: picture && describe(picture.text),
    },
    set,
    foreign,
    missing: findMissing(prompt, quoted, told),
  };
}

function findMissing(prompt: string, quoted: readonly string[], blocks: readonly BriefBlock[]): string[] {
  const texts = blocks.flatMap(({ text, value, detail, label }) =>
    [text, value, detail, label].filter((part) => part !== undefined),
  );
  const lines = texts.map(inOneLine);
  const tokens = new Set(texts.flatMap((text) => tokenize(text).map((token) => token.text)));
  const certain = listCertain(prompt, detectLanguage(cleanText(prompt)));
  return [
    ...quoted.filter((words) => !lines.some((line) => line.includes(words))),
    ...new Set(certain.filter((token) => !tokens.has(token))),
  ];
}

/** A text is set as often as the prompt has it. */
function withoutRepeats(prompt: string, blocks: readonly BriefBlock[]): BriefBlock[] {
  const whole = inOneLine(cleanText(prompt));
  const seen = new Map<string, number>();
  return blocks.filter(({ role: _, ...texts }) => {
    const key = JSON.stringify(texts);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 || whole.split(inOneLine(texts.text)).length > count;
  });
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

const withOneTitle = (blocks: readonly BriefBlock[]): BriefBlock[] => {
  const title = blocks.findIndex(({ role }) => role === 'title');
  return blocks.map((block, at) =>
    block.role === 'title' && at !== title ? { ...block, role: 'subtitle' } : block,
  );
};

/** Of what is described, quotation marks would make words that are drawn. */
function describe(text: string): Brief['picture'] {
  const plain = inOneLine(cleanText(text).replaceAll(QUOTATION_MARKS, ' ')).slice(0, LONGEST_PICTURE);
  const words = plain.toWellFormed().replaceAll('\ufffd', '').trim();
  return hasVisibleCharacter(words) ? { text: words } : null;
}
