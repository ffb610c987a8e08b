import { type ArtLayer, artLayer } from '../../../art/art-layer.ts';
import { svgDocument } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import { setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import { type Frame, mirrorBox, toFrame } from '../../frame.ts';
import { countLatinLetters, toHouseVoice, wantsWidth } from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { dashMark, markEyebrow } from '../../mark-eyebrow.ts';
import { clipLayer, motifLayer } from '../../motif-layer.ts';
import { isWide, riseTo, splitCanvas, toInside } from '../../split-canvas.ts';
import { textBounds } from '../../text-bounds.ts';
import { drawCrosses, drawGlow, drawWindow, windowBar } from './engineering-ground.ts';

const mono = {
  family: 'JetBrains Mono',
  weight: 500,
  lineHeight: 1.35,
  letterSpacing: 0.02,
} as const;
const inter = { family: 'Inter', weight: 400, lineHeight: 1.45 } as const;
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Bricolage Grotesque', weight: 700, lineHeight: 1.05, letterSpacing: -0.006 },
    text: inter,
    label: mono,
  },
  {
    display: { family: 'Space Grotesk', weight: 600, lineHeight: 1.06, letterSpacing: -0.035 },
    text: inter,
    label: mono,
  },
  {
    display: { family: 'Inter', weight: 650, lineHeight: 1.08, letterSpacing: -0.03 },
    text: inter,
    label: mono,
  },
  {
    display: { family: 'JetBrains Mono', weight: 700, lineHeight: 1.12, letterSpacing: -0.03 },
    text: inter,
    label: mono,
  },
];

/** A lit drawing board at night: mono labels, crosses at the corners, a system in its own light. */
export const engineering: Look = {
  name: 'engineering',
  attempts: 3,
  pairings,
  suits: {
    base: 0.8,
    kinds: {
      article: 2,
      release: 3,
      announcement: 0.8,
      hiring: 1.2,
      quote: 0.2,
      sale: 0,
      picture: 0,
      podcast: 0.5,
    },
    topics: ['architecture', 'code', 'cloud', 'data', 'security', 'ai'],
    topicBoost: 5,
    offTopicFactor: 0.1,
    moods: { minimal: 0.4, technical: 12, futuristic: 4, confident: 1.5, cool: 2 },
    darkness: 0.95,
    baseline: 0.82,
  },
  layout,
};

type Stage = { text: Box; art?: Box; window: boolean };

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
    groupGap: frame.unit * 0.055,
    align: frame.rtl ? 'right' : 'left',
    justify: isWide(frame) ? (head.length > 0 ? 'between' : 'end') : 'start',
  });
  const marked = markEyebrow(column.texts, box, dashMark(palette.accent));
  const risen = stage.art && riseTo(frame, stage.art, column.bounds, height * 0.16);
  const art = risen && mirrorBox(frame, risen);
  const keepClear = textBounds(marked.texts, frame.unit * 0.03) ?? box;
  const layers: ArtLayer[] = [];
  const glow = drawGlow(frame, art ?? { x: width * 0.6, y: 0, width: width * 0.4, height }, direction);
  const window = art && stage.window ? toWindow(frame, art) : undefined;
  const crosses = drawCrosses(
    toCrossBox(frame),
    frame.unit * 0.011,
    mix(palette.background, palette.foreground, 0.32),
  );
  const board = window ? drawWindow(window, frame, palette) : crosses;
  layers.push(artLayer('board', svgDocument(width, height, glow.body + board, glow.defs), frame));
  if (art) {
    const area = window ? windowContent(frame, window) : art;
    const motif = motifLayer(direction.motif, {
      ...frame,
      area,
      keepClear,
      palette,
      scheme: direction.scheme,
      random: random.fork('motif'),
    });
    if (motif) layers.push(window ? clipLayer(motif, frame, area) : motif);
  }
  return {
    width,
    height,
    background: palette.background,
    art: [...layers.map((layer) => layer.node), ...marked.art, ...column.art],
    images: layers.map((layer) => layer.image),
    texts: marked.texts,
  };
}

function toStage({ request, direction, attempt, random }: LayoutContext, frame: Frame): Stage {
  const rows = copyRows(request.copy);
  // Without a motif a window would stand empty.
  if (attempt >= 2 || direction.motif === '' || wantsWidth(request.copy.title))
    return { text: toInside(frame), window: false };
  const across = (frame.shape === 'banner' ? 0.58 : 0.55) + (rows > 11 ? 0.06 : 0) + attempt * 0.07;
  const down = Math.min(0.76, 0.4 + rows * 0.018 + attempt * 0.1);
  const split = splitCanvas(frame, { across, down });
  return { ...split, window: attempt === 0 && random.fork('window').next() < 0.4 };
}

const toCrossBox = ({ width, height, margin }: Frame): Box => {
  const inset = margin * 0.5;
  return { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
};

/** Two corners of the window lie on the card, the others beyond its edge. */
function toWindow(frame: Frame, art: Box): Box {
  const { width, height, margin, mirrored } = frame;
  const bleed = frame.unit * 0.06;
  if (!isWide(frame)) {
    return { x: margin, y: art.y + margin * 0.2, width: width - 2 * margin, height: height - art.y + bleed };
  }
  const top = margin * 1.1;
  return { x: mirrored ? -bleed : art.x, y: top, width: art.width + bleed, height: height - top + bleed };
}

function windowContent(frame: Frame, window: Box): Box {
  const bar = windowBar(frame);
  const x = Math.max(0, window.x);
  const y = window.y + bar;
  return {
    x,
    y,
    width: Math.min(frame.width, window.x + window.width) - x,
    height: Math.min(frame.height, window.y + window.height) - y,
  };
}
