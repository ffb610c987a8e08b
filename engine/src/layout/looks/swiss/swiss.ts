import { type ArtLayer, artLayer } from '../../../art/art-layer.ts';
import type { Drawing } from '../../../art/drawings/drawing.ts';
import { type ColorsOnBackdrop, toColorsOnBackdrop } from '../../../art/drawings/drawing-colors.ts';
import { partOutline } from '../../../art/drawings/part-outline.ts';
import { svgDocument } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import type { DesignRequest } from '../../../brief/design-request.ts';
import { inkOn } from '../../../color/contrast.ts';
import { mix, toOklch } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Box } from '../../../geometry.ts';
import type { Node } from '../../../nodes.ts';
import { type Column, setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import { type Frame, mirrorBox, toFrame } from '../../frame.ts';
import { countLatinLetters, smallShare, titleShare, toHouseVoice } from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { clipLayer, motifLayer, subjectOf } from '../../motif-layer.ts';
import { placeSubject } from '../../place-subject.ts';
import { isWide, toInside } from '../../split-canvas.ts';
import type { Voice } from '../../voice.ts';
import { drawGraphic } from './swiss-graphics.ts';

const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Inter', weight: 700, lineHeight: 1.0, letterSpacing: -0.03 },
    text: { family: 'Inter', weight: 500, lineHeight: 1.36, letterSpacing: -0.008 },
    label: { family: 'Inter', weight: 600, lineHeight: 1.3, letterSpacing: -0.005 },
  },
  {
    display: { family: 'Archivo', weight: 650, lineHeight: 1.0, letterSpacing: -0.022 },
    text: { family: 'Archivo', weight: 500, lineHeight: 1.36 },
    label: { family: 'Archivo', weight: 600, lineHeight: 1.3 },
  },
  {
    display: { family: 'Inter', weight: 500, lineHeight: 1.02, letterSpacing: -0.03 },
    text: { family: 'Inter', weight: 400, lineHeight: 1.38, letterSpacing: -0.008 },
    label: { family: 'Inter', weight: 500, lineHeight: 1.3, letterSpacing: -0.005 },
  },
];

/** The international style: one grid, one weight of rule, huge tight type, one gesture, much paper. */
export const swiss: Look = {
  name: 'swiss',
  attempts: 3,
  pairings,
  style: 'swiss',
  suits: {
    base: 1.5,
    kinds: { event: 3, quote: 3, plain: 2.5, article: 2, release: 2, hiring: 2, sale: 4.5, picture: 0.6 },
    topics: ['design', 'architecture', 'writing', 'time', 'finance'],
    topicBoost: 1.5,
    offTopicFactor: 1,
    moods: { swiss: 200, minimal: 4, bold: 3, confident: 2, cool: 1.5 },
    darkness: 0.25,
    baseline: 0.92,
  },
  layout,
};

const COLUMNS = 12;
// Columns of a drawing, whose field runs off the card.
const GRAPHIC = { from: 7, span: 5 } as const;
// More lines are a list below the title.
const MAX_FOOT_LINES = 2;

type Grid = { inside: Box; ruleTop: number; rule: number; column: (from: number, span: number) => Box };

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, direction, width, height, typesetter } = context;
  const { palette } = direction;
  const frame = toFrame(width, height, request.copy.title, direction.swapped);
  const grid = toGrid(frame);
  const { head, ...rest } = toCopyGroups(request.copy, toVoice(context, frame), typesetter);
  // An attribution belongs below its quotation and a footer at the bottom; other facts are apart, except one that
  // would have no counterpart across the rule.
  const { attribution, lines = [], footer = [] } = request.copy;
  const footLines = lines.length + footer.length;
  const lone = head.length === 0 && rest.foot.length === 1;
  const under = attribution !== undefined || lone || (footLines > 0 && footLines <= MAX_FOOT_LINES);
  const body = under ? [...rest.body, ...rest.foot] : rest.body;
  const foot = under ? [] : rest.foot;
  const align = frame.rtl ? 'right' : 'left';
  const wide = isWide(frame);
  // Facts have a column of their own on the rule, as in a timetable.
  const facts: Column | undefined =
    foot.length > 0 && wide
      ? await setColumn({
          box: mirrorBox(frame, {
            ...grid.column(GRAPHIC.from, GRAPHIC.span),
            height: grid.inside.height * 0.5,
          }),
          groups: [foot],
          groupGap: 0,
          align,
          justify: 'start',
        })
      : undefined;
  const share = toGraphicShare(context, frame, facts !== undefined);
  const pictured = share > 0 && subjectOf(direction.motif) !== undefined;
  const text = wide
    ? grid.column(0, pictured ? GRAPHIC.from : share > 0 || facts ? 8 : COLUMNS)
    : cutFoot(grid.column(0, COLUMNS), share * grid.inside.height);
  const main = await setColumn({
    box: mirrorBox(frame, text),
    groups: wide ? [head, body] : [head, body, foot],
    groupGap: frame.unit * 0.06,
    align,
    justify: wide
      ? head.length > 0
        ? 'between'
        : direction.lifted
          ? 'start'
          : 'end'
      : share > 0
        ? 'start'
        : 'between',
  });
  const texts = [...main.texts, ...(facts?.texts ?? [])];
  const layers = share > 0 ? drawArt(context, frame, grid, share, facts, main) : { layers: [] };
  return {
    width,
    height,
    background: palette.background,
    art: [
      ...drawRules(
        frame,
        grid,
        direction.branded || hasTwoColors(request) ? palette.accent : palette.foreground,
      ),
      ...layers.layers.map((layer) => layer.node),
      ...main.art,
      ...(facts?.art ?? []),
    ],
    images: layers.layers.map((layer) => layer.image),
    texts,
    ...('subject' in layers && layers.subject ? { subject: layers.subject } : {}),
  };
}

