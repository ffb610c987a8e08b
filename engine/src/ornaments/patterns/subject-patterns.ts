import { type DrawPattern, f, overGrid, toShade } from './pattern-canvas.ts';

// Fields that speak of something: software, data, sound, land.

type Point = readonly [x: number, y: number];

const disc = ([x, y]: Point, r: number, color: string): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${color}"/>`;
const line = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Discs of several sizes, each joined to its neighbors. */
const network: DrawPattern = ({ width, height, step, hues, inks, random }) => {
  const side = step * 1.7;
  const [columns, rows] = [Math.ceil(width / side) + 1, Math.ceil(height / side) + 1];
  const stray = (): number => random.range(-0.3, 0.3) * side;
  const nodes = Array.from({ length: columns * rows }, (_, at): Point => {
    const row = Math.floor(at / columns);
    return [((at % columns) + (row % 2 ? 0.5 : 0)) * side + stray(), row * side + stray()];
  });
  const wires = nodes.flatMap((from, at) =>
    nodes
      .slice(at + 1)
      .filter((to) => Math.hypot(to[0] - from[0], to[1] - from[1]) < side * 1.32)
      .map((to) => `M${f(from[0])} ${f(from[1])}L${f(to[0])} ${f(to[1])}`),
  );
  const drawn = nodes.map((node, at) => {
    const r = step * random.pick([0.16, 0.22, 0.42]);
    return disc(node, r, hues[at % hues.length] ?? inks.fill) + disc(node, r * 0.42, inks.ground);
  });
  return line(wires.join(''), toShade(inks, 0.3), step * 0.06) + drawn.join('');
};

/** Tracks that run along the field and step down side by side, with a pad at each end. */
const circuit: DrawPattern = ({ width, height, step, hues, inks, random }) => {
  const gap = step * 0.62;
  const drop = gap * 2;
  return Array.from({ length: Math.ceil(height / gap) + 4 }, (_, at) => {
    const y = (at - 2) * gap;
    const turn = width * 0.62 - y * 0.5;
    const color = at % 4 === 1 ? (hues[at % hues.length] ?? inks.fill) : toShade(inks, 0.34);
    const from: Point = [Math.min(random.range(-0.1, 0.5) * width, turn - gap), y];
    const to: Point = [Math.max(random.range(0.6, 1.1) * width, turn + drop + gap), y + drop];
    const track = `M${f(from[0])} ${f(y)}H${f(turn)}l${f(drop)} ${f(drop)}H${f(to[0])}`;
    const pads = [from, to].map((end) => disc(end, step * 0.2, color) + disc(end, step * 0.09, inks.ground));
    return line(track, color, step * 0.1) + pads.join('');
  }).join('');
};

// How far lines are set in, as if one block were in another.
const INDENTS = [0, 1, 2, 2, 1, 2, 3, 3, 2, 1, 0, 0, 1, 1] as const;

/** Lines of code, each word a bar. */
const code: DrawPattern = ({ width, height, step, hues, inks, random }) => {
  const [high, gap] = [step * 0.3, step * 0.62];
  return Array.from({ length: Math.ceil(height / gap) }, (_, row) => {
    const end = width * random.range(0.45, 0.94);
    const words: string[] = [];
    for (let x = step * (0.6 + 0.9 * (INDENTS[row % INDENTS.length] ?? 0)); x < end - step * 0.4; ) {
      const long = Math.min(step * random.range(0.5, 1.9), end - x);
      const color =
        words.length === 0
          ? (hues[row % hues.length] ?? inks.fill)
          : toShade(inks, 0.2 + 0.12 * (words.length % 2));
      words.push(
        `<rect x="${f(x)}" y="${f((row + 0.5) * gap - high / 2)}" width="${f(long)}" height="${f(high)}" rx="${f(high / 2)}" fill="${color}"/>`,
      );
      x += long + step * 0.3;
    }
    return words.join('');
  }).join('');
};

/** Bars of a sound, mirrored about the middle. */
const equalizer: DrawPattern = ({ width, height, step, hues, inks }) => {
  const gap = step * 0.56;
  return Array.from({ length: Math.ceil(width / gap) }, (_, at) => {
    const swell = Math.abs(Math.sin(at * 0.52) * 0.6 + Math.sin(at * 1.31 + 1) * 0.4);
    const tall = height * (0.1 + 0.76 * swell);
    return `<rect x="${f((at + 0.5) * gap - gap * 0.3)}" y="${f((height - tall) / 2)}" width="${f(gap * 0.6)}" height="${f(tall)}" rx="${f(gap * 0.3)}" fill="${hues[at % hues.length] ?? inks.fill}"/>`;
  }).join('');
};

const HEIGHTS = 15;

/** Lines of equal height around a peak, as on a map. */
const contours: DrawPattern = ({ width, height, step, hues, inks }) =>
  Array.from({ length: HEIGHTS }, (_, level) => {
    const r = Math.hypot(width, height) * ((level + 1) / HEIGHTS);
    const at = Array.from({ length: 64 }, (_, turn) => {
      const angle = (turn * Math.PI) / 32;
      const swing =
        1 + 0.15 * Math.sin(angle * 2 + 0.8) + 0.07 * Math.sin(angle * 3) + 0.04 * Math.sin(angle * 5);
      return `${f(width * 0.64 + Math.cos(angle) * r * swing)} ${f(height * 0.38 + Math.sin(angle) * r * swing)}`;
    });
    const bold = level % 4 === 0;
    const color = bold ? (hues[level % hues.length] ?? inks.fill) : toShade(inks, 0.3);
    return line(`M${at.join('L')}Z`, color, step * (bold ? 0.09 : 0.05));
  }).join('');

// Of the step, how high a window is.
const WINDOW = 0.3;

/** Towers of a town in rows, some windows lit. */
const skyline: DrawPattern = ({ width, height, step, hues, inks, random }) =>
  [0.34, 0.2, 0]
    .map((up, row) => {
      let drawn = '';
      for (let x = -step * random.next(); x < width; ) {
        const wide = step * random.range(1.2, 2.2);
        const tall = height * (up + random.range(0.18, 0.44));
        const color =
          row === 2
            ? (hues[random.integer(0, hues.length - 1)] ?? inks.fill)
            : toShade(inks, 0.14 + 0.16 * row);
        const cells =
          row === 2
            ? overGrid(
                { width: wide - step * 0.68, height: tall },
                step * 0.44,
                (left, top, column, level) =>
                  level === 0 || (column + level * 2) % 3 === 0
                    ? ''
                    : `<rect x="${f(x + step * 0.24 + left)}" y="${f(height - tall + top)}" width="${f(step * WINDOW * 0.7)}" height="${f(step * WINDOW)}"/>`,
              )
            : '';
        drawn += `<rect x="${f(x)}" y="${f(height - tall)}" width="${f(wide)}" height="${f(tall)}" fill="${color}"/><g fill="${inks.ground}">${cells}</g>`;
        x += wide + (row === 2 ? step * 0.12 : 0);
      }
      return drawn;
    })
    .join('');

export const SUBJECT_PATTERNS = {
  network,
  circuit,
  code,
  equalizer,
  contours,
  skyline,
} as const satisfies Record<string, DrawPattern>;
