import type { FittedText } from '../assets/fitted-text.ts';
import { hasRightToLeft } from '../assets/scripts.ts';
import type { TextStyle } from '../assets/text-style.ts';
import type { Box } from '../geometry.ts';
import type { Node } from '../nodes.ts';
import type { Align, Block, Measured } from './column.ts';
import type { PlacedText, TextRole } from './composition.ts';
import type { Typesetter } from './typesetter.ts';

export type TextSpec = {
  role: TextRole;
  text: string;
  style: TextStyle;
  color: string;
  /** Preferred and minimum font size in px. */
  size: number;
  minSize: number;
  maxLines: number;
  gap?: number;
  share?: number;
  comfort?: number;
  outline?: NonNullable<PlacedText['outline']>;
  /** Offsets and blur in em of the text's size. */
  shadow?: NonNullable<PlacedText['shadow']>;
  rotation?: number;
};

/** Lengths in em of the text on it. */
export type Plate = {
  padX: number;
  padY: number;
  radius: number;
  style: Record<string, string | number>;
};

const frameOf = (spec: TextSpec): Pick<Block, 'gap' | 'share' | 'comfort'> => ({
  gap: spec.gap ?? 0,
  share: spec.share ?? 0,
  comfort: spec.comfort ?? 0,
});

/** Sets a text in the width of its column. */
export function textBlock(typesetter: Typesetter, spec: TextSpec): Block {
  return {
    ...frameOf(spec),
    measure: async ({ width, height, scale, most }) => {
      const fitted = await typesetter.fit({
        ...fitSizes(spec, scale, most),
        maxWidth: width,
        maxHeight: spec.share ? height : Number.POSITIVE_INFINITY,
      });
      return {
        width: fitted.width,
        height: fitted.height,
        size: fitted.size,
        lineHeight: fitted.lineHeightPx,
        truncated: isCramped(fitted, spec),
        place: (x, y, room, align) => {
          const box = shrink({ x, y, width: room, height: fitted.height }, fitted.width, align);
          return { texts: [toPlaced(spec, fitted, box, align)], art: [] };
        },
      };
    },
  };
}

/** Sets a text on a plate: a pill, a label, a button. */
export function plateBlock(typesetter: Typesetter, spec: TextSpec, plate: Plate): Block {
  return {
    ...frameOf(spec),
    measure: async ({ width, scale, most }) => {
      const sizes = fitSizes(spec, scale, most);
      const pad = (size: number): number => plate.padX * size * 2;
      const fitted = await typesetter.fit({
        ...sizes,
        maxWidth: Math.max(1, width - pad(sizes.maxSize)),
        maxHeight: Number.POSITIVE_INFINITY,
      });
      const padX = plate.padX * fitted.size;
      const padY = plate.padY * fitted.size;
      const outer = { width: fitted.width + padX * 2, height: fitted.height + padY * 2 };
      return {
        ...outer,
        size: fitted.size,
        lineHeight: fitted.lineHeightPx,
        truncated: isCramped(fitted, spec),
        place: (x, y, room, align) => {
          const box = shrink({ x, y, width: room, height: outer.height }, outer.width, align);
          const inner = { x: box.x + padX, y: box.y + padY, width: fitted.width, height: fitted.height };
          return {
            texts: [toPlaced(spec, fitted, inner, fitted.lines.length > 1 ? align : 'center')],
            art: [drawPlate(box, plate, fitted.size, spec.rotation)],
          };
        },
      };
    },
  };
}

/** Whether a text is cut or too small, so that the column has to make room. */
const isCramped = (fitted: FittedText, spec: TextSpec): boolean =>
  fitted.truncated || fitted.size < spec.minSize - 0.1;

function drawPlate(box: Box, plate: Plate, size: number, rotation = 0): Node {
  return {
    type: 'container',
    style: {
      position: 'absolute',
      left: box.x,
      top: box.y,
      width: box.width,
      height: box.height,
      borderRadius: Math.min(plate.radius * size, box.height / 2),
      ...(rotation === 0 ? {} : { transform: `rotate(${rotation}deg)` }),
      ...plate.style,
    },
  };
}

const KEEPS_WHOLE = 0.2;

function fitSizes(
  spec: TextSpec,
  scale: number,
  most = Number.POSITIVE_INFINITY,
): {
  text: string;
  style: TextStyle;
  maxSize: number;
  minSize: number;
  maxLines: number;
  lineCost: number;
} {
  const { text, style, maxLines, minSize } = spec;
  const maxSize = Math.max(minSize, Math.min(most, spec.share ? spec.size : spec.size * scale));
  // Running text takes an extra line only to keep a name or a date together, and none in a column that had to shrink;
  // titles take one whenever it reads better.
  const lineCost = spec.share ? 0 : scale < 1 ? Number.POSITIVE_INFINITY : KEEPS_WHOLE;
  return { text, style, maxLines, minSize, maxSize, lineCost };
}

const shrink = (box: Box, width: number, align: Align): Box => {
  const slack = Math.max(0, box.width - width);
  return {
    ...box,
    x: box.x + (align === 'left' ? 0 : align === 'center' ? slack / 2 : slack),
    width: Math.max(width, 1),
  };
};

function toPlaced(spec: TextSpec, fitted: PlacedText['fitted'], box: Box, align: Align): PlacedText {
  const em = (value: number): number => Math.round(value * fitted.size * 10) / 10;
  return {
    role: spec.role,
    fitted,
    box,
    align: align === 'left' && fitted.direction === 'rtl' ? 'right' : align,
    color: spec.color,
    ...(spec.outline ? { outline: { ...spec.outline, width: Math.max(2, em(spec.outline.width)) } } : {}),
    ...(spec.shadow
      ? {
          shadow: {
            color: spec.shadow.color,
            x: em(spec.shadow.x),
            y: em(spec.shadow.y),
            blur: em(spec.shadow.blur),
          },
        }
      : {}),
    ...(spec.rotation ? { rotation: spec.rotation } : {}),
  };
}

