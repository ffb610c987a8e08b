import type { BriefKind } from '../../brief/brief.ts';
import type { Part } from '../../brief/content.ts';
import { mix } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import { type Column, type Placement, setColumn } from '../column.ts';
import type { PlacedText } from '../composition.ts';
import type { Frame } from '../frame.ts';
import { countLatinLetters } from '../house-voice.ts';
import { edgeTexts } from './blocks/edge-texts.ts';
import { toGroups } from './blocks/groups.ts';
import { onGround, toField, toKit } from './blocks/kit.ts';
import { isSpaced, solidBlock } from './blocks/solid-block.ts';
import type { Family, FamilyContext } from './family.ts';
import { accentField, chooseGround, fieldLayer } from './ground.ts';
import { toCard } from './to-card.ts';

const LOUD: readonly BriefKind[] = [
  'gig',
  'music',
  'event',
  'exhibition',
  'announcement',
  'release',
  'countdown',
  'sale',
  'thumbnail',
  'hiring',
  'podcast',
];

const MOST_LETTERS = 20;
const MOST_PARTS = 6;
// Of the room above the foot, so that an echo shows.
const TITLE_SHARE = 0.82;
// How far the outlines are from the ground to the letters, and the space between two of them, in em.
const OUTLINE = 0.62;
const WORD_SPACE = 0.24;
// An echo of which less than this is on the card, in em, is a scrap.
const LEAST_SEEN = 0.7;
const LONGEST_EDGE = 44;

/** A short title as the picture: letters as large as can be, their outlines again and again, the sender upright along the edge. */
export const typePicture: Family = {
  name: 'type-picture',
  loud: true,
  attempts: 2,
  baseline: 0.8,
  suits: ({ kind, content: { hero, action, rest }, illustrated }) => {
    if (hero.form !== 'words' || !isSpaced(hero.text) || countLatinLetters(hero.text) > MOST_LETTERS)
      return 0;
    const others = [...action, ...rest];
    if (others.length > MOST_PARTS || others.some((part) => 'sections' in part)) return 0;
    if (illustrated) return 0.4;
    return LOUD.includes(kind) ? 3 : 1;
  },
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, attempt } = context;
  const { unit, width, height, margin } = frame;
  const { ground, second, letters } = toColors(context);
  const kit = toKit(context, ground);
  const onSecond = onGround(kit, second);
  const edge = toEdge(content);
  const strip = edge.length > 0 ? Math.round(kit.sizes.rest * 1.2 + margin * 0.8) : 0;
  const gap = margin * 0.6;
  const { head, lead, body, field, strip: facts } = toGroups(onSecond, content, { without: edge });
  const start = Math.max(inside.x, strip + gap);
  const words = { ...inside, x: start, width: width - margin - start };
  // The band of facts is at the foot, or at the head: echoes run off the card on the other side.
  const hanging = frame.mirrored;
  const facing = await setColumn({
    box: { ...words, y: inside.y + (hanging ? 0 : inside.height * 0.62), height: inside.height * 0.38 },
    groups: [[...head, ...lead, ...body], field, facts],
    groupGap: unit * 0.03,
    align: 'left',
    justify: hanging ? 'start' : 'end',
  });
  const band = toBand(facing, { hanging, height, gap });
  const room = hanging
    ? toRoom(Math.max(inside.y, band.height), inside.y + inside.height)
    : toRoom(inside.y, Math.min(band.y, inside.y + inside.height));
  const title = await setColumn({
    box: { ...words, ...toTitleRoom(room, hanging, band.height > 0 ? gap * 0.6 : 0) },
    groups: [[solidBlock(onGround(kit, { ...ground, foreground: letters }), content.hero.text)]],
    groupGap: 0,
    align: 'left',
    justify: hanging ? 'start' : 'end',
  });
  const upright = await edgeTexts(onSecond, edge, {
    x: 0,
    y: inside.y,
    width: strip,
    height: inside.height,
  });
  return toCard(context, {
    ground,
    layers: [
      fieldLayer(flat(context), { x: 0, width, ...band }, second.background),
      fieldLayer(flat(context), { x: 0, y: 0, width: strip, height }, second.background),
    ],
    words: [
      ...(attempt === 0 ? [echoOf(title, { frame, ground, letters, hanging })] : []),
      title,
      facing,
      upright,
    ],
  });
}

