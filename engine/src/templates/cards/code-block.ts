import type { FittedText } from '../../assets/fitted-text.ts';
import type { TextStyle } from '../../assets/text-style.ts';
import type { Box } from '../../geometry.ts';
import type { Block } from '../../layout/column.ts';
import type { PlacedText } from '../../layout/composition.ts';
import type { Typesetter } from '../../layout/typesetter.ts';
import type { Node } from '../../nodes.ts';
import type { Token, TokenKind } from './tokenize-code.ts';

/** `rest` is the color of line numbers and of the dots that end a cut line. */
export type CodeColors = Readonly<Record<TokenKind | 'rest', string>>;

export type CodeSpec = {
  lines: readonly (readonly Token[])[];
  colors: CodeColors;
  numbered: boolean;
  /** Beside the dots of the window, such as the name of the file. */
  label: string | undefined;
  /** Font sizes in px. */
  size: number;
  minSize: number;
  gap: number;
  /** What is around the lines, in em of the code: above them, and below. */
  head: number;
  foot: number;
  /** Draws the window behind the lines; `rows` are the boxes of the lines in their order. */
  draw(window: Box, size: number, rows: readonly Box[]): Node[];
};

const STYLE: TextStyle = { family: 'JetBrains Mono', weight: 500, lineHeight: 1.3 };
const LEADING = 1.5;
// Every letter of the font is this wide, in em.
const LETTER = 0.6;
const UNIT = 100;
// Behind the dots.
const LABEL_AT = 3;
// Fewer are no snippet: a column without room for them does without the code.
const LEAST_LINES = 3;

// Where two spaces are beside each other, the typesetter would join them.
const GAPS = /(^\s+|\s{2,}|\s+$)/u;

type Piece = { text: string; color: string; from: number; fitted: FittedText };

