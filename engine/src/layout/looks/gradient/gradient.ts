import { artLayer } from '../../../art/art-layer.ts';
import type { Drawing, DrawingColors } from '../../../art/drawings/drawing.ts';
import {
  exactColors,
  pickField,
  requestedColor,
  toDrawingColors,
} from '../../../art/drawings/drawing-colors.ts';
import { partOutline } from '../../../art/drawings/part-outline.ts';
import { svgDocument } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import type { DesignRequest } from '../../../brief/design-request.ts';
import { mix, oklch, toOklch } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import { type Align, setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import { type Frame, mirrorBox, toFrame, turnX } from '../../frame.ts';
import { growSmall, titleLines } from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { subjectOf } from '../../motif-layer.ts';
import { placeSubject } from '../../place-subject.ts';
import { storyInset } from '../../split-canvas.ts';
import type { Voice } from '../../voice.ts';
import { drawFan, drawOrb, drawPanes, drawRipples, drawTubes } from './gradient-glass.ts';
import { drawMesh, type Pool } from './gradient-mesh.ts';

const inter = { family: 'Inter', lineHeight: 1.4 } as const;
const label = { ...inter, weight: 600, lineHeight: 1.25 } as const;
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Bricolage Grotesque', weight: 700, lineHeight: 1, letterSpacing: -0.011 },
    text: { ...inter, weight: 450 },
    label,
  },
  {
    display: { family: 'Inter', weight: 700, lineHeight: 1.04, letterSpacing: -0.03 },
    text: { ...inter, weight: 450 },
    label,
  },
  {
    display: { family: 'Manrope', weight: 800, lineHeight: 1.06, letterSpacing: -0.03 },
    text: { ...inter, weight: 450 },
    label,
  },
];

/** A product launch: color pools that melt into one another, tight type, a glass pill, an orb. */
export const gradient: Look = {
  name: 'gradient',
  attempts: 3,
  pairings,
  style: 'gradient',
  ownsGround: true,
  mixesColors: true,
  suits: {
    base: 1,
    kinds: { release: 2.5, announcement: 1.6, article: 1.2, podcast: 1.2, sale: 0.6 },
    topics: ['ai', 'cloud', 'space', 'music', 'health'],
    topicBoost: 2,
    offTopicFactor: 0.8,
    moods: { minimal: 0.5, gradient: 200, futuristic: 5, pastel: 6, cool: 2, warm: 2 },
    darkness: 0.5,
    baseline: 0.91,
  },
  layout,
};

type GradientPalette = {
  dark: boolean;
  base: string;
  ink: string;
  muted: string;
  /** Pools, brightest first. */
  pools: readonly [string, string, string, string];
};
type Stage = { text: Box; align: Align; figure?: { x: number; y: number; radius: number } };

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, direction, width, height, typesetter, random } = context;
  const frame = toFrame(width, height, request.copy.title, direction.swapped);
  const palette = toPalette(context);
  const stage = toStage(context, frame);
  const voice = growSmall(toVoice(frame, palette, direction.type, request.copy.title.length), frame.shape);
  const { head, body, foot } = toCopyGroups(request.copy, voice, typesetter);
  const column = await setColumn({
    box: mirrorBox(frame, stage.text),
    groups: [[...head, ...body], foot],
    groupGap: frame.unit * 0.05,
    align: stage.align === 'left' && frame.rtl ? 'right' : stage.align,
    justify: stage.figure && (frame.shape === 'square' || frame.shape === 'portrait') ? 'start' : 'center',
  });
  const pools = toPools(frame, stage, palette, random);
  // The calmest arrangement sets type anywhere on the mesh: half the color, no surprise behind a word.
  const calm =
    context.attempt < 2 ? pools : pools.map((p) => ({ ...p, color: mix(p.color, palette.base, 0.45) }));
  const mesh = drawMesh(frame, palette.base, calm, random.fork('mesh'));
  const drawing = subjectOf(direction.motif);
  const thing = drawing && toThing(drawing, palette, request);
  const figure = stage.figure && { ...stage.figure, x: turnX(frame, stage.figure.x) };
  const layers = [artLayer('mesh', mesh, frame)];
  if (figure) {
    layers.push(
      artLayer(
        'glass',
        svgDocument(width, height, drawFigure(figure, palette, thing?.tint, random.fork('figure'))),
        frame,
      ),
    );
  }
  const placed =
    thing && figure
      ? placeSubject(thing.drawing, thing.colors, {
          x: figure.x,
          y: figure.y,
          width: figure.radius * 1.3,
          height: figure.radius * 1.42,
          rotation: -4,
        })
      : undefined;
  return {
    width,
    height,
    background: palette.base,
    art: [...layers.map((l) => l.node), ...(placed ? [placed.node] : []), ...column.art],
    images: [...layers.map((l) => l.image), ...(placed ? [placed.image] : [])],
    texts: column.texts,
    ...(placed ? { subject: placed.bounds } : {}),
  };
}

