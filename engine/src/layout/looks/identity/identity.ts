import { artLayer } from '../../../art/art-layer.ts';
import { svgDocument } from '../../../art/svg.ts';
import { clampWeight, getFontFamily } from '../../../assets/font-catalogue.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import type { Copy } from '../../../brief/design-request.ts';
import { contrast } from '../../../color/contrast.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Box } from '../../../geometry.ts';
import type { Node } from '../../../nodes.ts';
import { plateBlock, type TextSpec, textBlock } from '../../blocks.ts';
import { type Block, type Placement, setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import { type Frame, toFrame } from '../../frame.ts';
import {
  countLatinLetters,
  growSmall,
  smallShare,
  titleShare,
  toHouseVoice,
  wantsWidth,
} from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { isWide } from '../../split-canvas.ts';
import { ANY_BRIEF } from '../../suitability.ts';
import type { RoleVoice, Voice } from '../../voice.ts';
import { canHoldWords, chooseDevice, type Device, type Signs } from './device.ts';
import { type Place, type Stage, toStage } from './stage.ts';

const pairings: readonly [TypePairing] = [
  {
    display: { family: 'Inter', weight: 700, lineHeight: 1.04, letterSpacing: -0.03 },
    text: { family: 'Inter', weight: 450, lineHeight: 1.38, letterSpacing: -0.006 },
    label: { family: 'Inter', weight: 550, lineHeight: 1.3, letterSpacing: -0.004 },
  },
];

/** The card of a brand: large words in its type, its exact colors as flat fields, and one device that its document has. */
export const identity: Look = { name: 'identity', attempts: 3, pairings, suits: ANY_BRIEF, layout };

// More rows of copy than this leave no room for a device.
const CROWDED = 12;
const LONG_TITLE = 90;
// WCAG 2.2, 1.4.11 and 1.4.3.
const SEEN = 3;
const READ = 4.5;

async function layout(context: LayoutContext): Promise<Composition> {
  const { request, direction, width, height } = context;
  const { palette } = direction;
  const signs = direction.signs ?? toSigns(palette);
  const frame = toFrame(width, height, request.copy.title);
  const { name, copy } = takeName(context);
  const device = toDevice(context, { signs, frame, name });
  const small = copyRows({ ...copy, title: '' });
  const has = {
    name: name !== undefined,
    small: small > 0,
    rows: copy.metric === undefined ? small : 0,
  };
  const ground = { fill: palette.background, ink: palette.foreground };
  const stage = toStage(device, { frame, signs, ground, has });
  const placed = await setWords(context, { stage, frame, signs, name, copy, device });
  const layer = artLayer('identity', svgDocument(width, height, stage.shapes, stage.defs), { width, height });
  const isDrawn = stage.shapes !== '';
  return {
    width,
    height,
    background: stage.background,
    art: [...(isDrawn ? [layer.node] : []), ...placed.flatMap(({ art }) => art)],
    images: isDrawn ? [layer.image] : [],
    texts: placed.flatMap(({ texts }) => texts),
  };
}

/** The name that the brand lends, and the copy without it. */
function takeName({ request: { copy, lent = [] } }: LayoutContext): { name?: string; copy: Copy } {
  const { footer, eyebrow, ...rest } = copy;
  if (lent.includes('eyebrow') && eyebrow !== undefined)
    return { name: eyebrow, copy: { ...rest, ...(footer && { footer }) } };
  if (lent.includes('footer') && footer?.[0] !== undefined)
    return { name: footer[0], copy: { ...rest, ...(eyebrow !== undefined && { eyebrow }) } };
  return { copy };
}

function toDevice(
  { request, direction, attempt }: LayoutContext,
  { signs, frame, name }: Pick<Words, 'signs' | 'frame' | 'name'>,
): Device {
  const { copy, kind } = request;
  const isCrowded =
    attempt > 0 ||
    copyRows(copy) > CROWDED ||
    countLatinLetters(copy.title) > LONG_TITLE ||
    wantsWidth(copy.title) ||
    (frame.shape === 'banner' && copyRows(copy) > CROWDED / 2);
  const { fontClass } = getFontFamily(direction.type.display.family);
  const device = chooseDevice({ signs, kind, fontClass, isCrowded });
  // What needs the room below a panel for itself stands on the ground instead.
  const isLong = copy.metric !== undefined || copyRows({ ...copy, title: '' }) > SHORT;
  const standIn = device === 'panel' && isLong && contrast(signs.onMain, signs.main) < READ ? 'bar' : device;
  // Beside a logo, or where the title says the name, a label has nothing to bear, and a ground shows more than a bar.
  if (name !== undefined || (standIn !== 'tag' && standIn !== 'bar')) return standIn;
  // A color that is kept off areas is a line then.
  if (signs.isScarce) return 'edge';
  return canHoldWords(signs) && !signs.isBare ? 'field' : 'bar';
}

// Of the width of a picture; a banner is measured as if it were this many type units wide.
const WIDEST = 2;
const LEAST = { wide: 0.024, tall: 0.03 } as const;

// Rows below a panel.
const SHORT = 3.2;

type Words = {
  stage: Stage;
  frame: Frame;
  signs: Signs;
  name?: string | undefined;
  copy: Copy;
  device: Device;
};

/** The name, the title and what else there is, each in its place. */
async function setWords(context: LayoutContext, words: Words): Promise<Placement[]> {
  const { typesetter } = context;
  const { stage, frame, signs, name, copy, device } = words;
  const align = frame.rtl ? ('right' as const) : ('left' as const);
  const voiceAt = (place: Place): Voice => toVoice(context, place, frame, signs);
  const nameBlock = (place: Place): Block[] =>
    name === undefined ? [] : [toNameBlock(context, words, place, voiceAt(place), name)];
  const set = (box: Box, groups: Block[][], justify: 'between' | 'center' | 'start' | 'end') =>
    setColumn({ box, groups, groupGap: frame.unit * 0.06, align, justify });
  const placed: Promise<Placement>[] = [];
  const { title, small } = stage;
  if (stage.name && name !== undefined)
    placed.push(set(stage.name.box, [nameBlock(stage.name)], device === 'masthead' ? 'start' : 'center'));
  const above = stage.name ? [] : nameBlock(title);
  if (small) {
    const big = toCopyGroups({ title: copy.title }, voiceAt(title), typesetter);
    const rest = toCopyGroups({ ...copy, title: '' }, voiceAt(small), typesetter);
    placed.push(set(title.box, [above, big.body], above.length > 0 ? 'between' : 'end'));
    const place = device === 'panel' ? 'start' : 'center';
    placed.push(set(small.box, [[...rest.head, ...rest.body, ...rest.foot]], place));
    return Promise.all(placed);
  }
  const { head, body, foot } = toCopyGroups(copy, voiceAt(title), typesetter);
  const whole = [...head, ...body, ...foot];
  const groups = (above.length > 0 ? [above, whole] : toGroups(device, { head, body, foot })).filter(
    (group) => group.length > 0,
  );
  placed.push(set(title.box, groups, groups.length > 1 ? 'between' : HANGS.has(device) ? 'start' : 'end'));
  return Promise.all(placed);
}

// Below a rule the title hangs from the top.
const HANGS: ReadonlySet<Device> = new Set<Device>(['masthead']);
// Elsewhere the title and what follows rest on the foot, without a hole between them.
const RESTS: ReadonlySet<Device> = new Set<Device>(['field', 'duo', 'frame', 'panel', 'bar', 'edge']);

/** The name; on a label it is followed by the brand's other colors, cut alike. */
function toNameBlock(
  { typesetter, ...context }: LayoutContext,
  { frame, signs, device }: Words,
  place: Place,
  voice: Voice,
  name: string,
): Block {
  const spec: TextSpec = {
    ...toNameVoice(voice, { typesetter, ...context }, frame, place, device),
    role: 'label',
    text: name,
  };
  if (device !== 'tag') return textBlock(typesetter, spec);
  const plate = {
    padX: 0.72,
    padY: 0.34,
    radius: RADII[signs.corner],
    style: { backgroundColor: signs.main },
  };
  const block = plateBlock(typesetter, { ...spec, color: signs.onMain }, plate);
  return {
    ...block,
    measure: async (room) => {
      const measured = await block.measure(room);
      const { height, width, size } = measured;
      return {
        ...measured,
        place: (x, y, across, align) => {
          const placed = measured.place(x, y, across, align);
          const discs = signs.others.slice(0, 3).map((color, at): Node => {
            const from = width + size * 0.28 + at * (height + size * 0.28);
            const left = align === 'right' ? x + across - from - height : x + from;
            const borderRadius = Math.min(height / 2, RADII[signs.corner] * size);
            return {
              type: 'container',
              style: {
                position: 'absolute',
                left,
                top: y,
                width: height,
                height,
                borderRadius,
                backgroundColor: color,
              },
            };
          });
          return { ...placed, art: [...placed.art, ...discs] };
        },
      };
    },
  };
}

/** Under a masthead the title begins at the rule, and what is small rests on the foot. */
const toGroups = (
  device: Device,
  { head, body, foot }: { head: Block[]; body: Block[]; foot: Block[] },
): Block[][] => (RESTS.has(device) ? [head, [...body, ...foot]] : [[...head, ...body], foot]);

const toSigns = ({ background, foreground, muted, accent }: Palette): Signs => ({
  corner: 'soft',
  ground: background,
  main: accent,
  onMain:
    [background, foreground, '#ffffff', '#000000'].find((ink) => contrast(ink, accent) >= READ) ?? foreground,
  others: [],
  quiet: muted,
  line: muted,
});

const SIGNING = 600;
// In shares of the type unit.
const NAME = { masthead: 0.088, tag: 0.076, small: 0.06 } as const;

/** A name is set as the brand sets its headings; above a rule it is a masthead, else it signs the card. */
const toNameVoice = (
  { eyebrow }: Voice,
  {
    direction: {
      type: { display },
    },
  }: LayoutContext,
  { unit, shape }: Frame,
  { ink }: Place,
  device: Device,
): RoleVoice => ({
  ...eyebrow,
  // A name in hairlines is no signature.
  style: {
    ...display,
    lineHeight: 1.2,
    weight: clampWeight(display.family, Math.max(SIGNING, display.weight)),
  },
  color: ink,
  maxLines: 1,
  size:
    unit *
    NAME[device === 'masthead' || device === 'tag' ? device : 'small'] *
    Math.min(1.15, smallShare(shape)),
});

// In em of the label; a pill's is cut to half of its height.
const RADII: Readonly<Record<Signs['corner'], number>> = { sharp: 0, soft: 0.5, round: 9 };

/** One or two lines beside a title are its second line, not small print. */
const isBrief = ({ lines = [], footer = [], items = [] }: Copy): boolean =>
  items.length === 0 && lines.length + footer.length <= 2;

function toVoice(
  { request, direction, attempt }: LayoutContext,
  { ground, ink, quiet }: Place,
  frame: Frame,
  signs: Signs,
): Voice {
  const { palette, type } = direction;
  const letters = countLatinLetters(request.copy.title);
  const inks = { ...palette, background: ground, foreground: ink, muted: quiet, accentText: ink };
  const voice = growSmall(toHouseVoice(frame, { palette: inks, type, letters }), frame.shape);
  const { unit } = frame;
  const small = unit * 0.05 * smallShare(frame.shape);
  const { plate, ...button } = voice.button;
  const isOnMain = ground === signs.main;
  // Smaller than this, nobody reads it in a feed.
  const least =
    attempt > 0 ? 0 : Math.min(frame.width, unit * WIDEST) * (isWide(frame) ? LEAST.wide : LEAST.tall);
  const canFill =
    !isOnMain && contrast(signs.main, ground) >= SEEN && contrast(signs.onMain, signs.main) >= READ;
  const [fill, label] = canFill ? [signs.main, signs.onMain] : [ink, ground];
  // Figures are the brand's where they can be seen, as they are large.
  const figure = !isOnMain && contrast(signs.main, ground) >= SEEN ? signs.main : ink;
  const grown = isWide(frame) ? 1.6 : 1.5;
  return {
    ...voice,
    eyebrow: {
      ...voice.eyebrow,
      color: ink,
      size: small,
      style: { ...type.label, weight: Math.max(600, type.label.weight) },
    },
    title: {
      ...voice.title,
      size: unit * titleShare(letters) * grown,
      comfort: unit * titleShare(letters) * 0.7,
    },
    figure: { ...voice.figure, color: figure },
    subtitle: { ...voice.subtitle, color: quiet, size: Math.max(least, voice.subtitle.size * 1.14) },
    detail: { ...voice.detail, size: small, color: ink },
    line: {
      ...voice.line,
      color: quiet,
      size: isBrief(request.copy) ? small : Math.max(least, voice.line.size),
    },
    attribution: { ...voice.attribution, size: small },
    person: { ...voice.person, size: small },
    button: {
      ...button,
      size: unit * 0.042 * smallShare(frame.shape),
      color: label,
      plate: {
        padX: 1.3,
        padY: 0.72,
        ...plate,
        radius: RADII[signs.corner],
        style: { backgroundColor: fill },
      },
    },
  };
}
