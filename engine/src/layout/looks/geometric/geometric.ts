import { type ArtLayer, artLayer } from '../../../art/art-layer.ts';
import { svgDocument } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import type { Box } from '../../../geometry.ts';
import { setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import { type Frame, mirrorBox, toFrame } from '../../frame.ts';
import { countLatinLetters, smallShare, toHouseVoice, wantsWidth } from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { dotMark, markEyebrow } from '../../mark-eyebrow.ts';
import { motifLayer } from '../../motif-layer.ts';
import { isStory, isWide, riseTo, splitCanvas, toInside } from '../../split-canvas.ts';
import { textBounds } from '../../text-bounds.ts';
import type { Voice } from '../../voice.ts';
import { drawGiant, drawTiles, toShapeInks } from './geometric-shapes.ts';

const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: {
      family: 'Archivo',
      weight: 750,
      lineHeight: 1.04,
      letterSpacing: -0.026,
      variation: '"wdth" 108',
    },
    text: { family: 'Archivo', weight: 450, lineHeight: 1.4 },
    label: { family: 'Archivo', weight: 600, lineHeight: 1.25, letterSpacing: 0.005 },
  },
  {
    display: { family: 'Outfit', weight: 700, lineHeight: 1.05, letterSpacing: -0.012 },
    text: { family: 'Outfit', weight: 400, lineHeight: 1.4 },
    label: { family: 'Outfit', weight: 600, lineHeight: 1.25, letterSpacing: 0.01 },
  },
  {
    display: { family: 'Unbounded', weight: 700, lineHeight: 1.1, letterSpacing: -0.02 },
    text: { family: 'Inter', weight: 450, lineHeight: 1.42 },
    label: { family: 'Inter', weight: 600, lineHeight: 1.25 },
  },
];

/** Flat fields, circles and quarters on one grid, and a figure that fills the card. */
export const geometric: Look = {
  name: 'geometric',
  attempts: 3,
  pairings,
  style: 'geometric',
  suits: {
    base: 1.5,
    kinds: { announcement: 6, hiring: 3, event: 2.5, release: 2, sale: 4.5, picture: 0.3 },
    topics: ['finance', 'design', 'education', 'legal'],
    topicBoost: 1.8,
    offTopicFactor: 1,
    moods: { minimal: 0.15, geometric: 200, confident: 7, bold: 6 },
    darkness: 0.6,
    baseline: 0.79,
  },
  layout,
};

type Arrangement = 'stair' | 'tiles' | 'giant';
type Stage = { text: Box; art?: Box; arrangement: Arrangement };

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, direction, width, height, typesetter } = context;
  const { palette } = direction;
  const frame = toFrame(width, height, request.copy.title, direction.swapped);
  const stage = toStage(context, frame);
  const { head, body, foot } = toCopyGroups(request.copy, toVoice(context, frame), typesetter);
  const box = mirrorBox(frame, stage.text);
  const column = await setColumn({
    box,
    groups: [head, [...body, ...foot]],
    groupGap: frame.unit * 0.05,
    align: frame.rtl ? 'right' : 'left',
    justify: isWide(frame) ? (head.length > 0 ? 'between' : 'end') : 'start',
  });
  const marked = markEyebrow(column.texts, box, dotMark(palette.accent));
  const keepClear = textBounds(marked.texts, frame.unit * 0.03) ?? box;
  const risen =
    stage.art && stage.arrangement !== 'tiles'
      ? riseTo(frame, stage.art, column.bounds, height * 0.14)
      : stage.art;
  const layer = risen && drawArt(context, frame, stage.arrangement, risen, keepClear);
  return {
    width,
    height,
    background: palette.background,
    art: [...(layer ? [layer.node] : []), ...marked.art, ...column.art],
    images: layer ? [layer.image] : [],
    texts: marked.texts,
  };
}

