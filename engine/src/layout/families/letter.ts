import type { BriefKind, BriefRole } from '../../brief/brief.ts';
import type { Part } from '../../brief/content.ts';
import { mix, oklch, toOklch } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import { type Column, type ColumnRequest, setColumn } from '../column.ts';
import { mirrorBox } from '../frame.ts';
import { countLatinLetters } from '../house-voice.ts';
import { isWide } from '../split-canvas.ts';
import { ruleBlock } from './blocks/arrange.ts';
import { depthOf, drawEnvelope, drawPocket, toCover } from './blocks/envelope.ts';
import { frameNode } from './blocks/frame-node.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { actionBlock, restBlock, toField, toKit } from './blocks/kit.ts';
import { SIGNATURE, toLetterType } from './blocks/letter-type.ts';
import { creaseLayer, lampLayer, sheetLayer } from './blocks/paper.ts';
import type { Family, FamilyContext } from './family.ts';
import { chooseGround } from './ground.ts';
import { toCard } from './to-card.ts';

const WEIGHTS: Partial<Record<BriefKind, number>> = {
  apology: 7,
  thanks: 5,
  memorial: 5,
  invitation: 4,
  greeting: 3,
  birth: 2,
};
// From so many letters on, a text is read like a letter, whatever it says.
const LONG_BODY = 150;
const LONG = 4;
const MOST_LETTERS = 140;
const MOST_IN_BANNER = 4;
const SENT: readonly BriefKind[] = ['thanks', 'invitation', 'greeting', 'birth'];
const RUNNING: readonly BriefRole[] = ['body', 'subtitle', 'note', 'quote'];
const SIGNED: readonly BriefRole[] = ['person', 'author'];

/** A letter: a sheet of paper on a desk, its first line large, the rest to be read, a signature at its foot. */
export const letter: Family = {
  name: 'letter',
  paper: true,
  attempts: 2,
  baseline: 0.9,
  suits: ({ kind, content: { hero, action, rest }, shape }) => {
    const parts = [...action, ...rest];
    if (hero.form !== 'words' && hero.form !== 'quotation') return 0;
    if (countLatinLetters(hero.text) > MOST_LETTERS || parts.some((part) => 'sections' in part)) return 0;
    if (shape === 'banner' && parts.length > MOST_IN_BANNER) return 0;
    const length = parts.filter(isRunning).reduce((sum, { text }) => sum + countLatinLetters(text), 0);
    return Math.max(WEIGHTS[kind] ?? 0, length >= LONG_BODY ? LONG : 0);
  },
  arrange: async (context) => {
    const { content, request, style, random } = context;
    const written = { ...context, style: { ...style, type: toLetterType(style, random) } };
    if (content.kind === 'memorial' || request.occasion === 'mourning') return arrangeMourning(written);
    return SENT.includes(content.kind) ? arrangeSent(written) : arrangeFolded(written);
  },
};

const isRunning = ({ role, form, detail }: Part): boolean =>
  RUNNING.includes(role) && (form === 'words' || form === 'quotation') && !detail;

/** A letter that was folded twice, on another sheet. */
async function arrangeFolded(context: FamilyContext): ReturnType<Family['arrange']> {
  const { frame, random } = context;
  const { width, height, unit } = frame;
  const desk = calm(chooseGround(context, ['accent', 'ink', 'accent']), context);
  const side = width * (isWide(frame) ? 0.1 : 0.065);
  // It goes on beyond the card.
  const sheet = { x: side, y: height * 0.065, width: width - 2 * side, height: height * 1.1 };
  const paper = toPaper(desk);
  const words = await setLetter(context, paper, {
    box: toPage(context, sheet),
    align: frame.rtl ? 'right' : 'left',
    justify: 'between',
  });
  const turn = random.fork('under').next() < 0.5 ? 1.3 : -1.3;
  const under = mix(paper, desk.background, 0.2);
  return toCard(context, {
    ground: desk,
    layers: [
      lampLayer(frame, mix(desk.background, '#ffffff', 0.4)),
      sheetLayer(frame, sheet, { color: under, turn, lift: unit * 0.02 }),
      sheetLayer(frame, sheet, { color: paper, lift: unit * 0.03 }),
      creaseLayer(frame, sheet, [0.34, 0.66]),
    ],
    words: [words],
  });
}

