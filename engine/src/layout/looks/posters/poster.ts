import { artLayer } from '../../../art/art-layer.ts';
import type { Drawing, DrawingColors } from '../../../art/drawings/drawing.ts';
import { svgDocument } from '../../../art/svg.ts';
import type { TypePairing } from '../../../assets/text-style.ts';
import type { Style as StyleName } from '../../../brief/design-request.ts';
import { mix, toOklch } from '../../../color/oklch.ts';
import type { Palette } from '../../../color/palette.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';
import type { TextSpec } from '../../blocks.ts';
import { type Align, type Column, setColumn } from '../../column.ts';
import type { Composition } from '../../composition.ts';
import { copyRows, toCopyGroups } from '../../copy-groups.ts';
import { type Frame, mirrorBox, toFrame } from '../../frame.ts';
import { countLatinLetters, toHouseVoice, wantsWidth } from '../../house-voice.ts';
import type { LayoutContext, Look } from '../../look.ts';
import { subjectOf } from '../../motif-layer.ts';
import { type Effect, placeSubject, type SubjectPlace } from '../../place-subject.ts';
import { toInside } from '../../split-canvas.ts';
import type { Treatment } from '../../styles/style.ts';
import { onlyFor } from '../../suitability.ts';
import { withInk } from '../../with-ink.ts';
import { type RankedContent, rankedContent, setRankedWords } from '../ranked-words.ts';
import { applyAskedColors, toInks } from '../styled-card.ts';

/** Where words and picture of a poster are; px, before mirroring. */
export type PosterStage = { text: Box; art?: Box };

export type StageQuery = {
  frame: Frame;
  /** Inside the margins, and free of what stories cover. */
  inside: Box;
  /** How much copy there is, in rows of small type. */
  rows: number;
  /** Whether there is a picture: a drawing, or the style's own figure. */
  pictured: boolean;
  /** 1 and more are calmer: more room for words. */
  attempt: number;
};

/** What a style draws from; boxes in px, after mirroring. */
export type PosterSheet = {
  frame: Frame;
  palette: Palette;
  /** The hues that its ornaments are in: those of the style, or shades of what was asked for. */
  hues: readonly string[];
  dark: boolean;
  /** Whether the brief asks for colors: then nothing is drawn in others. */
  asked: boolean;
  /** The area for the words, and where they are in it. */
  text: Box;
  words: Box;
  column: Column;
  art?: Box;
  /** Something that the card names is drawn in `art`. */
  hasSubject: boolean;
  /** Words alone, with as little around them as possible. */
  calm: boolean;
  random: Random;
};

/** One pass of a drawing over the paper; several, shifted, are a print. Lengths in shares of the type unit. */
export type Pass = {
  colors?: DrawingColors;
  x?: number;
  y?: number;
  opacity?: number;
  blend?: 'multiply' | 'screen';
  shadow?: { color: string; x: number; y: number };
  /** `unit` in px. */
  effect?(unit: number): Effect;
};

type Inks = {
  background: string;
  foreground: string;
  muted: string;
  accent: string;
  accent2: string;
  accentText: string;
};

/** A style by name: its inks and type, where things are, and what it draws around the words. */
export type PosterStyle = {
  name: string;
  /** As briefs have it. */
  style: StyleName;
  pairings: readonly [TypePairing, ...TypePairing[]];
  /** Inks by scheme; a style has at least one. */
  light?: readonly Inks[];
  dark?: readonly Inks[];
  hues: readonly string[];
  /** That of a card whose brief leaves it open; default: light, where there are light inks. */
  scheme?: 'light' | 'dark';
  treatment: Treatment;
  stage(query: StageQuery): PosterStage;
  /** SVG below picture and words, and its definitions. */
  draw(sheet: PosterSheet): { body: string; defs?: string };
  /** SVG over the picture, below the words. */
  drawOver?(sheet: PosterSheet): string;
  /** Type of what the card is about; lengths in em. */
  hero?(palette: Palette): Partial<Pick<TextSpec, 'color' | 'outline' | 'shadow'>>;
  /** Largest size of the hero in type units. */
  most?: number;
  /** How a drawn thing gets onto the paper; without it, in its own colors. */
  passes?(drawing: Drawing, palette: Palette): readonly Pass[];
  /** What a drawn thing stands on; without it, the background. */
  field?(sheet: Pick<PosterSheet, 'palette' | 'hues' | 'dark'>): string;
  /** Share of its area that a drawn thing fills. */
  filled?: number;
  /** The thing stands on a disc in the middle of its area, so its room is a square. */
  round?: true;
  centred?: true;
  /** Draws a figure of its own in the area of the picture if the card names nothing to draw. */
  figures?: true;
  justify?: 'start' | 'center' | 'end' | 'between';
};

