import { toTone } from '../to-tone.ts';
import { type DrawPattern, f, overGrid, toShade } from './pattern-canvas.ts';

const disc = (x: number, y: number, r: number, color: string): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${color}"/>`;
const square = (x: number, y: number, side: number, color: string): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(side + 0.4)}" height="${f(side + 0.4)}" fill="${color}"/>`;

/** Quarters, halves and discs in whole squares, no two alike beside each other. */
const geometry: DrawPattern = ({ width, height, step, hues, random, inks }) => {
  const rows = Math.max(1, Math.round(height / (step * 1.9)));
  const side = height / rows;
  // An odd strip is shared by both edges.
  const start = ((width / side - Math.ceil(width / side)) * side) / 2;
  const all = [...new Set([...hues, inks.ground])];
  const above: (string | undefined)[] = [];
  let before: string | undefined;
  return overGrid({ width: width - start, height }, side, (left, y, column, row) => {
    const x = start + left;
    const grounds = all.filter((one) => one !== above[column] && (column === 0 || one !== before));
    const ground = random.pick(grounds.length > 0 ? grounds : all);
    const others = all.filter((one) => one !== ground);
    const color = random.pick(others.length > 0 ? others : all);
    above[column] = ground;
    before = ground;
    const kind = random.pick(['quarter', 'quarter', 'half', 'half', 'disc', 'plain'] as const);
    const cell = square(x, y, side, ground);
    if (kind === 'plain' && (column + row) % 2) return cell;
    const turned = `transform="rotate(${random.pick([0, 90, 180, 270])} ${f(x + side / 2)} ${f(y + side / 2)})"`;
    const shapes = {
      disc: disc(x + side / 2, y + side / 2, side * 0.36, color),
      quarter: `<path ${turned} d="M${f(x)} ${f(y)}h${f(side)}a${f(side)} ${f(side)} 0 0 1 ${f(-side)} ${f(side)}z" fill="${color}"/>`,
      half: `<path ${turned} d="M${f(x)} ${f(y)}h${f(side)}a${f(side / 2)} ${f(side / 2)} 0 0 1 ${f(-side)} 0z" fill="${color}"/>`,
    };
    return cell + shapes[kind === 'plain' ? 'disc' : kind];
  });
};

/** Dots that shrink from one corner to the other, as in a coarse print. */
const dots: DrawPattern = ({ width, height, step, color }) => {
  const side = step * 0.34;
  const reach = width + height;
  return overGrid({ width, height }, side, (x, y, _, row) => {
    const r = side * 0.62 * (1 - (x + (height - y)) / reach);
    return r < 0.6 ? '' : disc(x + (row % 2 ? side : side / 2), y + side / 2, r, color);
  });
};

const checker: DrawPattern = ({ width, height, step, color }) =>
  overGrid({ width, height }, step * 0.9, (x, y, column, row) =>
    (column + row) % 2 ? '' : square(x, y, step * 0.9, color),
  );

/** Fine lines of squares, every fifth of them stronger. */
const grid: DrawPattern = ({ width, height, step, color }) => {
  const side = step * 0.4;
  const lines = (length: number, across: boolean): string =>
    Array.from({ length: Math.ceil(length / side) }, (_, at) => {
      const w = at % 5 ? 0.8 : 1.8;
      const [x, y] = across ? [at * side, 0] : [0, at * side];
      return `<rect x="${f(x)}" y="${f(y)}" width="${across ? w : f(width)}" height="${across ? f(height) : w}"/>`;
    }).join('');
  return `<g fill="${color}">${lines(width, true)}${lines(height, false)}</g>`;
};

const RAYS = 22;

/** Rays from below the foot. */
const rays: DrawPattern = ({ width, height, inks, color }) => {
  const [x, y, r] = [width * 0.5, height * 1.02, Math.hypot(width, height) * 1.1];
  const at = (turn: number): string => `${f(x + Math.cos(turn) * r)} ${f(y - Math.sin(turn) * r)}`;
  const wedges = Array.from({ length: RAYS }, (_, index) => {
    const turn = (Math.PI * index) / RAYS;
    return index % 2 ? '' : `M${f(x)} ${f(y)}L${at(turn)}L${at(turn + Math.PI / RAYS)}Z`;
  });
  return `<path d="${wedges.join('')}" fill="${toTone(inks, 0.12)}"/>${disc(x, y, Math.min(width, height) * 0.24, color)}`;
};

/** Scales of half rings, row above row. */
const fans: DrawPattern = ({ width, height, step, hues, inks }) => {
  const r = step * 0.95;
  const tones = [hues[0], inks.ground, hues[1] ?? hues[0], inks.ground, hues[0]];
  const rows = Math.ceil(height / r) + 2;
  return Array.from({ length: rows }, (_, row) => {
    const y = row * r;
    return Array.from({ length: Math.ceil(width / (2 * r)) + 2 }, (_, column) => {
      const x = (column - (row % 2 ? 0.5 : 0)) * 2 * r;
      return tones.map((color, at) => disc(x, y, r * (1 - at * 0.2), color)).join('');
    }).join('');
  }).join('');
};

