import { toTone } from '../to-tone.ts';
import { type DrawPattern, f, toShade } from './pattern-canvas.ts';

const HALF = Math.PI / 2;
const points = (length: number): number[] => Array.from({ length }, (_, at) => at);

// Swings of a wave along the width with their height as a share of that of its band, and how far the next band lags behind.
const SWINGS = [
  { times: 1, tall: 0.42, lag: 0.9 },
  { times: 2, tall: 0.24, lag: -1.7 },
] as const;
const WAVE_STEPS = 24;
const [SHADED, LEAST_WAVES] = [5, 6];

/** Bands that swing across, each in a hue of its own and like no other; copies fit beside each other. */
const waves: DrawPattern = ({ width, height, hues, inks }) => {
  // Few hues come again, with the ground between them.
  const colors = [...hues, inks.ground];
  const count = hues.length < SHADED ? LEAST_WAVES : hues.length;
  const tall = height / (count + 1);
  const dx = width / WAVE_STEPS;
  return points(count)
    .map((at) => {
      const point = (step: number): { y: number; slope: number } => {
        const turns = SWINGS.map(({ times, tall: share, lag }) => {
          const angle = (2 * Math.PI * times * step) / WAVE_STEPS + lag * at;
          return {
            y: Math.sin(angle) * share * tall,
            slope: Math.cos(angle) * share * tall * ((2 * Math.PI * times) / width),
          };
        });
        return {
          y: tall * (at + 0.9) + turns.reduce((sum, { y }) => sum + y, 0),
          slope: turns.reduce((sum, { slope }) => sum + slope, 0),
        };
      };
      const crest = points(WAVE_STEPS).map((step) => {
        const [from, to] = [point(step), point(step + 1)];
        const third = dx / 3;
        return `C${f(step * dx + third)} ${f(from.y + from.slope * third)} ${f((step + 1) * dx - third)} ${f(to.y - to.slope * third)} ${f((step + 1) * dx)} ${f(to.y)}`;
      });
      return `<path d="M0 ${f(point(0).y)}${crest.join('')}V${f(height)}H0Z" fill="${colors[at % colors.length]}"/>`;
    })
    .join('');
};

/** The outline of a pebble around a point. */
function pebble(x: number, y: number, r: number, turn: number): string {
  const at = points(6).map((index) => {
    const angle = turn + (index * Math.PI) / 3;
    const reach = r * (0.84 + 0.22 * Math.sin(index * 2.4 + turn * 3));
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  });
  const middle = (a: number): string => {
    const [p, q] = [at[a % 6] ?? [x, y], at[(a + 1) % 6] ?? [x, y]];
    return `${f((p[0] + q[0]) / 2)} ${f((p[1] + q[1]) / 2)}`;
  };
  return `M${middle(0)}${points(6)
    .map((a) => `Q${f(at[(a + 1) % 6]?.[0] ?? x)} ${f(at[(a + 1) % 6]?.[1] ?? y)} ${middle(a + 1)}`)
    .join('')}Z`;
}

const PLACES = [
  [0.2, 0.22, 0.34],
  [0.78, 0.16, 0.24],
  [0.72, 0.58, 0.42],
  [0.2, 0.72, 0.3],
  [0.5, 0.96, 0.26],
] as const;

/** Large soft pebbles that leave the field. */
const pebbles: DrawPattern = ({ width, height, hues }) =>
  PLACES.map(([x, y, r], at) => {
    const size = r * Math.min(width, height) * 1.15;
    return `<path d="${pebble(x * width, y * height, size, at * 1.3)}" fill="${hues[at % hues.length]}"/>`;
  }).join('');

/** The same as rounded bodies, lit from above. */
const clay: DrawPattern = ({ width, height, hues }) => {
  const lights = hues.map(
    (color, at) =>
      `<radialGradient id="clay${at}" cx="0.35" cy="0.28" r="0.8"><stop stop-color="${toTone({ ground: color, ink: '#ffffff' }, 0.28)}"/><stop offset="0.55" stop-color="${color}"/><stop offset="1" stop-color="${toTone({ ground: color, ink: '#000000' }, 0.2)}"/></radialGradient>`,
  );
  const bodies = PLACES.map(([x, y, r], at) => {
    const size = r * Math.min(width, height) * 0.86;
    return `<path d="${pebble(x * width, y * height, size, at * 1.3)}" fill="url(#clay${at % hues.length})"/>`;
  });
  return `<defs>${lights.join('')}</defs>${bodies.join('')}`;
};

