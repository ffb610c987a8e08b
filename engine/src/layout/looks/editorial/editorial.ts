import { type ArtLayer, artLayer } from '../../../art/art-layer.ts';
import { toColorsOnBackdrop } from '../../../art/drawings/drawing-colors.ts';
import { svgDocument } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import type { Box } from '../../../geometry.ts';
import { setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import { type Frame, mirrorBox, toFrame } from '../../frame.ts';
import { countLatinLetters, toHouseVoice, wantsWidth } from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { dashMark, markEyebrow } from '../../mark-eyebrow.ts';
import { motifLayer, subjectOf } from '../../motif-layer.ts';
import { placeSubject } from '../../place-subject.ts';
import { isWide, riseTo, splitCanvas, toInside } from '../../split-canvas.ts';
import { textBounds } from '../../text-bounds.ts';
import { drawSpot } from './editorial-spot.ts';

const inter = { family: 'Inter', weight: 450, lineHeight: 1.42 } as const;
const mono = {
  family: 'JetBrains Mono',
  weight: 600,
  lineHeight: 1.3,
  letterSpacing: 0.02,
} as const;
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Bricolage Grotesque', weight: 700, lineHeight: 1.05, letterSpacing: -0.008 },
    text: inter,
    label: mono,
  },
  {
    display: { family: 'Fraunces', weight: 600, lineHeight: 1.07, letterSpacing: -0.008 },
    text: inter,
    label: { ...inter, weight: 600, letterSpacing: 0.02 },
  },
  {
    display: { family: 'Manrope', weight: 800, lineHeight: 1.08, letterSpacing: -0.03 },
    text: { family: 'Manrope', weight: 500, lineHeight: 1.45 },
    label: { family: 'Manrope', weight: 700, lineHeight: 1.3, letterSpacing: 0.02 },
  },
  {
    display: { family: 'Newsreader', weight: 600, lineHeight: 1.04, letterSpacing: 0.01 },
    text: inter,
    label: mono,
  },
];

/** A magazine's opener: label on top, a strong headline at the foot, the subject beside it. */
export const editorial: Look = {
  name: 'editorial',
  attempts: 3,
  pairings,
  muted: true,
  suits: {
    base: 2,
    kinds: { article: 5, hiring: 3, quote: 3, release: 2.5, plain: 4, picture: 4, sale: 0.4 },
    topics: ['food', 'health', 'home', 'people', 'writing', 'travel', 'education', 'nature'],
    topicBoost: 1.5,
    offTopicFactor: 1,
    moods: { minimal: 2, confident: 2, warm: 2, cool: 2, pastel: 4 },
    darkness: 0.4,
    baseline: 0.89,
  },
  layout,
};

type Stage = { text: Box; art?: Box; panel?: Box };

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, direction, width, height, typesetter, random } = context;
  const { palette } = direction;
  const frame = toFrame(width, height, request.copy.title, direction.swapped);
  const stage = toStage(context, frame);
  const voice = toHouseVoice(frame, {
    palette,
    type: direction.type,
    letters: countLatinLetters(request.copy.title),
  });
  const { head, body, foot } = toCopyGroups(request.copy, voice, typesetter);
  const box = mirrorBox(frame, stage.text);
  const column = await setColumn({
    box,
    groups: [head, [...body, ...foot]],
    groupGap: frame.unit * 0.05,
    align: frame.rtl ? 'right' : 'left',
    justify: isWide(frame) ? (head.length > 0 ? 'between' : 'center') : 'start',
  });
  const marked = markEyebrow(column.texts, box, dashMark(palette.accent));
  const keepClear = textBounds(marked.texts, frame.unit * 0.03) ?? box;
  const layers: ArtLayer[] = [];
  const drawing = subjectOf(direction.motif);
  const composition: Composition = {
    width,
    height,
    background: palette.background,
    art: [],
    images: [],
    texts: marked.texts,
  };
  const panel = stage.panel && mirrorBox(frame, stage.panel);
  const panelNode = panel && {
    type: 'container' as const,
    style: {
      position: 'absolute' as const,
      left: panel.x,
      top: panel.y,
      width: panel.width,
      height: panel.height,
      backgroundColor: palette.surface,
    },
  };
  if (panelNode) composition.art.push(panelNode);
  const art =
    stage.art &&
    mirrorBox(frame, stage.panel ? stage.art : riseTo(frame, stage.art, column.bounds, height * 0.16));
  if (art && drawing) {
    const scene = toColorsOnBackdrop(drawing, palette, request);
    const spot = drawSpot(art, palette, scene.backdrop, random.fork('spot'));
    layers.push(artLayer('spot', svgDocument(width, height, spot.svg), frame));
    const { place, rotation } = spot;
    const placed = placeSubject(drawing, scene.colors, {
      x: place.x + place.width / 2,
      y: place.y + place.height / 2,
      width: place.width,
      height: place.height,
      rotation,
    });
    layers.push(placed);
    composition.subject = placed.bounds;
  } else if (art) {
    const inPanel = panel ? { ...palette, background: palette.surface } : palette;
    const layer = motifLayer(direction.motif, {
      ...frame,
      area: art,
      keepClear,
      palette: inPanel,
      scheme: direction.scheme,
      random: random.fork('motif'),
    });
    if (layer) layers.push(layer);
  }
  composition.art.push(...layers.map((layer) => layer.node), ...marked.art, ...column.art);
  composition.images.push(...layers.map((layer) => layer.image));
  return composition;
}

function toStage({ request, attempt, random }: LayoutContext, frame: Frame): Stage {
  const rows = copyRows(request.copy);
  if (attempt >= 2 || wantsWidth(request.copy.title)) return { text: toInside(frame) };
  const down = Math.min(0.76, 0.4 + rows * 0.018 + attempt * 0.1);
  if (isWide(frame) && attempt === 0 && rows < 14 && random.fork('panel').next() < 0.35) {
    const { text, art } = splitCanvas(frame, { across: 0.61, down });
    return { text: { ...text, width: text.width - frame.margin * 0.4 }, art, panel: art };
  }
  const across = rows > 11 || attempt === 1 ? 0.62 : frame.shape === 'banner' ? 0.58 : 0.55;
  return splitCanvas(frame, { across, down });
}
