import { type ArtLayer, artLayer } from '../../art/art-layer.ts';
import { drawSign } from '../../art/signs/draw-sign.ts';
import type { Sign } from '../../art/signs/sign.ts';
import { SIGN_BLACK, SIGN_COLORS, SIGN_WHITE, type SignColors } from '../../art/signs/sign-colors.ts';
import { fill, rect, svgDocument } from '../../art/svg.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import { setColumn } from '../column.ts';
import { mirrorBox } from '../frame.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { toGroups } from './blocks/groups.ts';
import { hazardStripes } from './blocks/hazard-stripes.ts';
import { heroOf } from './blocks/hero.ts';
import { enlarge, toKit } from './blocks/kit.ts';
import { hasAskedColors, inOwnVoice } from './blocks/own-voice.ts';
import { SIGN_TYPE } from './blocks/sign-type.ts';
import type { Family, FamilyContext } from './family.ts';
import { fieldLayer } from './ground.ts';
import { toCard } from './to-card.ts';

/** A sign after ISO 3864 and ISO 7010: the meaning by shape and color, large words beside it. */
export const safetySign: Family = {
  name: 'safety-sign',
  attempts: 2,
  baseline: 0.9,
  kinds: ['safety', 'notice'],
  // A notice that no pictogram shows may have a drawing, which tells more than words alone.
  suits: ({ kind, sign, illustrated, content: { hero } }) =>
    sign && hero.form !== 'figure' && (kind === 'safety' || isFigure(sign) || !illustrated) ? 8 : 0,
  arrange,
};

/** How a sign is made: words in white on its color beside the sign on white, or all on white in a frame of its color. */
type Make = 'fields' | 'framed';

// Of the grounds that seeds choose from, 0 to 1.
const FRAMED_FROM = 0.62;

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, request, sign = { meaning: 'information' } } = context;
  const colors = SIGN_COLORS[sign.meaning];
  const asked = hasAskedColors(context);
  const shown = request.illustration?.length !== 0 && isFigure(sign);
  // Words alone need the color as their ground.
  const make: Make = shown && !asked && context.field > FRAMED_FROM ? 'framed' : 'fields';
  const palette =
    make === 'framed' ? toInks(SIGN_WHITE, SIGN_BLACK, colors) : toInks(colors.color, colors.contrast);
  const style = inOwnVoice(context, { type: SIGN_TYPE, palette });
  const worn = { ...context, style };
  const kit = enlarge(toKit(worn), ENLARGED);
  const places = toPlaces(context, shown);
  const from = (role: 'brand'): typeof content.rest => content.rest.filter((part) => part.role === role);
  const sender = from('brand');
  const { head, lead, body, field, strip } = toGroups(kit, content, { without: sender });
  const signed = toGroups(kit, { ...content, action: [], rest: sender });
  const align = places.centred ? 'center' : frame.rtl ? 'right' : 'left';
  const words = await setColumn({
    box: mirrorBox(frame, places.words),
    groups: [
      [
        ...head,
        ...lead,
        ...heroOf(kit, content.hero, frame.unit * (field.length > 0 ? 0.2 : 0.34), { maxLines: 5 }),
        ...body,
      ],
      field,
      strip,
      [...signed.head, ...signed.body],
    ],
    groupGap: frame.unit * 0.04,
    align,
    justify: shown && isWide(frame) ? 'center' : 'between',
    grows: true,
  });
  const figure = shown ? [drawFigure(worn, sign, mirrorBox(frame, places.sign))] : [];
  return toCard(worn, {
    ground: style.palette,
    layers: [
      ...(asked ? [] : drawGround(worn, make, shown ? places.panel : undefined, colors)),
      ...(shown ? [] : [drawEdge(worn, style.palette.foreground)]),
      ...figure.map(({ layer }) => layer),
    ],
    words: [words],
    subject: figure[0]?.box,
  });
}

// A sign is read from further away than a card.
const ENLARGED = 1.28;

/** Information without a pictogram is said in words alone. */
const isFigure = ({ meaning, pictogram }: Sign): boolean =>
  meaning !== 'information' || pictogram !== undefined;

const toInks = (ground: string, ink: string, accent?: SignColors): Palette => ({
  background: ground,
  surface: ground,
  foreground: ink,
  muted: ink,
  accent: accent?.color ?? ink,
  accent2: ink,
  // Yellow letters on white cannot be read.
  accentText: accent && accent.contrast === SIGN_WHITE ? accent.color : ink,
});

const FRAME = 0.03;
const STRIPES = 0.05;

