/** What a pasted document boils down to. */
export type DocumentText = { title: string; lead: string };

const MAX_JSON_DEPTH = 4;
const TITLE_KEYS = ['title', 'headline', 'heading', 'name', 'text', 'prompt', 'subject', 'message'];
const LEAD_KEYS = ['subtitle', 'tagline', 'description', 'summary', 'excerpt', 'lead', 'body', 'content'];

/** A prompt that is nothing but JSON: its title and description by the usual keys. */
export function readJson(text: string): DocumentText | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const strings = collectStrings(value, 0);
  const pick = (keys: readonly string[]): string | undefined =>
    keys.map((key) => strings.find((entry) => entry.key === key)?.text).find((found) => found !== undefined);
  const title = pick(TITLE_KEYS) ?? strings[0]?.text;
  return title === undefined ? undefined : { title, lead: pick(LEAD_KEYS) ?? '' };
}

function collectStrings(value: unknown, depth: number): { key: string; text: string }[] {
  if (depth > MAX_JSON_DEPTH || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'string' && entry.trim() !== ''
      ? [{ key: key.toLowerCase(), text: entry.trim() }]
      : collectStrings(entry, depth + 1),
  );
}

const ADDRESS = /^(?:https?:\/\/|www\.)([^\s/?#]+)([^\s?#]*)\S*$/i;

/** A prompt that is nothing but an address: its last path segment in words, and the host. */
export function readAddress(text: string): DocumentText | undefined {
  const match = ADDRESS.exec(text);
  if (!match) return undefined;
  const host = (match[1] ?? '').replace(/^www\.|^[^@]*@/i, '');
  const slug = (match[2] ?? '').split('/').filter(Boolean).at(-1) ?? '';
  const words = decode(slug)
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+]+/g, ' ')
    .trim();
  return words === '' ? { title: host, lead: '' } : { title: words, lead: host };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const HTML = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]{0,500})?\/?>/i;
const MARKDOWN = /^#{1,6}\s+\S|^```|^\s*[-*+]\s+\S.*\n\s*[-*+]\s+\S|\*\*\S|\]\(https?:/m;

/** Does the text carry markup that a reader should not see? */
export function hasMarkup(text: string): boolean {
  return HTML.test(text) || MARKDOWN.test(text);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  eacute: 'é',
};

/** The words of HTML or Markdown: tags, code blocks, list marks and link targets are gone. */
export function stripMarkup(text: string): string {
  return text
    .replace(/<(script|style|head|svg|template)\b[^<>]{0,500}>/gi, '\u0000$1>')
    .split('\u0000')
    .map((part, index) => (index === 0 ? part : afterClosing(part)))
    .join(' ')
    .replace(/<(?:br|\/p|\/h[1-6]|\/li|\/div|\/tr)\b[^<>]{0,100}>/gi, '\n')
    .replace(/<!--[^<>]{0,2000}-->|<\/?[a-z!][^<>]{0,500}>/gi, ' ')
    .replace(/&(\w{2,8});/g, (whole, name: string) =>
      Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole,
    )
    .split(/^```.*$/m)
    .filter((_, index) => index % 2 === 0)
    .join('\n')
    .replace(/!?\[([^[\]\n]{0,300})\]\([^()\s]{0,500}(?: "[^"\n]{0,200}")?\)/g, '$1')
    .replace(/^[ \t]{0,8}(?:#{1,6}|>|[-*+]|\d{1,3}\.)[ \t]+/gm, '')
    .replace(/(\*\*|__)(?=\S)/g, '')
    .replace(/(?<=\S)(\*\*|__)/g, '')
    .replace(/(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, '')
    .replace(/(?<!\w)_(?=\S)([^_\n]{1,200})(?<=\S)_(?!\w)/g, '$1')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Behind the element that `name>` opens; nothing when it never closes. */
function afterClosing(part: string): string {
  const name = /^\w+/.exec(part)?.[0] ?? '';
  const closing = part.toLowerCase().indexOf(`</${name.toLowerCase()}`);
  return closing < 0 ? '' : part.slice(closing).replace(/^<\/[^<>]{0,100}>/, '');
}

/** The heading of a document: `# ...`, `<h1>` or `<title>`, without its marks. */
export function findHeading(text: string): string | undefined {
  const html = /<(?:h1|title)\b[^<>]{0,300}>([^<]{1,300})</i.exec(text)?.[1];
  // A comment in a shell script looks like a heading; prose headings have a letter.
  const markdown = /^#{1,6}[ \t]+([^\n]*\p{L}[^\n]*)$/mu.exec(text)?.[1];
  const heading = html ?? markdown;
  return heading === undefined ? undefined : stripMarkup(heading);
}

const CODE =
  /^```|[;{}]\s*$|^\s*(?:const|let|var|function|import|export|def|class|public|private|#include|package|SELECT|INSERT|UPDATE|CREATE TABLE|<\?php)\s[^\n]*(?:[=;({]|\bFROM\b|\bfrom\b)/m;

/** Nothing but code: its quotation marks are syntax. A prompt about code has words around it. */
export function looksLikeCode(text: string): boolean {
  if (/^```[^`]*```$/.test(text)) return true;
  return (
    CODE.test(text) && !/^#|<\w+[\s>]|```/m.test(text) && /[=(){};]/.test(text.replace(/^[^\n]*:\s/, ''))
  );
}

/** Code without the fence around it. */
export function stripFence(text: string): string {
  return (
    text
      .replace(/^```[^\n]*\n?/, '')
      .replace(/\n?```$/, '')
      .trim() || text
  );
}