/** Four neighbours on the color wheel and a warm spark; light ones for a light scheme. */
function toPalette({ request, direction, random }: LayoutContext): GradientPalette {
  const ground = request.ground;
  const asked = request.colors[0] !== undefined && !request.moods.includes('pastel');
  const { l, c, h } = toOklch(request.colors[0] ?? direction.palette.accent);
  const chroma = Math.max(0.05, c);
  const side = random.fork('side').pick([1, -1]);
  // One asked color is to be the color of the whole: its neighbours stay near.
  const [near, far] = asked ? [22, 40] : [45, 105];
  const second = request.colors[1] === undefined ? h + side * near : toOklch(request.colors[1]).h;
  const spark = h + side * far;
  const dark = direction.scheme === 'dark';
  const most = (limit: number): number => Math.min(limit, chroma * 1.2);
  if (dark) {
    return {
      dark,
      base: ground && toOklch(ground).l < 0.3 ? ground : oklch(0.15, Math.min(0.045, chroma), h),
      ink: '#ffffff',
      muted: oklch(0.91, 0.022, h),
      pools: [
        oklch(0.6, most(0.23), h),
        oklch(0.55, most(0.22), second),
        oklch(0.74, most(0.16), spark),
        oklch(0.32, most(0.13), h - side * 25),
      ],
    };
  }
  return {
    dark,
    base: ground && toOklch(ground).l > 0.9 ? ground : oklch(0.975, 0.01, h),
    ink: oklch(0.2, 0.05, h),
    muted: oklch(0.36, 0.05, h),
    pools: [
      // A color that was asked for is there as it is, at least in the brightest pool.
      asked ? oklch(Math.max(0.64, l), Math.min(0.2, c), h) : oklch(0.8, most(0.15), h),
      oklch(0.84, most(0.13), second),
      oklch(0.89, most(0.11), spark),
      oklch(0.93, most(0.05), h - side * 25),
    ],
  };
}