function drawGround(
  context: FamilyContext,
  make: Make,
  panel: Box | undefined,
  { color, contrast }: SignColors,
): ArtLayer[] {
  const { frame, sign } = context;
  const { width, height, unit } = frame;
  const hazard = sign?.meaning === 'warning';
  if (make === 'framed') {
    const edge = Math.round(unit * FRAME);
    const inner = rect(edge, edge, width - 2 * edge, height - 2 * edge, fill(SIGN_WHITE), unit * 0.03);
    const border = hazard
      ? hazardStripes({ x: 0, y: 0, width, height }, [color, contrast], unit * 0.055)
      : fieldLayer(context, { x: 0, y: 0, width, height }, color);
    return [border, artLayer('board', svgDocument(width, height, inner), frame)];
  }
  const band = Math.round(unit * STRIPES);
  const foot = { x: 0, y: height - band, width, height: band };
  return [
    ...(panel && !hazard ? [fieldLayer(context, panel, SIGN_WHITE)] : []),
    ...(hazard ? [hazardStripes(foot, [color, contrast], band * 0.62)] : []),
  ];
}

/** The line around an enamel sign, which is all that words alone have. */
function drawEdge({ frame: { width, height, unit } }: FamilyContext, color: string): ArtLayer {
  const inset = Math.round(unit * 0.03);
  const line = unit * 0.009;
  const paint = `fill="none" stroke="${color}" stroke-width="${line.toFixed(1)}"`;
  const body = rect(inset, inset, width - 2 * inset, height - 2 * inset, paint, unit * 0.035);
  return artLayer('edge', svgDocument(width, height, body), { width, height });
}

// Of its square that a sign fills.
const FILLED = 0.86;
const PLATE = 0.06;

/** The sign in the middle of its square; on a ground of another color than its own, on a white plate. */
function drawFigure(context: FamilyContext, sign: Sign, square: Box): { layer: ArtLayer; box: Box } {
  const { frame } = context;
  const plated = hasAskedColors(context);
  const side = Math.min(square.width, square.height) * FILLED * (plated ? 1 - 2 * PLATE : 1);
  const [x, y] = [square.x + (square.width - side) / 2, square.y + (square.height - side) / 2];
  const air = plated ? side * PLATE : 0;
  const box = { x: x - air, y: y - air, width: side + 2 * air, height: side + 2 * air };
  const plate = plated ? rect(box.x, box.y, box.width, box.height, fill(SIGN_WHITE), side * 0.05) : '';
  const body = plate + drawSign(sign, x, y, side);
  return { layer: artLayer('sign', svgDocument(frame.width, frame.height, body), frame), box };
}

type Places = { panel: Box; sign: Box; words: Box; centred: boolean };

// Letters of a card that says a few words, and of one that says a lot.
const FEW = 70;
const MANY = 180;
const SHARES = { banner: [0.34, 0.3, 0.26], landscape: [0.46, 0.4, 0.34], tall: [0.5, 0.42, 0.32] } as const;

function toPlaces({ content, frame, inside, attempt }: FamilyContext, shown: boolean): Places {
  const { width, height, margin, shape } = frame;
  const letters = [content.hero, ...content.action, ...content.rest].reduce(
    (sum, { text }) => sum + text.length,
    0,
  );
  const [large, middle, small] = SHARES[shape === 'banner' || shape === 'landscape' ? shape : 'tall'];
  const share = attempt > 0 ? small * 0.85 : letters < FEW ? large : letters < MANY ? middle : small;
  if (!shown) return { panel: inside, sign: inside, words: inside, centred: false };
  if (isWide(frame)) {
    const edge = Math.round(width * share);
    const panel = { x: 0, y: 0, width: edge, height };
    return {
      panel,
      sign: {
        ...panel,
        x: margin * 0.45,
        width: edge - margin * 0.45,
        y: margin * 0.5,
        height: height - margin,
      },
      words: { ...inside, x: edge + margin * 0.75, width: width - edge - margin * 1.75 },
      centred: false,
    };
  }
  const edge = Math.round(isStory(frame) ? inside.y + inside.height * share : height * share);
  const top = isStory(frame) ? inside.y : margin * 0.5;
  return {
    panel: { x: 0, y: 0, width, height: edge },
    sign: { x: inside.x, y: top, width: inside.width, height: edge - top },
    words: { ...inside, y: edge + margin * 0.6, height: inside.y + inside.height - edge - margin * 0.6 },
    centred: letters < MANY && ![...content.action, ...content.rest].some((part) => 'sections' in part),
  };
}
