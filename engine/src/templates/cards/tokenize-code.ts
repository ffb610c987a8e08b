import { readFileSync } from 'node:fs';

/** A row of `engine/data/code-languages.json`: what a language's words, comments and strings look like. */
type CodeLanguage = {
  extensions: readonly string[];
  lineComments?: readonly string[];
  blockComments?: readonly (readonly [open: string, close: string])[];
  /** Quotation marks; those of a line end with it, backticks go on. */
  strings?: readonly string[];
  /** Characters that make the word behind them a name of its own: `$total`, `@media`, `#include`. */
  prefixes?: string;
  /** Words with a space between them. */
  keywords?: string;
  constants?: string;
  types?: string;
  ignoresCase?: boolean;
  /** Words may contain hyphens. */
  hyphens?: boolean;
  /** A word or string before a colon is a property. */
  properties?: boolean;
  /** Only what is between `<` and `>` is code. */
  tags?: boolean;
};

type TokenKind =
  | 'plain'
  | 'keyword'
  | 'constant'
  | 'type'
  | 'function'
  | 'property'
  | 'string'
  | 'number'
  | 'comment'
  | 'sign';
export type Token = { text: string; kind: TokenKind };

const LANGUAGES: Readonly<Record<string, CodeLanguage>> = JSON.parse(
  readFileSync(new URL('../../../data/code-languages.json', import.meta.url), 'utf8'),
);
const [FIRST = 'text', ...OTHERS] = Object.keys(LANGUAGES);

export const CODE_LANGUAGES: readonly [string, ...string[]] = [FIRST, ...OTHERS];

/** The language of a file by its extension; `text` where that says none. */
export function findCodeLanguage(filename: string): string {
  const extension = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  return CODE_LANGUAGES.find((name) => LANGUAGES[name]?.extensions.includes(extension)) ?? FIRST;
}

/** Cuts code into lines of tokens; together they are the code, character by character. Any text is code. */
export function tokenizeCode(code: string, name: string): Token[][] {
  const lines: Token[][] = [[]];
  for (const { text, kind } of readTokens(code, LANGUAGES[name] ?? { extensions: [] })) {
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, kind });
    }
  }
  return lines;
}

const SPACE = /\s+/uy;
const NUMBER = /(?:0[xob][\da-f_]+|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)[a-z%]*/iuy;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const HYPHENED = /[\p{L}_][\p{L}\p{M}\p{N}_-]*/uy;
const SIGNS = /[\p{P}\p{S}]/uy;

function* readTokens(code: string, language: CodeLanguage): Generator<Token> {
  const { prefixes = '', tags, properties } = language;
  const known = toWordKinds(language);
  const word = language.hyphens || tags ? HYPHENED : WORD;
  let at = 0;
  let inTag = false;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(code)?.[0];
  };
  while (at < code.length) {
    const before = code[at - 1] ?? '\n';
    const after = (text: string): string => code.slice(at + text.length).trimStart();
    const comment = findComment(code, at, language);
    const space = take(SPACE);
    let token: Token;
    if (comment) token = { text: comment, kind: 'comment' };
    else if (space) token = { text: space, kind: 'plain' };
    else if (tags && !inTag) {
      const content = take(/[^<]+/uy);
      token = content ? { text: content, kind: 'plain' } : { text: '<', kind: 'sign' };
      inTag = content === undefined;
    } else {
      const string = findString(code, at, language);
      const name = take(word);
      const number = take(NUMBER);
      const sign = code[at] ?? '';
      if (string) {
        const isKey = properties && after(string).startsWith(':');
        token = { text: string, kind: isKey ? 'property' : 'string' };
      } else if (number) token = { text: number, kind: 'number' };
      else if (name && tags) token = { text: name, kind: /[</]/.test(before) ? 'keyword' : 'property' };
      else if (name) token = { text: name, kind: toKind(name, after(name), known, language) };
      else if (prefixes.includes(sign) && /[\p{L}_-]/u.test(code[at + 1] ?? '')) {
        at += 1;
        const rest = take(/[\p{L}\p{M}\p{N}_-]+/uy) ?? '';
        at -= 1;
        token = { text: sign + rest, kind: 'property' };
      } else {
        token = { text: take(SIGNS) ?? [...code.slice(at, at + 2)][0] ?? sign, kind: 'sign' };
        if (token.text === '>') inTag = false;
      }
    }
    yield token;
    at += token.text.length;
  }
}

const toWords = (list = ''): string[] => list.split(' ').filter(Boolean);

function toWordKinds({ keywords, constants, types }: CodeLanguage): ReadonlyMap<string, TokenKind> {
  return new Map([
    ...toWords(types).map((each) => [each, 'type'] as const),
    ...toWords(constants).map((each) => [each, 'constant'] as const),
    ...toWords(keywords).map((each) => [each, 'keyword'] as const),
  ]);
}

function toKind(
  name: string,
  after: string,
  known: ReadonlyMap<string, TokenKind>,
  { ignoresCase, properties, strings }: CodeLanguage,
): TokenKind {
  const kind = known.get(ignoresCase ? name.toLowerCase() : name);
  if (properties && /^:(?!:)/u.test(after)) return 'property';
  if (kind) return kind;
  // A text without strings is no code.
  if (strings === undefined) return 'plain';
  if (after.startsWith('(')) return 'function';
  return /^\p{Lu}/u.test(name) && !properties ? 'type' : 'plain';
}

function findComment(code: string, at: number, language: CodeLanguage): string | undefined {
  for (const [open, close] of language.blockComments ?? []) {
    if (!code.startsWith(open, at)) continue;
    const end = code.indexOf(close, at + open.length);
    return code.slice(at, end < 0 ? code.length : end + close.length);
  }
  // In a shell, `#` inside of a word is part of it; in YAML, too.
  const opens = (mark: string): boolean =>
    code.startsWith(mark, at) && (mark !== '#' || /^\s?$/u.test(code[at - 1] ?? ''));
  return language.lineComments?.some(opens) ? /.*/uy.exec(code.slice(at))?.[0] : undefined;
}

function findString(code: string, at: number, { strings }: CodeLanguage): string | undefined {
  const quote = code[at] ?? '';
  if (!strings?.includes(quote)) return undefined;
  for (let end = at + 1; end < code.length; end += 1) {
    if (code[end] === '\\') end += 1;
    else if (code[end] === quote) return code.slice(at, end + 1);
    // An apostrophe, or a string that the cut of the snippet left open.
    else if (code[end] === '\n' && quote !== '`') return undefined;
  }
  return quote === '`' ? code.slice(at) : undefined;
}