/** A letter with its envelope: lying on it on wide cards, coming out of it on tall ones. */
async function arrangeSent(context: FamilyContext): ReturnType<Family['arrange']> {
  const { frame, style } = context;
  const { width, height, unit, margin } = frame;
  const desk = chooseGround(context, ['accent', 'ink', 'paper', 'accent']);
  const cover = toCover(desk, style.palette);
  const paper = toPaper(desk);
  const lamp = lampLayer(frame, mix(desk.background, '#ffffff', 0.4));
  if (isWide(frame)) {
    const place = { x: width * 0.06, y: height * 0.07, width: width * 0.63, height: height * 0.86 };
    const sheet = mirrorBox(frame, place);
    const words = await setLetter(context, paper, {
      box: toPage(context, sheet),
      align: frame.rtl ? 'right' : 'left',
      justify: 'between',
    });
    const envelope = drawEnvelope(context, { cover, paper });
    const layers = [lamp, ...envelope, sheetLayer(frame, sheet, { color: paper, lift: unit * 0.028 })];
    return toCard(context, { ground: desk, layers, words: [words] });
  }
  const mouth = height - Math.max(unit * 0.2, height - context.inside.y - context.inside.height);
  const sheet = {
    x: width * 0.1,
    y: height * 0.06,
    width: width * 0.8,
    height: mouth + depthOf(frame, mouth) - height * 0.06,
  };
  const page = toPage(context, sheet);
  const words = await setLetter(context, paper, {
    box: { ...page, height: mouth - margin * 0.3 - page.y },
    align: 'center',
    justify: 'center',
  });
  const { back, front } = drawPocket(context, { mouth, cover, seal: style.palette.accent });
  const layers = [lamp, back, sheetLayer(frame, sheet, { color: paper, lift: unit * 0.02 }), front];
  return toCard(context, { ground: desk, layers, words: [words] });
}

/** Of whatever is drawn for mourning, unless colors were asked for; OKLCH. */
export const MOURNING_CHROMA = 0.03;

/** A card of condolence: a plain sheet with a mourning border on stone. */
async function arrangeMourning(context: FamilyContext): ReturnType<Family['arrange']> {
  const { frame, style, request, random } = context;
  const { width, height, unit } = frame;
  const { c, h } = toOklch(style.palette.accent);
  const tone = (l: number, share: number): string => oklch(l, Math.min(MOURNING_CHROMA * 0.9, c) * share, h);
  const open = request.ground === undefined && request.colors.length === 0;
  const stone = open ? tone(random.fork('stone').pick([0.27, 0.36, 0.62]), 0.8) : style.palette.background;
  const paper = tone(0.972, 0.3);
  const quiet: Palette = {
    background: paper,
    surface: tone(0.93, 0.4),
    foreground: tone(0.22, 0.6),
    muted: tone(0.4, 0.7),
    accent: tone(0.36, 0.8),
    accent2: tone(0.7, 0.6),
    accentText: tone(0.36, 0.8),
  };
  const [side, top] = isWide(frame) ? [0.15, 0.085] : [0.1, 0.075];
  const sheet = {
    x: width * side,
    y: height * top,
    width: width * (1 - 2 * side),
    height: height * (1 - 2 * top),
  };
  const edge = unit * 0.03;
  const words = await setLetter({ ...context, style: { ...style, palette: quiet } }, paper, {
    box: toPage(context, sheet),
    align: 'center',
    justify: 'center',
  });
  const ground = { ...quiet, background: stone };
  return toCard(context, {
    ground,
    layers: [
      lampLayer(frame, mix(stone, '#ffffff', 0.16)),
      sheetLayer(frame, sheet, { color: paper, lift: unit * 0.03 }),
      {
        node: frameNode(
          {
            x: sheet.x + edge,
            y: sheet.y + edge,
            width: sheet.width - 2 * edge,
            height: sheet.height - 2 * edge,
          },
          Math.max(1, Math.round(unit * 0.0025)),
          quiet.accent,
          0,
        ),
      },
    ],
    words: [words],
  });
}

