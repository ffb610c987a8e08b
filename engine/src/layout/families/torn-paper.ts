import { artLayer } from '../../art/art-layer.ts';
import { toColorsOnBackdrop } from '../../art/drawings/drawing-colors.ts';
import { type Point, svgDocument } from '../../art/svg.ts';
import type { BriefKind } from '../../brief/brief.ts';
import { contrast, inkOn } from '../../color/contrast.ts';
import { mix, oklch, toOklch } from '../../color/oklch.ts';
import type { Palette } from '../../color/palette.ts';
import type { Box } from '../../geometry.ts';
import { mirrorBox, turnX } from '../frame.ts';
import { countLatinLetters } from '../house-voice.ts';
import { halftone } from '../looks/posters/shapes.ts';
import { subjectOf } from '../motif-layer.ts';
import { placeSubject } from '../place-subject.ts';
import { isStory, isWide } from '../split-canvas.ts';
import { toField, toKit } from './blocks/kit.ts';
import { drawTorn } from './blocks/torn-paper-piece.ts';
import { setWords } from './blocks/words-column.ts';
import type { Family, FamilyContext } from './family.ts';
import { chooseGround, type Layer } from './ground.ts';
import { toCard } from './to-card.ts';

const WEIGHTS: Partial<Record<BriefKind, number>> = {
  gig: 4,
  exhibition: 4,
  music: 4,
  book: 3.5,
  podcast: 3.5,
  article: 2.5,
  event: 2,
};
const MOST_LETTERS = 110;
const MOST_PARTS = 6;

/** Sheets torn one over the other, the words on the largest, a cut-out of what the card is about on another. */
export const tornPaper: Family = {
  name: 'torn-paper',
  paper: true,
  loud: true,
  attempts: 2,
  baseline: 0.88,
  suits: ({ kind, content: { hero, action, rest }, illustrated }) => {
    const parts = [...action, ...rest];
    if (hero.form === 'day' || countLatinLetters(hero.text) > MOST_LETTERS || parts.length > MOST_PARTS)
      return 0;
    if (parts.some((part) => 'sections' in part)) return 0;
    return (WEIGHTS[kind] ?? 0) * (illustrated ? 1 : 0.7);
  },
  arrange,
};

// Of the type unit: how wide the core of the paper shows where it is torn.
const EDGE = 0.014;

async function arrange(context: FamilyContext): ReturnType<Family['arrange']> {
  const { frame, style, motif, request } = context;
  const { unit } = frame;
  const ground = toColored(context, chooseGround(context, ['accent', 'ink', 'accent']));
  const drawing = subjectOf(motif);
  const { words: room, sheets, figure } = toPlaces(context, drawing !== undefined);
  const { c, h } = toOklch(ground.background);
  const paper = oklch(0.982, Math.min(0.01, c * 0.1), h);
  const words = await setWords(toKit(context, toField(style.palette, paper)), context, {
    box: room,
    most: unit * 0.26,
    align: frame.rtl ? 'right' : 'left',
    justify: 'between',
  });
  const layers: Layer[] = [sheetsLayer(context, sheets, [...toSheetColors(ground, style.palette), paper])];
  if (!drawing) return toCard(context, { ground, layers, words: [words] });
  const placed = placeSubject(drawing, toColorsOnBackdrop(drawing, style.palette, request).colors, {
    ...figure,
    rotation: 0,
    rim: { color: '#ffffff', width: unit * 0.013, shadow: '#14100a' },
  });
  return toCard(context, { ground, layers: [...layers, placed], words: [words], subject: placed.bounds });
}

const APART = 1.35;

/** A ground that white paper is seen on: what was asked for, else the one chosen, the accent or the ink. */
function toColored({ style, request }: FamilyContext, chosen: Palette): Palette {
  const asked = request.ground !== undefined || request.scheme !== undefined || request.ink !== undefined;
  if (asked || contrast(chosen.background, '#ffffff') >= APART) return chosen;
  const { accent, accent2, foreground } = style.palette;
  const color = [accent, accent2].find((other) => contrast(other, '#ffffff') >= APART) ?? foreground;
  return toField(style.palette, color);
}

