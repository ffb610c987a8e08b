import { svgDocument } from '../../art/svg.ts';
import type { Brief } from '../../brief/brief.ts';
import { inkOn } from '../../color/contrast.ts';
import { mix, toOklch } from '../../color/oklch.ts';
import type { Palette, TypePairing } from '../../direction/direction.ts';
import { type ArtLayer, artLayer } from '../art-layer.ts';
import { type Column, setColumn } from '../column.ts';
import type { Box, Composition, Node } from '../composition.ts';
import { copyRows, toCopyGroups, type Voice } from '../copy-groups.ts';
import { type Frame, toFrame, turn } from '../frame.ts';
import { lettersOf, smallShare, titleShare, toHouseVoice } from '../house-voice.ts';
import type { LayoutContext, Look } from '../look.ts';
import { clipLayer, motifLayer, subjectOf } from '../motif-layer.ts';
import { placeSubject } from '../place-subject.ts';
import { isWide, toInside } from '../split-canvas.ts';
import { ownColor, toSubjectScene } from '../subject-colors.ts';
import { drawGraphic } from './swiss-graphics.ts';

const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Inter', weight: 700, lineHeight: 1.0, letterSpacing: -0.042 },
    text: { family: 'Inter', weight: 500, lineHeight: 1.36, letterSpacing: -0.008 },
    label: { family: 'Inter', weight: 600, lineHeight: 1.3, letterSpacing: -0.005 },
  },
  {
    display: { family: 'Archivo', weight: 650, lineHeight: 1.0, letterSpacing: -0.03 },
    text: { family: 'Archivo', weight: 500, lineHeight: 1.36 },
    label: { family: 'Archivo', weight: 600, lineHeight: 1.3 },
  },
  {
    display: { family: 'Inter', weight: 500, lineHeight: 1.02, letterSpacing: -0.046 },
    text: { family: 'Inter', weight: 400, lineHeight: 1.38, letterSpacing: -0.008 },
    label: { family: 'Inter', weight: 500, lineHeight: 1.3, letterSpacing: -0.005 },
  },
];

/** The international style: one grid, one weight of rule, huge tight type, one gesture, much paper. */
export const swiss: Look = { name: 'swiss', attempts: 3, pairings, layout };

const COLUMNS = 12;
// More are a list under the title.
const MAX_FOOT_LINES = 2;

type Grid = { inside: Box; ruleTop: number; rule: number; column: (from: number, span: number) => Box };

