import { mix } from '../color/oklch.ts';
import type { Box } from '../geometry.ts';
import type { Series } from '../parts/matter.ts';
import type { Inks } from '../sheets/sheet.ts';
import { toPx, toStep } from './canvas.ts';
import { toScale } from './chart-scale.ts';
import { type Align, type Block, type Context, offset, type SetText } from './context.ts';
import type { LaidText, Out } from './layout.ts';
import { isReadFromRight } from './mirror.ts';
import { setText } from './set-text.ts';
import { toTimes } from './to-times.ts';

// Of the width, the most that a number of the axis takes.
const MOST_OF_AXIS = 0.3;
// Of the size of names, between two.
const APART = 0.5;
// How many lines names have, and what of the distance of two one may take: the first with which none meets another.
const NAME_FORMS = [
  [1, 0.92],
  [2, 0.92],
  [2, 0.62],
] as const;
// Of its size that a name of the axis keeps on one line, and on two.
const [NAME_SHRINKS, NAME_WRAPS] = [0.86, 0.74];
// Of the ink on a surface, in the lines of its grid.
const GRID = 0.14;

/** What a line of values stands on: a pale tone of its color, on which the line itself is the strongest. */
function toSurface({ inks, sheet: { grounds, branded } }: Context): Inks {
  const ground = branded ? inks.tone : grounds.field.ground;
  return { ...inks, ground, line: mix(ground, inks.ink, GRID) };
}

/** A chart from edge to edge on a base with its names: its axis begins at zero, and has its numbers. */
export async function placeChart(inner: Box, context: Context, out: Out): Promise<void> {
  const { matter, region, canvas, inks } = context;
  const { series } = matter;
  if (!series || series.values.length < 2) return;
  const size = toStep('small', canvas);
  const surface = toSurface(context);
  const fromRight = isReadFromRight(matter);
  type Style = { color?: string; most?: number; shrinks?: number; lines?: number };
  const set = (
    text: string,
    width: number,
    { color = inks.muted, most = size, shrinks = 1, lines = 1 }: Style = {},
  ) => {
    const part = { role: 'note', text } as const;
    const least = size * shrinks;
    return setText({ part, voice: 'text', size: most, least, width, lines, ink: { color } }, context);
  };
  const put = (block: Block, { x, y }: { x: number; y: number }, width: number, align: Align): void => {
    const placed: LaidText[] = [];
    // Time goes on to the right also where words are read from there, so what is mirrored with them is turned before.
    const turned = { start: 'end', center: 'center', end: 'start' } as const;
    if (fromRight)
      block.place(canvas.width - x - width, y, width, turned[align], { shapes: [], texts: placed });
    else block.place(x, y, width, align, { shapes: [], texts: placed });
    for (const { part: _part, ...text } of placed) out.texts.push(text);
  };
  const foot = region.y + region.height >= canvas.height - 1 ? canvas.height - inner.y - inner.height : 0;
  const below = canvas.shape === 'story' ? foot : 0;
  const ticks = toScale(series, region).ticks.filter((one) => one !== 0);
  const numbers = await Promise.all(
    ticks.map((tick) => set(series.toLabel(tick), inner.width * MOST_OF_AXIS, { shrinks: NAME_WRAPS })),
  );
  // Bars are things, which stand inside the margins, beside their numbers; a line goes on.
  const column = series.bars ? Math.max(0, ...numbers.map(({ width }) => width)) + size * 0.6 : 0;
  const across = series.bars
    ? { x: inner.x + column, width: inner.width - column }
    : { x: 0, width: canvas.width };
  const room = (inner.width - column) / Math.max(1, series.names.length);
  // A line that never falls under zero stands on a surface that goes on to the foot.
  const based = !series.bars && series.values.every((value) => value >= 0);
  const color = based ? surface.muted : inks.muted;
  const setNames = async (lines: number, share: number): Promise<SetText[]> => {
    const setAll = (most: number): Promise<SetText[]> => {
      const style = { color, most, shrinks: lines > 1 ? NAME_WRAPS : NAME_SHRINKS, lines };
      return Promise.all(series.names.map((name) => set(name, room * share, style)));
    };
    const tried = await setAll(size);
    const least = Math.min(...tried.map((name) => name.size));
    return tried.every((name) => name.size === least) ? tried : setAll(least);
  };
  const toNames = (set: readonly SetText[]): Named[] =>
    toNamed(series, matter.language).flatMap((nth, at) => {
      const name = set[at];
      const center = across.x + toAcross(series, nth) * across.width;
      const x = Math.max(inner.x, Math.min(inner.x + inner.width - room, center - room / 2));
      const align = Math.abs(x + room / 2 - center) < 1 ? 'center' : center < x + room / 2 ? 'start' : 'end';
      return name ? { name, x, align, left: x + offset(align, room - name.width) } : [];
    });
  const meets = (one: Named, other: Named): boolean =>
    one.left + one.name.width + size * APART > other.left &&
    other.left + other.name.width + size * APART > one.left;
  const stand = (names: readonly Named[]): boolean =>
    names.every(
      (one, at) => one.name.cut.length === 0 && !names.slice(at + 1).some((other) => meets(one, other)),
    );
  let named: Named[] = [];
  for (const [lines, share] of NAME_FORMS) {
    named = toNames(await setNames(lines, share));
    if (stand(named)) break;
  }
  const names = named.map(({ name }) => name);
  const high = Math.max(0, ...names.map(({ height }) => height));
  const end = region.y + region.height;
  const axis = end - below - (names.length > 0 ? size * 1.8 + high : size * 0.6);
  const box = { ...across, y: region.y, height: axis - region.y };
  const scale = toScale(series, box);
  const drawn = series.bars && fromRight ? { ...box, x: inner.x } : box;
  const thin = Math.max(1, toPx(2, canvas));
  for (const tick of ticks) {
    const line = { ...drawn, y: scale.toY(tick) - thin / 2, height: thin };
    out.shapes.push({ draw: 'rect', box: line, inks, color: inks.line });
  }
  // Below its names, what covers the foot of a story hides nothing but that.
  const base = { x: 0, y: axis, width: canvas.width, height: end - axis };
  if (series.bars) {
    const zero = { ...drawn, y: scale.toY(0) - thin / 2, height: thin };
    out.shapes.push({ draw: 'rect', box: zero, inks, color: inks.muted });
  }
  if (based) out.shapes.push({ draw: 'rect', box: base, inks: surface, color: surface.ground });
  out.shapes.push({
    draw: 'chart',
    box: drawn,
    inks: series.bars ? inks : surface,
    color: inks.fill,
    series,
  });
  for (const [nth, number] of numbers.entries()) {
    const line = scale.toY(ticks[nth] ?? 0);
    const { width } = number;
    // Over its line where reading starts, or wherever no line of the chart runs through it.
    const places = series.bars
      ? [{ x: inner.x, y: line - number.height / 2 }]
      : [inner.x, inner.x + inner.width - width].flatMap((x) =>
          [line - size * 1.06, line + size * 0.36].map((y) => ({ x, y })),
        );
    const free = places.find(
      (one) => one.y > box.y && !crosses(series, box, { ...one, width, height: size }),
    );
    if (!free) continue;
    const inside = !series.bars && isInside(series, box, { ...free, width, height: size });
    const words = inside ? await set(number.fitted.text, width + 1, { color: surface.muted }) : number;
    put(words, free, width, series.bars ? 'end' : 'start');
  }
  // The first and the last name are looked for: others that they would meet go.
  const edges = [named[0], named.at(-1)].flatMap((one) => one ?? []);
  for (const one of named)
    if (edges.includes(one) || !edges.some((edge) => meets(one, edge)))
      put(one.name, { x: one.x, y: axis + size * 0.62 }, room, one.align);
}

