import { artLayer } from '../../art/art-layer.ts';
import type { Drawing } from '../../art/drawings/drawing.ts';
import { toColorsOnBackdrop } from '../../art/drawings/drawing-colors.ts';
import { type Point, svgDocument } from '../../art/svg.ts';
import type { BriefKind } from '../../brief/brief.ts';
import { oklch, toOklch } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import { setColumn } from '../column.ts';
import { inkOf } from '../composition.ts';
import { mirrorBox } from '../frame.ts';
import { countLatinLetters } from '../house-voice.ts';
import { subjectOf } from '../motif-layer.ts';
import { placeSubject } from '../place-subject.ts';
import { isWide } from '../split-canvas.ts';
import { toGroups } from './blocks/groups.ts';
import { heroOf } from './blocks/hero.ts';
import { onGround, tight, toField, toKit } from './blocks/kit.ts';
import { filledTitle } from './blocks/solid-block.ts';
import { drawLight, poolAround, toLight } from './blocks/stage-lamps.ts';
import type { Family, FamilyContext } from './family.ts';
import { toCard } from './to-card.ts';

const STAGED: Partial<Record<BriefKind, number>> = {
  gig: 6,
  music: 5,
  podcast: 3,
  event: 3,
  thumbnail: 2,
  exhibition: 2.5,
};
const MOST_LETTERS = 60;
const MOST_PARTS = 6;
// Of the height of the card, for the lamps above the words.
const ABOVE = { landscape: 0.17, banner: 0.12, square: 0.24, portrait: 0.26 } as const;
// A ground that is lighter than this is day.
const NIGHT = 0.3;
// Of the pool of light, its name is so much lower, and of the card so wide.
const POOL_SHARE = { down: 1.56, across: 0.78 } as const;
const LAMPS = [0.2, 0.8, 0.5] as const;

/** A dark stage: light in the palette's colors falls on the name, or on what the card is about. */
export const stageLight: Family = {
  name: 'stage-light',
  loud: true,
  attempts: 2,
  baseline: 0.91,
  suits: ({ kind, content: { hero, action, rest } }) =>
    hero.form === 'words' &&
    countLatinLetters(hero.text) <= MOST_LETTERS &&
    action.length + rest.length <= MOST_PARTS &&
    ![...action, ...rest].some((part) => 'sections' in part)
      ? (STAGED[kind] ?? 0)
      : 0,
  arrange,
};

function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const drawing = context.attempt === 0 ? subjectOf(context.motif) : undefined;
  const ground = toNight(context);
  return drawing && context.frame.shape !== 'banner'
    ? spotOnFigure(context, ground, drawing)
    : lightOnName(context, ground);
}

/** The card's own ground where that is dark or asked for, else the night in the hue of the accent. */
function toNight({ request, style }: FamilyContext): Palette {
  const { palette } = style;
  const settled = [request.ground, request.scheme, request.ink].some((wish) => wish !== undefined);
  if (settled || toOklch(palette.background).l < NIGHT) return palette;
  const { c, h } = toOklch(palette.accent);
  return toField(palette, oklch(0.16, Math.min(0.045, c * 0.4), h));
}

/** The name in the pool of light itself, in the ink of the night. */
async function lightOnName(context: FamilyContext, ground: Palette): ReturnType<Family['arrange']> {
  const { content, frame, inside, style, random } = context;
  const { unit, width, height, margin } = frame;
  const light = toLight(ground, style.palette);
  const kit = toKit(context, ground);
  const inPool = onGround(kit, toField(ground, light.heart));
  const { body, field, strip } = toGroups(kit, content);
  const { head, lead } = toGroups(inPool, content);
  const foot = await setColumn({
    box: { ...inside, y: inside.y + inside.height * 0.55, height: inside.height * 0.45 },
    groups: [field, [...body, ...strip]],
    groupGap: unit * 0.035,
    align: 'center',
    justify: 'end',
  });
  const top = Math.max(height * ABOVE[frame.shape], inside.y);
  const end = foot.texts.length > 0 ? foot.bounds.y - margin * 0.4 : inside.y + inside.height;
  const room = (end - top) / POOL_SHARE.down;
  const measure = width * POOL_SHARE.across;
  const name = await setColumn({
    box: { x: (width - measure) / 2, y: top + (end - top - room) / 2, width: measure, height: room },
    groups: [[...head, ...lead, ...filledTitle(inPool, content.hero)]],
    groupGap: 0,
    align: 'center',
    justify: 'center',
  });
  const pool = poolAround(name.texts.map(inkOf));
  const rail = unit * 0.05;
  const lamps = LAMPS.map((at): Point => [width * at, rail]);
  const drawn = drawLight({ light, pool, lamps, size: unit * 0.04 }, random.fork('dust'));
  return toCard(context, {
    bare: true,
    ground,
    layers: [artLayer('light', svgDocument(width, height, drawn.body, drawn.defs), frame)],
    words: [name, foot],
  });
}

/** What the card is about in a pool of light beside the words. */
async function spotOnFigure(
  context: FamilyContext,
  ground: Palette,
  drawing: Drawing,
): ReturnType<Family['arrange']> {
  const { content, frame, inside, style, request, random } = context;
  const { unit, width, height, margin } = frame;
  const wide = isWide(frame);
  const kit = toKit(context, ground);
  const { head, lead, body, field, strip } = toGroups(kit, content);
  const stage: Box = wide
    ? { x: width * 0.56, y: 0, width: width * 0.44, height }
    : { x: 0, y: 0, width, height: height * (frame.shape === 'square' ? 0.5 : 0.54) };
  const hero = heroOf(kit, content.hero, unit * 0.34, { style: tight(style.type.display, 1), maxLines: 4 });
  const column = await setColumn({
    box: mirrorBox(
      frame,
      wide
        ? { ...inside, width: stage.x - inside.x - margin * 0.2 }
        : {
            ...inside,
            y: stage.height + margin * 0.3,
            height: inside.y + inside.height - stage.height - margin * 0.3,
          },
    ),
    groups: wide
      ? [head, [...lead, ...hero], field, [...body, ...strip]]
      : [[...head, ...lead, ...hero], field, [...body, ...strip]],
    groupGap: unit * 0.035,
    align: wide ? (frame.rtl ? 'right' : 'left') : 'center',
    justify: 'between',
    grows: true,
  });
  const light = toLight(ground, style.palette);
  const { colors } = toColorsOnBackdrop(drawing, style.palette, request);
  const place = mirrorBox(frame, stage);
  const floor = place.height * (wide ? 0.84 : 0.86);
  const middle = place.x + place.width / 2;
  const pool = Math.min(place.width * 0.86, place.height * 0.8);
  const lit = { x: middle, y: floor, rx: pool / 2, ry: pool * 0.13 };
  const lamp: Point = [middle, unit * 0.03];
  const spot = drawLight({ light, pool: lit, lamps: [lamp], size: pool * 0.07 }, random.fork('dust'));
  const placed = placeSubject(drawing, colors, {
    x: middle,
    y: place.height * 0.12 + (floor - place.height * 0.12) / 2 + pool * 0.02,
    width: pool * 0.8,
    height: floor - place.height * 0.12,
    rotation: 0,
    stand: true,
  });
  return toCard(context, {
    bare: true,
    ground,
    layers: [artLayer('spot', svgDocument(width, height, spot.body, spot.defs), frame), placed],
    words: [column],
    subject: placed.bounds,
  });
}
