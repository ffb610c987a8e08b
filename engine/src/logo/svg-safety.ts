// Native renderers crash on deep or endless documents, so an untrusted SVG must be small and self-contained.
const MAX_BYTES = 256_000;
const MAX_ELEMENTS = 1000;
const MAX_DEPTH = 60;

const FORBIDDEN: readonly [RegExp, string][] = [
  [/<!DOCTYPE|<!ENTITY/i, 'declares a document type'],
  [/<\?(?!xml\s)/i, 'contains a processing instruction'],
  [
    /<(?:[\w-]+:)?(?:script|foreignObject|iframe|audio|video|handler|set|animate\w*)[\s/>]/i,
    'contains scripts, animation or foreign content',
  ],
  [/<(?:[\w-]+:)?(?:image|feImage)[\s/>]/i, 'embeds another image'],
  [/\bhref\s*=\s*(?:"(?!\s*#)|'(?!\s*#)|[^"'\s])/i, 'refers to something outside the file'],
  [/url\(\s*(?!["']?\s*#)/i, 'refers to something outside the file'],
  [/@import|\\/i, 'contains an @import or a backslash'],
];

/** Returns why an SVG is not drawn; undefined if it is safe to render. */
export function findSvgFault(bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_BYTES) return `is larger than ${MAX_BYTES} bytes`;
  const text = new TextDecoder('utf-8').decode(bytes);
  for (const [pattern, fault] of FORBIDDEN) if (pattern.test(text)) return fault;
  return findSizeFault(text);
}

function findSizeFault(text: string): string | undefined {
  let elements = 0;
  let depth = 0;
  for (const [tag] of text.replace(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, '').matchAll(/<[^>]*>?/g)) {
    if (tag.startsWith('<?') || tag.startsWith('<!')) continue;
    if (tag.startsWith('</')) depth--;
    else {
      elements++;
      if (!tag.endsWith('/>')) depth++;
    }
    if (elements > MAX_ELEMENTS) return `has more than ${MAX_ELEMENTS} elements`;
    if (depth > MAX_DEPTH) return `nests elements more than ${MAX_DEPTH} deep`;
  }
  return undefined;
}
