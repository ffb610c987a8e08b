import type { ArtLayer } from '../../art/art-layer.ts';
import { toColorsOnBackdrop } from '../../art/drawings/drawing-colors.ts';
import type { TypePairing } from '../../assets/text-style.ts';
import type { Part } from '../../brief/content.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import { type Column, setColumn } from '../column.ts';
import { mirrorBox } from '../frame.ts';
import { subjectOf } from '../motif-layer.ts';
import { placeSubject } from '../place-subject.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { actionBlock, enlarge, type Kit, onGround, tight, toField, toKit } from './blocks/kit.ts';
import { hasAskedColors, inOwnVoice } from './blocks/own-voice.ts';
import { setTearOffs, suitsTearOffs } from './blocks/tear-offs.ts';
import type { Family, FamilyContext } from './family.ts';
import { accentField, fieldLayer } from './ground.ts';
import { toCard } from './to-card.ts';

/** A poster on a lamp post: the word huge, what is lost large, and at the foot whom to call; where it is tall, to tear off. */
export const missingPoster: Family = {
  name: 'missing-poster',
  attempts: 2,
  baseline: 0.9,
  kinds: ['lost'],
  suits: ({ kind, content: { hero } }) => (kind === 'lost' && hero.form === 'words' ? 8 : 0),
  arrange,
};

const TYPE: TypePairing = {
  display: { family: 'Archivo', weight: 850, lineHeight: 0.98, letterSpacing: -0.02 },
  text: { family: 'Archivo', weight: 550, lineHeight: 1.3 },
  label: { family: 'Archivo', weight: 700, lineHeight: 1.25 },
};

const PAPER: Palette = {
  background: '#ffffff',
  surface: '#f2efe9',
  foreground: '#16181a',
  muted: '#33383d',
  accent: '#ffce3a',
  accent2: '#d3201f',
  accentText: '#c41a1a',
};

// Shares of the type unit.
const BAND = 0.19;
const STRIPS = 0.2;
const CALL = 0.115;
// Of the height above the band, on a tall card with a figure.
const WORD = { square: 0.28, portrait: 0.36 } as const;
const FACTS = 0.36;
const LEAST_FIGURE = 0.28;
const READABLE = 1.2;
// How much larger than others a price may be.
const LARGEST_FACT = 1.35;
const CROPPED = 0.036;

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, motif, request, attempt } = context;
  const style = inOwnVoice(context, { type: TYPE, palette: PAPER });
  const worn = { ...context, style };
  const { palette } = style;
  const free = enlarge(toKit(worn), READABLE);
  const call = findCall(content.action);
  const torn =
    call !== undefined && frame.shape === 'portrait' && !isStory(frame) && suitsTearOffs(call.text);
  const band = toBand(context, call !== undefined, torn);
  const asked = hasAskedColors(context);
  const onBand = onGround(free, toField(palette, asked ? accentField(request, palette) : palette.foreground));
  const callUpTo = async (most: number): Promise<Column | undefined> =>
    call && setCall(worn, onBand, { call, band, most });
  const tried = await callUpTo(free.unit * CALL);
  // A long address is set smaller than a short fact would be, and is still what one looks for.
  const most = tried ? largestOf([tried]) / LARGEST_FACT : free.sizes.action;
  const kit = { ...free, sizes: { ...free.sizes, action: Math.min(free.sizes.action, most) } };
  const figured = attempt === 0 && subjectOf(motif) !== undefined;
  const room = { ...inside, height: band.y - frame.margin * 0.55 - inside.y };
  const set = figured && !isWide(frame) ? setAround : setBeside;
  const { words, figure } = await set(worn, kit, { room, figured, without: call ? [call] : [] });
  const called = await callUpTo(Math.min(free.unit * CALL, largestOf(words) * 0.92));
  const shown = figure && drawFigure(worn, figure);
  return toCard(worn, {
    ground: palette,
    layers: [
      ...(shown ? shown.layers : []),
      ...(call ? [fieldLayer(context, band, onBand.palette.background)] : []),
    ],
    words: [
      ...words,
      ...(called ? [called] : []),
      ...(call && torn
        ? [
            await setTearOffs(kit, call.text, {
              ...toStrips(band),
              height: frame.height - band.y - band.height,
            }),
          ]
        : []),
    ],
    subject: shown?.bounds,
  });
}

const largestOf = (words: readonly Column[]): number =>
  Math.max(...words.flatMap(({ texts }) => texts.map(({ fitted }) => fitted.size)));

/** Whom to call or write to. */
const findCall = (parts: readonly Part[]): Part | undefined =>
  parts.find(({ role }) => role === 'contact') ?? parts.find(({ role }) => role === 'action');

const toStrips = ({ x, y, width, height }: Box): Box => ({ x, y: y + height, width, height });

