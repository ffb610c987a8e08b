import { splitClauses } from '../reading/clauses.ts';
import { CREDENTIALS } from '../vocabulary/facts/credentials.ts';
import { OFFICES } from '../vocabulary/facts/offices.ts';

// "Principal Engineer at Finchly", "COO bei Lumen"
const POSITION =
  /^(?:the\s+)?\p{L}[\p{L}&\s-]{1,40}\s(?:at|of|von|bei|de|chez|di|presso|van|en|da|do|@)\s+\p{Lu}/u;

// "Priya, COO, Fintra", "Priya Natarajan, Head of People, Lumen Health": an office, and behind a comma where it is held.
const OFFICE = new RegExp(
  `^,\\s+(?:C[A-Z]{1,2}O|S?VP|EVP|(?:${OFFICES.join('|')})(?!\\p{L})(?:\\s(?:of|for|de|du|des|für|di|da|do)\\s[\\p{L}&]+(?:\\s(?:&|and)\\s\\p{L}+|\\s\\p{Lu}\\p{L}+)?|(?:\\s\\p{Lu}\\p{L}+){1,2})?)(?:,\\s+\\p{Lu}[\\p{L}\\d&.-]*(?:\\s\\p{Lu}[\\p{L}\\d&.-]*){0,3})?(?=\\s*(?:[,.;\\n]|$))`,
  'u',
);

// "Helen Brandt, CPA", "Mark Lee, M.D., FRCS": a full stop may be their own.
const CREDENTIAL = new RegExp(
  `^(?:,\\s+(?:${CREDENTIALS.join('|')})(?=\\s*(?:[,.;:\\n\\ue000-\\uf8ff]|$)|\\s[–—-]\\s))+`,
  'u',
);

/** What a person is, behind the name: ", COO at Lumen Freight", ", CPA". */
export function readPosition(text: string, from: number): { words: string; end: number } | undefined {
  const lead = /^\s*,\s+/.exec(text.slice(from))?.[0];
  if (!lead) return undefined;
  const letters = CREDENTIAL.exec(text.slice(from).trimStart())?.[0];
  if (letters)
    return { words: letters.replace(/^,\s+/u, ''), end: text.indexOf(letters, from) + letters.length };
  const office = OFFICE.exec(text.slice(from).trimStart())?.[0];
  if (office) {
    const end = text.indexOf(office, from) + office.length;
    return { words: office.replace(/^,\s+/u, ''), end };
  }
  const clause = splitClauses(text.slice(from + lead.length, from + lead.length + 90))[0];
  if (!clause) return undefined;
  const start = from + lead.length + clause.start;
  const end = from + lead.length + clause.end;
  const words = text.slice(start, end);
  return POSITION.test(words) ? { words, end } : undefined;
}