/** Bright where the figure is, the base's own calm where the words are. */
function toPools(
  { width, height, mirrored }: Frame,
  { text, figure }: Stage,
  palette: GradientPalette,
  random: Random,
): Pool[] {
  const [first, second, spark, deep] = palette.pools;
  const jitter = (value: number): number => value + random.range(-0.07, 0.07);
  const calm = { x: (text.x + text.width * 0.42) / width, y: (text.y + text.height * 0.5) / height };
  const wide = width > height * 1.25;
  const centred = figure === undefined;
  const pools: Pool[] = centred
    ? [
        { x: jitter(0.05), y: jitter(0.95), reach: 0.36, color: first },
        { x: jitter(0.95), y: jitter(0.05), reach: 0.36, color: second },
        { x: jitter(0.98), y: jitter(1), reach: 0.24, color: spark },
        { x: jitter(0.1), y: jitter(0.05), reach: 0.3, color: deep },
      ]
    : wide
      ? [
          { x: jitter(0.93), y: jitter(0.12), reach: 0.4, color: first },
          { x: jitter(0.78), y: jitter(1), reach: 0.36, color: second },
          { x: jitter(1.02), y: jitter(0.72), reach: 0.24, color: spark },
          { x: jitter(0.18), y: jitter(1.08), reach: 0.3, color: deep },
        ]
      : [
          { x: jitter(0.9), y: jitter(0.66), reach: 0.26, color: first },
          { x: jitter(0.15), y: jitter(0.92), reach: 0.26, color: second },
          { x: jitter(0.75), y: jitter(1.02), reach: 0.18, color: spark },
          { x: jitter(0.95), y: jitter(0.05), reach: 0.2, color: deep },
        ];
  const quiet: Pool = { ...calm, reach: centred ? 0.3 : 0.34, color: palette.base };
  return [...pools, quiet].map((pool) => (mirrored ? { ...pool, x: 1 - pool.x } : pool));
}

function toVoice(
  { unit, minSize, shape }: Frame,
  palette: GradientPalette,
  type: TypePairing,
  letters: number,
): Voice {
  const { ink, muted, dark, base } = palette;
  const title = {
    style: type.display,
    color: ink,
    minSize,
    maxLines: Math.max(5, titleLines(letters)),
    share: 1,
  };
  const small = { style: type.text, color: muted, minSize, maxLines: 3, gap: unit * 0.024 };
  const glass = {
    padX: 0.95,
    padY: 0.5,
    radius: 9,
    style: {
      backgroundColor: dark ? 'rgba(255, 255, 255, 0.13)' : 'rgba(255, 255, 255, 0.6)',
      border: `${Math.max(1, unit * 0.0022).toFixed(1)}px solid ${dark ? 'rgba(255, 255, 255, 0.32)' : 'rgba(255, 255, 255, 0.95)'}`,
      ...(dark
        ? {}
        : {
            boxShadow: `0px ${(unit * 0.006).toFixed(1)}px ${(unit * 0.024).toFixed(1)}px rgba(20, 16, 50, 0.08)`,
          }),
    },
  };
  return {
    eyebrow: { ...small, style: type.label, color: ink, size: unit * 0.034, maxLines: 2, plate: glass },
    title: {
      ...title,
      size: unit * (letters <= 14 ? 0.24 : 0.165) * (shape === 'banner' ? 1.3 : 1),
      comfort: unit * 0.088,
      gap: unit * 0.042,
    },
    titleByFigure: { ...title, size: unit * 0.1, comfort: unit * 0.055, gap: unit * 0.042 },
    figure: { ...title, size: unit * 0.38, comfort: unit * 0.15, share: 1.5, gap: unit * 0.02 },
    figureSide: { ...small, style: type.display, color: ink, size: unit * 0.065 },
    subtitle: { ...small, size: unit * 0.045, maxLines: 4, gap: unit * 0.034 },
    person: { ...small, style: { ...type.text, weight: 600 }, color: ink, size: unit * 0.042 },
    detail: { ...small, size: unit * 0.038 },
    attribution: { ...small, style: { ...type.text, weight: 600 }, color: ink, size: unit * 0.042 },
    line: { ...small, size: unit * 0.038 },
    button: {
      ...small,
      style: type.label,
      color: dark ? base : '#ffffff',
      size: unit * 0.037,
      maxLines: 2,
      gap: unit * 0.038,
      plate: { padX: 1.15, padY: 0.62, radius: 9, style: { backgroundColor: dark ? '#ffffff' : ink } },
    },
  };
}

/** Few words on a wide card may stand in its middle and need no figure. */
function prefersMiddle({ request, direction, random }: LayoutContext, frame: Frame): boolean {
  const few = copyRows(request.copy) <= 7 && subjectOf(direction.motif) === undefined;
  return few && frame.shape !== 'portrait' && random.fork('middle').next() < 0.3;
}

