import { foldText } from '../../lexicon/fold-text.ts';
import { closingsIn, greetingsIn, mailTailsIn, replyMarks } from '../../lexicon/word-lists.ts';
import { endOfLine, listLines } from '../reading/lines.ts';
import { readText } from '../reading/reading.ts';
import { findSigns } from '../signs/find-signs.ts';
import type { Span } from '../spans.ts';
import { findField } from './field-names.ts';
import { named, type Stated, toChat } from './stated.ts';

const HEADER = /^[ \t]{0,20}(?<name>\p{L}[\p{L}\p{M} -]{0,23}?)[ \t]{0,4}[:：]/u;
// "Re: Fwd: ", "AW[2]: "
const ANSWER = /^\s{0,4}([\p{L}\p{M} ]{1,16}?)(?:\[\d{1,3}\])?\s?[:：]/u;
const MAILED: ReadonlySet<string> = new Set(['subject', 'header']);
// A line of dashes with words in it stands above a mail that is passed on, two dashes above a signature.
const RULE = /^[> \t]{0,8}-{3,}[ \t]*\p{L}[^\n]{0,40}?-{3,}[ \t]*\n/mu;
const SIGNED = /\n(?:\p{Lu}[\p{L}\p{M}.'’-]*\n)?--[ \t]*\n[^\n]{1,120}(?:\n[^\n]{1,120}){0,4}$/u;
// Who signs: some names, with what they are.
const SIGNATURE = /^[\s,.!–—-]*(?:\p{Lu}[\p{L}\p{M}.'’-]*(?:[ \n&+]+|$)){0,4}[\s.!]*$/u;
// Below a header the close of a mail may be longer, and say where somebody is reached.
const LONG_SIGNATURE =
  /^[^\n\p{N}]{0,40}\n\s*(?:\p{Lu}[\p{L}\p{M}.'’-]*(?:[ &+]+|$|\n)){1,4}(?:[^\n]{0,70}(?:\n|$)){0,6}$|^[\s,.!–—-]*(?:\p{Lu}[\p{L}\p{M}.'’-]*(?:[ \n&+]+|$)){0,4}[\s.!]*$/u;

/** Finds what of a pasted mail is for whoever makes the card: its header, and its close with the signature. */
export function findMailFrame(prompt: string, languages: readonly string[]): Stated[] {
  const rule = RULE.exec(prompt);
  const header = findHeader(prompt, rule ? rule.index + rule[0].length : 0, languages);
  const body = header?.end ?? 0;
  const isSigned = header !== undefined || isLetter(prompt, languages);
  const isMail = isSigned || isAddressed(prompt.slice(body), languages);
  const tail = findTail(prompt, body, languages);
  const answered = ANSWERED.exec(prompt)?.index;
  const text = prompt.slice(0, tail?.start ?? answered);
  const close = isMail
    ? findClose(text, body, { languages, signature: isSigned ? LONG_SIGNATURE : SIGNATURE })
    : undefined;
  const asked = isMail && answered !== undefined ? findIntroduction(prompt, answered) : undefined;
  const greeting = header && findGreeting(prompt, body, languages);
  const forwarded = header && rule && { start: rule.index, end: rule.index + rule[0].length };
  return [
    ...(header?.stated ?? []),
    ...[forwarded, greeting, close, tail, asked].flatMap((span) => (span ? [toChat(span)] : [])),
  ];
}

// The mail that is answered stands below, each line behind a mark.
const ANSWERED = /\n[ \t]*>[^\n]*(?:\n[ \t]*(?:>[^\n]*)?)*$/u;

/** Its first line, if that says who wrote it: "> On 12 May Daan wrote:". */
function findIntroduction(prompt: string, from: number): Span | undefined {
  const start = from + 1;
  const line = prompt.slice(start, endOfLine(prompt, start)).trimEnd();
  return /[:：]$/u.test(line) ? { start, end: start + line.length } : undefined;
}

/** Lines at the beginning that name who writes to whom; what a mail is about may well be the title. */
function findHeader(
  prompt: string,
  from: number,
  languages: readonly string[],
): { end: number; stated: Stated[] } | undefined {
  const stated: Stated[] = [];
  let [to, isMail] = [0, false];
  for (const { text: line, ...span } of listLines(prompt.slice(from))) {
    const [start, end] = [from + span.start, from + span.end];
    if (line.trim() === '' && stated.length === 0) continue;
    const { name = '' } = HEADER.exec(line)?.groups ?? {};
    const id = findField(name, languages)?.id ?? '';
    if (!MAILED.has(id) && id !== 'date') {
      isMail &&= line.trim() === '';
      break;
    }
    isMail ||= id === 'subject' || (id === 'header' && stated.length > 0);
    const colon = line.search(/[:：]/u) + 1;
    const said = endOfAnswers(line, colon);
    const isAbout = id === 'subject' && !namesCard(line.slice(said), languages);
    stated.push(isAbout ? named(start, start + said) : toChat({ start, end }));
    to = end + 1;
  }
  return isMail && prompt.slice(to).trim() !== '' ? { end: to, stated } : undefined;
}

/** Whether a subject is that of who asks for the card: "regatta picture???". */
function namesCard(subject: string, [language = 'en']: readonly string[]): boolean {
  const reading = readText(subject);
  return findSigns(reading, language).all.some(
    ({ part, end }) => part === 'artefact' && end === reading.words.at(-1)?.end,
  );
}

/** Where what a subject says begins, behind the marks of answers. */
function endOfAnswers(line: string, from: number): number {
  let at = from;
  for (;;) {
    const [mark = '', words = ''] = ANSWER.exec(line.slice(at, at + LONGEST_ANSWER)) ?? [];
    if (!replyMarks().has(foldText(words.trim()))) return at;
    at += mark.length;
  }
}
const LONGEST_ANSWER = 32;

/** What a program writes below a mail, as its last line: "Sent from my phone". And what stands below two dashes. */
function findTail(prompt: string, from: number, languages: readonly string[]): Span | undefined {
  const text = prompt.trimEnd();
  const below = from > 0 ? SIGNED.exec(text) : null;
  if (below && below.index > from) return { start: below.index + 1, end: text.length };
  const start = text.lastIndexOf('\n') + 1;
  const last = foldText(text.slice(start).trimStart());
  return start > 0 && listOf(mailTailsIn, languages).some((words) => last.startsWith(words))
    ? { start, end: text.length }
    : undefined;
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

function findClose(
  prompt: string,
  from: number,
  { languages, signature }: { languages: readonly string[]; signature: RegExp },
): Span | undefined {
  const folded = foldText(prompt);
  const starts = listOf(closingsIn, languages).flatMap((words) => {
    const at = folded.lastIndexOf(words);
    const before = prompt.slice(from, at).trimEnd();
    const opens = /\n\s*$/u.test(prompt.slice(0, at)) || /[.!?。！？]$/u.test(before);
    return at > from && opens && before !== '' && signature.test(prompt.slice(at + words.length).trimEnd())
      ? [at]
      : [];
  });
  return starts.length > 0 ? { start: Math.min(...starts), end: prompt.trimEnd().length } : undefined;
}

const listOf = (list: (language: string) => ReadonlySet<string>, languages: readonly string[]): string[] =>
  languages.flatMap((language) => [...list(language)]);