/** The look of a style that is only drawn where a brief names it. */
export function toPosterLook(style: PosterStyle): Look {
  const scheme = style.scheme ?? (style.light ? 'light' : 'dark');
  return {
    name: style.name,
    attempts: 3,
    pairings: style.pairings,
    scheme,
    ...onlyFor(style.style, { darkness: scheme === 'dark' ? 1 : 0 }),
    layout: (context) => layOutPoster(context, style),
  };
}

// With more copy than this there is no room for a picture beside it.
const MOST_ROWS = 15;
const FILLED = 0.82;

async function layOutPoster(context: LayoutContext, style: PosterStyle): Promise<Composition> {
  const { request, direction, width, height, random, attempt } = context;
  const palette = toPosterPalette(context, style);
  const frame = toFrame(width, height, request.content?.hero?.text ?? request.copy.title, direction.swapped);
  const drawing = subjectOf(direction.motif);
  const rows = copyRows(request.copy);
  const calm = attempt >= 2;
  const pictured =
    (drawing !== undefined || style.figures === true) &&
    !calm &&
    rows <= MOST_ROWS &&
    !wantsWidth(request.copy.title);
  const stage = style.stage({ frame, inside: toInside(frame), rows, pictured, attempt });
  const text = mirrorBox(frame, stage.text);
  const art = pictured && stage.art ? mirrorBox(frame, stage.art) : undefined;
  // The calmest arrangement sets the copy line by line, which has room for more.
  const ranked = calm ? undefined : rankedContent(context);
  const column = await setCopy(context, style, { palette, frame, text, ranked });
  const sheet: PosterSheet = {
    frame,
    palette,
    hues: toHues(context, style, palette),
    dark: toOklch(palette.background).l < 0.5,
    asked: context.request.colors.length > 0,
    text,
    words: inkBounds(column) ?? text,
    column,
    hasSubject: drawing !== undefined && art !== undefined,
    calm,
    random: random.fork('style'),
    ...(art ? { art } : {}),
  };
  const { body, defs } = style.draw(sheet);
  const layers = [artLayer(style.name, svgDocument(width, height, body, defs), frame)];
  const composition: Composition = {
    width,
    height,
    background: palette.background,
    art: layers.map(({ node }) => node),
    images: layers.map(({ image }) => image),
    texts: column.texts,
    ...(ranked ? { family: 'poster' } : {}),
  };
  if (drawing && art) addSubject(composition, drawing, { context, style, sheet, art });
  const over = style.drawOver?.(sheet) ?? '';
  if (over !== '') {
    const layer = artLayer(`${style.name}-over`, svgDocument(width, height, over), frame);
    composition.art.push(layer.node);
    composition.images.push(layer.image);
  }
  composition.art.push(...column.art);
  return composition;
}

function toPosterPalette({ request, direction, random }: LayoutContext, style: PosterStyle): Palette {
  const { light = [], dark = [] } = style;
  const own = direction.scheme === 'dark' ? [...dark] : [...light];
  const inks = random.fork('palette').pick(own.length > 0 ? own : [...light, ...dark]);
  const palette = applyAskedColors(
    { ...inks, surface: mix(inks.background, inks.foreground, 0.08) },
    request,
  );
  return withInk(palette, request.ink, request.ground !== undefined);
}

