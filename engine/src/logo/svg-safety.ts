import { decodeText } from './image-type.ts';
import { resolveSvgColors } from './resolve-svg-colors.ts';

// Native renderers crash on deep or endless documents, so an untrusted SVG must be small and self-contained.
const MAX_BYTES = 256_000;
const MAX_ELEMENTS = 1000;
const MAX_DEPTH = 60;

// This is asked on the thread that answers: none of them goes back over what it has passed.
const FORBIDDEN: readonly [RegExp, string][] = [
  [/<!ENTITY/i, 'declares entities: save it without them, as "plain SVG"'],
  [/<!DOCTYPE[^<>[]*\[/i, 'declares a document type of its own'],
  [/<\?(?!xml\s)/i, 'contains a processing instruction'],
  [
    /<(?:[\w-]+:)?(?:script|foreignObject|iframe|audio|video|handler|set|animate\w*)[\s/>]/i,
    'contains scripts, animation or foreign content',
  ],
  [/<(?:[\w-]+:)?(?:image|feImage)[\s/>]/i, 'embeds another image'],
  [/\bhref\s*=\s*(?:"(?!\s*#)|'(?!\s*#)|[^"'\s])/i, 'refers to something outside the file'],
  [/url\((?!\s*(?:["']\s*)?#)/i, 'refers to something outside the file'],
  [/@import|\\/i, 'contains an @import or a backslash'],
  // What is drawn with the fonts of a machine has other pixels on the next one.
  [
    /<(?:[\w-]+:)?text[\s/>]/i,
    'contains text: turn it into outlines (paths), because fonts differ between machines',
  ],
  // The renderer would draw these black.
  [/[:"'\s]var\(/i, 'has colors by var() without one value in the file: write them as #rrggbb'],
  [
    /[:"'\s](?:oklch|oklab|lch|lab|hwb|color|color-mix|light-dark)\(/i,
    'has colors that are not drawn, such as color-mix(): write them as #rrggbb',
  ],
];

// It is written anew in UTF-8.
const ENCODING = /^(\s*<\?xml[^>]{0,100}?)\s+encoding\s*=\s*["'][\w.-]{1,40}["']/i;
// It says nothing that is drawn, and renderers look for what it refers to.
const DOCUMENT_TYPE = /<!DOCTYPE[^<>[]*>/i;

/** An SVG that is safe to render and has the colors that it says, or why it is not drawn. */
export function prepareSvg(bytes: Uint8Array): { svg: Uint8Array } | { fault: string } {
  if (bytes.length > MAX_BYTES) return { fault: `is larger than ${MAX_BYTES} bytes` };
  const text = resolveSvgColors(decodeText(bytes).replace(ENCODING, '$1'));
  const [, fault = findSizeFault(text)] = FORBIDDEN.find(([pattern]) => pattern.test(text)) ?? [];
  return fault === undefined ? { svg: new TextEncoder().encode(text.replace(DOCUMENT_TYPE, '')) } : { fault };
}

const OPAQUE = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const;

/** Without comments and CDATA, also such as nobody ends. */
function withoutText(svg: string): string {
  const kept: string[] = [];
  let place = 0;
  for (let at = svg.indexOf('<!'); at >= 0; at = svg.indexOf('<!', at)) {
    const found = OPAQUE.find(([start]) => svg.startsWith(start, at));
    if (found === undefined) {
      at += 2;
      continue;
    }
    const [start, end] = found;
    kept.push(svg.slice(place, at));
    const ended = svg.indexOf(end, at + start.length);
    if (ended < 0) return kept.join('');
    place = ended + end.length;
    at = place;
  }
  return kept.join('') + svg.slice(place);
}

function findSizeFault(text: string): string | undefined {
  let elements = 0;
  let depth = 0;
  for (const [tag] of withoutText(text).matchAll(/<[^>]*>?/g)) {
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
