import type { Subject } from '../../art/subject.ts';
import { svgDocument } from '../../art/svg.ts';
import { mix } from '../../color/oklch.ts';
import type { TypePairing } from '../../direction/direction.ts';
import { artLayer } from '../art-layer.ts';
import { setColumn } from '../column.ts';
import type { Box, Composition } from '../composition.ts';
import { copyRows, toCopyGroups, type Voice } from '../copy-groups.ts';
import { type Frame, toFrame, turn, turnX } from '../frame.ts';
import { growSmall } from '../house-voice.ts';
import type { LayoutContext, Look } from '../look.ts';
import { subjectOf } from '../motif-layer.ts';
import { type PlacedSubject, placeSubject } from '../place-subject.ts';
import { inOwnColors } from '../subject-colors.ts';
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
export const retro: Look = { name: 'retro', attempts: 3, pairings, layout };

type Stage = { text: Box; rings?: Rings; road?: Road; foot?: number };

async function layout(context: LayoutContext): Promise<Composition> {
  const { brief, direction, width, height, typesetter, random } = context;
  const frame = toFrame(width, height, brief.copy.title, direction.swapped);
  const palette = toRetroPalette(
    brief.colors.filter((color) => color !== brief.ground),
    brief.ground ? direction.scheme : (brief.scheme ?? 'light'),
    random.fork('palette'),
    brief.ground,
  );
  const subject = subjectOf(direction.motif);
  const stage = toStage(context, frame, prefersRoad(context, subject), subject !== undefined);
  const { head, body, foot } = toCopyGroups(
    brief.copy,
    growSmall(toVoice(frame, palette, direction.type, brief.copy.title.length <= 12), frame.shape),
    typesetter,
  );
  const column = await setColumn({
    box: turn(frame, stage.text),
    groups: [head, body, foot],
    groupGap: frame.unit * 0.06,
    align: frame.rtl ? 'right' : 'left',
    justify: toJustify(frame, stage, head.length > 0),
  });
  const ground = artLayer('retro', svgDocument(width, height, drawGround(frame, stage, palette)), frame);
  const placed: PlacedSubject[] =
    subject && stage.rings ? [placeOnSun(subject, frame, stage.rings, palette)] : [];
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

/** Label, title and names spread over the height beside a sun; words above one start at the top. */
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

/** The road leaves less height than the sun: for cards of few words, and nothing to put before a sun. */
function prefersRoad({ brief, random }: LayoutContext, subject: Subject | undefined): boolean {
  const { metric, subtitle, title } = brief.copy;
  const wordy = metric !== undefined || title.length + (subtitle?.length ?? 0) > 70;
  return subject === undefined && !wordy && random.fork('art').next() < 0.5;
}

/** Where the words stand and what stands beside them, calmer with each attempt. */
function toStage({ brief, attempt }: LayoutContext, frame: Frame, road: boolean, framed: boolean): Stage {
  const { width, height, shape, unit, margin } = frame;
  if (attempt >= 2) {
    const foot = Math.min(width, height) * 0.11;
    const text = { x: margin, y: margin, width: width - margin * 2, height: height - margin * 1.6 - foot };
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
  // The more words, the lower the sun: it sets behind the foot of the card and never gets small.
  const share = square ? 0.34 + copyRows(brief.copy) * 0.022 : 0.34 + copyRows(brief.copy) * 0.014;
  const top = Math.max(height - radius * 1.75, height * Math.min(share, 0.68));
  return {
    rings: toRings(width * (square ? 0.62 : 0.52), top + radius, radius, framed),
    text: { x: margin, y: margin, width: width - margin * 2, height: top - gap - margin },
  };
}

function toRoadStage({ width, height, shape, unit, margin }: Frame, attempt: number): Stage {
  const band = unit * (attempt === 0 ? 0.05 : 0.032);
  const gap = unit * 0.055;
  const bend = {
    x: width - margin * 0.9 - band * 4,
    y: shape === 'portrait' ? height * 0.72 : height - margin * 0.75 - band * 4,
  };
  return {
    road: { bend, band, radius: unit * 0.2 },
    text: { x: margin, y: margin, width: bend.x - gap - margin, height: bend.y - gap - margin },
  };
}

/** A disc with room for a subject, or broad bands that are a picture by themselves. */
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

function placeOnSun(subject: Subject, frame: Frame, rings: Rings, palette: RetroPalette): PlacedSubject {
  const radius = rings.core + rings.band * 4;
  const colors = inOwnColors(subject, {
    main: palette.stripes[2],
    second: palette.stripes[1],
    accent: palette.stripes[0],
    // As dark as the disc, its dark parts would be gone before it.
    ink: mix(palette.disc, palette.stripes[1], 0.4),
    light: palette.paper,
  });
  const lift = Math.round(radius * 0.02);
  const visible = Math.min(radius * 2, frame.height - (rings.y - radius));
  return placeSubject(subject, colors, {
    x: turnX(frame, rings.x),
    y: rings.y - radius + visible / 2,
    width: radius * 1.25,
    height: Math.min(radius * 1.22, visible * 0.86),
    rotation: frame.mirrored ? -8 : 8,
    shadow: { color: 'rgba(0, 0, 0, 0.22)', x: lift, y: lift },
  });
}
