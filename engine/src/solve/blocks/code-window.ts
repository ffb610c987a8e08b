import type { FittedText } from '../../assets/fitted-text.ts';
import type { Box } from '../../geometry.ts';
import type { Code } from '../../parts/matter.ts';
import type { Part } from '../../parts/part.ts';
import type { PartSlot } from '../../specs/spec.ts';
import { LEAST_PX, toPx } from '../canvas.ts';
import type { Block, Context } from '../context.ts';
import type { Out } from '../layout.ts';
import { toCodeInks } from './code-inks.ts';
import { type CodeRow, LETTER, toRows, toWrappedRows, UNIT } from './code-rows.ts';

// How far lines are from each other, in em.
const LEADING = 1.58;
// What is above, below and beside the lines, in em of the code.
const [BAR, HEAD, FOOT, PAD] = [2.33, 0.6, 1, 1.1];
const LEAST_LINES = 2;
// Of the words of a card, where something else leads, and where that gives way.
const [MOST_OF_CARD, MOST_GIVEN] = [0.66, 0.8];
// Lines go on below each other rather than that their letters are smaller than this, and are then up to so many times as large.
const READABLE = { wide: 22, banner: 20, square: 25, portrait: 26, story: 25 };
const WRAPPED = 1.2;
const WORTH_BLEEDING = 1.04;

/** Code at a size, as many of its rows as there is height for. */
type SetCode = {
  size: number;
  rows: readonly CodeRow[];
  bleeds: boolean;
  cutOff: boolean;
  gutter: number;
  leading: number;
};
type Room = { width: number; height: number };

/** Code in the window of an editor, as high as its rows: what does not fit ends in dots, and the window goes on below the card. */
export async function codeWindow(
  _: PartSlot,
  parts: readonly Part[],
  room: { width: number; height?: number },
  context: Context,
): Promise<Block> {
  const { canvas } = context;
  // Where something else leads, it is as high as its rows, up to most of the card.
  const most = context.concession?.fields === undefined ? MOST_OF_CARD : MOST_GIVEN;
  const height = room.height ?? canvas.words.height * most * Math.min(1, context.tight);
  const longer = { width: room.width, height: height + beyondWords(canvas) };
  const set =
    (await setLarger({ width: room.width, height }, longer, context)) ?? (await setSome(longer, context));
  const { size, rows, leading, bleeds, cutOff } = set;
  const own = bleeds ? height : size * (BAR + HEAD + rows.length * leading + FOOT);
  const heading = context.partsOf('file')[0];
  const name =
    heading &&
    (await fitPath(
      heading.text,
      Math.max(sizesOf(context).least, size * 0.9),
      context,
      room.width - 6 * size,
    ));
  const dots = await fitCode('…', UNIT, context);
  const lines = context.matter.code?.lines.length ?? 0;
  const numbers = await Promise.all(
    Array.from({ length: set.gutter > 0 ? lines : 0 }, (_one, at) => fitCode(String(at + 1), UNIT, context)),
  );
  return {
    width: room.width,
    height: own,
    over: 0,
    under: 0,
    size,
    cut: [...(cutOff ? parts : []), ...(heading && name?.text !== heading.text ? [heading] : [])],
    place: (x, y, width, _align, out) => {
      // What has no foot on the card ends below it, wherever its words end.
      const bottom = bleeds ? canvas.height + 2 * size : y + own;
      const window = { x, y, width, height: bottom - y };
      placeWindow(window, set, context, out);
      const put = toPut(window, out);
      const colors = toCodeInks(context.inks);
      if (heading && name)
        put(
          name,
          { x: x + size * 4.6, middle: y + (size * BAR) / 2, size: name.size },
          colors.quiet,
          heading,
        );
      for (const [at, { pieces, line, first }] of rows.entries()) {
        const middle = y + size * (BAR + HEAD + (at + 0.5) * leading);
        if (line === LEFT_OUT)
          put(dots, { x: x + (set.gutter + PAD) * size, middle, size }, colors.quiet, parts[0]);
        const number = first && numbers[line];
        if (number) {
          const left = set.gutter - GUTTER + PAD - number.width / UNIT;
          put(number, { x: x + left * size, middle, size }, colors.number);
        }
        for (const { fitted, kind, from } of pieces)
          put(
            fitted,
            { x: x + (set.gutter + PAD + from) * size, middle, size },
            colors.kinds[kind] ?? colors.plain,
            parts[0],
          );
      }
    },
  };
}