/** The colors of the sheets below the words: none is that of the ground. */
function toSheetColors({ background }: Palette, { accent, accent2, foreground }: Palette): [string, string] {
  const { l, c, h } = toOklch(accent);
  const kin = oklch(l > 0.6 ? 0.56 : 0.76, Math.min(0.13, c), h + 70);
  const seen = (color: string): boolean =>
    contrast(color, background) >= 1.3 && contrast(color, '#ffffff') >= APART;
  const shade = mix(background, inkOn(background), 0.22);
  return [[accent2, accent, kin, foreground].find(seen) ?? mix(background, inkOn(background), 0.45), shade];
}

type Places = {
  words: Box;
  /** From the lowest to the one with the words. */
  sheets: readonly [Point[], Point[], Point[]];
  figure: { x: number; y: number; width: number; height: number };
};

// Where a strip across the card begins, of its height.
const STRIP = { banner: 0.1, landscape: 0.13, square: 0.16, portrait: 0.17 } as const;

function toPlaces({ frame, inside }: FamilyContext, pictured: boolean): Places {
  const { width, height, unit, margin } = frame;
  const out = unit * 0.1;
  const clear = unit * (EDGE * 3);
  if (isWide(frame) && pictured) {
    // At the side of the words, torn from head to foot.
    const edge = width * 0.62;
    const side = (top: number, foot: number): Point[] => [
      [-out, -out],
      [edge + top, -out],
      [edge + foot, height + out],
      [-out, height + out],
    ];
    return {
      words: mirrorBox(frame, { ...inside, width: edge - inside.x - clear - margin * 0.3 }),
      sheets: [
        side(width * 0.24, width * 0.1),
        side(width * 0.045, width * 0.075),
        side(width * 0.012, -width * 0.02),
      ],
      figure: {
        x: turnX(frame, (edge + width - margin * 0.4 + width * 0.02) / 2),
        y: height * 0.52,
        width: width - edge - margin * 0.3 - width * 0.03,
        height: height * 0.76,
      },
    };
  }
  // A strip across the card, over others; the figure below it.
  const [head, foot] = pictured
    ? [-out, height * (isStory(frame) ? 0.62 : 0.6)]
    : isStory(frame)
      ? [height * 0.13, height * 0.83]
      : [height * STRIP[frame.shape], height * (1 - STRIP[frame.shape])];
  const strip = (top: readonly [number, number], low: readonly [number, number]): Point[] => [
    [-out, head + top[0] * height],
    [width + out, head + top[1] * height],
    [width + out, foot + low[1] * height],
    [-out, foot + low[0] * height],
  ];
  const top = Math.max(inside.y, head + clear + unit * 0.05);
  const low = Math.min(inside.y + inside.height, foot - clear - unit * 0.04);
  const floor = height - margin * 0.4;
  return {
    words: { ...inside, y: top, height: low - top },
    sheets: pictured
      ? [strip([0, 0], [0.2, 0.1]), strip([0, 0], [0.035, 0.06]), strip([0, 0], [0.005, -0.012])]
      : [
          strip([-0.02, -0.12], [0.09, 0.03]),
          strip([-0.05, -0.03], [0.035, 0.055]),
          strip([0.005, -0.01], [-0.008, 0.008]),
        ],
    figure: {
      x: width / 2,
      y: (foot - unit * 0.01 + floor) / 2,
      width: width * 0.7,
      height: floor - foot + unit * 0.01,
    },
  };
}

function sheetsLayer(
  { frame, random }: FamilyContext,
  sheets: Places['sheets'],
  colors: readonly string[],
): Layer {
  const { width, height, unit } = frame;
  const printed = mix(colors[0] ?? '#000000', inkOn(colors[0] ?? '#000000'), 0.24);
  const body = sheets.map((points, index) => {
    const color = colors[index] ?? '#ffffff';
    const placed = frame.mirrored ? points.map(([x, y]): Point => [width - x, y]).reverse() : points;
    return drawTorn(
      { points: placed, color, core: '#fffefb', edge: unit * EDGE, canvas: frame },
      random.fork(`sheet ${index}`),
    );
  });
  const right = frame.mirrored ? 0 : width * 0.6;
  const dots = halftone(
    { x: right, y: height * 0.55, width: width * 0.4, height: height * 0.45 },
    unit * 0.026,
    printed,
    (across, down) => down * (frame.mirrored ? 1 - across : across) * 0.9,
  );
  return artLayer('torn', svgDocument(width, height, dots + body.join('')), frame);
}
