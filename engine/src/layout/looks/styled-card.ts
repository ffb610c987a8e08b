import { artLayer } from '../../art/art-layer.ts';
import type { Drawing, DrawingColors } from '../../art/drawings/drawing.ts';
import { exactColors, requestedColor, toDrawingColors } from '../../art/drawings/drawing-colors.ts';
import { partOutline } from '../../art/drawings/part-outline.ts';
import { svgDocument } from '../../art/svg.ts';
import type { DesignRequest } from '../../brief/design-request.ts';
import { ensureContrast, inkOn, readableAs } from '../../color/contrast.ts';
import { mix } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import type { Random } from '../../random.ts';
import type { TextSpec } from '../blocks.ts';
import { type Column, type ColumnRequest, setColumn } from '../column.ts';
import type { Composition, PlacedText } from '../composition.ts';
import { copyRows, toCopyGroups } from '../copy-groups.ts';
import { type Frame, mirrorBox, toFrame } from '../frame.ts';
import { countLatinLetters, toHouseVoice, wantsWidth } from '../house-voice.ts';
import type { LayoutContext } from '../look.ts';
import { subjectOf } from '../motif-layer.ts';
import { placeSubject } from '../place-subject.ts';
import { isWide, splitCanvas, toInside } from '../split-canvas.ts';
import { inAskedHues } from '../styles/in-asked-hues.ts';
import type { Treatment } from '../styles/style.ts';
import type { Voice } from '../voice.ts';
import { withInk } from '../with-ink.ts';
import { rankedContent, setRankedWords } from './ranked-words.ts';

export type CardStage = { text: Box; art?: Box };

/** What a style draws from; boxes in px, after mirroring. */
export type StyleSheet = {
  frame: Frame;
  palette: Palette;
  /** The area for the words, and the part of it that they take. */
  text: Box;
  column: Column;
  /** The area of the picture: its subject, or the style's own figure. */
  art?: Box;
  hasSubject: boolean;
  /** The calmest arrangement: words alone, with as little around them as possible. */
  calm: boolean;
  random: Random;
};

/** What distinguishes the cards of a style from those of the others. */
export type CardStyle = {
  palette(request: DesignRequest, random: Random): Palette;
  /** SVG below the words, and its definitions. */
  draw(sheet: StyleSheet): { body: string; defs?: string };
  voice?(voice: Voice, frame: Frame, palette: Palette): Voice;
  /**
   * Space in px on each side that keeps words off what the style draws at the edges; `start` is only before the
   * words.
   */
  inset?(frame: Frame, calm: boolean): Partial<Record<'left' | 'right' | 'top' | 'foot' | 'start', number>>;
  /** Colors of a drawn subject; without it, the subject keeps its own. */
  tones?(palette: Palette): DrawingColors;
  /** What a drawn subject stands on; without it, the background. */
  field?(palette: Palette): string;
  justify?: ColumnRequest['justify'];
  centred?: true;
  /** Draws a figure of its own if the card names nothing to draw; otherwise the words take the whole area. */
  figures?: true;
};

const TREATMENT: Treatment = { rule: 0.004, corner: 0, panel: 'frame', texture: 'none' };

/** Lays out a card in a style: its background and figure, the copy in its voice, a subject in its colors. */
export async function layOutStyle(context: LayoutContext, style: CardStyle): Promise<Composition> {
  const { request, direction, width, height, random } = context;
  const palette = withInk(
    style.palette(request, random.fork('palette')),
    request.ink,
    request.ground !== undefined,
  );
  const frame = toFrame(width, height, request.copy.title, direction.swapped);
  const drawing = subjectOf(direction.motif);
  const stage = toStage(context, frame, style, drawing !== undefined);
  const house = toHouseVoice(frame, {
    palette,
    type: direction.type,
    letters: countLatinLetters(request.copy.title),
  });
  const spoken = style.voice?.(house, frame, palette) ?? house;
  // A tall card with words alone is a poster: its title is the picture.
  const poster = !stage.art && !isWide(frame);
  const voice = poster ? raise(spoken) : spoken;
  const text = mirrorBox(frame, stage.text);
  const place = {
    box: text,
    align: style.centred && !stage.art ? 'center' : frame.rtl ? 'right' : 'left',
    justify: style.justify ?? (isWide(frame) ? 'center' : poster ? 'between' : 'start'),
  } as const;
  // The calmest arrangement sets the copy line by line, which has room for more.
  const ranked = isCalm(context.attempt) ? undefined : rankedContent(context);
  const column = ranked
    ? await setRankedWords(context, {
        ...place,
        content: ranked,
        name: direction.look,
        treatment: TREATMENT,
        palette,
        frame,
        centred: place.align === 'center',
        hero: heroOf(voice),
      })
    : await setColumn({ ...place, ...lineByLine(context, voice, frame) });
  const art = stage.art && mirrorBox(frame, stage.art);
  const sheet = {
    frame,
    palette,
    text,
    column,
    hasSubject: drawing !== undefined,
    calm: isCalm(context.attempt),
    random: random.fork('style'),
  };
  const { body: drawn, defs } = style.draw(art ? { ...sheet, art } : sheet);
  const ground = artLayer(direction.look, svgDocument(width, height, drawn, defs), frame);
  const composition: Composition = {
    width,
    height,
    background: palette.background,
    art: [ground.node],
    images: [ground.image],
    texts: column.texts,
    ...(ranked ? { family: direction.look } : {}),
  };
  if (drawing && art) {
    const placed = placeSubject(drawing, toStyleInks(drawing, style, palette, request), {
      x: art.x + art.width / 2,
      y: art.y + art.height / 2,
      width: art.width * 0.8,
      height: art.height * 0.76,
      rotation: 0,
    });
    composition.art.push(placed.node);
    composition.images.push(placed.image);
    composition.subject = placed.bounds;
  }
  composition.art.push(...column.art);
  return composition;
}

