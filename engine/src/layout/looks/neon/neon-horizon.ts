import { clipLine } from '../../../art/clip-line.ts';
import { linearGradient, num, radialGradient, rect } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';

export type NeonColors = {
  sky: string;
  floor: string;
  line: string;
  glow: string;
  sunTop: string;
  sunFoot: string;
};
type Size = { width: number; height: number };

/** A glowing line: wide faint strokes under a thin bright one, which is cheaper than a blur and stays crisp. */
function drawGlowLine(data: string, color: string, core: string, width: number): string {
  const layers: [number, number, string][] = [
    [9, 0.07, color],
    [5, 0.13, color],
    [2.6, 0.28, color],
    [1, 1, core],
  ];
  return layers
    .map(
      ([factor, opacity, stroke]) =>
        `<path d="${data}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${num(width * factor)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
}

/** A floor grid in perspective from `horizon` (px from the top) down, its lines meeting above `vanishX`. */
export function drawFloor(
  { width, height }: Size,
  horizon: number,
  vanishX: number,
  colors: NeonColors,
): string {
  const depth = height - horizon;
  const unit = Math.max(depth, Math.min(width, height) * 0.25);
  const spread = unit * 0.42;
  const count = Math.ceil((width * 1.2) / spread) * 4;
  const floor = { x: 0, y: horizon, width, height: depth };
  const fan = Array.from({ length: count * 2 + 1 }, (_, i) => {
    const foot = vanishX + (i - count) * spread;
    const head = vanishX + (i - count) * spread * 0.09;
    // The renderer's time grows with the extent of a path, seen or not.
    const seen = clipLine([head, horizon], [foot, height], floor);
    return seen ? `M${num(seen[0][0])} ${num(seen[0][1])}L${num(seen[1][0])} ${num(seen[1][1])}` : '';
  });
  const rungs = Array.from({ length: 11 }, (_, i) => {
    const y = horizon + depth * (i / 10) ** 2.1;
    return `M0 ${num(y)}H${width}`;
  });
  const line = Math.max(1, unit * 0.007);
  const fade = linearGradient(
    'neon-floor',
    [0, horizon],
    [0, height],
    [
      [0, colors.floor, 1],
      [1, colors.sky, 1],
    ],
  );
  const haze = linearGradient(
    'neon-haze',
    [0, horizon],
    [0, horizon + depth * 0.5],
    [
      [0, colors.glow, 0.55],
      [1, colors.glow, 0],
    ],
  );
  // Towards the horizon the wires crowd: they fade there, or they would run together into a bar.
  const wire = linearGradient(
    'neon-wire',
    [0, horizon],
    [0, height],
    [
      [0, colors.line, 0],
      [0.12, colors.line, 0.28],
      [0.45, colors.line, 0.8],
      [1, colors.line, 0.9],
    ],
  );
  const grid = fan.join('') + rungs.join('');
  return (
    `<defs>${fade}${haze}${wire}</defs>${rect(0, horizon, width, depth, 'fill="url(#neon-floor)"')}` +
    `<path d="${grid}" fill="none" stroke="url(#neon-wire)" stroke-width="${num(line * 3)}" stroke-opacity="0.18"/>` +
    `<path d="${grid}" fill="none" stroke="url(#neon-wire)" stroke-width="${num(line)}"/>` +
    rect(0, horizon, width, depth * 0.5, 'fill="url(#neon-haze)"') +
    drawGlowLine(
      `M${num(-line * 12)} ${num(horizon)}H${num(width + line * 12)}`,
      colors.line,
      '#ffffff',
      line * 1.2,
    )
  );
}

/** A sun cut into bars that widen towards its foot at `horizon`, with its halo. */
export function drawSun(
  centre: { x: number; y: number },
  radius: number,
  horizon: number,
  colors: NeonColors,
): string {
  const { x, y } = centre;
  const foot = Math.min(horizon, y + radius);
  const top = y - radius;
  const bars: string[] = [];
  let from = top;
  const cuts = 6;
  for (let i = 0; i <= cuts; i++) {
    const cutAt = i === cuts ? foot : y - radius * 0.05 + (foot - y) * (i / cuts) * 1.02;
    const gap = radius * 0.016 * (i + 1);
    if (cutAt > from) bars.push(rect(x - radius, from, radius * 2, cutAt - from, ''));
    from = cutAt + gap;
  }
  const paint = linearGradient(
    'neon-sun',
    [0, top],
    [0, y + radius],
    [
      [0, colors.sunTop, 1],
      [0.75, colors.sunFoot, 1],
    ],
  );
  const halo = radialGradient('neon-halo', [x, y], radius * 2.1, [
    [0.3, colors.sunFoot, 0.42],
    [0.6, colors.sunFoot, 0.14],
    [1, colors.sunFoot, 0],
  ]);
  return (
    `<defs>${paint}${halo}<clipPath id="neon-bars">${bars.join('')}</clipPath></defs>` +
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius * 2.1)}" fill="url(#neon-halo)"/>` +
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="url(#neon-sun)" clip-path="url(#neon-bars)"/>`
  );
}

/** Ridges of a wireframe mountain range that stands on `horizon`. */
export function drawRidge(
  { width }: Size,
  horizon: number,
  peak: number,
  colors: NeonColors,
  random: Random,
): string {
  const step = peak * 0.75;
  const points: string[] = [];
  for (let x = -step; x < width + step * 2; x += step * random.range(0.6, 1.2)) {
    points.push(`${num(x)} ${num(horizon - peak * random.range(0.25, 1))}`);
  }
  const data = `M${num(-step * 2)} ${num(horizon)}L${points.join('L')}L${num(width + step * 3)} ${num(horizon)}Z`;
  return (
    `<path d="${data}" fill="${colors.sky}"/>` +
    `<path d="${data}" fill="none" stroke="${colors.line}" stroke-opacity="0.55" stroke-width="${num(Math.max(1, peak * 0.014))}" stroke-linejoin="round"/>`
  );
}

/** Stars of three sizes above `horizon`, none inside `avoid`. */
export function drawStars({ width }: Size, horizon: number, avoid: readonly Box[], random: Random): string {
  const stars: string[] = [];
  for (let i = 0; i < 90; i++) {
    const x = random.range(0, width);
    const y = random.range(0, horizon * 0.95);
    const radius = random.pick([0.7, 0.7, 1, 1, 1.6]);
    const opacity = random.range(0.25, 0.85);
    if (avoid.some((b) => x > b.x && x < b.x + b.width && y > b.y && y < b.y + b.height)) continue;
    stars.push(`<circle cx="${num(x)}" cy="${num(y)}" r="${radius}" fill-opacity="${num(opacity)}"/>`);
  }
  return `<g fill="#ffffff">${stars.join('')}</g>`;
}
