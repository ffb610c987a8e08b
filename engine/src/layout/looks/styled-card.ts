import type { Subject, SubjectColors } from '../../art/subject.ts';
import { svgDocument } from '../../art/svg.ts';
import type { Brief } from '../../brief/brief.ts';
import { ensureContrast, inkOn, readableAs } from '../../color/contrast.ts';
import { mix } from '../../color/oklch.ts';
import type { Palette } from '../../direction/direction.ts';
import type { Random } from '../../random.ts';
import { artLayer } from '../art-layer.ts';
import { type Column, type ColumnRequest, setColumn } from '../column.ts';
import type { Box, Composition, PlacedText } from '../composition.ts';
import { copyRows, toCopyGroups, type Voice } from '../copy-groups.ts';
import { type Frame, toFrame, turn } from '../frame.ts';
import { lettersOf, toHouseVoice, wantsWidth } from '../house-voice.ts';
import type { LayoutContext } from '../look.ts';
import { subjectOf } from '../motif-layer.ts';
import { placeSubject } from '../place-subject.ts';
import { isWide, splitCanvas, toInside } from '../split-canvas.ts';
import { inOwnColors, ownColor } from '../subject-colors.ts';
import { withInk } from '../with-ink.ts';

export type CardStage = { text: Box; art?: Box };

/** All that a style draws from; boxes in px, turned round already. */
export type StyleSheet = {
  frame: Frame;
  palette: Palette;
  /** Room of the words, and the part of it that they take. */
  text: Box;
  column: Column;
  /** Where the picture stands: its subject, or the style's own figure. */
  art?: Box;
  hasSubject: boolean;
  /** The calmest arrangement: words alone, and as little round them as may be. */
  calm: boolean;
  random: Random;
};

/** What makes one style: all that its cards do not share with those of the others. */
export type CardStyle = {
  palette(brief: Brief, random: Random): Palette;
  /** SVG under the words, and its definitions. */
  draw(sheet: StyleSheet): { body: string; defs?: string };
  voice?(voice: Voice, frame: Frame, palette: Palette): Voice;
  /** Keeps words off what the style draws at the edges, px on each side; `start` is before the words alone. */
  inset?(frame: Frame, calm: boolean): Partial<Record<'left' | 'right' | 'top' | 'foot' | 'start', number>>;
  /** Inks of a drawn thing; without, it has its own colours. */
  tones?(palette: Palette): SubjectColors;
  justify?: ColumnRequest['justify'];
  centred?: true;
  /** Draws a figure of its own where the card names nothing to draw; else the words have all the room. */
  figures?: true;
};

/** A card of one style: the style's ground and figure, the copy in its voice, a drawn thing in its inks. */
export async function layOutStyle(context: LayoutContext, style: CardStyle): Promise<Composition> {
  const { brief, direction, width, height, typesetter, random } = context;
  const palette = withInk(
    style.palette(brief, random.fork('palette')),
    brief.ink,
    brief.ground !== undefined,
  );
  const frame = toFrame(width, height, brief.copy.title, direction.swapped);
  const subject = subjectOf(direction.motif);
  const stage = toStage(context, frame, style, subject !== undefined);
  const house = toHouseVoice(frame, { palette, type: direction.type, letters: lettersOf(brief.copy.title) });
  const spoken = style.voice?.(house, frame, palette) ?? house;
  // A tall card of words alone is a poster: its title is the picture.
  const poster = !stage.art && !isWide(frame);
  const voice = poster ? raise(spoken) : spoken;
  const { head, body, foot } = toCopyGroups(brief.copy, voice, typesetter);
  const text = turn(frame, stage.text);
  const column = await setColumn({
    box: text,
    groups: [[...head, ...body], foot],
    groupGap: frame.unit * 0.05,
    align: style.centred && !stage.art ? 'center' : frame.rtl ? 'right' : 'left',
    justify: style.justify ?? (isWide(frame) ? 'center' : poster ? 'between' : 'start'),
  });
  const art = stage.art && turn(frame, stage.art);
  const sheet = {
    frame,
    palette,
    text,
    column,
    hasSubject: subject !== undefined,
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
  };
  if (subject && art) {
    const placed = placeSubject(subject, toInks(subject, style, palette, brief), {
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

const raise = (voice: Voice): Voice => ({
  ...voice,
  title: { ...voice.title, size: voice.title.size * 1.45, maxLines: voice.title.maxLines + 1 },
  person: { ...voice.person, size: voice.person.size * 1.2 },
  detail: { ...voice.detail, size: voice.detail.size * 1.2 },
});

function toInks(subject: Subject, { tones }: CardStyle, palette: Palette, brief: Brief): SubjectColors {
  const { background, foreground, accent, accent2 } = palette;
  return (
    tones?.(palette) ??
    inOwnColors(
      subject,
      {
        main: mix(background, '#ffffff', 0.6),
        second: accent,
        accent: accent2,
        ink: foreground,
        light: '#ffffff',
      },
      ownColor(brief),
    )
  );
}

function toStage(
  { brief, attempt }: LayoutContext,
  frame: Frame,
  style: CardStyle,
  pictured: boolean,
): CardStage {
  const rows = copyRows(brief.copy);
  const bare = (!pictured && !style.figures) || isCalm(attempt) || wantsWidth(brief.copy.title);
  const split: CardStage = bare
    ? { text: toInside(frame) }
    : splitCanvas(frame, {
        across: (rows > 11 ? 0.63 : 0.57) + attempt * 0.07,
        down: Math.min(0.76, 0.42 + rows * 0.018 + attempt * 0.1),
      });
  const sides = style.inset?.(frame, isCalm(attempt)) ?? {};
  const { top = 0, foot = 0 } = sides;
  // The stage is turned round afterwards, the sides of the card are not.
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

/** The title, where `depth` px under it are free of other words: for a stroke of the style's own. */
export function titleOver({ texts }: Column, depth: number): PlacedText | undefined {
  const title = texts.find(({ role }) => role === 'title');
  if (!title) return undefined;
  const foot = title.box.y + title.box.height;
  return texts.some(({ box }) => box.y > title.box.y && box.y < foot + depth) ? undefined : title;
}

/** The style's palette with what was asked for: the ground stays exact, the others draw and write on it. */
export function wearAsked(own: Palette, { colors, ground }: Brief): Palette {
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
