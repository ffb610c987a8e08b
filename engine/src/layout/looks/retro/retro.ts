import { artLayer } from '../../../art/art-layer.ts';
import type { Drawing } from '../../../art/drawings/drawing.ts';
import { toDrawingColors } from '../../../art/drawings/drawing-colors.ts';
import { partOutline } from '../../../art/drawings/part-outline.ts';
import { svgDocument } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import { setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import { type Frame, mirrorBox, toFrame, turnX } from '../../frame.ts';
import { growSmall } from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { subjectOf } from '../../motif-layer.ts';
import { type PlacedSubject, placeSubject } from '../../place-subject.ts';
import { storyInset } from '../../split-canvas.ts';
import type { Voice } from '../../voice.ts';
import { type RetroPalette, toRetroPalette } from './retro-palette.ts';
import { drawDotFade, drawFootStripes, drawRings, drawRoad, type Rings, type Road } from './retro-sun.ts';

const outfit = { family: 'Outfit', lineHeight: 1.3 } as const;
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Shrikhand', weight: 400, lineHeight: 1.04, letterSpacing: -0.005 },
    text: { ...outfit, weight: 500 },
    label: { ...outfit, weight: 700, letterSpacing: 0.03 },
  },
  {
    display: { family: 'Righteous', weight: 400, lineHeight: 1.06, letterSpacing: -0.01 },
    text: { ...outfit, weight: 500 },
    label: { ...outfit, weight: 700, letterSpacing: 0.03 },
  },
];

/** Seventies print: cream paper, stripes, a sun with the subject before it. */
export const retro: Look = {
  name: 'retro',
  attempts: 3,
  pairings,
  style: 'retro',
  mixesColors: true,
  suits: {
    base: 0.4,
    kinds: { podcast: 4, event: 1, sale: 0.8 },
    topics: ['music', 'food', 'travel', 'celebration'],
    topicBoost: 1.8,
    offTopicFactor: 1,
    moods: { minimal: 0.3, retro: 40, warm: 3 },
    darkness: 0.15,
    baseline: 0.86,
  },
  layout,
};

type Stage = { text: Box; rings?: Rings; road?: Road; foot?: number };

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, direction, width, height, typesetter, random } = context;
  const frame = toFrame(width, height, request.copy.title, direction.swapped);
  const palette = toRetroPalette(
    request.colors.filter((color) => color !== request.ground),
    request.ground ? direction.scheme : (request.scheme ?? 'light'),
    random.fork('palette'),
    request.ground,
  );
  const drawing = subjectOf(direction.motif);
  const stage = toStage(context, frame, prefersRoad(context, drawing), drawing !== undefined);
  const { head, body, foot } = toCopyGroups(
    request.copy,
    growSmall(toVoice(frame, palette, direction.type, request.copy.title.length <= 12), frame.shape),
    typesetter,
  );
  const column = await setColumn({
    box: mirrorBox(frame, stage.text),
    groups: [head, body, foot],
    groupGap: frame.unit * 0.06,
    align: frame.rtl ? 'right' : 'left',
    justify: toJustify(frame, stage, head.length > 0),
  });
  const ground = artLayer('retro', svgDocument(width, height, drawGround(frame, stage, palette)), frame);
  const placed: PlacedSubject[] =
    drawing && stage.rings ? [placeOnSun(drawing, frame, stage.rings, palette)] : [];
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

/** Spreads label, title and names over the height beside a sun; words above one start at the top. */
function toJustify({ shape }: Frame, { rings }: Stage, labelled: boolean): 'start' | 'center' | 'between' {
  if (!rings) return 'center';
  if (shape === 'landscape') return labelled ? 'between' : 'center';
  return shape === 'banner' ? 'center' : 'start';
}

function toVoice({ unit, minSize }: Frame, palette: RetroPalette, type: TypePairing, short: boolean): Voice {
  const { ink, ground, muted, pop } = palette;
  const title = { style: type.display, color: ink, minSize, maxLines: 5, share: 1 };
  const small = { color: muted, minSize, maxLines: 3, gap: unit * 0.022 };
  const pill = { padX: 0.95, padY: 0.36, radius: 9, style: { backgroundColor: ink } };
  const name = { family: 'Righteous', weight: 400, lineHeight: 1.15 };
  return {
    eyebrow: { style: type.label, color: ground, size: unit * 0.038, minSize, maxLines: 2, plate: pill },
    title: { ...title, size: unit * (short ? 0.25 : 0.17), comfort: unit * 0.085 },
    titleByFigure: { ...title, size: unit * 0.1, comfort: unit * 0.055 },
    figure: { ...title, color: pop, size: unit * 0.34, comfort: unit * 0.13, share: 1.4, gap: unit * 0.025 },
    figureSide: { style: type.display, color: ink, size: unit * 0.07, minSize, maxLines: 2 },
    subtitle: { ...small, style: type.text, size: unit * 0.046, maxLines: 4, gap: unit * 0.035 },
    person: { ...small, style: name, color: pop, size: unit * 0.066 },
    detail: { ...small, style: type.text, size: unit * 0.042 },
    attribution: { ...small, style: name, color: pop, size: unit * 0.055 },
    line: { ...small, style: type.text, size: unit * 0.042 },
    button: {
      ...small,
      style: type.label,
      color: palette.ground,
      size: unit * 0.04,
      maxLines: 2,
      gap: unit * 0.035,
      plate: { padX: 1.1, padY: 0.5, radius: 9, style: { backgroundColor: pop } },
    },
  };
}

