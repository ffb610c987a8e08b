import { artLayer } from '../../../art/art-layer.ts';
import type { DrawingColors } from '../../../art/drawings/drawing.ts';
import { linearGradient, rect, svgDocument } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import { setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import { type Frame, mirrorBox, toFrame, turnX } from '../../frame.ts';
import { growSmall, titleLines } from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { subjectOf } from '../../motif-layer.ts';
import { placeSubject } from '../../place-subject.ts';
import { storyInset } from '../../split-canvas.ts';
import type { Voice } from '../../voice.ts';
import { drawFloor, drawRidge, drawStars, drawSun } from './neon-horizon.ts';
import { type NeonPalette, toNeonPalette } from './neon-palette.ts';

const outfit = { family: 'Outfit', lineHeight: 1.35 } as const;
const label = {
  family: 'Outfit',
  weight: 600,
  lineHeight: 1.25,
  letterSpacing: 0.04,
} as const;
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Unbounded', weight: 800, lineHeight: 1.12, letterSpacing: -0.01 },
    text: { ...outfit, weight: 450 },
    label,
  },
  {
    display: { family: 'Outfit', weight: 800, lineHeight: 1.02, letterSpacing: -0.012 },
    text: { ...outfit, weight: 450 },
    label,
  },
  {
    display: { family: 'Righteous', weight: 400, lineHeight: 1.06, letterSpacing: 0 },
    text: { ...outfit, weight: 450 },
    label,
  },
];

/** A night drive: a barred sun, wire mountains, a glowing floor, and type with light around it. */
export const neon: Look = {
  name: 'neon',
  attempts: 3,
  pairings,
  style: 'neon',
  scheme: 'dark',
  ownsGround: true,
  mixesColors: true,
  suits: {
    base: 0.2,
    kinds: { event: 0.3, release: 0.5, podcast: 0.4 },
    topics: ['music', 'space', 'sport'],
    topicBoost: 3,
    offTopicFactor: 0.6,
    moods: { minimal: 0.1, neon: 60, futuristic: 8 },
    darkness: 1,
    baseline: 0.91,
  },
  layout,
};

type Stage = { text: Box; horizon: number; sun?: { x: number; y: number; radius: number } };

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, direction, width, height, typesetter, random } = context;
  const frame = toFrame(width, height, request.copy.title, direction.swapped);
  const palette = toNeonPalette(
    request.colors.filter((color) => color !== request.ground),
    random.fork('palette'),
    request.ground,
  );
  const stage = toStage(context, frame);
  const wide = frame.shape === 'landscape' || frame.shape === 'banner';
  const voice = growSmall(toVoice(frame, palette, direction.type, request.copy.title.length), frame.shape);
  const { head, body, foot } = toCopyGroups(request.copy, voice, typesetter);
  const column = await setColumn({
    box: mirrorBox(frame, stage.text),
    groups: [[...head, ...body], foot],
    groupGap: frame.unit * 0.045,
    align: !wide ? 'center' : frame.rtl ? 'right' : 'left',
    justify: 'center',
  });
  const drawing = subjectOf(direction.motif);
  const sun = stage.sun && { ...stage.sun, x: turnX(frame, stage.sun.x) };
  const scene = artLayer(
    'neon',
    svgDocument(width, height, drawScene(context, frame, { ...stage, ...(sun ? { sun } : {}) }, palette)),
    frame,
  );
  const placed =
    drawing && sun
      ? placeSubject(drawing, toSubjectColors(palette), {
          x: sun.x,
          y: (sun.y - sun.radius * 0.85 + stage.horizon - frame.unit * 0.05) / 2,
          width: sun.radius * 1.6,
          height: stage.horizon - frame.unit * 0.05 - sun.y + sun.radius * 0.85,
          rotation: 0,
        })
      : undefined;
  return {
    width,
    height,
    background: palette.sky,
    art: [scene.node, ...(placed ? [placed.node] : []), ...column.art],
    images: [scene.image, ...(placed ? [placed.image] : [])],
    texts: column.texts,
    ...(placed ? { subject: placed.bounds } : {}),
  };
}

