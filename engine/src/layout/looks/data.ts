import { svgDocument } from '../../art/svg.ts';
import { mix } from '../../color/oklch.ts';
import type { TypePairing } from '../../direction/direction.ts';
import { artLayer } from '../art-layer.ts';
import { setColumn } from '../column.ts';
import type { Box, Composition } from '../composition.ts';
import { copyRows, toCopyGroups, type Voice } from '../copy-groups.ts';
import { type Frame, toFrame, turn } from '../frame.ts';
import { lettersOf, titleShare, toHouseVoice, wantsWidth } from '../house-voice.ts';
import type { LayoutContext, Look } from '../look.ts';
import { toShare } from '../share.ts';
import { isWide, splitCanvas, toInside } from '../split-canvas.ts';
import { drawPlot, drawRules } from './data-plots.ts';
import { drawShare } from './share-plots.ts';

const inter = { family: 'Inter', weight: 450, lineHeight: 1.4 } as const;
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Space Grotesk', weight: 600, lineHeight: 1.02, letterSpacing: -0.045 },
    text: inter,
    label: { family: 'Space Grotesk', weight: 500, lineHeight: 1.3 },
  },
  {
    display: {
      family: 'Archivo',
      weight: 700,
      lineHeight: 1.0,
      letterSpacing: -0.03,
      variation: '"wdth" 88',
    },
    text: inter,
    label: { family: 'Archivo', weight: 600, lineHeight: 1.3 },
  },
];

/** A chart of the day: the words on top, below them one plot from edge to edge. */
export const data: Look = { name: 'data', attempts: 3, pairings, layout };

type Stage = { text: Box; plot?: Box };

async function layout(context: LayoutContext): Promise<Composition> {
  const { brief, direction, width, height, typesetter, random } = context;
  const { palette } = direction;
  const frame = toFrame(width, height, brief.copy.title, direction.swapped);
  const share = toShare(brief.copy.metric?.value);
  const stage = toStage(context, frame, share !== undefined);
  const { head, body, foot } = toCopyGroups(brief.copy, toVoice(context, frame), typesetter);
  const column = await setColumn({
    box: turn(frame, stage.text),
    groups: [head, [...body, ...foot]],
    groupGap: frame.unit * 0.03,
    align: frame.rtl ? 'right' : 'left',
    justify: share !== undefined && isWide(frame) ? 'between' : 'start',
  });
  const plot = stage.plot && turn(frame, stage.plot);
  const hairline = Math.max(1, frame.unit * 0.0018);
  const rule = mix(palette.background, palette.foreground, 0.14);
  const drawn = !plot
    ? ''
    : share === undefined
      ? drawRules(plot, 4, hairline, rule) + drawPlot(plot, palette, random.fork('data'))
      : drawShare(plot, share, palette, random.fork('share'));
  const layer = artLayer('data', svgDocument(width, height, drawn), frame);
  return {
    width,
    height,
    background: palette.background,
    art: [layer.node, ...column.art],
    images: plot ? [layer.image] : [],
    texts: column.texts,
  };
}

function toVoice({ brief, direction }: LayoutContext, frame: Frame): Voice {
  const letters = lettersOf(brief.copy.title);
  const { palette, type } = direction;
  const voice = toHouseVoice(frame, { palette, type, letters });
  const { unit } = frame;
  return {
    ...voice,
    title: {
      ...voice.title,
      size: unit * titleShare(letters) * 1.1,
      comfort: unit * titleShare(letters) * 0.62,
    },
    figure: { ...voice.figure, size: unit * 0.42, color: palette.accentText },
    detail: { ...voice.detail, gap: unit * 0.02 },
    subtitle: { ...voice.subtitle, gap: unit * 0.024 },
    person: { ...voice.person, gap: unit * 0.02 },
  };
}

/** The plot lies under the words; a hundred squares stand beside them where the card is wide. */
function toStage({ brief, attempt }: LayoutContext, frame: Frame, beside: boolean): Stage {
  const { width, height, margin, shape } = frame;
  const inside = toInside(frame);
  if (attempt >= 2 || (wantsWidth(brief.copy.title) && beside)) return { text: inside };
  const rows = copyRows(brief.copy);
  if (beside && isWide(frame)) {
    const size = inside.height * (attempt === 0 ? 1 : 0.8);
    const x = width - margin - size;
    return {
      text: { ...inside, width: x - inside.x - margin },
      plot: { x, y: inside.y + (inside.height - size) / 2, width: size, height: size },
    };
  }
  if (beside) {
    const { text, art } = splitCanvas(frame, { across: 0.6, down: Math.min(0.78, 0.42 + rows * 0.018) });
    const high = height - margin - art.y;
    return { text, plot: { x: margin, y: art.y, width: width - 2 * margin, height: high } };
  }
  const share = shape === 'portrait' ? 0.46 : shape === 'square' ? 0.4 : shape === 'banner' ? 0.3 : 0.36;
  const high = height * Math.max(0.14, (share - Math.max(0, rows - 8) * 0.018) * (attempt === 0 ? 1 : 0.6));
  const top = height - high;
  return {
    text: { ...inside, height: top - inside.y - margin * 0.45 },
    plot: { x: 0, y: top, width, height: high },
  };
}
