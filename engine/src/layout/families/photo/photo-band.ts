import { toOklch, withLightness } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import { type Block, setColumn } from '../../column.ts';
import { countLatinLetters } from '../../house-voice.ts';
import { isStory, isWide } from '../../split-canvas.ts';
import { line } from '../blocks/arrange.ts';
import { toGroups } from '../blocks/groups.ts';
import { heroOf } from '../blocks/hero.ts';
import { onGround, toField, toKit } from '../blocks/kit.ts';
import { accentField } from '../ground.ts';
import { countRest, fitOf, hasRows, isOneOf, type PhotoFamily } from './photo-family.ts';
import { showPhoto } from './photo-layer.ts';

const LOUD = [
  'event',
  'sale',
  'announcement',
  'gig',
  'notice',
  'appeal',
  'course',
  'travel',
  'property',
  'exhibition',
  'thumbnail',
  'hiring',
] as const;
const MOST_LETTERS = 150;
// What the band leaves of the card's height.
const LEFT = 0.58;
// Beside a photograph a luminous band is all that one sees.
const LUMINOUS = { lightness: 0.68, chroma: 0.1, deep: 0.42 } as const;

/** The picture over a band of color that carries the words: the name at its start, the facts at its end. */
export const photoBand: PhotoFamily = {
  name: 'photo-band',
  attempts: 2,
  baseline: 0.9,
  suits: ({ kind, content, frame, photo }) =>
    frame.shape === 'banner' ||
    hasRows(content) ||
    countLatinLetters(content.hero.text) + countRest(content) > MOST_LETTERS * 1.6
      ? 0
      : (isOneOf(LOUD, kind) ? 3.4 : 2) * fitOf(photo, { width: frame.width, height: frame.height * LEFT }),
  arrange: async (context) => {
    const { content, frame, inside, style, attempt, request, random } = context;
    const { width, height, margin, unit } = frame;
    const { palette } = style;
    const bold = random.fork('band').next() < 0.7 && request.ground === undefined;
    const color =
      request.ground ?? (bold ? calm(accentField(request, palette), request.colors) : palette.foreground);
    const ground = color === palette.background ? palette : toField(palette, color);
    const kit = onGround(toKit(context), ground);
    const wide = isWide(frame);
    const top = (request.layout ?? []).some(({ wish }) => wish === 'top');
    const { head, lead, body, field, strip } = toGroups(kit, content, { stacked: wide });
    const facts = [...field, ...strip];
    const pad = margin * (wide ? 0.62 : 0.7);
    const most = wide ? height * (attempt > 0 ? 0.56 : 0.46) : inside.height * (attempt > 0 ? 0.56 : 0.46);
    const main: Block[] = [
      ...head,
      ...lead,
      ...heroOf(kit, content.hero, unit * 0.2, { maxLines: 4 }),
      ...body,
    ];
    const beside = wide && facts.length > 0;
    const split = beside ? 0.62 : 1;
    const columns = (y: number, high: number) => {
      const across = inside.width - (beside ? margin * 0.8 : 0);
      const first: Box = { x: inside.x, y, width: across * split, height: high };
      const second: Box = {
        x: inside.x + inside.width - across * (1 - split),
        y,
        width: across * (1 - split),
        height: high,
      };
      const [lead1, lead2] = frame.rtl ? [flip(first, width), flip(second, width)] : [first, second];
      const align = frame.rtl ? 'right' : 'left';
      return Promise.all([
        setColumn({
          box: lead1,
          groups: beside ? [main] : [main, facts],
          groupGap: unit * 0.028,
          align,
          justify: 'center',
        }),
        ...(beside
          ? [setColumn({ box: lead2, groups: [facts], groupGap: 0, align, justify: 'center' })]
          : []),
      ]);
    };
    const measured = await columns(0, most - 2 * pad);
    const high = Math.min(most, Math.max(...measured.map(({ bounds }) => bounds.height)) + 2 * pad);
    const foot = isStory(frame) ? inside.y + inside.height : height;
    // Under the band of a story the card is in its color, where controls cover it.
    const band: Box = top
      ? { x: 0, y: 0, width, height: (isStory(frame) ? inside.y : 0) + high }
      : { x: 0, y: foot - high, width, height: height - foot + high };
    const picture: Box = top
      ? { x: 0, y: band.height, width, height: height - band.height }
      : { x: 0, y: 0, width, height: band.y };
    const start = top && isStory(frame) ? inside.y : band.y;
    const set = await columns(start + pad, high - 2 * pad + 1);
    const shown = await showPhoto(context, picture);
    const rule = Math.max(3, Math.round(unit * style.rule * 1.6));
    const edge = top ? band.height - rule : band.y;
    return {
      background: ground.background,
      art: [
        shown.node,
        line(band, ground.background),
        line({ x: 0, y: edge, width, height: rule }, ground.accentText),
        ...(beside ? [divider(set, ground.accent2, rule, frame.rtl, margin)] : []),
        ...set.flatMap((column) => column.art),
      ],
      images: [shown.image],
      texts: set.flatMap((column) => column.texts),
      ...shown.known,
    };
  },
};

function calm(color: string, asked: readonly string[]): string {
  const { l, c, h } = toOklch(color);
  const isYellow = h > 60 && h < 118;
  const luminous = l > LUMINOUS.lightness && c > LUMINOUS.chroma && !isYellow;
  return luminous && asked.length === 0 ? withLightness(color, LUMINOUS.deep) : color;
}

const flip = (box: Box, width: number): Box => ({ ...box, x: width - box.x - box.width });

/** A rule between the name and the facts, as high as the higher of them. */
function divider(
  columns: readonly { bounds: Box }[],
  color: string,
  rule: number,
  rtl: boolean,
  margin: number,
) {
  const [, facts] = columns;
  const at = facts?.bounds ?? { x: 0, y: 0, width: 0, height: 0 };
  const top = Math.min(...columns.map(({ bounds }) => bounds.y));
  const bottom = Math.max(...columns.map(({ bounds }) => bounds.y + bounds.height));
  const x = rtl ? at.x + at.width + margin * 0.4 : at.x - margin * 0.4;
  return line({ x, y: top, width: Math.max(1, Math.round(rule / 3)), height: bottom - top }, color);
}
