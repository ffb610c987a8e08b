import { getDrawing } from '../drawings/drawings.ts';
import { circle, fill, path, rect, svg } from '../svg.ts';
import { drawPictogram, PICTOGRAM_SIZE } from './pictograms.ts';
import type { Sign, SignMeaning } from './sign.ts';
import { SIGN_BLACK, SIGN_COLORS, SIGN_WHITE } from './sign-colors.ts';

// Shares of the side of the square that a sign is drawn in. A ring is a tenth of its diameter and its stroke 0.08, as in ISO 3864-3.
const RING = 0.1;
const STROKE = 0.08;
const HEIGHT_OF_TRIANGLE = Math.sqrt(3) / 2;
const BORDER = 0.065;
const CORNER = 0.055;
const EDGE = 0.014;
// Side and centre of the square for the pictogram.
const PLACES: Readonly<Record<'ring' | 'disc' | 'triangle' | 'square', { side: number; y: number }>> = {
  ring: { side: 0.57, y: 0.5 },
  disc: { side: 0.63, y: 0.5 },
  triangle: { side: 0.41, y: 0.605 },
  square: { side: 0.74, y: 0.5 },
};

// What names a drawing instead of a pictogram.
const SILHOUETTE = 'subject:';
const MOST_FIXED = 4;

type Form = keyof typeof PLACES;

const FORMS: Readonly<Record<SignMeaning, Form>> = {
  prohibition: 'ring',
  warning: 'triangle',
  mandatory: 'disc',
  safe: 'square',
  fire: 'square',
  information: 'square',
};

/** SVG elements of a sign in a square with its upper left corner at x, y. */
export function drawSign(sign: Sign, x: number, y: number, side: number): string {
  const form = FORMS[sign.meaning];
  return svg`<g transform="translate(${x} ${y})">${DRAWN[form](sign, side)}</g>`;
}

const DRAWN: Readonly<Record<Form, (sign: Sign, side: number) => string>> = {
  ring: ({ pictogram, meaning }, side) => {
    const { color } = SIGN_COLORS[meaning];
    const middle = side / 2;
    const radius = middle * (1 - EDGE);
    const ring = 2 * radius * RING;
    const reach = (radius - ring / 2) * Math.SQRT1_2;
    const line = `fill="none" stroke="${color}" stroke-width`;
    return (
      circle(middle, middle, radius, fill(SIGN_WHITE)) +
      (pictogram ? place(pictogram, 'ring', side, { ink: SIGN_BLACK, ground: SIGN_WHITE }) : '') +
      svg`<path d="M${middle - reach} ${middle - reach}L${middle + reach} ${middle + reach}" ${line}="${2 * radius * STROKE}"/>` +
      circle(middle, middle, radius - ring / 2, svg`${line}="${ring}"`)
    );
  },
  disc: ({ pictogram, meaning }, side) => {
    const { color, contrast } = SIGN_COLORS[meaning];
    return (
      circle(side / 2, side / 2, side / 2, fill(contrast)) +
      circle(side / 2, side / 2, (side / 2) * (1 - EDGE * 2), fill(color)) +
      place(pictogram ?? 'exclamation', 'disc', side, { ink: contrast, ground: color })
    );
  },
  triangle: ({ pictogram, meaning }, side) => {
    const { color, contrast } = SIGN_COLORS[meaning];
    return (
      triangle(side, 0, color) +
      triangle(side, EDGE * side, contrast) +
      triangle(side, (EDGE + BORDER) * side, color) +
      place(pictogram ?? 'exclamation', 'triangle', side, { ink: contrast, ground: color })
    );
  },
  square: ({ pictogram, meaning }, side) => {
    const { color, contrast } = SIGN_COLORS[meaning];
    return (
      rect(0, 0, side, side, fill(contrast), side * CORNER) +
      rect(
        side * EDGE,
        side * EDGE,
        side * (1 - 2 * EDGE),
        side * (1 - 2 * EDGE),
        fill(color),
        side * CORNER * 0.8,
      ) +
      place(pictogram ?? 'information', 'square', side, { ink: contrast, ground: color })
    );
  },
};

/** An upright triangle with round corners, `inset` px inside the one that fills the width of the square. */
function triangle(side: number, inset: number, color: string): string {
  const radius = Math.max(0, side * CORNER - inset * 0.55);
  const inner = inset + radius;
  const top = (side * (1 - HEIGHT_OF_TRIANGLE)) / 2;
  const corners = [
    [side / 2, top + inner * 2],
    [side - inner * Math.sqrt(3), top + side * HEIGHT_OF_TRIANGLE - inner],
    [inner * Math.sqrt(3), top + side * HEIGHT_OF_TRIANGLE - inner],
  ] as const;
  const data = `M${corners.map(([x, y]) => svg`${x} ${y}`).join('L')}Z`;
  return path(
    data,
    svg`${fill(color)} stroke="${color}" stroke-width="${radius * 2}" stroke-linejoin="round"`,
  );
}

function place(name: string, form: Form, side: number, colors: { ink: string; ground: string }): string {
  const { side: share, y } = PLACES[form];
  const { width, height, body } = name.startsWith(SILHOUETTE)
    ? drawSilhouette(name.slice(SILHOUETTE.length), colors.ink)
    : { width: PICTOGRAM_SIZE, height: PICTOGRAM_SIZE, body: drawPictogram(name, colors) };
  const scale = (share * side) / Math.max(width, height);
  const [left, top] = [side / 2 - (width * scale) / 2, y * side - (height * scale) / 2];
  return svg`<g transform="translate(${left} ${top}) scale(${scale.toFixed(4)})">${body}</g>`;
}

/** A drawing of the catalogue in one ink, such as an animal that no pictogram shows. */
function drawSilhouette(name: string, ink: string): { width: number; height: number; body: string } {
  const drawing = getDrawing(name);
  const { width, height } = drawing;
  const fixed = Array.from({ length: MOST_FIXED }, () => ink);
  const colors = { main: ink, second: ink, accent: ink, ink, light: ink, fixed };
  return { width, height, body: drawing.draw(colors, name) };
}
