import { linearGradient, num, radialGradient } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';

type Point = { x: number; y: number };

/** A glass ball lit from the upper left, colored from `near` to `far`, with a bright rim at the lower right. */
export function drawOrb({ x, y }: Point, radius: number, near: string, far: string, rim: string): string {
  const body = radialGradient('orb-body', [x - radius * 0.35, y - radius * 0.4], radius * 1.55, [
    [0, '#ffffff', 0.95],
    [0.16, near, 0.95],
    [0.55, far, 0.92],
    [1, far, 0.55],
  ]);
  const edge = radialGradient('orb-edge', [x - radius * 0.12, y - radius * 0.14], radius * 1.16, [
    [0.74, rim, 0],
    [0.94, rim, 0.75],
    [1, '#ffffff', 0.95],
  ]);
  const glow = radialGradient('orb-glow', [x, y + radius * 0.18], radius * 1.7, [
    [0.45, far, 0.4],
    [1, far, 0],
  ]);
  const disc = (r: number, paint: string): string =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#${paint})"/>`;
  return (
    `<defs>${body}${edge}${glow}</defs>` +
    `<circle cx="${num(x)}" cy="${num(y + radius * 0.18)}" r="${num(radius * 1.7)}" fill="url(#orb-glow)"/>` +
    disc(radius, 'orb-body') +
    disc(radius, 'orb-edge')
  );
}

/** Fine rings around a point that fade as they widen. */
export function drawRipples(
  { x, y }: Point,
  inner: number,
  outer: number,
  count: number,
  color: string,
): string {
  const rings = Array.from({ length: count }, (_, i) => {
    const t = i / Math.max(1, count - 1);
    const opacity = (0.42 * (1 - t) ** 1.4 + 0.03).toFixed(2);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(inner + (outer - inner) * t)}" stroke-opacity="${opacity}"/>`;
  });
  return `<g fill="none" stroke="${color}" stroke-width="${num(Math.max(1, inner * 0.008))}">${rings.join('')}</g>`;
}

/** Panes of frosted glass behind one another, the front one square to the viewer. */
export function drawPanes(box: Box, tint: string, dark: boolean): string {
  const radius = box.width * 0.2;
  const cx = box.x + box.width / 2;
  const cy = box.y + box.height / 2;
  const pane = linearGradient(
    'pane',
    [box.x, box.y],
    [box.x + box.width, box.y + box.height],
    [
      [0, '#ffffff', dark ? 0.34 : 0.85],
      [1, '#ffffff', dark ? 0.1 : 0.45],
    ],
  );
  const back = linearGradient(
    'pane-back',
    [box.x, box.y],
    [box.x + box.width, box.y + box.height],
    [
      [0, tint, 0.75],
      [1, tint, 0.25],
    ],
  );
  const edge = linearGradient(
    'pane-edge',
    [box.x, box.y],
    [box.x + box.width, box.y + box.height],
    [
      [0, '#ffffff', 0.95],
      [0.5, '#ffffff', 0.2],
      [1, '#ffffff', 0.5],
    ],
  );
  const plate = (turn: number, grow: number, paint: string): string => {
    const w = box.width * grow;
    const h = box.height * grow;
    return `<rect x="${num(cx - w / 2)}" y="${num(cy - h / 2)}" width="${num(w)}" height="${num(h)}" rx="${num(radius)}" transform="rotate(${turn} ${num(cx)} ${num(cy)})" fill="url(#${paint})" stroke="url(#pane-edge)" stroke-width="${num(Math.max(1, box.width * 0.006))}"/>`;
  };
  return `<defs>${pane}${back}${edge}</defs>${plate(18, 0.98, 'pane-back')}${plate(8, 1, 'pane-back')}${plate(-4, 1, 'pane')}`;
}

/** Leaning glass tubes side by side, each a step shorter, like organ pipes: fills a circle around `centre`. */
export function drawTubes({ x, y }: Point, radius: number, near: string, far: string): string {
  const count = 5;
  const width = (radius * 1.7) / count;
  const heights = [1.9, 1.62, 1.34, 1.06, 0.78];
  const tubes = heights.map((height, i) => {
    const left = -radius * 0.85 + i * width;
    const h = radius * height;
    const shift = (radius * (1.9 - height)) / 2;
    return `<rect x="${num(left + width * 0.04)}" y="${num(-h / 2 + shift)}" width="${num(width * 0.92)}" height="${num(h)}" rx="${num(width * 0.46)}" fill="url(#tube-${i})" stroke="#ffffff" stroke-opacity="0.5" stroke-width="${num(Math.max(1, radius * 0.008))}"/>`;
  });
  const paints = heights.map((height, i) =>
    linearGradient(
      `tube-${i}`,
      [0, -(radius * height) / 2],
      [0, (radius * height) / 2],
      [
        [0, '#ffffff', 0.92],
        [0.3, near, 0.75],
        [0.7, far, 0.55],
        [1, far, 0.1],
      ],
    ),
  );
  return `<defs>${paints.join('')}</defs><g transform="translate(${num(x)} ${num(y)}) rotate(24)">${tubes.join('')}</g>`;
}

/** A fan of glass half-discs, each a step further on. */
export function drawFan({ x, y }: Point, radius: number, near: string, far: string): string {
  const count = 5;
  const r = radius * 0.8;
  const step = radius * 0.32;
  const start = -(step * (count - 1)) / 2;
  const paint = linearGradient(
    'fan',
    [0, -r],
    [0, r],
    [
      [0, '#ffffff', 0.85],
      [0.45, near, 0.65],
      [1, far, 0.35],
    ],
  );
  const discs = Array.from({ length: count }, (_, i) => {
    const left = start + step * i - r * 0.35;
    return `<path transform="translate(${num(left)} 0)" d="M0 ${num(-r)}A${num(r)} ${num(r)} 0 0 1 0 ${num(r)}Z" fill="url(#fan)" stroke="#ffffff" stroke-opacity="0.45" stroke-width="${num(Math.max(1, radius * 0.008))}"/>`;
  });
  return `<defs>${paint}</defs><g transform="translate(${num(x)} ${num(y)}) rotate(-28)">${discs.join('')}</g>`;
}