export type FigureSpec = { value: TextSpec; prefix?: TextSpec; suffix?: TextSpec };

// Size of small words beside a figure, as a share of its size.
const BESIDE = 0.36;
// Words smaller than this go below the figure instead.
const LEAST_BESIDE = 0.24;
// A figure this many times larger alone has its words below it.
const LARGER_ALONE = 1.3;
// Tiny words beside it are worth this much of a figure.
const NEARLY = 0.8;

/** Sets the figure of a card: prefix above, value, suffix on its baseline, or below if it is long. */
export function figureBlock(typesetter: Typesetter, { value, prefix, suffix }: FigureSpec): Block {
  const above = prefix && textBlock(typesetter, prefix);
  const below = suffix && textBlock(typesetter, suffix);
  return {
    ...frameOf(value),
    measure: async ({ width, height, scale }) => {
      const head = await above?.measure({ width, height, scale });
      const headHeight = head ? head.height * 1.12 : 0;
      const beside = suffix && [...suffix.text].length <= 16;
      let figure = await fitFigure(
        typesetter,
        value,
        width * (beside ? 0.72 : 1),
        height - headHeight,
        scale,
      );
      let side: Measured | undefined;
      if (beside && suffix) {
        const size = Math.max(suffix.minSize, figure.size * BESIDE);
        // Long words beside a figure break into two short lines.
        const free = Math.min(width - figure.width - figure.size * 0.08, figure.size * 1.7);
        const room = { width: Math.max(1, free), height, scale: 1 };
        side = await textBlock(typesetter, { ...suffix, size, maxLines: 2, share: 0 }).measure(room);
      }
      let foot: Measured | undefined;
      const unfit = !side || side.truncated || (suffix && breaksWords(side, suffix.text));
      const tiny = side !== undefined && side.size < figure.size * LEAST_BESIDE;
      if (suffix) {
        const under = await below?.measure({ width, height, scale });
        const room = height - headHeight - (under?.height ?? 0);
        const alone = await fitFigure(typesetter, value, width, room, scale);
        // Where the card has no height for another line, small words beside the figure are better than a small
        // figure.
        if (unfit || alone.size >= figure.size * (tiny ? NEARLY : LARGER_ALONE)) {
          side = undefined;
          foot = under;
          figure = alone;
        }
      }
      return {
        width: Math.max(figure.width + (side ? side.width + figure.size * 0.08 : 0), head?.width ?? 0),
        height: headHeight + figure.height + (foot?.height ?? 0),
        size: figure.size,
        lineHeight: figure.lineHeight,
        truncated: figure.truncated || Boolean(head?.truncated) || Boolean(foot?.truncated),
        place: (x, y, room, align) => {
          const row = figure.width + (side ? side.width + figure.size * 0.08 : 0);
          const slack = Math.max(0, room - row);
          const left = x + (align === 'left' ? 0 : align === 'center' ? slack / 2 : slack);
          const top = y + headHeight;
          // The number is read before the words beside it, from whichever side reading starts.
          const turned = side !== undefined && suffix !== undefined && hasRightToLeft(suffix.text);
          const start = left + (turned ? row - figure.width : 0);
          const placed = [head?.place(x, y, room, align), figure.place(start, top, figure.width, 'left')];
          if (side)
            placed.push(placeBeside(side, figure, start, top, { rotation: value.rotation ?? 0, turned }));
          placed.push(foot?.place(x, top + figure.height, room, align));
          return { texts: placed.flatMap((p) => p?.texts ?? []), art: [] };
        },
      };
    },
  };
}

/** Whether a word had to be cut in two; there is more room below a figure than beside it. */
function breaksWords(side: Measured, text: string): boolean {
  const words = new Set(text.toLocaleLowerCase('und').split(/\s+/));
  const { texts } = side.place(0, 0, side.width, 'left');
  const set = texts.flatMap(({ fitted }) => fitted.lines).flatMap((line) => line.text.split(/\s+/));
  return set.some((word) => word !== '' && !words.has(word.toLocaleLowerCase('und')));
}

async function fitFigure(
  typesetter: Typesetter,
  value: TextSpec,
  width: number,
  height: number,
  scale: number,
): Promise<Measured> {
  const block = textBlock(typesetter, { ...value, share: 1, maxLines: 1 });
  return block.measure({ width: Math.max(1, width), height: Math.max(1, height), scale });
}

/** Places the suffix on the figure's baseline; if that is tilted, the suffix rotates around the figure's centre. */
function placeBeside(
  side: Measured,
  figure: Measured,
  left: number,
  top: number,
  { rotation, turned }: { rotation: number; turned: boolean },
): ReturnType<Measured['place']> {
  const air = figure.size * 0.08;
  const x = turned ? left - air - side.width : left + figure.width + air;
  const y = top + figure.height / 2 + (figure.size - side.size) * 0.36 - side.height + side.lineHeight / 2;
  const centre = { x: left + figure.width / 2, y: top + figure.height / 2 };
  const angle = (rotation * Math.PI) / 180;
  const dx = x + side.width / 2 - centre.x;
  const dy = y + side.height / 2 - centre.y;
  const turnedX = centre.x + dx * Math.cos(angle) - dy * Math.sin(angle);
  const turnedY = centre.y + dx * Math.sin(angle) + dy * Math.cos(angle);
  return side.place(
    turnedX - side.width / 2,
    turnedY - side.height / 2,
    side.width,
    turned ? 'right' : 'left',
  );
}