/** A name of the axis, and where its letters begin, px. */
type Named = { name: Block; left: number; x: number; align: Align };

/** Where a value of a series stands, as a share of the width of its chart. */
const toAcross = ({ values, bars }: Series, nth: number): number =>
  bars ? (nth + 0.5) / values.length : nth / (values.length - 1);

// Of a step, the last at least: with less, two names would stand as one.
const LEAST_STEP = 0.6;

/** Which values the names of a series belong to: times by when they are; others one in so many and the last, or else equal steps. */
function toNamed({ names, values, bars }: Series, language: string | undefined): number[] {
  const [last, steps] = [values.length - 1, Math.max(1, names.length - 1)];
  const times = toTimes(names, language);
  if (times) {
    const [from = 0, to = 1] = [times[0], times.at(-1)];
    const places = times.map((time) => ((time - from) / (to - from)) * last);
    return bars ? places.map(Math.round) : places;
  }
  const step = Math.ceil(last / steps);
  const regular = last - step * (steps - 1) >= step * LEAST_STEP;
  return names.map((_, at) => (at === steps ? last : regular ? at * step : (at * last) / steps));
}

/** The heights of the line of a chart over the width of a box. */
function heightsOver({ values }: Series, box: Box, { x, width }: Box): number[] {
  const scale = toScale({ values }, box);
  const valueAt = (at: number): number => {
    const place = Math.min(values.length - 1, Math.max(0, ((at - box.x) / box.width) * (values.length - 1)));
    const [from, to] = [values[Math.floor(place)] ?? 0, values[Math.ceil(place)] ?? 0];
    return from + (to - from) * (place % 1);
  };
  return [0, 0.25, 0.5, 0.75, 1].map((share) => scale.toY(valueAt(x + share * width)));
}

/** Whether the line of a chart runs through a box, or close by it. */
function crosses(series: Series, box: Box, words: Box): boolean {
  if (series.bars) return false;
  const heights = heightsOver(series, box, words);
  const { y, height } = words;
  return Math.min(...heights) < y + height * 1.4 && Math.max(...heights) > y - height * 0.4;
}

/** Whether a box that no line runs through lies between the line and zero. */
function isInside(series: Series, box: Box, words: Box): boolean {
  const [line = 0] = heightsOver(series, box, words);
  const zero = toScale(series, box).toY(0);
  return words.y > Math.min(line, zero) && words.y < Math.max(line, zero);
}
