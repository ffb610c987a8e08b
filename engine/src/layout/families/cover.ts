import { artLayer } from '../../art/art-layer.ts';
import { toColorsOnBackdrop } from '../../art/drawings/drawing-colors.ts';
import { intersection } from '../../art/free-box.ts';
import { circle, fill, rect, svgDocument } from '../../art/svg.ts';
import type { BriefKind } from '../../brief/brief.ts';
import type { Part } from '../../brief/content.ts';
import { mix } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import { type Column, setColumn } from '../column.ts';
import { mirrorBox } from '../frame.ts';
import { countLatinLetters } from '../house-voice.ts';
import { subjectOf } from '../motif-layer.ts';
import { placeSubject } from '../place-subject.ts';
import { isWide } from '../split-canvas.ts';
import { clipTo } from './blocks/clip-to.ts';
import { drawCoverArt, toCoverTones } from './blocks/cover-art.ts';
import { toGroups } from './blocks/groups.ts';
import { actionBlock, type Kit, tight, toKit } from './blocks/kit.ts';
import type { Shown } from './blocks/show-motif.ts';
import { filledTitle } from './blocks/solid-block.ts';
import type { Family, FamilyContext } from './family.ts';
import { chooseGround } from './ground.ts';
import { toCard } from './to-card.ts';

const COVERED: readonly BriefKind[] = ['book', 'podcast', 'music', 'report'];
const WEIGHTS = { square: 7, portrait: 7, landscape: 4, banner: 1 } as const;
const MOST_LETTERS = 52;
const MOST_PARTS = 5;
// Of the height of a tall card for its title, and of the width of a wide one for its words.
const TITLE_SHARE = 0.53;
const WORDS_SHARE = { landscape: 0.56, banner: 0.62 } as const;
// Art that is lower than this, in shares of the type unit, is a stripe.
const LEAST_ART = 0.16;
// Height of a figure that is cut by the foot of its field.
const CROPPED = 1.3;

/** The cover of a book, a record or a report: its title from edge to edge, large shapes, who made it at the foot. */
export const cover: Family = {
  name: 'cover',
  attempts: 2,
  baseline: 0.85,
  suits: ({ kind, content: { hero, action, rest }, shape }) =>
    COVERED.includes(kind) &&
    hero.form === 'words' &&
    countLatinLetters(hero.text) <= MOST_LETTERS &&
    action.length + rest.length <= MOST_PARTS &&
    ![...action, ...rest].some((part) => 'sections' in part)
      ? WEIGHTS[shape]
      : 0,
  arrange,
};

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { content, frame, inside, attempt } = context;
  const { unit, width, height, margin } = frame;
  const ground = chooseGround(context, ['accent', 'ink', 'paper', 'accent']);
  const kit = toKit(context, ground);
  const makers = [...content.action, ...content.rest].filter(isMaker).slice(0, 2);
  const { head, lead, body, field, strip } = toGroups(kit, content, { without: makers });
  const align = frame.rtl ? 'right' : 'left';
  const wide = isWide(frame);
  const share = frame.shape === 'banner' ? WORDS_SHARE.banner : WORDS_SHARE.landscape;
  const edge = Math.round(width * share);
  const words = mirrorBox(frame, wide ? { ...inside, width: edge - inside.x - margin * 0.6 } : inside);
  const foot = await setColumn({
    box: { ...words, y: words.y + words.height * 0.55, height: words.height * 0.45 },
    groups: [[...makers.map((part) => makerBlock(kit, part)), ...body], field, strip],
    groupGap: unit * 0.03,
    align,
    justify: 'end',
  });
  const end = foot.texts.length > 0 ? foot.bounds.y - margin * 0.5 : words.y + words.height;
  const room = wide ? end - words.y : Math.min(end - words.y, words.height * TITLE_SHARE);
  const title = await setColumn({
    box: { ...words, height: room },
    groups: [head, [...lead, ...filledTitle(kit, content.hero)]],
    groupGap: unit * 0.03,
    align,
    justify: 'start',
  });
  const art: Box = wide
    ? { x: edge, y: 0, width: width - edge, height }
    : toArtBelow(frame, title, foot.texts.length > 0 ? end : height);
  const shown = attempt === 0 && Math.min(art.width, art.height) > unit * LEAST_ART;
  return toCard(context, {
    ground,
    words: [title, foot],
    ...(shown ? draw(context, ground, mirrorBox(frame, art)) : {}),
  });
}

const isMaker = ({ role, form }: Part): boolean =>
  (role === 'author' || role === 'person') && form === 'words';

/** Who made it, larger than all but the title. */
const makerBlock = (kit: Kit, { text, detail }: Part) =>
  actionBlock(kit, detail ? `${text}, ${detail}` : text, {
    role: 'person',
    style: tight(kit.style.type.display, 1.05),
    size: kit.sizes.lead * 0.86,
    maxLines: 2,
  });

function toArtBelow({ width, margin }: FamilyContext['frame'], { texts }: Column, end: number): Box {
  const top = Math.round(Math.max(...texts.map(({ box }) => box.y + box.height)) + margin * 0.4);
  return { x: 0, y: top, width, height: Math.max(0, Math.round(end) - top) };
}

/** What the cover is about, large before a disc, or a composition of large shapes. */
function draw(context: FamilyContext, ground: Palette, field: Box): Shown {
  const { content, style, motif, request, random } = context;
  const { width, height } = field;
  const chance = random.fork('cover');
  const layer = (body: string) => artLayer('cover', svgDocument(width, height, body), field);
  const drawing = subjectOf(motif);
  if (!drawing)
    return {
      layers: [
        layer(
          drawCoverArt(
            content.kind,
            field,
            toCoverTones(ground, style.palette, chance.fork('tones')),
            chance,
          ),
        ),
      ],
    };
  const { colors, backdrop } = toColorsOnBackdrop(drawing, style.palette, request);
  const radius = Math.max(width, height) * 0.5;
  const halo = mix(backdrop, ground.background === backdrop ? ground.foreground : ground.background, 0.16);
  // On a low field it is cut by the foot.
  const scale = width > height * 1.4 ? CROPPED : 0.84;
  const placed = placeSubject(drawing, colors, {
    x: field.x + width / 2,
    y: field.y + height * Math.max(0.5, scale / 2 + 0.08),
    width: width * 0.84,
    height: height * scale,
    rotation: 0,
  });
  return {
    layers: [
      layer(
        rect(0, 0, width, height, fill(backdrop)) + circle(width / 2, height / 2, radius * 0.8, fill(halo)),
      ),
      { ...placed, node: clipTo(field, placed.node) },
    ],
    subject: intersection(placed.bounds, field),
  };
}