/** The style's own hues; where colors are asked for, those and their shades alone. */
function toHues({ request }: LayoutContext, { hues }: PosterStyle, palette: Palette): readonly string[] {
  if (request.colors.length === 0) return hues;
  const { accent, accent2, background, foreground } = palette;
  const shades = [accent, accent2, mix(accent, background, 0.45), mix(accent2, foreground, 0.35)];
  return hues.map((_, at) => shades[at % shades.length] ?? accent);
}

type Setting = { palette: Palette; frame: Frame; text: Box; ranked: RankedContent | undefined };

function setCopy(
  context: LayoutContext,
  style: PosterStyle,
  { palette, frame, text, ranked }: Setting,
): Promise<Column> {
  const { request, direction, typesetter } = context;
  const align: Align = style.centred ? 'center' : frame.rtl ? 'right' : 'left';
  const spoken = style.hero?.(palette) ?? {};
  const justify = style.justify ?? 'center';
  const centred = style.centred === true;
  if (ranked) {
    const { name, treatment, most } = style;
    return setRankedWords(context, {
      content: ranked,
      name,
      treatment,
      palette,
      frame,
      box: text,
      align,
      centred,
      justify,
      hero: spoken,
      ...(most === undefined ? {} : { most }),
    });
  }
  const letters = countLatinLetters(request.copy.title);
  const house = toHouseVoice(frame, { palette, type: direction.type, letters });
  const voice = {
    ...house,
    title: { ...house.title, ...spoken },
    titleByFigure: { ...house.titleByFigure, ...spoken },
  };
  const { head, body, foot } = toCopyGroups(request.copy, voice, typesetter);
  return setColumn({
    box: text,
    groups: [[...head, ...body], foot],
    groupGap: frame.unit * 0.05,
    align,
    justify,
  });
}

/** The box around the letters, which is narrower than the boxes of their texts. */
function inkBounds({ texts }: Column): Box | undefined {
  if (texts.length === 0) return undefined;
  const boxes = texts.map(({ box, fitted, align }) => {
    const slack = box.width - fitted.width;
    const x = box.x + (align === 'left' ? 0 : align === 'center' ? slack / 2 : slack);
    return { x, y: box.y, right: x + fitted.width, foot: box.y + box.height };
  });
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    width: Math.max(...boxes.map(({ right }) => right)) - x,
    height: Math.max(...boxes.map(({ foot }) => foot)) - y,
  };
}

function addSubject(
  composition: Composition,
  drawing: Drawing,
  {
    context: { request },
    style,
    sheet,
    art,
  }: { context: LayoutContext; style: PosterStyle; sheet: PosterSheet; art: Box },
): void {
  const { palette, frame } = sheet;
  const own = toInks(drawing, palette, style.field?.(sheet) ?? palette.background, request);
  const filled = style.filled ?? FILLED;
  const short = Math.min(art.width, art.height);
  const room = style.round ? { width: short, height: short } : art;
  for (const pass of style.passes?.(drawing, palette) ?? [{}]) {
    const place: SubjectPlace = {
      x: art.x + art.width / 2 + (pass.x ?? 0) * frame.unit,
      y: art.y + art.height / 2 + (pass.y ?? 0) * frame.unit,
      width: room.width * filled,
      height: room.height * filled,
      rotation: 0,
      ...(pass.shadow
        ? {
            shadow: {
              color: pass.shadow.color,
              x: Math.round(pass.shadow.x * frame.unit),
              y: Math.round(pass.shadow.y * frame.unit),
            },
          }
        : {}),
      ...(pass.effect ? { effect: pass.effect(frame.unit) } : {}),
    };
    const { node, image, bounds } = placeSubject(drawing, pass.colors ?? own, place);
    composition.art.push({
      ...node,
      style: {
        ...node.style,
        ...(pass.opacity === undefined ? {} : { opacity: pass.opacity }),
        ...(pass.blend ? { mixBlendMode: pass.blend } : {}),
      },
    });
    composition.images.push(image);
    composition.subject ??= bounds;
  }
}
