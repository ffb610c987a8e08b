import { mix } from '../color/oklch.ts';
import { toScale } from '../solve/chart-scale.ts';
import type { PlacedShape } from '../solve/layout.ts';
import { drawIcon } from './icons.ts';
import { huesOf } from './patterns/pattern-canvas.ts';

const f = (value: number): string => String(Math.round(value * 10) / 10);

type Draw = (shape: PlacedShape) => string;

const QUOTES =
  'M0 76V42C0 18 14 3 42 0V14C30 16 24 23 24 34H44V76ZM58 76V42C58 18 72 3 100 0V14C88 16 82 23 82 34H102V76Z';

// Lines of a page of four columns, fading out above and below.
const columns: Draw = ({ box, color }) => {
  const step = box.width / 4;
  const lines = [0, 1, 2, 3, 4].map(
    (at) => `<rect x="${f(Math.min(at * step, box.width - 1.5))}" width="1.5" height="${f(box.height)}"/>`,
  );
  return (
    `<defs><linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${color}" stop-opacity="0.75"/><stop offset="0.3" stop-color="${color}" stop-opacity="0.75"/><stop offset="0.92" stop-color="${color}" stop-opacity="0"/></linearGradient></defs>` +
    `<g fill="url(#fade)">${lines.join('')}</g>`
  );
};

// Of the color of the last bar, what the others have.
const EARLIER = 0.28;

/** Filled to the axis at zero, wherever that is, with the lines of its numbers in it; bars where they are asked for. */
const chart: Draw = ({ box, inks, color, series, mirrored: _ }) => {
  if (!series) return '';
  const { values, bars } = series;
  const scale = toScale(series, { ...box, x: 0, y: 0 });
  const [width, zero] = [box.width, scale.toY(0)];
  const thin = Math.max(1, box.width / 600);
  const rule = (y: number, fill: string): string =>
    `<rect y="${f(y - thin / 2)}" width="${f(width)}" height="${f(thin)}" fill="${fill}"/>`;
  if (bars) {
    const step = width / values.length;
    const gap = step * 0.24;
    const drawn = values.map((value, at) => {
      const [top, bottom] = [scale.toY(value), zero].sort((a, b) => a - b);
      const fill = at === values.length - 1 ? color : mix(inks.ground, color, EARLIER);
      return `<rect x="${f(at * step + gap / 2)}" y="${f(top ?? 0)}" width="${f(step - gap)}" height="${f((bottom ?? 0) - (top ?? 0))}" fill="${fill}"/>`;
    });
    return drawn.join('') + rule(zero, inks.muted);
  }
  const points = values
    .map((value, at) => `${f((at / (values.length - 1)) * width)} ${f(scale.toY(value))}`)
    .join('L');
  const area = `M${points}L${f(width)} ${f(zero)}L0 ${f(zero)}Z`;
  const grid = scale.ticks.filter((tick) => tick !== 0).map((tick) => rule(scale.toY(tick), inks.line));
  const stroke = Math.max(2, box.width / 171);
  return (
    `<defs><clipPath id="area"><path d="${area}"/></clipPath></defs><path d="${area}" fill="${inks.ground}"/>` +
    `<g clip-path="url(#area)">${grid.join('')}</g>` +
    `<path d="M${points}" fill="none" stroke="${color}" stroke-width="${f(stroke)}" stroke-linejoin="round" stroke-linecap="square"/>${rule(zero, inks.line)}`
  );
};

const shares: Draw = ({ box, shares: parts = [] }) => {
  let at = 0;
  return parts
    .map(({ share, color }) => {
      const [from, to] = [at, at + share * box.width];
      at = to;
      return `<rect x="${f(from)}" width="${f(to - from + 0.2)}" height="${f(box.height)}" fill="${color}"/>`;
    })
    .join('');
};

// Bands of a bow, from the outer one in, each as wide as the others.
const [BOW, BAND] = [0.94, 0.13];

