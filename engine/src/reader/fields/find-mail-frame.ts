import { foldText } from '../../lexicon/fold-text.ts';
import { closingsIn, greetingsIn } from '../../lexicon/word-lists.ts';
import { listLines } from '../reading/lines.ts';
import { readText } from '../reading/reading.ts';
import { findSigns } from '../signs/find-signs.ts';
import type { Span } from '../spans.ts';
import { findField } from './field-names.ts';
import { named, type Stated } from './stated.ts';

const HEADER = /^[ \t]*(?<name>[\p{L}\p{M} -]{1,24}?)[ \t]*[:：]/u;
const MAILED: ReadonlySet<string> = new Set(['subject', 'header']);
// Who signs: some names, with what they are.
const SIGNATURE = /^[\s,.!–—-]*(?:\p{Lu}[\p{L}\p{M}.'’-]*(?:[ \n&+]+|$)){0,4}[\s.!]*$/u;

/** Finds what of a pasted mail is for whoever makes the card: its header, and its close with the signature. */
export function findMailFrame(prompt: string, languages: readonly string[]): Stated[] {
  const header = findHeader(prompt, languages);
  const body = header?.end ?? 0;
  const isMail = header || isAddressed(prompt.slice(body), languages) || isLetter(prompt, languages);
  const close = isMail ? findClose(prompt, body, languages) : undefined;
  const greeting = header && findGreeting(prompt, body, languages);
  return [...(header?.stated ?? []), ...[greeting, close].flatMap((span) => (span ? [toChat(span)] : []))];
}

const toChat = (span: Span): Stated => ({ ...span, marks: ['chat'], whole: true });

/** Lines at the beginning that name who writes to whom; what a mail is about may well be the title. */
function findHeader(
  prompt: string,
  languages: readonly string[],
): { end: number; stated: Stated[] } | undefined {
  const stated: Stated[] = [];
  let [to, isMail] = [0, false];
  for (const { text: line, start, end } of listLines(prompt)) {
    if (line.trim() === '' && stated.length === 0) continue;
    const { name = '' } = HEADER.exec(line)?.groups ?? {};
    const id = findField(name, languages)?.id ?? '';
    if (!MAILED.has(id) && id !== 'date') {
      isMail &&= line.trim() === '';
      break;
    }
    isMail ||= id === 'subject' || (id === 'header' && stated.length > 0);
    stated.push(id === 'subject' ? named(start, start + line.search(/[:：]/u) + 1) : toChat({ start, end }));
    to = end + 1;
  }
  return isMail && prompt.slice(to).trim() !== '' ? { end: to, stated } : undefined;
}

// Whom it names is no longer.
const LONGEST_GREETING = 50;

/** The first line of a mail, if it only greets: it ends with a comma, or begins as greetings do. */
function findGreeting(prompt: string, from: number, languages: readonly string[]): Span | undefined {
  const start = from + prompt.slice(from).search(/\S/u);
  const { words, mark } =
    /^(?<words>.*?)[ \t]*(?<mark>[,，!！:：])[ \t]*\n/u.exec(prompt.slice(start))?.groups ?? {};
  if (words === undefined || words.length > LONGEST_GREETING) return undefined;
  const greets = listOf(greetingsIn, languages).some((greeting) => startsWith(foldText(words), greeting));
  return greets || /[,，]/u.test(mark ?? '') ? { start, end: start + words.length } : undefined;
}

const startsWith = (folded: string, words: string): boolean =>
  folded.startsWith(words) && !/^[\p{L}\p{M}]/u.test(folded.slice(words.length));

/** A greeting to somebody who is asked for something. */
function isAddressed(text: string, languages: readonly string[]): boolean {
  const folded = foldText(text.trimStart());
  const greets = listOf(greetingsIn, languages).some((words) => startsWith(folded, words));
  const [language = 'en'] = languages;
  return greets && findSigns(readText(text), language).all.some(({ part }) => part === 'verb');
}

/** A greeting and a close, each a line of its own. */
function isLetter(prompt: string, languages: readonly string[]): boolean {
  const lines = prompt
    .trim()
    .split('\n')
    .map((line) => foldText(line.trim()));
  const [first = '', ...others] = lines;
  const closings = new Set(listOf(closingsIn, languages));
  return (
    first.length <= LONGEST_GREETING &&
    /[,，!！]$/u.test(first) &&
    listOf(greetingsIn, languages).some((words) => startsWith(first, words)) &&
    others.some((line) => closings.has(line.replace(/[,，.!！]$/u, '')))
  );
}

function findClose(prompt: string, from: number, languages: readonly string[]): Span | undefined {
  const folded = foldText(prompt);
  const starts = listOf(closingsIn, languages).flatMap((words) => {
    const at = folded.lastIndexOf(words);
    const before = prompt.slice(from, at).trimEnd();
    const opens = /\n\s*$/u.test(prompt.slice(0, at)) || /[.!?。！？]$/u.test(before);
    return at > from && opens && before !== '' && SIGNATURE.test(prompt.slice(at + words.length)) ? [at] : [];
  });
  return starts.length > 0 ? { start: Math.min(...starts), end: prompt.trimEnd().length } : undefined;
}

const listOf = (list: (language: string) => ReadonlySet<string>, languages: readonly string[]): string[] =>
  languages.flatMap((language) => [...list(language)]);