/** What a style says of its title, for whatever its card is about. */
const heroOf = ({ title: { color, style, outline, shadow } }: Voice): Partial<TextSpec> => ({
  color,
  style,
  ...(outline ? { outline } : {}),
  ...(shadow ? { shadow } : {}),
});

function lineByLine(
  { request, typesetter }: LayoutContext,
  voice: Voice,
  frame: Frame,
): Pick<ColumnRequest, 'groups' | 'groupGap'> {
  const { head, body, foot } = toCopyGroups(request.copy, voice, typesetter);
  return { groups: [[...head, ...body], foot], groupGap: frame.unit * 0.05 };
}

const raise = (voice: Voice): Voice => ({
  ...voice,
  title: { ...voice.title, size: voice.title.size * 1.45, maxLines: voice.title.maxLines + 1 },
  person: { ...voice.person, size: voice.person.size * 1.2 },
  detail: { ...voice.detail, size: voice.detail.size * 1.2 },
});

function toStyleInks(
  drawing: Drawing,
  { tones, field }: CardStyle,
  palette: Palette,
  request: DesignRequest,
): DrawingColors {
  const ground = field?.(palette) ?? palette.background;
  const own = tones?.(palette);
  return own
    ? partOutline(drawing, own, ground, exactColors(request, palette))
    : toInks(drawing, palette, ground, request);
}

/** A thing's own colors, or the card's, so that its outline is seen on what it stands on. */
export function toInks(
  drawing: Drawing,
  palette: Palette,
  ground: string,
  request: DesignRequest,
): DrawingColors {
  const { background, foreground, accent, accent2 } = palette;
  const house = {
    main: mix(background, '#ffffff', 0.6),
    second: accent,
    accent: accent2,
    ink: foreground,
    light: '#ffffff',
  };
  const colors = toDrawingColors(drawing, house, requestedColor(request));
  return partOutline(drawing, colors, ground, exactColors(request, palette));
}

function toStage(
  { request, attempt }: LayoutContext,
  frame: Frame,
  style: CardStyle,
  pictured: boolean,
): CardStage {
  const rows = copyRows(request.copy);
  const bare = (!pictured && !style.figures) || isCalm(attempt) || wantsWidth(request.copy.title);
  const split: CardStage = bare
    ? { text: toInside(frame) }
    : splitCanvas(frame, {
        across: (rows > 11 ? 0.63 : 0.57) + attempt * 0.07,
        down: Math.min(0.76, 0.42 + rows * 0.018 + attempt * 0.1),
      });
  const sides = style.inset?.(frame, isCalm(attempt)) ?? {};
  const { top = 0, foot = 0 } = sides;
  // The areas are mirrored later, the sides of the card are not.
  const [left = 0, right = 0] = frame.mirrored ? [sides.right, sides.left] : [sides.left, sides.right];
  const start = sides.start ?? 0;
  const [before, behind] = frame.mirrored === frame.rtl ? [start, 0] : [0, start];
  const shrink = (box: Box, sides: { right: number; foot: number; left: number; top: number }): Box => ({
    x: box.x + sides.left,
    y: box.y + sides.top,
    width: box.width - sides.left - sides.right,
    height: box.height - sides.top - sides.foot,
  });
  const beside = split.art && isWide(frame);
  const under = split.art && !isWide(frame);
  return {
    text: shrink(split.text, {
      left: left + before,
      right: (beside ? 0 : right) + behind,
      top,
      foot: under ? 0 : foot,
    }),
    ...(split.art
      ? { art: shrink(split.art, { left: beside ? 0 : left, top: beside ? top : 0, right, foot }) }
      : {}),
  };
}

const isCalm = (attempt: number): boolean => attempt >= 2;

/** Returns the title if no other words are within `depth` px below it, so that a style can underline it. */
export function titleOver({ texts }: Column, depth: number): PlacedText | undefined {
  const title = texts.find(({ role }) => role === 'title');
  if (!title) return undefined;
  const foot = title.box.y + title.box.height;
  return texts.some(({ box }) => box.y > title.box.y && box.y < foot + depth) ? undefined : title;
}

/** Adapts the style's palette to the colors asked for: the background stays exact, the others draw and write on it. */
export function applyAskedColors(inks: Palette, request: DesignRequest): Palette {
  const { colors, ground } = request;
  const own = inAskedHues(inks, request);
  const [first, second] = colors.filter((color) => color !== ground);
  if (ground === undefined && first === undefined) return own;
  const background = ground ?? own.background;
  const ink = ground ? inkOn(ground) : own.foreground;
  const accent = first ?? own.accent;
  const accent2 = second ?? (first ? mix(first, ink, 0.4) : own.accent2);
  const seen = (color: string): string => ensureContrast(color, [background], 1.5);
  return {
    background,
    surface: ground ? mix(ground, ink, 0.1) : own.surface,
    foreground: ensureContrast(ink, [background], 8),
    muted: ensureContrast(ground ? mix(ink, ground, 0.25) : own.muted, [background], 5),
    accent: seen(accent),
    accent2: seen(accent2),
    accentText: readableAs(accent, [background], 4.7, ink),
  };
}