function toGrid(frame: Frame): Grid {
  const inside = toInside(frame);
  const rule = Math.max(2, Math.round(frame.unit * 0.0045));
  const air = frame.unit * 0.032;
  const gutter = frame.unit * 0.055;
  const column = (from: number, span: number): Box => {
    const each = (inside.width + gutter) / COLUMNS;
    return {
      x: inside.x + each * from,
      y: inside.y + rule + air,
      width: each * span - gutter,
      height: inside.height - rule - air,
    };
  };
  return { inside, ruleTop: inside.y, rule, column };
}

function toVoice({ request, direction }: LayoutContext, frame: Frame): Voice {
  const { palette, type } = direction;
  const letters = countLatinLetters(request.copy.title);
  const voice = toHouseVoice(frame, { palette, type, letters });
  const { unit } = frame;
  const fact = {
    ...voice.detail,
    size: unit * 0.035 * smallShare(frame.shape),
    color: palette.foreground,
    gap: unit * 0.014,
  };
  return {
    ...voice,
    eyebrow: { ...voice.eyebrow, size: unit * 0.035 * smallShare(frame.shape), color: palette.foreground },
    title: {
      ...voice.title,
      color: hasTwoColors(request) ? palette.accentText : palette.foreground,
      size: unit * titleShare(letters) * 1.28,
      comfort: unit * titleShare(letters) * 0.75,
    },
    titleByFigure: { ...voice.titleByFigure, size: unit * 0.12 },
    figure: { ...voice.figure, size: unit * 0.46, share: 2 },
    subtitle: { ...voice.subtitle, size: unit * 0.042 * smallShare(frame.shape), gap: unit * 0.036 },
    person: {
      ...voice.person,
      style: type.label,
      size: unit * 0.035 * smallShare(frame.shape),
      gap: unit * 0.014,
    },
    detail: fact,
    attribution: { ...fact, maxLines: 3, size: unit * 0.042, gap: unit * 0.045 },
    line: { ...fact, color: palette.muted },
    button: {
      ...voice.button,
      size: unit * 0.035 * smallShare(frame.shape),
      gap: unit * 0.03,
      plate: { padX: 0.9, padY: 0.55, radius: 0, style: { backgroundColor: palette.accentText } },
    },
  };
}

/** Returns the share of the height for the graphic; 0 where words need the room or a single word fills the card. */
function toGraphicShare(
  { request, direction, attempt, random }: LayoutContext,
  frame: Frame,
  facts: boolean,
): number {
  if (attempt >= 1) return 0;
  const rows = copyRows(request.copy);
  const subject = subjectOf(direction.motif) !== undefined;
  const bare =
    !subject && !facts && request.colors.length === 0 && countLatinLetters(request.copy.title) <= 30;
  const pure = bare && random.fork('pure').next() < 0.35;
  // Beside facts, a banner has no height left for a figure.
  if (pure || (frame.shape === 'banner' && facts)) return 0;
  if (frame.shape === 'banner') return 1;
  if (isWide(frame)) return facts ? 0.7 : 0.78;
  return rows > 16 ? 0 : Math.max(0.22, 0.5 - rows * 0.014);
}

const cutFoot = (box: Box, by: number): Box => ({ ...box, height: box.height - by });

