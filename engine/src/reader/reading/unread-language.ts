import type { Language } from '../../brief/design-request.ts';
import { type Warning, warn } from '../../brief/warning.ts';
import { LANGUAGES } from '../../lexicon/languages.ts';
import { speaksNot } from './language.ts';
import { readText } from './reading.ts';

const MIN_WORDS = 4;
const MAX_WORDS = 40;
// Words of scripts without spaces are about this long.
const LETTERS_A_WORD = 4;
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const CASED = /^\P{L}*[\p{Lu}\p{Ll}]/u;
const STARTS_SMALL = /^\P{L}*\p{Ll}/u;
// What headlines, offers, programmes and addresses have and a described picture has not.
const NO_DESCRIPTION = /[?!:%@$€£#/_=\n\d]|\p{L}[-.]\p{L}|\p{Lu}\p{Ll}*\s+\p{Lu}/u;

// Languages in which a described picture is understood.
const READABLE: ReadonlySet<string> = new Set(LANGUAGES);

/**
 * A warning when a text looks like the description of a picture in a language without a
 * vocabulary: its words are set as text, which is hardly what was meant. Quoted words are masked before.
 */
export function warnOfUnread(text: string, language: Language): Warning[] {
  const nameless = language === 'en' && speaksNot(text, language);
  if ((READABLE.has(language) && !nameless) || !describes(text)) return [];
  const named = nameless ? 'this language' : nameOf(language);
  const others = [...READABLE]
    .filter((one) => one !== 'en')
    .map(nameOf)
    .sort();
  return [
    warn(
      'set_as_text',
      `If this describes a picture: descriptions in ${named} are not understood, so the words are set as text. ` +
        `Pictures are drawn from English, and from ${others.slice(0, -1).join(', ')} and ${others.at(-1)}.`,
    ),
  ];
}

function describes(text: string): boolean {
  if (NO_DESCRIPTION.test(text)) return false;
  const words = UNSPACED.test(text)
    ? (text.match(/\p{L}/gu)?.length ?? 0) / LETTERS_A_WORD
    : readText(text).words.length;
  return words >= MIN_WORDS && words <= MAX_WORDS && (!CASED.test(text) || STARTS_SMALL.test(text));
}

const nameOf = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