/** The band across the foot; strips are below it, and it reaches under what covers the foot of a story. */
function toBand({ frame, inside }: FamilyContext, called: boolean, torn: boolean): Box {
  const { width, height, unit } = frame;
  if (!called) return { x: 0, y: inside.y + inside.height, width, height: 0 };
  const end = isStory(frame) ? inside.y + inside.height : height - (torn ? unit * STRIPS : 0);
  const y = Math.round(end - unit * BAND);
  return { x: 0, y, width, height: (isStory(frame) ? height : Math.round(end)) - y };
}

type Setting = { room: Box; figured: boolean; without: readonly Part[] };
type Set = { words: Column[]; figure?: Box };

/** All words in a column, the figure beside them. */
async function setBeside(
  context: FamilyContext,
  kit: Kit,
  { room, figured, without }: Setting,
): Promise<Set> {
  const { content, frame } = context;
  const { width, margin } = frame;
  const edge = Math.round(width * 0.62);
  const box = figured ? { ...room, width: edge - room.x - margin * 0.7 } : room;
  const { head, lead, body, field, strip } = toGroups(kit, content, { without });
  const words = await setColumn({
    box: mirrorBox(frame, box),
    groups: [
      head,
      [
        ...lead,
        ...heroOf(kit, content.hero, frame.unit * 0.42, { maxLines: 4, color: kit.palette.accentText }),
      ],
      [...body],
      field,
      strip,
    ],
    groupGap: frame.unit * 0.03,
    align: frame.rtl ? 'right' : 'left',
    justify: 'between',
  });
  const figure = { x: edge, y: 0, width: width - edge, height: room.y + room.height + margin * 0.55 };
  return { words: [words], ...(figured ? { figure: mirrorBox(frame, figure) } : {}) };
}

/** The word above the figure, the facts below it. */
async function setAround(context: FamilyContext, kit: Kit, setting: Setting): Promise<Set> {
  const { content, frame } = context;
  const { room, without } = setting;
  const { width, margin, unit } = frame;
  const align = frame.rtl ? 'right' : 'left';
  const { head, lead, body, field, strip } = toGroups(kit, content, { without });
  const word = await setColumn({
    box: { ...room, height: room.height * WORD[frame.shape === 'square' ? 'square' : 'portrait'] },
    groups: [
      head,
      [...lead, ...heroOf(kit, content.hero, unit * 0.42, { maxLines: 3, color: kit.palette.accentText })],
    ],
    groupGap: unit * 0.02,
    align,
    justify: 'start',
  });
  const facts = await setColumn({
    box: { ...room, y: room.y + room.height * (1 - FACTS), height: room.height * FACTS },
    groups: [body, field, strip],
    groupGap: unit * 0.025,
    align,
    justify: 'end',
  });
  const y = word.bounds.y + word.bounds.height + margin * 0.3;
  const figure = { x: 0, y, width, height: facts.bounds.y - margin * 0.4 - y };
  if (figure.height < unit * LEAST_FIGURE) return setBeside(context, kit, { ...setting, figured: false });
  return { words: [word, facts], figure };
}

async function setCall(
  { frame, inside }: FamilyContext,
  kit: Kit,
  { call, band, most }: { call: Part; band: Box; most: number },
): Promise<Column> {
  const height = isStory(frame) ? inside.y + inside.height - band.y : band.height;
  const pad = height * 0.16;
  // At the very foot, the band reaches to where platforms crop.
  const foot =
    band.y + height >= frame.height ? Math.max(pad, Math.min(frame.width, frame.height) * CROPPED) : pad;
  return setColumn({
    box: { ...inside, y: band.y + pad, height: height - pad - foot },
    groups: [
      [
        {
          ...actionBlock(kit, call.text, {
            style: tight(kit.style.type.display, 1.05),
            size: most,
            maxLines: 2,
            share: 1,
            comfort: kit.least.action,
          }),
        },
        ...(call.detail
          ? [actionBlock(kit, call.detail, { style: kit.style.type.text, gap: kit.unit * 0.01 })]
          : []),
      ],
    ],
    groupGap: 0,
    align: frame.rtl ? 'right' : 'left',
    justify: 'center',
  });
}

// Of its panel that a figure fills.
const FILLED = 0.88;

function drawFigure(context: FamilyContext, panel: Box): { layers: ArtLayer[]; bounds: Box } | undefined {
  const { frame, motif, style, request } = context;
  const drawing = subjectOf(motif);
  if (!drawing) return undefined;
  const { colors, backdrop } = toColorsOnBackdrop(drawing, style.palette, request);
  const placed = placeSubject(drawing, colors, {
    x: panel.x + panel.width / 2,
    y: panel.y + panel.height / 2,
    width: panel.width * FILLED,
    height: panel.height * FILLED,
    rotation: 0,
  });
  return { layers: [fieldLayer(context, mirrorBox(frame, panel), backdrop), placed], bounds: placed.bounds };
}
