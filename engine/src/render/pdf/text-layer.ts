import type { PlacedText } from '../../composition.ts';
import { bidi } from '../../typesetting/bidi.ts';
import { type PdfObject, packed } from './write-pdf.ts';

// A font of type 3 has one byte a character.
const CODES = 255;
const ADVANCE = 500;
// Of a line's height, from its top: where most fonts have their baseline.
const BASELINE = 0.8;

/** Operators that set the texts where they stand, without ink, and the fonts that they are set in: for search, copying and screen readers. */
export type TextLayer = { operators: string; fonts: readonly (readonly string[])[] };

/** `fonts` are the characters of `F0`, `F1` ..., by code from 1. */
export function toTextLayer(texts: readonly PlacedText[]): TextLayer {
  const codes = new Map<string, number>();
  const codeOf = (character: string): number => {
    const code = codes.get(character) ?? codes.size;
    codes.set(character, code);
    return code;
  };
  const operators = texts
    .filter(({ role }) => role !== 'decoration')
    .flatMap(({ fitted, box, align, rotation }) => {
      // Whoever reads a page takes its characters from left to right, and then puts them into the order of their script.
      const set = fitted.lines.map(({ text, width }, place) => {
        const free = box.width - width;
        const x = box.x + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
        const y = box.y + (place + BASELINE) * fitted.lineHeightPx;
        return toLine(inVisualOrder(text, fitted.direction), { x, y, width, size: fitted.size }, codeOf);
      });
      if (!rotation) return set;
      const [centerX, centerY] = [box.x + box.width / 2, box.y + box.height / 2];
      const [cos, sin] = [Math.cos, Math.sin].map((of) => toText(of((rotation * Math.PI) / 180)));
      return [
        `q 1 0 0 1 ${toText(centerX)} ${toText(centerY)} cm ${cos} ${sin} -${sin} ${cos} 0 0 cm 1 0 0 1 ${toText(-centerX)} ${toText(-centerY)} cm`.replace(
          '--',
          '',
        ),
        ...set,
        'Q',
      ];
    });
  const characters = [...codes.keys()];
  const fonts = Array.from({ length: Math.ceil(characters.length / CODES) }, (_, place) =>
    characters.slice(place * CODES, (place + 1) * CODES),
  );
  return { operators: operators.join('\n'), fonts };
}

function inVisualOrder(text: string, direction: 'ltr' | 'rtl'): string {
  if (
    direction === 'ltr' &&
    !/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(
      text,
    )
  )
    return text;
  return bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, direction));
}

function toLine(
  text: string,
  { x, y, width, size }: { x: number; y: number; width: number; size: number },
  codeOf: (character: string) => number,
): string {
  const characters = Array.from(text);
  if (characters.length === 0) return '';
  const stretch = (100 * width) / ((characters.length * ADVANCE * size) / 1000);
  const shown: string[] = [];
  let font = -1;
  for (const character of characters) {
    const code = codeOf(character);
    const place = Math.floor(code / CODES);
    if (place !== font) {
      shown.push(`${font < 0 ? '' : '> Tj '}/F${place} ${toText(size)} Tf <`);
      font = place;
    }
    shown.push(((code % CODES) + 1).toString(16).padStart(2, '0'));
  }
  // The page's y axis points down, and text would stand on its head.
  return `BT ${toText(stretch)} Tz 1 0 0 -1 ${toText(x)} ${toText(y)} Tm ${shown.join('')}> Tj ET`;
}

const toText = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A font of glyphs without ink, whose characters can be read; it has the number `first`, and its parts follow. */
export function toFont(characters: readonly string[], first: number): PdfObject[] {
  const names = characters.map((_, place) => `/g${place + 1}`);
  const widths = characters.map(() => ADVANCE).join(' ');
  const glyph = first + 1;
  const rows = characters.map((character, place) => {
    const code = (place + 1).toString(16).padStart(2, '0');
    return `<${code}> <${Buffer.from(character, 'utf16le').swap16().toString('hex')}>`;
  });
  // At most 100 rows in a block.
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, place) => {
    const block = rows.slice(place * 100, (place + 1) * 100);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
  });
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Text def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
  return [
    {
      dictionary:
        `/Type/Font/Subtype/Type3/FontBBox[0 0 ${ADVANCE} 1000]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 1/LastChar ${characters.length}` +
        `/Widths[${widths}]/Encoding<</Type/Encoding/Differences[1${names.join('')}]>>` +
        `/CharProcs<<${names.map((name) => `${name} ${glyph} 0 R`).join('')}>>/Resources<<>>/ToUnicode ${glyph + 1} 0 R`,
    },
    packed(`${ADVANCE} 0 d0`),
    packed(map),
  ];
}