/** A sun in slices over a grid that runs to the horizon. */
const sunset: DrawPattern = ({ width, height, hues, inks }) => {
  const horizon = height * 0.66;
  const r = Math.min(width * 0.4, height * 0.36);
  const [x, y] = [width / 2, horizon - r * 0.42];
  const sun = `<defs><linearGradient id="sun" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${hues[2] ?? hues[0]}"/><stop offset="1" stop-color="${hues[0]}"/></linearGradient></defs>${disc(x, y, r, 'url(#sun)')}`;
  const slits = [0.1, 0.3, 0.48, 0.64, 0.78].map(
    (at, index) =>
      `<rect x="${f(x - r)}" y="${f(y + r * at)}" width="${f(2 * r)}" height="${f(r * (0.035 + index * 0.014))}" fill="${inks.ground}"/>`,
  );
  const line = hues[1] ?? hues[0];
  const deep = Array.from({ length: 7 }, (_, at) => {
    const down = horizon + (height - horizon) * ((at + 1) / 7) ** 2;
    return `M0 ${f(down)}H${f(width)}`;
  });
  const far = Array.from(
    { length: 15 },
    (_, at) =>
      `M${f(x + (at - 7) * width * 0.06)} ${f(horizon)}L${f(x + (at - 7) * width * 0.3)} ${f(height)}`,
  );
  return `${sun}${slits.join('')}<rect y="${f(horizon)}" width="${f(width)}" height="${f(height - horizon)}" fill="${inks.ground}"/><path d="M0 ${f(horizon)}H${f(width)}${deep.join('')}${far.join('')}" fill="none" stroke="${line}" stroke-width="2"/>`;
};

/** Lines as on a screen. */
const scan: DrawPattern = ({ width, height, step, color }) => {
  const side = step * 0.14;
  const lines = Array.from({ length: Math.ceil(height / side) }, (_, at) => `M0 ${f(at * side)}H${f(width)}`);
  return `<path d="${lines.join('')}" stroke="${color}" stroke-width="${f(side * 0.16)}"/>`;
};

/** Blocks that thin out towards the top. */
const pixels: DrawPattern = ({ width, height, step, hues, random }) => {
  const side = step * 0.5;
  return overGrid({ width, height }, side, (x, y) =>
    random.next() < (y / height) ** 1.2 * 0.95 ? square(x, y, side, random.pick(hues)) : '',
  );
};

/** Broad slanting lines. */
const hatch: DrawPattern = ({ width, height, step, color }) => {
  const side = step * 0.62;
  const lines = Array.from(
    { length: Math.ceil((width + height) / side) },
    (_, at) => `M${f(at * side)} 0L${f(at * side - height)} ${f(height)}`,
  );
  return `<path d="${lines.join('')}" stroke="${color}" stroke-width="${f(side * 0.42)}"/>`;
};

const RINGS = [0.98, 0.76, 0.54, 0.32] as const;

/** Rings around a disc, wider than their room. */
const rings: DrawPattern = ({ width, height, inks }) => {
  const reach = Math.max(width, height) * 0.72;
  return RINGS.map((share, at) => {
    const color = at === RINGS.length - 1 ? inks.fill : toShade(inks, 0.1 + 0.11 * at);
    return disc(width * 0.56, height * 0.56, reach * share, color);
  }).join('');
};

/** All colors of a style, side by side. */
const stripes: DrawPattern = ({ width, height, hues }) => {
  const across = width >= height;
  const each = (across ? width : height) / hues.length;
  return hues
    .map((color, at) => {
      const [x, y] = across ? [at * each, 0] : [0, at * each];
      const [w, h] = across ? [each + 0.6, height] : [width, each + 0.6];
      return `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${color}"/>`;
    })
    .join('');
};

/** Colors that run into each other from corner to corner. */
const blend: DrawPattern = ({ width, height, hues }) => {
  const last = Math.max(1, hues.length - 1);
  const stops = hues.map((color, at) => `<stop offset="${at / last}" stop-color="${color}"/>`);
  return `<defs><linearGradient id="blend" x1="0" y1="0" x2="1" y2="1">${stops.join('')}</linearGradient></defs><rect width="${f(width)}" height="${f(height)}" fill="url(#blend)"/>`;
};

export const GEOMETRIC_PATTERNS = {
  rings,
  stripes,
  blend,
  geometry,
  dots,
  checker,
  grid,
  rays,
  fans,
  sunset,
  scan,
  pixels,
  hatch,
} as const satisfies Record<string, DrawPattern>;
