import { type ArtLayer, artLayer } from '../../../art/art-layer.ts';
import { svgDocument } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import { contrast, inkOn } from '../../../color/contrast.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Box } from '../../../geometry.ts';
import { textBlock } from '../../blocks.ts';
import { type Block, setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import type { Direction } from '../../direction.ts';
import { type Frame, mirrorBox, toFrame } from '../../frame.ts';
import {
  countLatinLetters,
  growSmall,
  smallShare,
  titleShare,
  toHouseVoice,
  wantsWidth,
} from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { isWide, splitCanvas } from '../../split-canvas.ts';
import { ANY_BRIEF } from '../../suitability.ts';
import type { RoleVoice, Voice } from '../../voice.ts';
import { type Areas, drawAreas } from './identity-art.ts';

const pairings: readonly [TypePairing] = [
  {
    display: { family: 'Inter', weight: 650, lineHeight: 1.04, letterSpacing: -0.03 },
    text: { family: 'Inter', weight: 450, lineHeight: 1.38, letterSpacing: -0.006 },
    label: { family: 'Inter', weight: 550, lineHeight: 1.3, letterSpacing: -0.004 },
  },
];

/** The card of a brand: its name, large words in its type, and flat areas in its colours, cut as it cuts its buttons. */
export const identity: Look = { name: 'identity', attempts: 3, pairings, suits: ANY_BRIEF, layout };

// More rows of copy than this leave no room for areas.
const CROWDED = 14;
const LONG_TITLE = 60;
// WCAG 2.2, 1.4.11 and 1.4.3.
const SEEN = 3;
const READ = 4.5;

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, direction, width, height } = context;
  const { palette } = direction;
  const areas = direction.areas ?? toAreas(palette);
  const frame = toFrame(width, height, request.copy.title, direction.swapped);
  const share = toShare(context, frame);
  const { text, art } = splitCanvas(frame, share);
  // The longest line keeps a margin to the areas as the others do to the edges: these are solid, and close to the words' size.
  const column =
    isWide(frame) && share.across < 1 ? { ...text, width: text.width - frame.margin * 0.6 } : text;
  const groups = toGroups(context, frame, areas);
  const main = await setColumn({
    box: mirrorBox(frame, column),
    groups,
    groupGap: frame.unit * 0.06,
    align: frame.rtl ? 'right' : 'left',
    justify: groups.length > 1 ? 'between' : 'end',
  });
  const layer = share.across < 1 ? drawLayer(context, frame, art, areas) : undefined;
  return {
    width,
    height,
    background: palette.background,
    art: [...(layer ? [layer.node] : []), ...main.art],
    images: layer ? [layer.image] : [],
    texts: main.texts,
  };
}

/** The name of the brand above, everything else below. */
function toGroups({ request, direction, typesetter }: LayoutContext, frame: Frame, areas: Areas): Block[][] {
  const { footer, ...copy } = request.copy;
  const name = request.lent?.includes('footer') ? footer?.[0] : undefined;
  const voice = toVoice({ request, direction }, frame, areas.corner);
  const { head, body, foot } = toCopyGroups(name === undefined ? request.copy : copy, voice, typesetter);
  const rest = [...body, ...foot];
  if (name !== undefined) {
    const spec = { ...toNameVoice(voice, direction, frame), role: 'label', text: name } as const;
    return [[textBlock(typesetter, spec)], [...head, ...rest]];
  }
  if (head.length > 0) return [head, rest];
  return [rest];
}

function drawLayer(
  { width, height, random }: LayoutContext,
  { mirrored }: Frame,
  box: Box,
  areas: Areas,
): ArtLayer {
  const body = drawAreas({ box, areas, random: random.fork('areas') });
  const turned = mirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${body}</g>` : body;
  return artLayer('identity', svgDocument(width, height, turned), { width, height });
}

const toAreas = ({ accent, accent2, surface }: Palette): Areas => ({
  corner: 'soft',
  main: accent,
  deep: accent2,
  soft: surface,
  others: [],
});

/** How much of the canvas is left to words; all of it where they need the room. */
function toShare({ request, attempt }: LayoutContext, frame: Frame): { across: number; down: number } {
  const { copy } = request;
  if (attempt >= 2) return { across: 1, down: 1 };
  const crowded =
    copyRows(copy) > CROWDED || countLatinLetters(copy.title) > LONG_TITLE || wantsWidth(copy.title);
  if (attempt >= 1 || crowded) return { across: 0.9, down: 0.92 };
  return frame.shape === 'banner' ? { across: 0.7, down: 0.7 } : { across: 0.64, down: 0.62 };
}

// In em of the label; a pill's is cut to half of its height.
const RADII: Readonly<Record<Areas['corner'], number>> = { sharp: 0, soft: 0.5, round: 9 };

/** A name is set as the brand sets its headings, and small: it signs the card. */
const toNameVoice = ({ eyebrow }: Voice, { palette, type }: Direction, { unit }: Frame): RoleVoice => ({
  ...eyebrow,
  style: { ...type.display, lineHeight: 1.2 },
  color: palette.foreground,
  size: unit * 0.05,
});

function toVoice(
  { request, direction }: Pick<LayoutContext, 'request' | 'direction'>,
  frame: Frame,
  corner: Areas['corner'],
): Voice {
  const { palette, type } = direction;
  const letters = countLatinLetters(request.copy.title);
  const voice = growSmall(toHouseVoice(frame, { palette, type, letters }), frame.shape);
  const { unit } = frame;
  const small = unit * 0.036 * smallShare(frame.shape);
  const isName = request.lent?.includes('eyebrow') === true;
  const { plate, ...button } = voice.button;
  const fill = contrast(palette.accent, palette.background) >= SEEN ? palette.accent : palette.foreground;
  const label =
    [palette.background, palette.foreground].find((ink) => contrast(ink, fill) >= READ) ?? inkOn(fill);
  return {
    ...voice,
    eyebrow: isName ? toNameVoice(voice, direction, frame) : voice.eyebrow,
    title: {
      ...voice.title,
      size: unit * titleShare(letters) * 1.16,
      comfort: unit * titleShare(letters) * 0.7,
    },
    detail: { ...voice.detail, size: small, color: palette.foreground },
    button: {
      ...button,
      color: label,
      plate: { padX: 1.3, padY: 0.72, ...plate, radius: RADII[corner], style: { backgroundColor: fill } },
    },
  };
}
