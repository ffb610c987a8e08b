import { artLayer } from '../../../art/art-layer.ts';
import type { Drawing, DrawingColors } from '../../../art/drawings/drawing.ts';
import { exactColors, requestedColor, toDrawingColors } from '../../../art/drawings/drawing-colors.ts';
import { partOutline } from '../../../art/drawings/part-outline.ts';
import { svgDocument } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import type { DesignRequest } from '../../../brief/design-request.ts';
import { toOklch } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import { type Align, setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import { type Frame, mirrorBox, toFrame } from '../../frame.ts';
import { growSmall, titleLines } from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { subjectOf } from '../../motif-layer.ts';
import { type PlacedSubject, placeSubject, type SubjectPlace } from '../../place-subject.ts';
import { storyInset } from '../../split-canvas.ts';
import type { Voice } from '../../voice.ts';
import { drawBranch, drawNestedArches, drawNiche, drawWindow } from './elegant-arches.ts';
import { type ElegantPalette, onGround, toElegantPalette, toGreys, withLight } from './elegant-palette.ts';

const manrope = { family: 'Manrope', lineHeight: 1.45 } as const;
const label = {
  family: 'Manrope',
  weight: 600,
  lineHeight: 1.3,
  letterSpacing: 0.05,
} as const;
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Instrument Serif', weight: 400, lineHeight: 1.02, letterSpacing: 0 },
    text: { ...manrope, weight: 450 },
    label,
  },
  {
    display: { family: 'Playfair Display', weight: 500, lineHeight: 1.08, letterSpacing: -0.014 },
    text: { ...manrope, weight: 450 },
    label,
  },
  {
    display: { family: 'Newsreader', weight: 450, lineHeight: 1.04, letterSpacing: 0.004 },
    text: { ...manrope, weight: 450 },
    label,
  },
];

/** An invitation: a fine serif, much air, a thin frame and one arch. */
export const elegant: Look = {
  name: 'elegant',
  attempts: 3,
  pairings,
  style: 'elegant',
  muted: true,
  suits: {
    base: 0.8,
    kinds: { quote: 4, event: 2.5, article: 0.8, release: 0.4, sale: 0.3 },
    topics: ['home', 'food', 'writing', 'people', 'celebration'],
    topicBoost: 1.5,
    offTopicFactor: 0.8,
    moods: { elegant: 30, minimal: 1.5, warm: 1.5, pastel: 3 },
    darkness: 0.35,
    baseline: 0.91,
  },
  layout,
};

// From this aspect on a thing wants a wider arch: in a narrow one a bed is a toy at its foot.
const LONG = 1.3;

type Stage = { text: Box; align: Align; arch?: Box };

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, direction, width, height, typesetter, random } = context;
  const frame = toFrame(width, height, request.copy.title, direction.swapped);
  const colors = request.colors.filter((color) => color !== request.ground);
  const own = toElegantPalette(colors[0] ?? direction.palette.accent, direction.scheme, colors.length > 0);
  const grey = request.colors.length > 0 && request.colors.every((color) => toOklch(color).c < 0.035);
  const lit = grey ? toGreys(own) : colors[1] ? withLight(own, colors[1]) : own;
  const palette = request.ground ? onGround(lit, request.ground) : lit;
  const drawing = subjectOf(direction.motif);
  const stage = toStage(context, frame, drawing !== undefined && drawing.width > drawing.height * LONG);
  const voice = growSmall(toVoice(frame, palette, direction.type, request.copy.title.length), frame.shape);
  const { head, body, foot } = toCopyGroups(request.copy, voice, typesetter);
  const column = await setColumn({
    box: mirrorBox(frame, stage.text),
    groups: [[...head, ...body], foot],
    groupGap: frame.unit * 0.055,
    align: stage.align === 'left' && frame.rtl ? 'right' : stage.align,
    justify: 'center',
  });
  const arch = stage.arch && mirrorBox(frame, stage.arch);
  const drawn = arch ? drawArch(arch, drawing !== undefined, palette, random.fork('arch')) : '';
  const ground = artLayer('elegant', svgDocument(width, height, drawn + drawFrame(frame, palette)), frame);
  const placed: PlacedSubject[] =
    drawing && arch
      ? [
          placeSubject(
            drawing,
            toThingColors(drawing, palette, request),
            toPlace(arch, height - frameInset(frame)),
          ),
        ]
      : [];
  return {
    width,
    height,
    background: palette.ground,
    art: [ground.node, ...placed.map((p) => p.node), ...column.art],
    images: [ground.image, ...placed.map((p) => p.image)],
    texts: column.texts,
    ...(placed[0] ? { subject: placed[0].bounds } : {}),
  };
}

