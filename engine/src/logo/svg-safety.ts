// Native renderers crash on deep or endless documents, so an untrusted SVG must be small and self-contained.
const MAX_BYTES = 256_000;
const MAX_ELEMENTS = 1000;
const MAX_DEPTH = 60;

const FORBIDDEN: readonly [RegExp, string][] = [
  [/<!ENTITY/i, 'declares entities: save it without them, as "plain SVG"'],
  [/<!DOCTYPE[^>]*\[/i, 'declares a document type of its own'],
  [/<\?(?!xml\s)/i, 'contains a processing instruction'],
  [
    /<(?:[\w-]+:)?(?:script|foreignObject|iframe|audio|video|handler|set|animate\w*)[\s/>]/i,
    'contains scripts, animation or foreign content',
  ],
  [/<(?:[\w-]+:)?(?:image|feImage)[\s/>]/i, 'embeds another image'],
  [/\bhref\s*=\s*(?:"(?!\s*#)|'(?!\s*#)|[^"'\s])/i, 'refers to something outside the file'],
  [/url\(\s*(?!["']?\s*#)/i, 'refers to something outside the file'],
  [/@import|\\/i, 'contains an @import or a backslash'],
  // What is drawn with the fonts of a machine has other pixels on the next one.
  [
    /<(?:[\w-]+:)?text[\s/>]/i,
    'contains text: turn it into outlines (paths), because fonts differ between machines',
  ],
  // The renderer would draw these black.
  [/[:"'\s]var\(/i, 'has colors by var(), which are not drawn: write them as #rrggbb'],
  [
    /[:"'\s](?:oklch|oklab|lch|lab|hwb|color|color-mix|light-dark)\(/i,
    'has colors of CSS Color 4, which are not drawn: write them as #rrggbb',
  ],
];

/** The document type says nothing that is drawn, and renderers look for what it refers to. */
export const withoutDocumentType = (svg: Uint8Array): Uint8Array =>
  new TextEncoder().encode(new TextDecoder('utf-8').decode(svg).replace(/<!DOCTYPE[^>[]*>/i, ''));

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