/** Sets code as it is written: no line is broken, and what does not fit at the least size ends in dots. */
export async function codeBlock(typesetter: Typesetter, spec: CodeSpec): Promise<Block> {
  const fit = (text: string, size: number, maxWidth = Number.POSITIVE_INFINITY): Promise<FittedText> =>
    typesetter.fit({
      text,
      style: STYLE,
      maxWidth,
      maxHeight: Number.POSITIVE_INFINITY,
      maxSize: size,
      minSize: size,
      maxLines: 1,
    });
  const rows = await Promise.all(
    spec.lines.map(async (tokens) => {
      const pieces: Piece[] = [];
      let from = 0;
      for (const { text, kind } of tokens) {
        for (const part of text.split(GAPS)) {
          if (part.trim() !== '') {
            const fitted = await fit(part, UNIT);
            pieces.push({ text: part, color: spec.colors[kind], from, fitted });
            from += fitted.width / UNIT;
          } else from += part.length * LETTER;
        }
      }
      return { pieces, width: from };
    }),
  );
  const dots = await fit('…', UNIT);
  const leading = Math.max(
    LEADING,
    ...rows.flatMap(({ pieces }) => pieces.map(({ fitted }) => fitted.lineHeightPx / UNIT)),
  );
  const digits = String(rows.length).length;
  const numbers = spec.numbered
    ? await Promise.all(rows.map((_, at) => fit(String(at + 1), UNIT)))
    : undefined;
  const gutter = numbers ? (digits + 2) * LETTER : 0;
  const widest = gutter + Math.max(...rows.map(({ width }) => width));
  const around = spec.head + spec.foot;

  return {
    gap: spec.gap,
    share: 1,
    comfort: spec.minSize,
    measure: async (room) => {
      const wanted = Math.min(
        spec.size,
        (room.width * 0.995) / widest,
        room.height / (rows.length * leading + around),
      );
      const size = Math.max(spec.minSize, wanted);
      const line = size * leading;
      const space = Math.floor((room.height - around * size) / line + 1e-6);
      const count = Math.min(rows.length, Math.max(LEAST_LINES, space));
      const shown = rows.slice(0, count);
      const cut = count < rows.length;
      const texts = await Promise.all(
        shown.map(({ pieces }, at) =>
          cut && at === count - 1
            ? [toText(dots, spec.colors.rest, gutter * size, size)]
            : cutLine(pieces, size, gutter, room.width),
        ),
      );

      async function cutLine(
        pieces: readonly Piece[],
        size: number,
        start: number,
        width: number,
      ): Promise<PlacedText[]> {
        const placed: PlacedText[] = [];
        const dotsWidth = (dots.width / UNIT) * size;
        const over = pieces.findIndex((piece) => {
          const end = (start + piece.from) * size + (piece.fitted.width / UNIT) * size;
          return end > width - (piece === pieces.at(-1) ? 0 : dotsWidth);
        });
        for (const piece of pieces.slice(0, over < 0 ? undefined : over))
          placed.push(toText(piece.fitted, piece.color, (start + piece.from) * size, size));
        const last = pieces[over];
        if (!last) return placed;
        const left = (start + last.from) * size;
        if (width - left > dotsWidth * 3) {
          const fitted = await fit(last.text, size, width - left);
          if (fitted.size > size - 0.5)
            return [...placed, toText({ ...fitted, truncated: false }, last.color, left, fitted.size)];
        }
        // Behind what the line has room for, whose last piece leaves that of the dots.
        const before = placed.at(-1);
        const at = before ? before.box.x + before.box.width : start * size;
        return [...placed, toText(dots, spec.colors.rest, at, size)];
      }

      const labelRoom = room.width - LABEL_AT * size;
      const heading =
        spec.label && labelRoom > size * 2
          ? await typesetter.fit({
              text: spec.label,
              style: STYLE,
              maxWidth: labelRoom,
              maxHeight: Number.POSITIVE_INFINITY,
              maxSize: Math.max(spec.minSize, size * 0.9),
              minSize: spec.minSize,
              maxLines: 1,
            })
          : undefined;

      return {
        width: room.width,
        height: around * size + count * line,
        size,
        lineHeight: line,
        truncated: false,
        place: (x, y, width) => {
          const top = y + spec.head * size;
          const boxes = shown.map((_, at) => ({ x, y: top + at * line, width, height: line }));
          const inLine = (placed: PlacedText, at: number): PlacedText => ({
            ...placed,
            box: {
              ...placed.box,
              x: x + placed.box.x,
              y: top + at * line + (line - placed.box.height) / 2,
            },
          });
          const numberTexts = (numbers ?? []).slice(0, count).map((number, at) => {
            const left = (digits - String(at + 1).length) * LETTER * size;
            return inLine(toText(number, spec.colors.rest, left, size), at);
          });
          const headed = heading && {
            ...toText({ ...heading, truncated: false }, spec.colors.rest, x + LABEL_AT * size, heading.size),
          };
          if (headed) headed.box.y = y + (spec.head * size - headed.box.height) / 2;
          return {
            texts: [
              ...(headed ? [headed] : []),
              ...numberTexts,
              ...texts.flatMap((line, at) => line.map((text) => inLine(text, at))),
            ],
            art: spec.draw({ x, y, width, height: around * size + count * line }, size, boxes),
          };
        },
      };
    },
  };
}

/** A text of one line at `x` of its line, as large as `size`. */
function toText(fitted: FittedText, color: string, x: number, size: number): PlacedText {
  const k = size / fitted.size;
  const scaled: FittedText = {
    ...fitted,
    size,
    lines: fitted.lines.map(({ text, width }) => ({ text, width: width * k })),
    width: fitted.width * k,
    height: fitted.height * k,
    lineHeightPx: fitted.lineHeightPx * k,
  };
  return {
    role: 'label',
    fitted: scaled,
    box: { x, y: 0, width: scaled.width, height: scaled.height },
    align: 'left',
    color,
  };
}