function toVoice(
  { unit, minSize }: Frame,
  palette: ElegantPalette,
  type: TypePairing,
  letters: number,
): Voice {
  const { ink, muted, ground } = palette;
  const title = {
    style: type.display,
    color: ink,
    minSize,
    maxLines: Math.max(5, titleLines(letters)),
    share: 1,
  };
  const small = { style: type.text, color: muted, minSize, maxLines: 3, gap: unit * 0.022 };
  const tracked = { ...small, style: type.label };
  return {
    eyebrow: { ...tracked, size: unit * 0.032, gap: 0 },
    title: { ...title, size: unit * (letters <= 14 ? 0.23 : 0.16), comfort: unit * 0.09, gap: unit * 0.045 },
    titleByFigure: { ...title, size: unit * 0.1, comfort: unit * 0.06, gap: unit * 0.04 },
    figure: {
      ...title,
      color: palette.accentText,
      size: unit * 0.34,
      comfort: unit * 0.15,
      share: 1.4,
      gap: unit * 0.03,
    },
    figureSide: { ...small, style: type.display, color: ink, size: unit * 0.06 },
    subtitle: { ...small, size: unit * 0.04, maxLines: 4, gap: unit * 0.038 },
    person: { ...small, style: type.display, color: ink, size: unit * 0.056 },
    detail: { ...small, size: unit * 0.037 },
    attribution: { ...small, style: type.display, color: muted, size: unit * 0.05 },
    line: { ...small, size: unit * 0.034 },
    button: {
      ...tracked,
      color: ground,
      size: unit * 0.031,
      maxLines: 2,
      gap: unit * 0.036,
      plate: { padX: 1.5, padY: 0.85, radius: 0.1, style: { backgroundColor: ink } },
    },
  };
}

const frameInset = ({ width, height }: Frame): number => Math.round(Math.min(width, height) * 0.04);

/** One arch beside the words where the card is wide, under them where it is tall; none on the calmest. */
function toStage({ request, attempt }: LayoutContext, frame: Frame, long: boolean): Stage {
  const { width, height, shape, unit } = frame;
  const inset = frameInset(frame);
  const margin = inset + Math.round(unit * 0.075);
  const { head, foot } = storyInset(frame, margin);
  if (attempt >= 2) {
    const text = {
      x: margin,
      y: margin + head,
      width: width - margin * 2,
      height: height - margin * 2 - head - foot,
    };
    return { text, align: 'center' };
  }
  const calm = attempt === 0 ? 1 : 0.8;
  if (shape === 'landscape' || shape === 'banner') {
    const archWidth = Math.min(unit * 0.5, height * 0.54) * calm * (long ? 1.2 : 1);
    const x = width - margin - archWidth * (shape === 'banner' ? 1.25 : 1.12);
    return {
      arch: { x, y: height * 0.125, width: archWidth, height: height * 0.875 },
      text: { x: margin, y: margin, width: x - margin - unit * 0.08, height: height - margin * 2 },
      align: 'left',
    };
  }
  const rows = copyRows(request.copy);
  const share = Math.min(0.66, shape === 'square' ? 0.38 + rows * 0.02 : 0.36 + rows * 0.013);
  const top = head + (height - head) * share;
  const archWidth = Math.min(width * (long ? 0.6 : 0.44), (height - top) * (long ? 1.1 : 0.8)) * calm;
  return {
    arch: { x: (width - archWidth) / 2, y: top, width: archWidth, height: height - top },
    text: {
      x: margin,
      y: margin + head,
      width: width - margin * 2,
      height: top - head - margin - unit * 0.06,
    },
    align: 'center',
  };
}

/** Height in px at which a subject stands in its arch. */
const tableTop = (arch: Box): number => arch.y + Math.min(arch.height * 0.74, arch.width * 1.2);

/** A subject stands on the table's edge, a little into it. */
function toPlace(arch: Box, floor: number): SubjectPlace {
  const foot = tableTop(arch) + Math.min((floor - tableTop(arch)) * 0.35, arch.width * 0.1);
  const height = (foot - arch.y) * 0.62;
  return {
    x: arch.x + arch.width / 2,
    y: foot - height / 2,
    width: arch.width * 0.74,
    height,
    rotation: 0,
    stand: true,
  };
}

function drawArch(arch: Box, framesSubject: boolean, palette: ElegantPalette, random: Random): string {
  if (framesSubject) return drawNiche(arch, tableTop(arch), palette.arch);
  const draw = random.pick([drawNestedArches, drawWindow, drawBranch]);
  return draw(arch, palette.arch, 'elegant', random);
}

/** A hairline along the card's edge; an arch that reaches the foot stands on it. */
function drawFrame(frame: Frame, palette: ElegantPalette): string {
  const inset = frameInset(frame);
  const line = Math.max(1, Math.round(Math.min(frame.width, frame.height) * 0.0024));
  const { width, height } = frame;
  const outside = `M0 0H${width}V${height}H0ZM${inset} ${inset}V${height - inset}H${width - inset}V${inset}Z`;
  return (
    `<path d="${outside}" fill="${palette.ground}"/>` +
    `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" fill="none" stroke="${palette.frame}" stroke-width="${line}"/>`
  );
}

function toThingColors(drawing: Drawing, palette: ElegantPalette, request: DesignRequest): DrawingColors {
  const colors = toDrawingColors(drawing, toSubjectColors(palette), requestedColor(request));
  const { outer, middle, line } = palette.arch;
  return partOutline(drawing, colors, outer, exactColors(request, { accent: middle, accent2: line }));
}

const toSubjectColors = ({ arch, paper, shade }: ElegantPalette): DrawingColors => ({
  main: arch.inner,
  second: arch.line,
  accent: arch.light,
  ink: shade,
  light: paper,
});