function toVoice({ request, direction }: LayoutContext, frame: Frame): Voice {
  const { palette, type } = direction;
  const letters = countLatinLetters(request.copy.title);
  const voice = toHouseVoice(frame, { palette, type, letters });
  // Wide faces take the width that a narrow one would spend on size.
  const wide = type.display.family === 'Unbounded' ? 0.8 : 1;
  return {
    ...voice,
    eyebrow: {
      ...voice.eyebrow,
      color: palette.foreground,
      size: frame.unit * 0.038 * smallShare(frame.shape),
    },
    title: { ...voice.title, size: voice.title.size * (letters > 60 ? 0.9 : 1) * wide },
    titleByFigure: {
      ...voice.titleByFigure,
      style: { ...type.display, weight: Math.max(500, type.display.weight - 100) },
      size: frame.unit * 0.115 * wide,
    },
    figure: {
      ...voice.figure,
      style: {
        ...type.display,
        weight: 850,
        lineHeight: 0.98,
        letterSpacing: (type.display.letterSpacing ?? 0) - 0.018,
      },
      size: frame.unit * 0.4,
    },
    detail: { ...voice.detail, size: frame.unit * 0.036 * smallShare(frame.shape) },
    button: {
      ...voice.button,
      plate: { padX: 1.3, padY: 0.72, radius: 9, style: { backgroundColor: palette.accentText } },
    },
  };
}

function toStage({ request, attempt, random }: LayoutContext, frame: Frame): Stage {
  const arrangement = random.fork('arrangement').pick<Arrangement>(['stair', 'tiles', 'giant']);
  if (attempt >= 2 || wantsWidth(request.copy.title)) return { text: toInside(frame), arrangement };
  const rows = copyRows(request.copy);
  const { height, margin } = frame;
  if (isWide(frame)) {
    const across = (rows > 11 ? 0.63 : 0.58) + attempt * 0.08;
    if (arrangement === 'tiles') {
      // Whole tiles: three to the height, or two on a banner.
      const size = Math.ceil(height / (frame.shape === 'banner' ? 2 : 3));
      const edge = frame.width - size * 2;
      const { text } = splitCanvas(frame, { across: edge / frame.width, down: 0 });
      return { arrangement, text, art: { x: edge, y: 0, width: size * 2, height } };
    }
    return { ...splitCanvas(frame, { across, down: 0 }), arrangement };
  }
  const down = Math.min(0.78, 0.42 + rows * 0.018 + attempt * 0.1);
  const split = splitCanvas(frame, { across: 0, down });
  if (arrangement !== 'tiles') return { ...split, arrangement };
  const size = Math.ceil(frame.width / (isStory(frame) ? 3 : 4));
  const rowsOfTiles = Math.max(1, Math.floor(split.art.height / size));
  const top = height - size * rowsOfTiles;
  return {
    arrangement,
    text: { ...split.text, height: top - split.text.y - margin * 0.6 },
    art: { x: 0, y: top, width: frame.width, height: size * rowsOfTiles },
  };
}

function drawArt(
  { direction, random }: LayoutContext,
  frame: Frame,
  arrangement: Arrangement,
  area: Box,
  keepClear: Box,
): ArtLayer | undefined {
  const { palette, scheme, motif } = direction;
  const art = mirrorBox(frame, area);
  const chance = random.fork('shapes');
  if (arrangement === 'stair') {
    return motifLayer(motif, { ...frame, area: art, keepClear, palette, scheme, random: chance });
  }
  const inks = toShapeInks(palette);
  const columns = Math.round(
    area.width / (isWide(frame) ? area.width / 2 : frame.width / (isStory(frame) ? 3 : 4)),
  );
  const body =
    arrangement === 'tiles' ? drawTiles(area, columns, inks, chance) : drawGiant(area, inks, chance);
  const turned = frame.mirrored ? `<g transform="translate(${frame.width} 0) scale(-1 1)">${body}</g>` : body;
  return artLayer(`geometric-${arrangement}`, svgDocument(frame.width, frame.height, turned), frame);
}