// Between the numbers of lines and these, in em.
const GUTTER = 1.2;

// Lines may go on where other words end, as the window does, but for what covers a story.
const beyondWords = (canvas: Context['canvas']): number =>
  canvas.shape === 'story' ? 0 : canvas.height - canvas.words.y - canvas.words.height - toPx(24, canvas);

const codeOf = ({ matter }: Context): Code =>
  matter.code ?? { lines: [], marked: new Set(), numbered: false };

const gutterOf = ({ lines, numbered }: Code): number =>
  numbered ? String(lines.length).length * LETTER + GUTTER : 0;

const sizesOf = ({ canvas }: Context): { most: number; readable: number; least: number } => ({
  most: toPx({ wide: 48, banner: 36, square: 52, portrait: 52, story: 60 }, canvas),
  readable: Math.max(LEAST_PX, toPx(READABLE, canvas)),
  least: Math.max(LEAST_PX, toPx({ wide: 20, tall: 23 }, canvas)),
});

const leadingOf = (rows: readonly CodeRow[]): number =>
  Math.max(LEADING, ...rows.flatMap(({ pieces }) => pieces.map(({ fitted }) => fitted.lineHeightPx / UNIT)));

/** All of the code; in a window that goes on below the card, where its letters are larger for that. */
async function setLarger(room: Room, longer: Room, context: Context): Promise<SetCode | undefined> {
  const whole = await setWhole(room, context);
  if (whole && whole.size >= sizesOf(context).readable) return whole;
  const open = longer.height > room.height ? await setWhole(longer, context, 0) : undefined;
  return open && open.size > (whole?.size ?? 0) * WORTH_BLEEDING ? { ...open, bleeds: true } : whole;
}

/** All of the code, as large as its room lets it be, with so many em below it. */
async function setWhole(
  { width, height }: Room,
  context: Context,
  foot = FOOT,
): Promise<SetCode | undefined> {
  const code = codeOf(context);
  const gutter = gutterOf(code);
  const { most, readable, least } = sizesOf(context);
  const fit = (text: string) => fitCode(text, UNIT, context);
  const written = await toRows(code.lines, fit);
  const leading = leadingOf(written.rows);
  const high = (rows: number): number => BAR + HEAD + rows * leading + foot;
  const one = { gutter, leading, bleeds: false, cutOff: false };
  const unwrapped = Math.min(
    most,
    width / (gutter + 2 * PAD + written.width),
    height / high(written.rows.length),
  );
  if (unwrapped >= readable) return { ...one, size: unwrapped, rows: written.rows };
  for (let size = Math.floor(readable * WRAPPED); size > Math.max(least, unwrapped); size--) {
    const rows = await toWrappedRows(code.lines, width / size - gutter - 2 * PAD, fit);
    if (high(rows.length) * size <= height) return { ...one, size, rows };
  }
  return unwrapped >= least ? { ...one, size: unwrapped, rows: written.rows } : undefined;
}

/** As much of the code as there is room for: its marked lines, and what is nearest to them. */
async function setSome({ width, height }: Room, context: Context): Promise<SetCode> {
  const code = codeOf(context);
  const gutter = gutterOf(code);
  const { least: size } = sizesOf(context);
  const rows = await toWrappedRows(code.lines, width / size - gutter - 2 * PAD, (text) =>
    fitCode(text, UNIT, context),
  );
  const leading = leadingOf(rows);
  // A window whose foot is under the controls of a story ends above them.
  const closed = context.canvas.shape === 'story';
  const foot = closed ? FOOT : 0;
  const fits = Math.max(LEAST_LINES, Math.floor((height / size - BAR - HEAD - foot) / leading + 1e-6));
  const one = { size, gutter, leading, bleeds: !closed };
  if (rows.length <= fits) return { ...one, rows, cutOff: false };
  return { ...one, rows: around(rows, code.marked, fits), cutOff: true };
}

const LEFT_OUT = -1;
// Stands for rows that are left out.
const GAP: CodeRow = { pieces: [], line: LEFT_OUT, first: false };