/** Pools of paint that run out at their rims. */
const wash: DrawPattern = ({ width, height, hues, random }) => {
  const pools = points(9).map((at) => {
    const color = hues[at % hues.length];
    const r = Math.min(width, height) * random.range(0.22, 0.5);
    const [x, y] = [random.range(0, width), random.range(0, height)];
    const gradient = `<radialGradient id="pool${at}"><stop stop-color="${color}" stop-opacity="0.42"/><stop offset="0.86" stop-color="${color}" stop-opacity="0.6"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
    return `<defs>${gradient}</defs><path d="${pebble(x, y, r, at)}" fill="url(#pool${at})"/>`;
  });
  return pools.join('');
};

/** Lights out of focus. */
const glow: DrawPattern = ({ width, height, hues }) =>
  [
    [0.85, 0.1, 0.8],
    [0.1, 0.95, 0.7],
    [0.75, 0.9, 0.55],
  ]
    .map(([x = 0, y = 0, r = 0], at) => {
      const color = hues[at % hues.length];
      return `<defs><radialGradient id="glow${at}"><stop stop-color="${color}" stop-opacity="0.85"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient></defs><circle cx="${f(x * width)}" cy="${f(y * height)}" r="${f(r * Math.max(width, height))}" fill="url(#glow${at})"/>`;
    })
    .join('');

/** Sprigs of leaves, from the foot up. */
const leaves: DrawPattern = ({ width, height, hues, step }) => {
  const sprigs = Math.max(2, Math.round(width / (step * 2)));
  return points(sprigs)
    .map((at) => {
      const x = ((at + 0.5) * width) / sprigs;
      const top = height * (at % 2 ? 0.14 : 0.04);
      const color = hues[at % hues.length];
      const pairs = Math.max(3, Math.floor((height - top) / (step * 0.8)));
      const blades = points(pairs).map((pair) => {
        const y = top + ((pair + 0.4) * (height - top)) / pairs;
        const long = step * (0.62 + 0.32 * (pair / pairs));
        const blade = (side: number): string =>
          `M${f(x)} ${f(y + step * 0.3)}q${f(side * long * 0.25)} ${f(-long * 0.75)} ${f(side * long)} ${f(-long * 0.62)}q${f(-side * long * 0.2)} ${f(long * 0.72)} ${f(-side * long)} ${f(long * 0.62)}z`;
        return blade(1) + blade(-1);
      });
      return `<path d="${blades.join('')}" fill="${color}"/><path d="M${f(x)} ${f(top)}V${f(height)}" stroke="${color}" stroke-width="${f(step * 0.06)}"/>`;
    })
    .join('');
};

/** Sheets of paper, each throwing a shadow on the one behind it. */
const layers: DrawPattern = ({ width, height, hues, inks }) => {
  const sheets = points(hues.length + 1).map((at) => {
    const y = height * (0.16 + at * 0.2);
    const swing = height * 0.09 * (at % 2 ? 1 : -1);
    const edge = `M0 ${f(y)}C${f(width * 0.3)} ${f(y - swing)} ${f(width * 0.55)} ${f(y + swing * 1.6)} ${f(width)} ${f(y + swing * 0.2)}V${f(height)}H0Z`;
    return `<path d="${edge}" fill="#000000" fill-opacity="0.16" transform="translate(0 ${f(-height * 0.012)})"/><path d="${edge}" fill="${hues[at % hues.length] ?? inks.fill}"/>`;
  });
  return sheets.join('');
};

/** A ring drawn with one stroke of a brush. */
const brush: DrawPattern = ({ width, height, color }) => {
  const r = Math.min(width, height) * 0.34;
  const [x, y] = [width / 2, height / 2];
  const strokes = points(9).map((at) => {
    const reach = r * (0.84 + at * 0.036);
    const [from, to] = [-HALF + 0.2 + at * 0.03, HALF * 3 - 0.5 + at * 0.06];
    const point = (angle: number): string =>
      `${f(x + Math.cos(angle) * reach)} ${f(y + Math.sin(angle) * reach)}`;
    return `<path d="M${point(from)}A${f(reach)} ${f(reach)} 0 1 1 ${point(to)}" fill="none" stroke="${color}" stroke-width="${f(r * (at % 3 ? 0.05 : 0.035))}" stroke-linecap="round" stroke-opacity="${at % 4 ? 0.95 : 0.7}"/>`;
  });
  return strokes.join('');
};

/** Loops of one line. */
const loops: DrawPattern = ({ width, height, step, color }) => {
  const rows = Math.max(2, Math.round(height / (step * 1.7)));
  const line = points(rows).map((row) => {
    const y = ((row + 0.6) * height) / rows;
    const turns = Math.ceil(width / step) + 1;
    return `M${f(-step)} ${f(y)}${points(turns)
      .map(
        () =>
          `c${f(step * 1.1)} ${f(-step * 0.2)} ${f(step * 1.2)} ${f(-step)} ${f(step * 0.5)} ${f(-step * 0.9)}s${f(-step * 0.4)} ${f(step)} ${f(step * 0.5)} ${f(step * 0.9)}`,
      )
      .join('')}`;
  });
  return `<path d="${line.join('')}" fill="none" stroke="${color}" stroke-width="${f(step * 0.09)}" stroke-linecap="round"/>`;
};

// How high a hill begins and ends, and how far its ink covers the ground.
const HILLS = [
  [0.56, 0.44, 0.2],
  [0.62, 0.72, 0.42],
  [0.86, 0.74, 0.66],
] as const;

/** A sun over hills. */
const hills: DrawPattern = ({ width, height, inks }) => {
  const r = Math.min(width, height) * 0.19;
  const sun = `<circle cx="${f(width * 0.6)}" cy="${f(height * 0.36)}" r="${f(r)}" fill="${inks.fill}"/>`;
  const ridges = HILLS.map(([from, to, share]) => {
    const [a, b] = [from * height, to * height];
    const bend = (b - a) * 0.5 + height * 0.09 * (from < to ? -1 : 1);
    return `<path d="M0 ${f(a)}C${f(width * 0.34)} ${f(a + bend)} ${f(width * 0.6)} ${f(b - bend)} ${f(width)} ${f(b)}V${f(height)}H0Z" fill="${toShade(inks, share)}"/>`;
  });
  return sun + ridges.join('');
};

export const ORGANIC_PATTERNS = {
  hills,
  waves,
  pebbles,
  clay,
  wash,
  glow,
  leaves,
  layers,
  brush,
  loops,
} as const satisfies Record<string, DrawPattern>;