/** Words left and the figure right; without a figure the words take the middle. */
function toStage(context: LayoutContext, frame: Frame): Stage {
  const { request, attempt } = context;
  const { width, height, shape, unit, margin } = frame;
  const { head, foot } = storyInset(frame, margin);
  if (attempt >= 1 || prefersMiddle(context, frame)) {
    const side = attempt < 2 ? margin * 1.4 : margin;
    const high = height - margin * 2 - head - foot;
    const text = { x: side, y: margin + head, width: width - side * 2, height: high };
    return { text, align: attempt < 2 ? 'center' : 'left' };
  }
  if (shape === 'landscape' || shape === 'banner') {
    const radius = Math.min(unit * 0.3, height * 0.34);
    const x = shape === 'banner' ? width - margin * 1.2 - radius : width * 0.8;
    return {
      figure: { x, y: height * 0.5, radius },
      text: {
        x: margin,
        y: margin,
        width: x - radius * 1.25 - margin - unit * 0.02,
        height: height - margin * 2,
      },
      align: 'left',
    };
  }
  const rows = copyRows(request.copy);
  const share = Math.min(0.68, shape === 'square' ? 0.4 + rows * 0.022 : 0.38 + rows * 0.014);
  const top = head + (height - head) * share;
  const radius = Math.min(unit * 0.34, (height - top) * 0.42);
  return {
    figure: { x: width * (shape === 'square' ? 0.66 : 0.54), y: (top + height) / 2, radius },
    text: { x: margin, y: margin + head, width: width - margin * 2, height: top - head - margin },
    align: 'left',
  };
}

function drawFigure(
  { x, y, radius }: { x: number; y: number; radius: number },
  { pools, dark }: GradientPalette,
  tint: string | undefined,
  random: Random,
): string {
  const ripples = drawRipples({ x, y }, radius * 1.18, radius * 2.6, 9, '#ffffff');
  if (tint === undefined) {
    const shape = random.pick(['orb', 'tubes', 'fan'] as const);
    if (shape === 'tubes') return drawTubes({ x, y }, radius * 1.1, pools[2], pools[0]);
    if (shape === 'fan') return drawFan({ x, y }, radius * 1.15, pools[2], pools[1]);
    return ripples + drawOrb({ x, y }, radius * 0.92, pools[2], pools[0], pools[1]);
  }
  const side = radius * 1.75;
  return ripples + drawPanes({ x: x - side / 2, y: y - side / 2, width: side, height: side }, tint, dark);
}

type Thing = { drawing: Drawing; colors: DrawingColors; tint: string };

/** A thing, and the tint of the panes that it stands before: one that leaves it its shape. */
function toThing(drawing: Drawing, palette: GradientPalette, request: DesignRequest): Thing {
  const { pools, base, dark } = palette;
  const toGlass = (tint: string): string => mix(mix(base, tint, 0.85), '#ffffff', dark ? 0.28 : 0.65);
  const colors = toDrawingColors(drawing, toSubjectColors(palette), requestedColor(request));
  const [a, b, c] = [pools[1], pools[0], pools[2]];
  const glass = pickField(drawing, colors, [toGlass(a), toGlass(b), toGlass(c)]);
  const exact = exactColors(request, { accent: pools[0], accent2: pools[1] });
  return {
    drawing,
    colors: partOutline(drawing, colors, glass, exact),
    tint: [a, b, c].find((tint) => toGlass(tint) === glass) ?? a,
  };
}

const toSubjectColors = ({ pools, base, dark }: GradientPalette): DrawingColors => ({
  main: dark ? pools[2] : pools[0],
  second: dark ? pools[0] : pools[1],
  accent: pools[1],
  ink: dark ? base : oklch(0.25, 0.06, toOklch(pools[0]).h),
  light: '#ffffff',
});
