import type { Box } from '../geometry.ts';
import type { ImageSource, Node } from '../nodes.ts';
import { hashText } from '../random.ts';
import type { Drawing, DrawingColors } from './drawings/drawing.ts';
import { svg, svgDocument } from './svg.ts';

/** What an SVG filter makes of a drawing: its primitives, and how far beyond the drawing it paints, in px. */
export type Effect = { primitives: string; reach: number };

export type SubjectPlace = {
  /** Centre and size of the box for the rotated drawing, px. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees. */
  rotation: number;
  /** Mirrors the drawing, so that what looks to the right looks to the left. */
  flip?: boolean;
  /** On the bottom edge of the box instead of in its middle. */
  stand?: boolean;
  /** Hard shadow in px to the lower right. */
  shadow?: { color: string; x: number; y: number };
  effect?: Effect;
  rim?: Rim;
};

/** Paper left around a drawing that was cut out of it, px, and the small shadow that it throws. */
type Rim = { color: string; width: number; shadow?: string };

export type PlacedSubject = { node: Node; image: ImageSource; bounds: Box };

// Edges that touch the picture's border would be cut off instead of being smoothed.
const BLEED = 4;

// Of the rim's width that its shadow falls below it.
const SHADOW_DROP = 0.45;

/**
 * The paper around a drawing, as SVG below it: every line of it drawn as thick as the rim. A filter would do the same with square
 * corners, and take ten times as long.
 */
function cutAround(drawn: string, { color, width, shadow }: Rim): string {
  const thick = (paint: string): string =>
    svg`stroke:${paint};stroke-width:${width * 2};stroke-opacity:1;stroke-linejoin:round;stroke-linecap:round;stroke-dasharray:none`;
  const copy = (name: string): string => `<g class="${name}">${drawn}</g>`;
  const rules = `.rim *{${thick(color)}}${shadow ? `.shadow *{${thick(shadow)}}` : ''}`;
  const below = shadow
    ? svg`<g opacity="0.28" transform="translate(0 ${width * SHADOW_DROP})">${copy('shadow')}</g>`
    : '';
  return `<style>${rules}</style>${below}${copy('rim')}`;
}

/** Draws a subject as large as its box allows, rotated around its middle. */
export function placeSubject(drawing: Drawing, colors: DrawingColors, place: SubjectPlace): PlacedSubject {
  const angle = (Math.abs(place.rotation) * Math.PI) / 180;
  const turnedWidth = drawing.width * Math.cos(angle) + drawing.height * Math.sin(angle);
  const turnedHeight = drawing.width * Math.sin(angle) + drawing.height * Math.cos(angle);
  const scale = Math.min(place.width / turnedWidth, place.height / turnedHeight);
  const bounds: Box = {
    x: place.x - (turnedWidth * scale) / 2,
    y: place.y + (place.stand ? place.height / 2 - turnedHeight * scale : -(turnedHeight * scale) / 2),
    width: turnedWidth * scale,
    height: turnedHeight * scale,
  };
  const { effect } = place;
  const bleed = BLEED + Math.ceil((effect?.reach ?? 0) + (place.rim?.width ?? 0) * (1 + SHADOW_DROP));
  const width = Math.ceil(bounds.width) + bleed * 2;
  const height = Math.ceil(bounds.height) + bleed * 2;
  const transform =
    svg`translate(${bleed + bounds.width / 2} ${bleed + bounds.height / 2}) rotate(${String(place.rotation)}) ` +
    svg`scale(${place.flip ? `-${scale.toFixed(4)} ` : ''}${scale.toFixed(4)}) translate(${-drawing.width / 2} ${-drawing.height / 2})`;
  const drawnWhole = drawing.draw(colors, drawing.name);
  const cut = place.rim ? cutAround(drawnWhole, { ...place.rim, width: place.rim.width / scale }) : '';
  const body = `<g transform="${transform}">${cut}${drawnWhole}</g>`;
  const drawn = effect
    ? svgDocument(
        width,
        height,
        `<g filter="url(#effect)">${body}</g>`,
        `<filter id="effect" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" color-interpolation-filters="sRGB">${effect.primitives}</filter>`,
      )
    : svgDocument(width, height, body);
  const src = `subject-${hashText(drawn).toString(36)}`;
  const { shadow } = place;
  return {
    image: { src, data: Buffer.from(drawn), shows: [drawing.name] },
    node: {
      type: 'image',
      src,
      style: {
        position: 'absolute',
        left: Math.round(bounds.x) - bleed,
        top: Math.round(bounds.y) - bleed,
        width,
        height,
        ...(shadow ? { filter: `drop-shadow(${shadow.x}px ${shadow.y}px 0px ${shadow.color})` } : {}),
      },
    },
    bounds,
  };
}