async function layout(context: LayoutContext): Promise<Composition> {
  const { brief, direction, width, height, typesetter } = context;
  const { palette } = direction;
  const frame = toFrame(width, height, brief.copy.title, direction.swapped);
  const grid = toGrid(frame);
  const { head, ...rest } = toCopyGroups(brief.copy, toVoice(context, frame), typesetter);
  // Who said it belongs under what was said, a line of the foot at the foot; any other fact stands apart, but for
  // one that would have nothing on the other side of the rule to stand level with.
  const { attribution, lines = [] } = brief.copy;
  const lone = head.length === 0 && rest.foot.length === 1;
  const under = attribution !== undefined || lone || (lines.length > 0 && lines.length <= MAX_FOOT_LINES);
  const body = under ? [...rest.body, ...rest.foot] : rest.body;
  const foot = under ? [] : rest.foot;
  const align = frame.rtl ? 'right' : 'left';
  const wide = isWide(frame);
  // Facts stand in a column of their own, on the rule, as in a timetable.
  const facts: Column | undefined =
    foot.length > 0 && wide
      ? await setColumn({
          box: turn(frame, { ...grid.column(8, 4), height: grid.inside.height * 0.5 }),
          groups: [foot],
          groupGap: 0,
          align,
          justify: 'start',
        })
      : undefined;
  const share = toGraphicShare(context, frame, facts !== undefined);
  const text = wide
    ? grid.column(0, share > 0 || facts ? 8 : COLUMNS)
    : cutFoot(grid.column(0, COLUMNS), share * grid.inside.height);
  const main = await setColumn({
    box: turn(frame, text),
    groups: wide ? [head, body] : [head, body, foot],
    groupGap: frame.unit * 0.06,
    align,
    justify: wide ? (head.length > 0 ? 'between' : 'end') : share > 0 ? 'start' : 'between',
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
        direction.branded || hasTwoColors(brief) ? palette.accent : palette.foreground,
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

function toVoice({ brief, direction }: LayoutContext, frame: Frame): Voice {
  const { palette, type } = direction;
  const letters = lettersOf(brief.copy.title);
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
      color: hasTwoColors(brief) ? palette.accentText : palette.foreground,
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

/** How much of the height the graphic may take; none where words need the room or a word fills the card. */
function toGraphicShare(
  { brief, direction, attempt, random }: LayoutContext,
  frame: Frame,
  facts: boolean,
): number {
  if (attempt >= 1) return 0;
  const rows = copyRows(brief.copy);
  const subject = subjectOf(direction.motif) !== undefined;
  const bare = !subject && !facts && brief.colors.length === 0 && lettersOf(brief.copy.title) <= 30;
  const pure = bare && random.fork('pure').next() < 0.35;
  // Beside the facts a banner has no height left for a figure.
  if (pure || (frame.shape === 'banner' && facts)) return 0;
  if (frame.shape === 'banner') return 1;
  if (isWide(frame)) return facts ? 0.52 : 0.72;
  return rows > 16 ? 0 : Math.max(0.22, 0.5 - rows * 0.014);
}

const cutFoot = (box: Box, by: number): Box => ({ ...box, height: box.height - by });

function drawArt(
  { brief, direction, random }: LayoutContext,
  frame: Frame,
  grid: Grid,
  share: number,
  facts: Column | undefined,
  main: Column,
): { layers: ArtLayer[]; subject?: Box } {
  const { motif } = direction;
  const palette = wantsSwap(brief, direction.palette) ? swapAccents(direction.palette) : direction.palette;
  const { inside } = grid;
  const bottom = inside.y + inside.height;
  const top = isWide(frame)
    ? Math.max(
        bottom - inside.height * share,
        facts ? facts.bounds.y + facts.bounds.height + frame.margin * 0.5 : 0,
      )
    : Math.max(main.bounds.y + main.bounds.height + frame.margin * 0.8, bottom - inside.width);
  const column = isWide(frame) ? grid.column(8, 4) : inside;
  const box = { x: column.x, y: top, width: column.width, height: bottom - top };
  if (box.height < frame.unit * 0.12) return { layers: [] };
  const subject = subjectOf(motif);
  const scene = subject && toSubjectScene(subject, palette, ownColor(brief));
  const speaks = !subject && brief.topics.length > 0 && random.fork('field').next() < 0.75;
  const body = scene
    ? drawField(toField(frame, box), hasTwoColors(brief) ? palette.accent : scene.stage)
    : speaks
      ? drawField(toField(frame, box), palette.accent)
      : drawGraphic(box, palette.accent, palette.accent2, random.fork('graphic'));
  const turned = frame.mirrored ? `<g transform="translate(${frame.width} 0) scale(-1 1)">${body}</g>` : body;
  const ground = artLayer('swiss', svgDocument(frame.width, frame.height, turned), frame);
  const field = turn(frame, toField(frame, box));
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
  if (!subject || !scene) return { layers: [ground] };
  const placed = placeSubject(subject, scene.colors, {
    x: field.x + field.width / 2,
    y: field.y + field.height / 2,
    width: Math.min(field.width, field.height) * 0.78,
    height: Math.min(field.width, field.height) * 0.78,
    rotation: 0,
  });
  return { layers: [ground, placed], subject: placed.bounds };
}

/** One ink on the field's colour: the motif as a woodcut. */
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

const hasTwoColors = ({ colors, ground }: Brief): boolean =>
  colors.filter((color) => color !== ground).length > 1;

/** The second colour is the accent already where the first is the ground. */
const wantsSwap = (brief: Brief, { accent }: Palette): boolean =>
  hasTwoColors(brief) && accent !== brief.colors[1];

/** Of two colours that were asked for, type and rule have the first, the field has the second. */
const swapAccents = (palette: Palette): Palette => ({
  ...palette,
  accent: palette.accent2,
  accent2: palette.accent,
});

/** A tall card has a band of colour at its foot; a wide one has a square in its last columns. */
const toField = (frame: Frame, box: Box): Box => (isWide(frame) ? squareOf(box) : box);

function squareOf({ x, y, width, height }: Box): Box {
  const size = Math.min(width, height);
  return { x: x + width - size, y: y + height - size, width: size, height: size };
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