function toVoice({ unit, minSize }: Frame, palette: NeonPalette, type: TypePairing, letters: number): Voice {
  const { ink, muted, second, line, sky } = palette;
  const glow = { color: mix(sky, line, 0.8), x: 0, y: 0, blur: 0.3 };
  const title = {
    style: type.display,
    color: ink,
    minSize,
    maxLines: Math.max(5, titleLines(letters)),
    share: 1,
    shadow: glow,
  };
  const small = { style: type.text, color: muted, minSize, maxLines: 3, gap: unit * 0.024 };
  const tracked = { ...small, style: type.label };
  const tube = Math.max(1.5, unit * 0.0036);
  const halo = (color: string): string => `0px 0px ${(unit * 0.022).toFixed(1)}px ${color}`;
  return {
    eyebrow: {
      ...tracked,
      color: second,
      size: unit * 0.033,
      maxLines: 2,
      plate: {
        padX: 0.95,
        padY: 0.5,
        radius: 9,
        style: {
          backgroundColor: sky,
          border: `${tube.toFixed(1)}px solid ${second}`,
          boxShadow: halo(second),
        },
      },
    },
    title: { ...title, size: unit * (letters <= 14 ? 0.2 : 0.145), comfort: unit * 0.075, gap: unit * 0.045 },
    titleByFigure: { ...title, size: unit * 0.085, comfort: unit * 0.05, gap: unit * 0.045 },
    figure: {
      ...title,
      color: second,
      shadow: { ...glow, color: mix(sky, second, 0.75), blur: 0.18 },
      size: unit * 0.34,
      comfort: unit * 0.14,
      share: 1.5,
      gap: unit * 0.02,
    },
    figureSide: { ...small, style: type.display, color: ink, size: unit * 0.055 },
    subtitle: { ...small, size: unit * 0.042, maxLines: 4, gap: unit * 0.034 },
    person: { ...small, style: { ...type.text, weight: 600 }, color: second, size: unit * 0.046 },
    detail: { ...tracked, size: unit * 0.034 },
    attribution: { ...small, style: { ...type.text, weight: 600 }, color: second, size: unit * 0.042 },
    line: { ...small, size: unit * 0.036 },
    button: {
      ...tracked,
      color: sky,
      size: unit * 0.03,
      maxLines: 2,
      gap: unit * 0.036,
      plate: {
        padX: 1.15,
        padY: 0.62,
        radius: 9,
        style: { backgroundColor: second, boxShadow: halo(second) },
      },
    },
  };
}

/** Words stand in the sky: beside the sun on wide cards, above it on tall ones. */
function toStage({ request, attempt }: LayoutContext, frame: Frame): Stage {
  const { width, height, shape, unit, margin } = frame;
  const rows = copyRows(request.copy);
  const ridge = unit * 0.07;
  if (attempt >= 2) {
    const horizon = height * 0.95;
    const edge = margin * 0.75;
    const { head, foot } = storyInset(frame, edge);
    const high = Math.min(horizon - edge * 1.5, height - edge * 2 - foot) - head;
    return { horizon, text: { x: edge, y: edge + head, width: width - edge * 2, height: high } };
  }
  const calm = attempt === 0 ? 1 : 0.75;
  if (shape === 'landscape' || shape === 'banner') {
    const horizon = height * Math.min(0.88, shape === 'banner' ? 0.68 + rows * 0.022 : 0.66 + rows * 0.014);
    const radius = Math.min(unit * 0.29, height * 0.34) * calm;
    const x = shape === 'banner' ? width - margin * 1.3 - radius : width * 0.785 + unit * 0.29 * (1 - calm);
    return {
      horizon,
      sun: { x, y: horizon - radius * 0.62, radius },
      text: {
        x: margin,
        y: margin,
        width: x - radius * 1.12 - margin - unit * 0.02,
        height: horizon - margin * 0.4 - ridge - margin,
      },
    };
  }
  const horizon = height * (shape === 'square' ? Math.min(0.9, 0.76 + rows * 0.008) : 0.76);
  const radius = Math.min(unit * (shape === 'square' ? 0.26 : 0.33), height * 0.2) * calm;
  const { head } = storyInset(frame, margin);
  // The sun sets behind the mountains as the words take more room.
  const share = Math.min(0.7, shape === 'square' ? 0.4 + rows * 0.021 : 0.38 + rows * 0.014);
  const y = Math.max(horizon - radius * 0.55, head + (height - head) * share + radius);
  return {
    horizon,
    sun: { x: width * 0.5, y, radius },
    text: {
      x: margin,
      y: margin + head,
      width: width - margin * 2,
      height: Math.min(y - radius - unit * 0.035, horizon - ridge) - head - margin,
    },
  };
}

function drawScene({ random }: LayoutContext, frame: Frame, stage: Stage, palette: NeonPalette): string {
  const { width, height, unit } = frame;
  const { horizon, sun } = stage;
  const dusk = linearGradient(
    'neon-dusk',
    [0, horizon * 0.3],
    [0, horizon],
    [
      [0, palette.floor, 0],
      [1, palette.floor, 0.85],
    ],
  );
  const words = mirrorBox(frame, stage.text);
  return (
    `<defs>${dusk}</defs>${rect(0, 0, width, horizon, 'fill="url(#neon-dusk)"')}` +
    drawStars(frame, horizon, [words], random.fork('stars')) +
    (sun ? drawSun(sun, sun.radius, horizon, palette) : '') +
    drawRidge(frame, horizon, unit * 0.07, palette, random.fork('ridge')) +
    drawFloor({ width, height }, horizon, sun?.x ?? width / 2, palette)
  );
}

const toSubjectColors = ({ line, second, ink, sky, floor }: NeonPalette): DrawingColors => ({
  main: floor,
  second: sky,
  accent: second,
  ink: line,
  light: ink,
});
