/** A quotation; `start` and `end` are its offsets with its quotation marks. */
export type Quote = {
  /** Inside the quotation marks, exactly as written. */
  text: string;
  start: number;
  end: number;
};

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
// A letter may stand before these, and beside any mark in Chinese, Japanese and Korean: they have no spaces, or particles behind a quotation.
const UNSPACED_OPENERS = '「『《〝＂«“„';
const UNSPACED_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}]/u;
const isSpacedLetter = (unit = ' '): boolean => LETTER.test(unit) && !UNSPACED_LETTER.test(unit);
const FORGETFUL_OPENERS = '"“„«「『';
const MAX_UNCLOSED = 120;
const SINGLE_OPENERS = "'‘‚";

/**
 * Finds quotations in any language's marks, outermost first, never crossing each other. Apostrophes,
 * inches and decades ('90s) are no quotation marks. Linear in the length of the text.
 */
export function findQuotes(text: string): readonly Quote[] {
  if (last?.text !== text) last = { text, quotes: listQuotes(text) };
  return last.quotes;
}

// A prompt is asked for its quotations by many laws, one behind the other.
let last: { text: string; quotes: readonly Quote[] } | undefined;

function listQuotes(text: string): Quote[] {
  const quotes: Quote[] = [];
  const closers = new CloserIndex(text);
  for (let at = 0; at < text.length && quotes.length < MAX_QUOTES; at++) {
    const end = findEnd(text, at, closers);
    const inner = end === undefined ? '' : text.slice(at + 1, end).trim();
    if (end === undefined || inner === '') continue;
    quotes.push({ text: inner, start: at, end: end + 1 });
    at = end;
  }
  return quotes;
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
  if (!UNSPACED_OPENERS.includes(opener) && isSpacedLetter(before)) return undefined;
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
  if (isSpacedLetter(text[at - 1]) || BLANK.test(text[at + 1] ?? ' ')) return undefined;
  const closers = opener === '‚' ? '‘’' : opener === '‘' ? "’'" : "'";
  let candidate: number | undefined;
  const limit = Math.min(text.length, at + MAX_SINGLE);
  for (let end = at + 2; end < limit; end++) {
    const unit = text[end] ?? '';
    if (!closers.includes(unit)) continue;
    const before = text[end - 1] ?? ' ';
    const after = text[end + 1] ?? ' ';
    const elided = /^n$/i.test(before) && closers.includes(text[end - 2] ?? '');
    if (BLANK.test(before) || isSpacedLetter(after)) {
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
