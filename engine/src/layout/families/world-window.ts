import { type ArtLayer, artLayer } from '../../art/art-layer.ts';
import type { Drawing } from '../../art/drawings/drawing.ts';
import { type ColorsOnBackdrop, toColorsOnBackdrop } from '../../art/drawings/drawing-colors.ts';
import { num, svgDocument } from '../../art/svg.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { oklch, toOklch } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import { setColumn } from '../column.ts';
import { type Frame, mirrorBox } from '../frame.ts';
import { subjectOf } from '../motif-layer.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { toGroups } from './blocks/groups.ts';
import { hasRoom } from './blocks/has-room.ts';
import { heroOf } from './blocks/hero.ts';
import { toKit } from './blocks/kit.ts';
import { looksOut } from './blocks/looks-out.ts';
import { drawWorld } from './blocks/world-art.ts';
import type { Family, FamilyContext } from './family.ts';
import { chooseGround } from './ground.ts';
import { toCard } from './to-card.ts';

const MOST = { letters: 120, parts: 6 } as const;

/** A window in the card onto a world of its own, with what the card is about in it. */
export const worldWindow: Family = {
  name: 'world-window',
  attempts: 2,
  illustrated: true,
  baseline: 0.91,
  suits: ({ content }) => (hasRoom(content, MOST) ? 3.4 : 0),
  arrange,
};

// What is wider passes through a square window and is cut by both its sides.
const WIDE_FIGURE = 1.7;
const SLIM_FIGURE = 0.75;
const FORMS = ['arch', 'circle', 'square', 'arches'] as const;
type Form = (typeof FORMS)[number];

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, style, motif, request, random, lifted } = context;
  const drawing = subjectOf(motif);
  if (!drawing) throw new Error(`world-window was given ${motif || 'no motif'} in place of a drawing`);
  const inks = toColorsOnBackdrop(drawing, style.palette, request);
  const ground = chooseGround(context, ['paper', 'paper', 'ink']);
  const shape = drawing.width / drawing.height;
  const form = shape > WIDE_FIGURE ? 'square' : random.fork('form').pick(FORMS);
  const places = toPlaces(frame, inside, form);
  const kit = toKit(context, ground);
  const { head, lead, body, strip } = toGroups(kit, content);
  const main = [...lead, ...heroOf(kit, content.hero, frame.unit * 0.34, { maxLines: 6 })];
  const column = await setColumn({
    box: mirrorBox(frame, places.words),
    groups: lifted ? [head, [...main, ...body], strip] : [head, main, [...body, ...strip]],
    groupGap: frame.unit * 0.035,
    align: frame.rtl ? 'right' : 'left',
    justify: 'between',
    grows: true,
  });
  const opening = toEven(mirrorBox(frame, places.opening));
  return toCard(context, {
    ground,
    layers: [windowLayer(context, drawing, inks, { opening, form })],
    words: [column],
    subject: opening,
  });
}

/** Beside the words on a wide card, under them on others; an arch stands on the foot of the card. */
function toPlaces(frame: Frame, inside: Box, form: Form): { words: Box; opening: Box } {
  const { width, height, margin } = frame;
  const edge = margin * 0.62;
  const stands = form === 'arch' || form === 'arches';
  if (isWide(frame)) {
    const high = height - edge - (stands ? 0 : edge);
    const wide = Math.min(high * (form === 'arch' ? 0.86 : form === 'arches' ? 1.02 : 1), width * 0.48);
    const x = width - (stands ? margin : edge) - wide;
    const opening = { x, y: edge, width: wide, height: high };
    return { opening, words: { ...inside, width: x - inside.x - margin * 0.6 } };
  }
  const top = Math.round(height * (isStory(frame) ? 0.47 : 0.49));
  const room = { x: edge, y: top, width: width - 2 * edge, height: height - top - (stands ? 0 : edge) };
  const words = { ...inside, height: top - inside.y - margin * 0.6 };
  if (form === 'square') return { words, opening: room };
  // A circle runs off the foot of the card like a sun that sets.
  const wide =
    form === 'circle'
      ? Math.min(room.width, (height - top) * (1 + SUNK))
      : Math.min(room.width, room.height * (form === 'arch' ? 0.92 : 1.2));
  return {
    words,
    opening: { ...room, x: (width - wide) / 2, width: wide, height: form === 'circle' ? wide : room.height },
  };
}

const SUNK = 0.2;

const even = (length: number): number => Math.round(length / 2) * 2;

/** Whole pixels: a radius that is rounded up draws an arc of another circle. */
const toEven = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: even(width),
  height: even(height),
});
const GAP = 0.035;
// The middle one of three arches is wider and higher.
const MIDDLE = 0.44;
const STEP = 0.13;

