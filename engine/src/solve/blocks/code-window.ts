import type { FittedText } from '../../assets/fitted-text.ts';
import type { Code } from '../../parts/matter.ts';
import type { Part } from '../../parts/part.ts';
import type { PartSlot } from '../../specs/spec.ts';
import { LEAST_PX, toPx } from '../canvas.ts';
import type { Block, Context } from '../context.ts';
import { toCodeInks } from './code-inks.ts';

// Every letter of the face is this wide, and this far are its lines from each other, in em.
const [LETTER, LEADING] = [0.6, 1.58];
// What is above and below the lines, in em of the code.
const [BAR, HEAD] = [2.33, 0.6];
// Where two spaces are beside each other, the typesetter would join them.
const GAPS = /(^\s+|\s{2,}|\s+$)/u;
const UNIT = 100;
const LEAST_LINES = 2;
const MOST_OF_CARD = 0.66;

type Piece = { fitted: FittedText; kind: string; from: number };

/** Code in the window of an editor, as it is written: what does not fit ends in dots, and the window goes on below the card. */
export async function codeWindow(
  _: PartSlot,
  parts: readonly Part[],
  room: { width: number; height?: number },
  context: Context,
): Promise<Block> {
  const { typesetter, canvas, sheet, matter, inks } = context;
  const code: Code = matter.code ?? { lines: [], marked: new Set(), numbered: false };
  const { family, weight } = sheet.voices.code;
  const style = { family, weight, lineHeight: 1.3 };
  const fit = (text: string, size: number, maxWidth = Number.MAX_SAFE_INTEGER): Promise<FittedText> =>
    typesetter.fit({
      text,
      style,
      maxWidth,
      maxHeight: Number.POSITIVE_INFINITY,
      maxSize: size,
      minSize: size,
      maxLines: 1,
    });
  const rows = await Promise.all(
    code.lines.map(async (tokens) => {
      const pieces: Piece[] = [];
      let from = 0;
      for (const { text, kind } of tokens)
        for (const part of text.split(GAPS)) {
          if (part.trim() === '') from += part.length * LETTER;
          else {
            const fitted = await fit(part, UNIT);
            pieces.push({ fitted, kind, from });
            from += fitted.width / UNIT;
          }
        }
      return { pieces, width: from };
    }),
  );
  const [dots, name] = await Promise.all([fit('…', UNIT), context.partsOf('file')[0]]);
  const digits = String(rows.length).length;
  const numbers = code.numbered ? await Promise.all(rows.map((_, at) => fit(String(at + 1), UNIT))) : [];
  const gutter = code.numbered ? digits * LETTER + 1.2 : 0;
  const pad = 1.1;
  const widest = gutter + 2 * pad + Math.max(1, ...rows.map(({ width }) => width));
  const most = toPx({ wide: 48, banner: 36, square: 52, portrait: 52, story: 60 }, canvas);
  const least = Math.max(LEAST_PX, toPx({ wide: 20, tall: 23 }, canvas));
  // Lines may go on where other words end, as the window does, but for what covers a story.
  const beyond =
    canvas.shape === 'story' ? 0 : canvas.height - canvas.words.y - canvas.words.height - toPx(24, canvas);
  const leading = Math.max(
    LEADING,
    ...rows.flatMap(({ pieces }) => pieces.map(({ fitted }) => fitted.lineHeightPx / UNIT)),
  );
  const high = rows.length * leading + BAR + HEAD;
  const usual = Math.min(most, room.width / widest);
  // Where something else leads, it is as high as its lines, up to most of the card.
  const natural = Math.min(canvas.words.height * MOST_OF_CARD, Math.max(least, usual) * high + 1);
  const height = room.height === undefined ? Math.max(beyond, natural) : room.height + beyond;
  const size = Math.max(least, Math.min(usual, height / high));
  const colors = toCodeInks(inks);
  const row = size * leading;
  const fits = Math.floor((height - (BAR + HEAD) * size) / row + 1e-6);
  const count = Math.min(rows.length, Math.max(LEAST_LINES, fits));
  const cutOff = count < rows.length;
  const heading = name ? await fit(name.text, Math.max(least, size * 0.9), room.width - 6 * size) : undefined;

  /** A line up to its last piece that fits, then dots. */
  const lineOf = (at: number): { fitted: FittedText; color: string; left: number }[] => {
    const pieces = rows[at]?.pieces ?? [];
    const end = room.width / size - pad;
    const placed: { fitted: FittedText; color: string; left: number }[] = [];
    let to = gutter + pad;
    for (const piece of cutOff && at === count - 1 ? [] : pieces) {
      const left = gutter + pad + piece.from;
      const last = piece === pieces.at(-1);
      if (left + piece.fitted.width / UNIT > end - (last ? 0 : LETTER)) {
        return [...placed, { fitted: dots, color: colors.quiet, left: Math.min(to, end - LETTER) }];
      }
      placed.push({ fitted: piece.fitted, color: colors.kinds[piece.kind] ?? colors.plain, left });
      to = left + piece.fitted.width / UNIT;
    }
    return cutOff && at === count - 1 ? [{ fitted: dots, color: colors.quiet, left: to }] : placed;
  };

  return {
    width: room.width,
    height: height - beyond,
    over: 0,
    under: 0,
    size,
    cut: cutOff ? [...parts] : [],
    place: (x, y, width, _align, out) => {
      // The window ends below the card, wherever its words end.
      const bottom = canvas.height + 2 * size;
      const window = { x, y, width, height: bottom - y };
      const shape = { inks, color: colors.window, whole: window } as const;
      out.shapes.push({ draw: 'window', box: window, corner: toPx(20, canvas), ...shape });
      const bar = size * BAR;
      for (const at of [0, 1, 2])
        out.shapes.push({
          draw: 'rect',
          box: {
            x: x + size * (1.1 + at),
            y: y + bar / 2 - size * 0.29,
            width: size * 0.58,
            height: size * 0.58,
          },
          corner: size * 0.29,
          inks,
          color: colors.dot,
          whole: window,
        });
      const top = y + bar + size * HEAD;
      for (let at = 0; at < count; at++)
        if (code.marked.has(at + 1)) {
          const band = { x, y: top + at * row, width, height: row };
          out.shapes.push({ draw: 'rect', box: band, inks, color: colors.band, whole: window });
          out.shapes.push({
            draw: 'rect',
            box: { ...band, width: Math.max(2, size * 0.25) },
            inks,
            color: colors.mark,
            whole: window,
          });
        }
      const put = (
        fitted: FittedText,
        at: { x: number; middle: number; size: number },
        color: string,
        part?: Part,
      ): void => {
        const set = scale(fitted, at.size);
        const box = { x: at.x, y: at.middle - set.height / 2, width: set.width, height: set.height };
        out.texts.push({
          role: 'label',
          fitted: set,
          box,
          align: 'left',
          color,
          whole: window,
          ...(part ? { part } : {}),
        });
      };
      if (heading && name)
        put(heading, { x: x + size * 4.6, middle: y + bar / 2, size: heading.size }, colors.quiet, name);
      for (let at = 0; at < count; at++) {
        const middle = top + at * row + row / 2;
        const number = numbers[at];
        if (number) {
          const left = pad + (digits - String(at + 1).length) * LETTER;
          put(number, { x: x + left * size, middle, size }, colors.number);
        }
        for (const { fitted, color, left } of lineOf(at))
          put(fitted, { x: x + left * size, middle, size }, color, parts[0]);
      }
    },
  };
}

function scale(fitted: FittedText, size: number): FittedText {
  const k = size / fitted.size;
  return {
    ...fitted,
    size,
    truncated: false,
    lines: fitted.lines.map(({ text, width }) => ({ text, width: width * k })),
    width: fitted.width * k,
    height: fitted.height * k,
    lineHeightPx: fitted.lineHeightPx * k,
  };
}