/** Whether the road suits the card: it leaves less height than the sun, so few words and no subject. */
function prefersRoad({ request, random }: LayoutContext, drawing: Drawing | undefined): boolean {
  const { metric, subtitle, title } = request.copy;
  const wordy = metric !== undefined || title.length + (subtitle?.length ?? 0) > 70;
  return drawing === undefined && !wordy && random.fork('art').next() < 0.5;
}

/** Places the words and what is beside them, more calmly with each attempt. */
function toStage({ request, attempt }: LayoutContext, frame: Frame, road: boolean, framed: boolean): Stage {
  const { width, height, shape, unit, margin } = frame;
  const inset = storyInset(frame, margin);
  if (attempt >= 2) {
    const foot = Math.min(width, height) * 0.11;
    const text = {
      x: margin,
      y: margin + inset.head,
      width: width - margin * 2,
      height: height - margin * 1.6 - inset.head - Math.max(foot, storyInset(frame, margin * 0.6).foot),
    };
    return { foot, text };
  }
  if (road && shape !== 'banner') return toRoadStage(frame, attempt);
  const calm = attempt === 0 ? 1 : 0.78;
  const gap = unit * 0.03;
  if (shape === 'landscape' || shape === 'banner') {
    const radius = (shape === 'banner' ? height * 0.6 : unit * 0.57) * calm;
    const x = shape === 'banner' ? width - radius * 0.95 : width * 0.8 + unit * 0.57 * (1 - calm);
    return {
      rings: toRings(x, height / 2, radius, framed),
      text: { x: margin, y: margin, width: x - radius - gap - margin, height: height - margin * 2 },
    };
  }
  const square = shape === 'square';
  const radius = width * (square ? 0.45 : 0.55) * calm;
  // The more words, the lower the sun: it sets behind the bottom of the card but never shrinks.
  const share = square ? 0.34 + copyRows(request.copy) * 0.022 : 0.34 + copyRows(request.copy) * 0.014;
  const top = Math.max(height - radius * 1.75, inset.head + (height - inset.head) * Math.min(share, 0.68));
  return {
    rings: toRings(width * (square ? 0.62 : 0.52), top + radius, radius, framed),
    text: {
      x: margin,
      y: margin + inset.head,
      width: width - margin * 2,
      height: top - inset.head - gap - margin,
    },
  };
}

function toRoadStage(frame: Frame, attempt: number): Stage {
  const { width, height, shape, unit, margin } = frame;
  const { head } = storyInset(frame, margin);
  const band = unit * (attempt === 0 ? 0.05 : 0.032);
  const gap = unit * 0.055;
  const bend = {
    x: width - margin * 0.9 - band * 4,
    y: shape === 'portrait' ? height * 0.72 : height - margin * 0.75 - band * 4,
  };
  return {
    road: { bend, band, radius: unit * 0.2 },
    text: {
      x: margin,
      y: margin + head,
      width: bend.x - gap - margin,
      height: bend.y - head - gap - margin,
    },
  };
}

/** Makes a disc with room for a subject, or broad bands that are a picture by themselves. */
function toRings(x: number, y: number, radius: number, framed: boolean): Rings {
  const core = radius * (framed ? 0.525 : 0.3);
  return { x, y, core, band: (radius - core) / 4 };
}

function drawGround(frame: Frame, { rings, road, foot }: Stage, palette: RetroPalette): string {
  const { width, height, unit } = frame;
  const corner = { x: turnX(frame, -unit * 0.06), y: height + unit * 0.1 };
  const area = { x: 0, y: height - unit * 0.75, width, height: unit * 0.75 };
  const dots = `<g opacity="0.1">${drawDotFade(area, corner, unit * 0.75, unit * 0.02, palette.ink)}</g>`;
  const flip = frame.mirrored ? `translate(${width} 0) scale(-1 1)` : 'scale(1)';
  const figure = rings
    ? drawRings(rings, palette.stripes, palette.disc)
    : road
      ? drawRoad(frame, road, palette.stripes)
      : drawFootStripes(frame, foot ?? 0, palette.stripes);
  return `${road ? '' : dots}<g transform="${flip}">${figure}</g>`;
}

function placeOnSun(drawing: Drawing, frame: Frame, rings: Rings, palette: RetroPalette): PlacedSubject {
  const radius = rings.core + rings.band * 4;
  const own = toDrawingColors(drawing, {
    main: palette.stripes[2],
    second: palette.stripes[1],
    accent: palette.stripes[0],
    // Dark parts as dark as the disc would vanish in front of it.
    ink: mix(palette.disc, palette.stripes[1], 0.4),
    light: palette.paper,
  });
  const colors = partOutline(drawing, own, palette.disc, palette.stripes);
  const lift = Math.round(radius * 0.02);
  const visible = Math.min(radius * 2, frame.height - (rings.y - radius));
  return placeSubject(drawing, colors, {
    x: turnX(frame, rings.x),
    y: rings.y - radius + visible / 2,
    width: radius * 1.25,
    height: Math.min(radius * 1.22, visible * 0.86),
    rotation: frame.mirrored ? -8 : 8,
    shadow: { color: 'rgba(0, 0, 0, 0.22)', x: lift, y: lift },
  });
}
