// Where a page may name its encoding itself; the HTML standard looks at the first 1024 bytes, browsers at more.
const PRESCAN_BYTES = 4096;
const META_CHARSET = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;
const HEADER_CHARSET = /;\s*charset\s*=\s*"?([\w.:-]{1,40})/i;

/**
 * The text of a page in the encoding that browsers would choose: byte order mark, `Content-Type`, `<meta>`, UTF-8. Bytes
 * that the encoding does not know become U+FFFD; a name that nobody knows is skipped.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string): string {
  const encoding =
    findMark(bytes) ??
    toEncoding(HEADER_CHARSET.exec(contentType)?.[1]) ??
    findMetaEncoding(bytes) ??
    'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

function findMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

function findMetaEncoding(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString('latin1');
  const encoding = toEncoding(META_CHARSET.exec(start)?.[1]);
  // A page whose `<meta>` could be read as ASCII is not in UTF-16, whatever it says.
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
}

function toEncoding(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
