import { artLayer } from '../../../art/art-layer.ts';
import { svgDocument } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import { mix } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import { setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import { type Frame, mirrorBox, toFrame } from '../../frame.ts';
import { countLatinLetters, titleShare, toHouseVoice, wantsWidth } from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { parseProportion } from '../../parse-proportion.ts';
import { isWide, splitCanvas, toInside } from '../../split-canvas.ts';
import type { Voice } from '../../voice.ts';
import { drawPlot, drawRules } from './data-plots.ts';
import { drawProportion } from './proportion-plots.ts';

const inter = { family: 'Inter', weight: 450, lineHeight: 1.4 } as const;
const pairings: readonly [TypePairing, ...TypePairing[]] = [
  {
    display: { family: 'Space Grotesk', weight: 600, lineHeight: 1.02, letterSpacing: -0.035 },
    text: inter,
    label: { family: 'Space Grotesk', weight: 500, lineHeight: 1.3 },
  },
  {
    display: {
      family: 'Archivo',
      weight: 700,
      lineHeight: 1.0,
      letterSpacing: -0.022,
      variation: '"wdth" 88',
    },
    text: inter,
    label: { family: 'Archivo', weight: 600, lineHeight: 1.3 },
  },
];

/** A chart of the day: the words on top, below them one plot from edge to edge. */
export const data: Look = {
  name: 'data',
  attempts: 3,
  pairings,
  style: 'infographic',
  suits: {
    base: 0.5,
    kinds: { article: 1.2, announcement: 1.6, release: 1, plain: 0.4, quote: 0.05, hiring: 0.1, event: 0.3 },
    topics: ['data', 'finance'],
    topicBoost: 4,
    offTopicFactor: 0.12,
    moods: { minimal: 0.3, infographic: 300, technical: 2, confident: 2.5, bold: 1.5 },
    darkness: 0.45,
    baseline: 0.82,
  },
  describeLimits: ({ copy, language }, words) =>
    parseProportion(copy.metric?.value, language)
      ? undefined
      : `“${words}”: no chart is to scale. Give a share such as 73% or 8 of 10 to get one.`,
  layout,
};

type Stage = { text: Box; plot?: Box };

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, direction, width, height, typesetter, random } = context;
  const { palette } = direction;
  const frame = toFrame(width, height, request.copy.title, direction.swapped);
  const share = parseProportion(request.copy.metric?.value, request.language);
  const stage = toStage(context, frame, share !== undefined);
  const { head, body, foot } = toCopyGroups(request.copy, toVoice(context, frame), typesetter);
  const column = await setColumn({
    box: mirrorBox(frame, stage.text),
    groups: [head, [...body, ...foot]],
    groupGap: frame.unit * 0.03,
    align: frame.rtl ? 'right' : 'left',
    justify: share !== undefined && isWide(frame) ? 'between' : 'start',
  });
  const plot = stage.plot && mirrorBox(frame, stage.plot);
  const hairline = Math.max(1, frame.unit * 0.0018);
  const rule = mix(palette.background, palette.foreground, 0.14);
  const drawn = !plot
    ? ''
    : share === undefined
      ? drawRules(plot, 4, hairline, rule) + drawPlot(plot, palette, random.fork('data'))
      : drawProportion(plot, share, palette, random.fork('share'));
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

function toVoice({ request, direction }: LayoutContext, frame: Frame): Voice {
  const letters = countLatinLetters(request.copy.title);
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
function toStage({ request, attempt }: LayoutContext, frame: Frame, beside: boolean): Stage {
  const { width, height, margin, shape } = frame;
  const inside = toInside(frame);
  if (attempt >= 2 || (wantsWidth(request.copy.title) && beside)) return { text: inside };
  const rows = copyRows(request.copy);
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
