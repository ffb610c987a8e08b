import type { Composition, PlacedText } from '../layout/composition.ts';
import type { Pixels } from '../render/canvas.ts';
import { toLineBoxes } from './line-boxes.ts';
import type { Finding } from './report.ts';

// WCAG 2.2, 1.4.3: large text is 24 px, or 18.66 px when bold. https://www.w3.org/TR/WCAG22/#contrast-minimum
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
// The worst pixels decide whether a letter gets lost, but a hairline in the art does not hide a word.
const WORST_SHARE = 0.02;
const SAMPLES_X = 160;
const SAMPLES_Y = 40;

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

const luminance = (r: number, g: number, b: number): number =>
  0.2126 * (LINEAR[r] ?? 0) + 0.7152 * (LINEAR[g] ?? 0) + 0.0722 * (LINEAR[b] ?? 0);

function luminanceOf(hex: string): number {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return luminance((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

export const neededContrast = ({ fitted }: PlacedText): number =>
  fitted.size >= LARGE_PX || (fitted.size >= LARGE_BOLD_PX && fitted.style.weight >= 700) ? 3 : 4.5;

type Point = { x: number; y: number };

const toSampleCount = (end: Point, start: Point, most: number): number =>
  Math.max(1, Math.min(most, Math.ceil(Math.hypot(end.x - start.x, end.y - start.y))));

/** Contrast of `color` against the art's pixels behind a text, at the worst 2% of them. */
export function contrastBehind(placed: PlacedText, color: string, art: Pixels): number {
  const own = luminanceOf(color);
  const ratios = toLineBoxes(placed).flatMap(({ corners }) => {
    // A turned line covers less than its upright bounds: samples run along its own two edges.
    const [origin, along, , down] = corners;
    if (!origin || !along || !down) return [];
    const columns = toSampleCount(along, origin, SAMPLES_X);
    const rows = toSampleCount(down, origin, SAMPLES_Y);
    const found: number[] = [];
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column <= columns; column++) {
        const [u, v] = [column / columns, row / rows];
        const x = Math.round(origin.x + u * (along.x - origin.x) + v * (down.x - origin.x));
        const y = Math.round(origin.y + u * (along.y - origin.y) + v * (down.y - origin.y));
        if (x < 0 || y < 0 || x >= art.width || y >= art.height) continue;
        const at = (y * art.width + x) * 4;
        found.push(ratio(own, luminance(art.data[at] ?? 0, art.data[at + 1] ?? 0, art.data[at + 2] ?? 0)));
      }
    }
    return found;
  });
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * WORST_SHARE)] ?? 21;
}

/** A letter is told from the ground by its fill, or by an outline that itself stands out from the fill. */
export function textContrast(placed: PlacedText, art: Pixels): number {
  const fill = contrastBehind(placed, placed.color, art);
  if (!placed.outline || placed.outline.width < 2) return fill;
  return Math.max(fill, ratio(luminanceOf(placed.color), luminanceOf(placed.outline.color)));
}

/** Checks every text against the real pixels behind it; also tells the lowest ratio of all. */
export function checkContrast(
  composition: Composition,
  art: Pixels,
): { findings: Finding[]; minimum: number } {
  let minimum = 21;
  const findings: Finding[] = [];
  for (const placed of composition.texts) {
    if (placed.role === 'decoration') continue;
    const measured = textContrast(placed, art);
    minimum = Math.min(minimum, measured);
    const needed = neededContrast(placed);
    if (measured < needed) {
      const detail = `"${placed.fitted.text}" has ${measured.toFixed(2)}, ${needed} is needed`;
      findings.push({ check: 'contrast', role: placed.role, detail });
    }
  }
  return { findings, minimum: Math.round(minimum * 100) / 100 };
}