type Colors = { ground: Palette; second: Palette; letters: string };

/** Two colors: a ground in the accent and letters in its ink, or paper and letters in the accent. */
function toColors(context: FamilyContext): Colors {
  const { palette } = context.style;
  const ground = chooseGround({ ...context, field: (context.field + (context.lifted ? 0.5 : 0)) % 1 }, [
    'accent',
    'ink',
    'accent',
  ]);
  const accented = ground.background === accentField(context.request, palette);
  if (accented) return { ground, second: toField(palette, ground.foreground), letters: ground.foreground };
  return { ground, second: toField(palette, ground.accentText), letters: ground.accentText };
}

/** What stands upright along the edge: the sender and the label, or the day. */
function toEdge({ action, rest }: FamilyContext['content']): Part[] {
  const short = [...rest, ...action].filter(({ text, detail }) => text.length <= LONGEST_EDGE && !detail);
  const heads = short.filter(({ role }) => role === 'eyebrow' || role === 'brand');
  return (heads.length > 0 ? heads : short.filter(({ role }) => role === 'date')).slice(0, 2);
}

/** The field under the facts, to the edge of the card that they are at. */
function toBand(
  { texts, bounds }: Column,
  { hanging, height, gap }: { hanging: boolean; height: number; gap: number },
): { y: number; height: number } {
  if (texts.length === 0) return { y: hanging ? 0 : height, height: 0 };
  if (hanging) return { y: 0, height: bounds.y + bounds.height + gap };
  return { y: bounds.y - gap, height: height - bounds.y + gap };
}

const toRoom = (y: number, end: number) => ({ y, height: end - y });

const toTitleRoom = (room: { y: number; height: number }, hanging: boolean, gap: number) => ({
  y: hanging ? room.y + gap : room.y + room.height * (1 - TITLE_SHARE),
  height: room.height * TITLE_SHARE - gap,
});

/** The lines of the title in outline, again and again beside it and away from the facts, to the edges of the card. */
function echoOf(
  { texts }: Column,
  {
    frame,
    ground,
    letters,
    hanging,
  }: Pick<Colors, 'ground' | 'letters'> & { frame: Frame; hanging: boolean },
): Placement {
  const [first, last] = [texts[0], texts.at(-1)];
  if (!first || !last) return { texts: [], art: [] };
  const color = mix(ground.background, letters, OUTLINE);
  const pitch = last.box.y + last.box.height - first.box.y;
  const room = hanging ? frame.height - first.box.y : first.box.y + pitch;
  const echoes = Array.from({ length: Math.ceil(room / pitch) }, (_, row) => (hanging ? row : -row)).flatMap(
    (row) =>
      texts.flatMap((line): PlacedText[] => {
        const step = line.fitted.width + line.fitted.size * WORD_SPACE;
        const count = Math.ceil((frame.width - line.box.x - line.fitted.size * LEAST_SEEN) / step);
        return Array.from({ length: count }, (__, column) => ({
          ...line,
          role: 'decoration' as const,
          box: {
            ...line.box,
            x: line.box.x + column * step,
            y: line.box.y + row * pitch,
            width: line.fitted.width,
          },
          color: ground.background,
          outline: { color, width: Math.max(2, line.fitted.size * 0.007) },
        })).slice(row === 0 ? 1 : 0);
      }),
  );
  const seen = echoes.filter(({ box }) => box.y + box.height > 0 && box.y < frame.height);
  return { texts: seen, art: [] };
}

/** The family is flipped from head to foot instead of from side to side. */
const flat = (context: FamilyContext): FamilyContext => ({
  ...context,
  frame: { ...context.frame, mirrored: false },
});