// A desk in a pure color is too gay for bad news.
const CALM = 0.07;

function calm(desk: Palette, { request, content }: FamilyContext): Palette {
  if (content.kind !== 'apology' || request.colors.length > 0 || request.ground !== undefined) return desk;
  const { l, c, h } = toOklch(desk.background);
  return { ...desk, background: oklch(l, Math.min(CALM, c), h) };
}

const toPaper = ({ background }: Palette): string => {
  const { c, h } = toOklch(background);
  return oklch(0.985, Math.min(0.008, c * 0.1), h);
};

/** Where words are on a sheet: inside its margins, and where the card may have any. */
function toPage({ frame, inside }: FamilyContext, { x, y, width, height }: Box): Box {
  const pad = frame.unit * (isWide(frame) ? 0.085 : 0.08);
  const top = Math.max(inside.y, y + pad);
  const foot = Math.min(inside.y + inside.height, y + height - pad);
  return { x: x + pad, y: top, width: width - 2 * pad, height: foot - top };
}

type Page = Pick<ColumnRequest, 'box' | 'align' | 'justify'>;

/** The words of a letter: who sends it, its first line, its paragraphs, what it asks, who signs it. */
function setLetter(context: FamilyContext, paper: string, page: Page): Promise<Column> {
  const { content, style, attempt } = context;
  const kit = toKit(context, toField(style.palette, paper));
  const { hero, action, rest } = content;
  const parts = [...action, ...rest];
  const grave = content.kind === 'memorial';
  const signed = grave
    ? undefined
    : parts.find(({ role, form }) => SIGNED.includes(role) && form === 'words');
  const lived = grave ? parts.find(({ role, form }) => role === 'date' && form === 'words') : undefined;
  const texts = rest.filter(isRunning);
  const drawn = [...texts, ...(signed ? [signed] : []), ...(lived ? [lived] : [])];
  const { head, lead, body, field, strip } = toGroups(kit, content, {
    without: drawn,
    stacked: page.align === 'center',
  });
  const { unit, palette } = kit;
  const rule = ruleBlock(
    Math.max(1, Math.round(unit * 0.002)),
    mix(paper, palette.foreground, 0.22),
    unit * 0.02,
  );
  const letterhead = head.length > 0 && page.align !== 'center' ? [...head, rule] : head;
  const title = heroOf(kit, hero, unit * (grave ? 0.12 : 0.14), { gap: unit * 0.03 });
  const dates = lived
    ? [
        actionBlock(kit, lived.text, {
          style: style.type.text,
          maxLines: attempt === 0 ? 1 : 2,
          gap: unit * 0.02,
        }),
      ]
    : [];
  const paragraphs = texts.map(({ text }) =>
    restBlock(kit, text, {
      color: palette.foreground,
      size: kit.sizes.rest * 1.08,
      maxLines: 14,
      gap: unit * 0.03,
    }),
  );
  const sign = signed
    ? [
        actionBlock(kit, signed.text, {
          style: SIGNATURE,
          color: palette.accentText,
          size: kit.sizes.action * 1.35,
          maxLines: 2,
        }),
        ...(signed.detail ? [restBlock(kit, signed.detail, { gap: unit * 0.004 })] : []),
      ]
    : [];
  const main = [...lead, ...title, ...dates, ...paragraphs, ...body];
  const open = page.justify === 'between';
  return setColumn({
    ...page,
    groups: open
      ? [[...letterhead, ...main], field, strip.length > 0 ? [...sign, ...strip] : sign]
      : [head, main, field, strip, sign],
    groupGap: unit * 0.045,
    grows: true,
  });
}