/** The panes of a window in SVG path data. */
function tracePanes({ x, y, width, height }: Box, form: Form, corner: number): string {
  if (form === 'arch') return traceArch({ x, y, width, height });
  if (form === 'circle')
    return `M${num(x)} ${num(y + height / 2)}a${num(width / 2)} ${num(height / 2)} 0 1 1 ${num(width)} 0a${num(width / 2)} ${num(height / 2)} 0 1 1 ${num(-width)} 0Z`;
  if (form === 'square') {
    const r = Math.max(corner, Math.min(width, height) * 0.07);
    return `M${num(x + r)} ${num(y)}h${num(width - 2 * r)}a${num(r)} ${num(r)} 0 0 1 ${num(r)} ${num(r)}v${num(height - 2 * r)}a${num(r)} ${num(r)} 0 0 1 ${num(-r)} ${num(r)}h${num(2 * r - width)}a${num(r)} ${num(r)} 0 0 1 ${num(-r)} ${num(-r)}v${num(2 * r - height)}a${num(r)} ${num(r)} 0 0 1 ${num(r)} ${num(-r)}Z`;
  }
  const gap = Math.round(width * GAP);
  const pane = (width - 2 * gap) / 3;
  return [STEP, 0, STEP]
    .map((lower, at) =>
      traceArch({
        x: x + at * (pane + gap),
        y: y + height * lower,
        width: pane,
        height: height * (1 - lower),
      }),
    )
    .join('');
}

const traceArch = ({ x, y, width, height }: Box): string => {
  const r = num(width / 2);
  return `M${num(x)} ${num(y + height)}V${num(y + width / 2)}a${r} ${r} 0 0 1 ${num(width)} 0V${num(y + height)}Z`;
};

// Where a figure stands, as a share of the height: in a circle the foot is narrow.
const LEVELS: Readonly<Record<Form, number>> = { arch: 0.88, arches: 0.88, square: 0.9, circle: 0.84 };
const WIDTHS: Readonly<Record<Form, number>> = { arch: 0.9, arches: 0.96, square: 0.88, circle: 0.74 };
const AIR = 0.1;
const PASSING = 1.3;
// What stands in grass or water is a little below its level.
const SUNKEN = 0.985;

/** A world that is seen through its panes alone. */
function windowLayer(
  { frame, random, style, request }: FamilyContext,
  drawing: Drawing,
  { colors, backdrop }: ColorsOnBackdrop,
  { opening, form }: { opening: Box; form: Form },
): ArtLayer {
  const seen = Math.min(1, (frame.height - opening.y) / opening.height);
  const level = Math.min(LEVELS[form], seen - AIR);
  const world = drawWorld(
    opening,
    drawing,
    {
      backdrop: toSky(backdrop, style.palette, request),
      figure: colors.main,
      level,
      asked: request.colorWords !== undefined,
    },
    random.fork('world'),
  );
  const shape = drawing.width / drawing.height;
  const share =
    shape > WIDE_FIGURE ? PASSING : form === 'arches' && shape < SLIM_FIGURE ? MIDDLE : WIDTHS[form];
  // Its own bit of ground is under that of the window.
  const shown = world.before === '' ? 1 : (drawing.presence?.shown ?? SUNKEN);
  const room = { width: opening.width * share, height: opening.height * (level - AIR) };
  const scale = Math.min(room.width / drawing.width, room.height / (drawing.height * shown));
  const flip = looksOut(drawing, opening, frame) ? -1 : 1;
  const hangs = drawing.presence?.standsOn === 'air';
  const foot =
    world.level +
    drawing.height * scale * (1 - shown) -
    (hangs ? (room.height - drawing.height * scale) / 2 : 0);
  const at = `translate(${num(opening.x + opening.width / 2)} ${num(foot)}) scale(${(scale * flip).toFixed(4)} ${scale.toFixed(4)}) translate(${num(-drawing.width / 2)} ${num(-drawing.height)})`;
  const panes = tracePanes(opening, form, style.corner * frame.unit);
  const body = `<g clip-path="url(#panes)">${world.behind}<g transform="${at}">${drawing.draw(colors, drawing.name)}</g>${world.before}</g>`;
  const defs = `${world.defs}<clipPath id="panes"><path d="${panes}"/></clipPath>`;
  return artLayer('window', svgDocument(frame.width, frame.height, body, defs), {
    ...frame,
    shows: drawing.name,
  });
}

// Of a sky without a color of its own.
const GREY = 0.03;
const TINGED = 0.06;

/** A grey world takes a breath of the accent, unless the colors of the card were asked for. */
function toSky(backdrop: string, { accent }: Palette, { colorWords }: DesignRequest): string {
  const [{ l, c }, { c: chroma, h }] = [toOklch(backdrop), toOklch(accent)];
  return c < GREY && chroma > GREY && colorWords === undefined ? oklch(l, TINGED, h) : backdrop;
}
