import { findQuotes } from '../reading/quotes.ts';

const VERSION = /^\s?(v?\d+(?:\.\d+)+)(?=$|[\s,;:，、。]|\.(?!\d))/iu;

/** Takes the version behind a quoted name into its quotation marks: 「つむぎ」2.1 -> 「つむぎ 2.1」. */
export function quoteVersion(text: string): string {
  let from = 0;
  let result = '';
  for (const { raw } of findQuotes(text).quotes) {
    const end = text.indexOf(raw, from) + raw.length;
    const version = VERSION.exec(text.slice(end));
    if (end < raw.length || !version?.[1]) continue;
    result += `${text.slice(from, end - 1)} ${version[1]}${text.charAt(end - 1)}`;
    from = end + version[0].length;
  }
  return result + text.slice(from);
}
