export type Quote = {
  /** Inside the quotation marks, exactly as written. */
  text: string;
  /** With its quotation marks. */
  raw: string;
  /** Of the mark in `masked`. */
  at: number;
};

export type QuotedText = {
  /** The text with every quotation, marks included, replaced by one private-use character. */
  masked: string;
  quotes: Quote[];
};

// cleanText removes private-use characters, so these never stand for themselves.
const FIRST_MARK = 0xe000;
const MAX_QUOTES = 1000;
const LETTER = /[\p{L}\p{N}]/u;
const BLANK = /\s/;

/** Closers by opener. An opener may close with any of its closers: people mix them. */
const PAIRS: Record<string, string> = {
  '"': '"',
  '“': '”"',
  '„': '“”"',
  '‟': '”',
  '”': '”',
  '«': '»',
  '»': '«',
  '‹': '›',
  '「': '」',
  '『': '』',
  '《': '》',
  '〝': '〞〟',
  '＂': '＂',
  '`': '`',
};
// A letter may stand before these: Japanese and Chinese have no spaces.
const UNSPACED_OPENERS = '「『《〝＂«“„';
const UNSPACED_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}]/u;
const FORGETFUL_OPENERS = '"“„«「『';
const MAX_UNCLOSED = 120;
const SINGLE_OPENERS = "'‘‚";

/**
 * Finds quotations in any language's marks, outermost first, never crossing each other. Apostrophes,
 * inches and decades ('90s) are no quotation marks. Linear in the length of the text.
 */
export function findQuotes(text: string): QuotedText {
  const quotes: Quote[] = [];
  const closers = new CloserIndex(text);
  let masked = '';
  for (let at = 0; at < text.length; at++) {
    const end = quotes.length < MAX_QUOTES ? findEnd(text, at, closers) : undefined;
    const inner = end === undefined ? '' : text.slice(at + 1, end).trim();
    if (end === undefined || inner === '') {
      masked += text[at];
      continue;
    }
    quotes.push({ text: inner, raw: text.slice(at, end + 1), at: masked.length });
    masked += String.fromCharCode(FIRST_MARK + quotes.length - 1);
    at = end;
  }
  return { masked, quotes };
}

export const QUOTE_MARK = /[\ue000-\uf8ff]/;

/** Index into `quotes` of a private-use mark. */
export function quoteIndex(mark: string): number {
  return mark.charCodeAt(0) - FIRST_MARK;
}

/** A stretch of `masked` with its quotations back in place, marks and all. */
export function unmask(masked: string, quotes: readonly Quote[]): string {
  return masked.replace(/[\ue000-\uf8ff]/g, (mark) => quotes[quoteIndex(mark)]?.raw ?? '');
}

/** Next position of a character, remembered, so that a thousand openers cost one walk. */
class CloserIndex {
  private readonly text: string;
  private readonly next = new Map<string, number>();

  constructor(text: string) {
    this.text = text;
  }

  after(closers: string, at: number): number | undefined {
    let first: number | undefined;
    for (const closer of closers) {
      let position = this.next.get(closer) ?? 0;
      if (position >= 0 && position <= at) position = this.text.indexOf(closer, at + 1);
      this.next.set(closer, position);
      if (position >= 0 && (first === undefined || position < first)) first = position;
    }
    return first;
  }
}

function findEnd(text: string, at: number, closers: CloserIndex): number | undefined {
  const opener = text[at] ?? '';
  const before = text[at - 1] ?? ' ';
  const after = text[at + 1] ?? ' ';
  if (SINGLE_OPENERS.includes(opener)) return findSingleEnd(text, at, opener);
  const pair = PAIRS[opener];
  if (pair === undefined) return undefined;
  if (!UNSPACED_OPENERS.includes(opener) && LETTER.test(before) && !UNSPACED_LETTER.test(before))
    return undefined;
  if (opener === '»' && BLANK.test(after)) return undefined;
  const end = closers.after(pair, at);
  // A code fence or an empty pair is no quotation.
  return end === undefined ? findLineEnd(text, at, opener) : end === at + 1 ? undefined : end;
}

/** A quotation that nobody closed ends with its line, when that is short. */
function findLineEnd(text: string, at: number, opener: string): number | undefined {
  if (!FORGETFUL_OPENERS.includes(opener) || BLANK.test(text[at + 1] ?? ' ')) return undefined;
  const line = text.indexOf('\n', at);
  const end = line < 0 ? text.length : line;
  return end - at <= MAX_UNCLOSED ? end : undefined;
}

// How far a single-quoted text may reach; a stray apostrophe must not swallow an article.
const MAX_SINGLE = 400;

function findSingleEnd(text: string, at: number, opener: string): number | undefined {
  if (LETTER.test(text[at - 1] ?? ' ') || BLANK.test(text[at + 1] ?? ' ')) return undefined;
  const closers = opener === '‚' ? '‘’' : opener === '‘' ? "’'" : "'";
  let candidate: number | undefined;
  const limit = Math.min(text.length, at + MAX_SINGLE);
  for (let end = at + 2; end < limit; end++) {
    const unit = text[end] ?? '';
    if (!closers.includes(unit)) continue;
    const before = text[end - 1] ?? ' ';
    const after = text[end + 1] ?? ' ';
    const elided = /^n$/i.test(before) && closers.includes(text[end - 2] ?? '');
    if (BLANK.test(before) || LETTER.test(after)) {
      // A new quotation opens: what was found so far is the end of this one.
      // Two openers in a row: the first was an apostrophe.
      if (BLANK.test(before) && !elided && !/^n['’]/i.test(text.slice(end + 1, end + 3))) return candidate;
      continue;
    }
    if (elided) continue;
    candidate = end;
    if (!looksPossessive(text, end)) return candidate;
  }
  return candidate;
}

/** `the dogs' bowl`: an s before, a lower-case word behind. */
function looksPossessive(text: string, at: number): boolean {
  return /s/i.test(text[at - 1] ?? '') && /^ \p{Ll}/u.test(text.slice(at + 1, at + 3));
}