function drawArt(
  { request, direction, random }: LayoutContext,
  frame: Frame,
  grid: Grid,
  share: number,
  facts: Column | undefined,
  main: Column,
): { layers: ArtLayer[]; subject?: Box } {
  const { motif } = direction;
  const palette = wantsSwap(request, direction.palette) ? swapAccents(direction.palette) : direction.palette;
  const { inside } = grid;
  const bottom = inside.y + inside.height;
  const top = isWide(frame)
    ? Math.max(
        bottom - inside.height * share,
        facts ? facts.bounds.y + facts.bounds.height + frame.margin * 0.5 : 0,
      )
    : Math.max(main.bounds.y + main.bounds.height + frame.margin * 0.8, bottom - inside.width);
  const drawing = subjectOf(motif);
  const bleeds = isWide(frame) && drawing !== undefined;
  const column = isWide(frame)
    ? bleeds
      ? grid.column(GRAPHIC.from, GRAPHIC.span)
      : grid.column(8, 4)
    : inside;
  const box = { x: column.x, y: top, width: column.width, height: bottom - top };
  if (box.height < frame.unit * 0.12) return { layers: [] };
  const place = bleeds
    ? { ...box, width: frame.width - box.x, height: frame.height - top }
    : toField(frame, box);
  const scene = drawing && toScene(drawing, palette, request);
  const speaks = !drawing && request.topics.length > 0 && random.fork('field').next() < 0.75;
  const body = scene
    ? drawField(place, scene.backdrop)
    : speaks
      ? drawField(toField(frame, box), palette.accent)
      : drawGraphic(box, palette.accent, palette.accent2, random.fork('graphic'));
  const turned = frame.mirrored ? `<g transform="translate(${frame.width} 0) scale(-1 1)">${body}</g>` : body;
  const ground = artLayer('swiss', svgDocument(frame.width, frame.height, turned), frame);
  const field = mirrorBox(frame, place);
  if (speaks) {
    const layer = motifLayer(motif, {
      ...frame,
      area: field,
      keepClear: { x: 0, y: 0, width: 0, height: 0 },
      palette: toFieldPalette(palette.accent),
      scheme: toOklch(palette.accent).l < 0.6 ? 'dark' : 'light',
      random: random.fork('motif'),
    });
    return { layers: layer ? [ground, clipLayer(layer, frame, field)] : [ground] };
  }
  if (!drawing || !scene) return { layers: [ground] };
  const placed = placeSubject(drawing, scene.colors, {
    x: field.x + field.width / 2,
    y: field.y + field.height / 2,
    width: field.width * 0.84,
    height: field.height * 0.84,
    rotation: 0,
  });
  return { layers: [ground, placed], subject: placed.bounds };
}

/** Draws the motif like a woodcut, in one ink on the panel's color. */
function toFieldPalette(field: string): Palette {
  const ink = inkOn(field);
  return {
    background: field,
    surface: mix(field, ink, 0.15),
    foreground: ink,
    muted: ink,
    accent: ink,
    accent2: mix(field, ink, 0.55),
    accentText: ink,
  };
}

const hasTwoColors = ({ colors, ground }: DesignRequest): boolean =>
  colors.filter((color) => color !== ground).length > 1;

/** Where the first color asked for is the background, the second is the accent already. */
const wantsSwap = (request: DesignRequest, { accent }: Palette): boolean =>
  hasTwoColors(request) && accent !== request.colors[1];

/** Of two colors asked for, uses the first for type and rule and the second for the panel. */
const swapAccents = (palette: Palette): Palette => ({
  ...palette,
  accent: palette.accent2,
  accent2: palette.accent,
});

/** Returns the color panel: a band at the foot of a tall card, a square in the last columns of a wide one. */
const toField = (frame: Frame, box: Box): Box => (isWide(frame) ? squareOf(box) : box);

function squareOf({ x, y, width, height }: Box): Box {
  const size = Math.min(width, height);
  return { x: x + width - size, y: y + height - size, width: size, height: size };
}

/** Two colors that were asked for are the ground and the field. */
function toScene(drawing: Drawing, palette: Palette, request: DesignRequest): ColorsOnBackdrop {
  const scene = toColorsOnBackdrop(drawing, palette, request);
  if (!hasTwoColors(request)) return scene;
  const { accent: backdrop } = palette;
  return { colors: partOutline(drawing, scene.colors, backdrop, request.colors), backdrop };
}

function drawField(box: Box, color: string): string {
  const { x, y, width, height } = box;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;
}

function drawRules(frame: Frame, { inside, ruleTop, rule }: Grid, color: string): Node[] {
  return [
    {
      type: 'container',
      style: {
        position: 'absolute',
        left: inside.x,
        top: ruleTop,
        width: frame.width - 2 * inside.x,
        height: rule,
        backgroundColor: color,
      },
    },
  ];
}