/** So many of the rows, the marked and those nearest to them, with a row for each stretch that is left out. */
function around(rows: readonly CodeRow[], marked: ReadonlySet<number>, fits: number): CodeRow[] {
  const isMarked = rows.map(({ line }) => marked.has(line + 1));
  const distances = rows.map(() => rows.length);
  let near = rows.length;
  // Without marks, what comes first is nearest.
  if (!isMarked.includes(true)) isMarked[0] = true;
  for (const [at, is] of isMarked.entries()) {
    near = is ? 0 : near + 1;
    distances[at] = near;
  }
  near = rows.length;
  for (let at = rows.length - 1; at >= 0; at--) {
    near = isMarked[at] ? 0 : near + 1;
    distances[at] = Math.min(distances[at] as number, near);
  }
  const kept = new Set<number>();
  const order = [...rows.keys()].sort((a, b) => (distances[a] as number) - (distances[b] as number) || a - b);
  let shown: CodeRow[] = [];
  for (const at of order) {
    kept.add(at);
    const tried = withGaps(rows, kept);
    if (tried.length <= fits) shown = tried;
    else kept.delete(at);
  }
  return shown;
}

const withGaps = (rows: readonly CodeRow[], kept: ReadonlySet<number>): CodeRow[] =>
  rows.flatMap((row, at) => (kept.has(at) ? [row] : at === 0 || kept.has(at - 1) ? [GAP] : []));

const fitCode = (
  text: string,
  size: number,
  { typesetter, sheet }: Context,
  maxWidth = Number.MAX_SAFE_INTEGER,
): Promise<FittedText> => {
  const { family, weight } = sheet.voices.code;
  return typesetter.fit({
    text,
    style: { family, weight, lineHeight: 1.3 },
    maxWidth,
    maxHeight: Number.POSITIVE_INFINITY,
    maxSize: size,
    minSize: size,
    maxLines: 1,
  });
};

/** The name of a file; a path that is too long is smaller, and then only its last steps. */
async function fitPath(path: string, most: number, context: Context, maxWidth: number): Promise<FittedText> {
  const whole = await fitCode(path, most, context);
  const { least } = sizesOf(context);
  const size = Math.max(Math.min(least, most), Math.min(most, (most * maxWidth) / Math.max(1, whole.width)));
  // Letters of code are all as wide.
  const letters = ((maxWidth / Math.max(1, whole.width)) * path.length * most) / size;
  const steps = path.split('/');
  const from = steps.findIndex(
    (_, at) => steps.slice(at).join('/').length + (at > 0 ? 2 : 0) <= letters + 0.01,
  );
  const shown = from === 0 || steps.length === 1 ? path : `…/${steps.slice(from).join('/')}`;
  return fitCode(shown, size, context, maxWidth);
}

/** The window, its three dots, and bands behind marked lines. */
function placeWindow(window: Box, { size, rows, leading }: SetCode, context: Context, out: Out): void {
  const { canvas, inks } = context;
  const { x, y, width } = window;
  const colors = toCodeInks(inks);
  const shape = { inks, whole: window } as const;
  out.shapes.push({ draw: 'window', box: window, corner: toPx(20, canvas), color: colors.window, ...shape });
  for (const at of [0, 1, 2]) {
    const [left, top] = [x + size * (PAD + at), y + size * (BAR / 2 - 0.29)];
    const box = { x: left, y: top, width: size * 0.58, height: size * 0.58 };
    out.shapes.push({ draw: 'rect', box, corner: size * 0.29, color: colors.dot, ...shape });
  }
  for (const [at, { line }] of rows.entries()) {
    if (!codeOf(context).marked.has(line + 1)) continue;
    const band = { x, y: y + size * (BAR + HEAD + at * leading), width, height: size * leading };
    out.shapes.push({ draw: 'rect', box: band, color: colors.band, ...shape });
    const edge = { ...band, width: Math.max(2, size * 0.25) };
    out.shapes.push({ draw: 'rect', box: edge, color: colors.mark, ...shape });
  }
}

type Put = (
  fitted: FittedText,
  at: { x: number; middle: number; size: number },
  color: string,
  part?: Part,
) => void;

const toPut =
  (whole: Box, out: Out): Put =>
  (fitted, at, color, part) => {
    const set = scale(fitted, at.size);
    const box = { x: at.x, y: at.middle - set.height / 2, width: set.width, height: set.height };
    out.texts.push({ role: 'label', fitted: set, box, align: 'left', color, whole, ...(part && { part }) });
  };

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