/** A bow of four colors that leaves the card in a corner. */
const arcs: Draw = ({ box: { width, height }, inks, draw }) => {
  const reach = Math.min(width * 0.99, height * BOW);
  const band = reach * BAND;
  const bows = huesOf(inks).map((color, at) => {
    const r = reach - band * (at + 0.5);
    return `<path d="M${f(width - r)} ${f(height + 1)}V${f(height)}A${f(r)} ${f(r)} 0 0 1 ${f(width)} ${f(height - r)}H${f(width + 1)}" fill="none" stroke="${color}" stroke-width="${f(band + 0.6)}"/>`;
  });
  const turned = draw.endsWith(':top') ? ` transform="matrix(1 0 0 -1 0 ${f(height)})"` : '';
  return `<g${turned}>${bows.join('')}</g>`;
};

const frame: Draw = ({ box: { width, height }, color }) => {
  const inset = Math.min(width, height) / 24;
  return `<rect x="${f(inset)}" y="${f(inset)}" width="${f(width - 2 * inset)}" height="${f(height - 2 * inset)}" fill="none" stroke="${color}" stroke-width="${f(Math.max(1, inset / 13))}"/>`;
};

// Along the shorter edge of a card.
const HOLES = 13;

/** The holes along which a stub is torn off: half on it, in the color of what it is torn from. */
const tear: Draw = ({ box: { width, height }, color, draw }) => {
  const along = draw.endsWith(':top') ? width : height;
  const step = along / HOLES;
  return Array.from({ length: HOLES }, (_, at) => {
    const middle = f((at + 0.5) * step);
    const [x, y] = draw.endsWith(':top') ? [middle, '0'] : ['0', middle];
    return `<circle cx="${x}" cy="${y}" r="${f(step * 0.24)}" fill="${color}"/>`;
  }).join('');
};

const UNITS = 100;
const units: Draw = ({ box: { width, height }, color, inks, share = 0 }) => {
  const columns = Math.round(Math.sqrt((UNITS * width) / height));
  const step = width / columns;
  const shown = Math.round(share * UNITS);
  return Array.from({ length: UNITS }, (_, at) => {
    const [x, y] = [((at % columns) + 0.5) * step, (Math.floor(at / columns) + 0.5) * step];
    return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(step * 0.4)}" fill="${at < shown ? color : inks.line}"/>`;
  }).join('');
};

const DARK = '#0b1017';
const scrim: Draw = ({ box }) =>
  `<defs><linearGradient id="scrim" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${DARK}" stop-opacity="0.82"/><stop offset="0.15" stop-color="${DARK}" stop-opacity="0.66"/><stop offset="0.3" stop-color="${DARK}" stop-opacity="0.4"/><stop offset="0.5" stop-color="${DARK}" stop-opacity="0.72"/><stop offset="1" stop-color="${DARK}" stop-opacity="0.94"/></linearGradient></defs>` +
  `<rect width="${f(box.width)}" height="${f(box.height)}" fill="url(#scrim)"/>`;

const DRAWN: Readonly<Record<string, Draw>> = {
  columns,
  chart,
  shares,
  scrim,
  arcs,
  frame,
  tear,
  units,
  quotes: ({ box, color }) =>
    `<path transform="scale(${box.width / 102} ${box.height / 76})" d="${QUOTES}" fill="${color}"/>`,
};

/** An icon that is filled from where reading starts, as far as its share says. */
function drawFilled(name: string, { color, inks, share = 1, mirrored }: PlacedShape): string {
  if (share >= 1) return drawIcon(name, color);
  const width = f(24 * share);
  const from = mirrored ? f(24 * (1 - share)) : '0';
  const clip = `<clipPath id="filled"><rect x="${from}" width="${width}" height="24"/></clipPath>`;
  return `${clip}${drawIcon(name, inks.line)}<g clip-path="url(#filled)">${drawIcon(name, color)}</g>`;
}

/** The inside of a shape's SVG, from the corner of its box; undefined for what is no drawing. */
export async function drawShape(shape: PlacedShape): Promise<string | undefined> {
  const [kind = '', name = ''] = shape.draw.split(':');
  if (kind === 'icon')
    return `<g transform="scale(${shape.box.width / 24} ${shape.box.height / 24})">${drawFilled(name, shape)}</g>`;
  const draw = DRAWN[kind];
  if (draw) return draw(shape);
  // Most cards have none.
  return (await import('./patterns/patterns.ts')).drawPattern(shape);
}
