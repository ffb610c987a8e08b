import { type DrawPattern, f, toShade } from './pattern-canvas.ts';

// A few large shapes that fill a field from edge to edge.

const circle = (x: number, y: number, r: number, color: string): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${color}"/>`;

const BANDS = 4;

/** Arches inside each other, on the foot of the field. */
const arches: DrawPattern = ({ width, height, hues, inks }) => {
  const reach = Math.min(width * 0.5, height * 0.72);
  const [x, top] = [width / 2, height - Math.min(height * 0.42, reach * 1.2)];
  return Array.from({ length: BANDS + 1 }, (_, at) => {
    const r = reach * (1 - at / (BANDS + 1));
    const color = at === BANDS ? inks.ground : (hues[at % hues.length] ?? inks.fill);
    return `<path d="M${f(x - r)} ${f(height + 1)}V${f(top)}A${f(r)} ${f(r)} 0 0 1 ${f(x + r)} ${f(top)}V${f(height + 1)}Z" fill="${color}"/>`;
  }).join('');
};

/** How many squares of about half the shorter side there are in a row and in a column, and their sides. */
const toSquares = (
  width: number,
  height: number,
): { columns: number; rows: number; w: number; h: number } => {
  const side = Math.min(width, height) / 2;
  const [columns, rows] = [Math.round(width / side), Math.round(height / side)];
  return { columns, rows, w: width / columns, h: height / rows };
};

// In which corner the middle of the circle of each square is, row by row.
const CORNERS = [0, 1, 3, 2, 2, 0] as const;

/** A quarter of a circle in each of a few large squares. */
const quarters: DrawPattern = ({ width, height, hues, inks }) => {
  const { columns, rows, w, h } = toSquares(width, height);
  const colors = [...hues, inks.ground];
  return Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [(at % columns) * w, Math.floor(at / columns) * h];
    const corner = CORNERS[at % CORNERS.length] ?? 0;
    const [right, down] = [corner % 2 === 1, corner >= 2];
    const [cx, cy] = [right ? x + w : x, down ? y + h : y];
    const [ex, ey] = [right ? x : x + w, down ? y : y + h];
    const sweep = right === down ? 1 : 0;
    const [back, front] = [
      colors[(at * 2 + 2) % colors.length],
      colors[(at * 2 + 1 + Math.floor(at / 3)) % colors.length],
    ];
    const second = back === front ? colors[(at + 3) % colors.length] : front;
    return (
      `<rect x="${f(x)}" y="${f(y)}" width="${f(w + 0.5)}" height="${f(h + 0.5)}" fill="${back}"/>` +
      `<path d="M${f(cx)} ${f(cy)}L${f(ex)} ${f(cy)}A${f(w)} ${f(h)} 0 0 ${sweep} ${f(cx)} ${f(ey)}Z" fill="${second}"/>`
    );
  }).join('');
};

/** Discs in a column, each in two halves that are moved along each other. */
const halves: DrawPattern = ({ width, height, hues }) => {
  const rows = Math.max(1, Math.round(height / (width * 0.72)));
  const high = height / rows;
  const r = Math.min(high * 0.5, width * 0.36);
  const x = width / 2;
  return Array.from({ length: rows }, (_, at) => {
    const y = (at + 0.5) * high;
    const [left, right] = [hues[at % hues.length], hues[(at + 1) % hues.length]];
    const half = (side: number, color: string | undefined): string =>
      `<path d="M${f(x)} ${f(y - r)}A${f(r)} ${f(r)} 0 0 ${side} ${f(x)} ${f(y + r)}Z" fill="${color}"/>`;
    return at % 2 ? half(0, left) + half(1, right) : half(0, right) + half(1, left);
  }).join('');
};

/** Sheets folded across, each side of a fold in a tone of its own. */
const folds: DrawPattern = ({ width: w, height: h, hues }) => {
  const tones = [hues[0], hues[1] ?? hues[0], hues[2] ?? hues[0], hues[3] ?? hues[1] ?? hues[0]];
  const sheets = [
    `M0 ${f(h)}L${f(w * 0.62)} ${f(h * 0.3)}L${f(w)} ${f(h)}Z`,
    `M${f(w)} ${f(h)}L${f(w * 0.62)} ${f(h * 0.3)}L${f(w)} ${f(h * 0.02)}Z`,
    `M0 ${f(h)}L0 ${f(h * 0.42)}L${f(w * 0.34)} ${f(h * 0.616)}Z`,
    `M0 ${f(h)}L${f(w * 0.34)} ${f(h * 0.616)}L${f(w * 0.56)} ${f(h)}Z`,
  ];
  return sheets.map((d, at) => `<path d="${d}" fill="${tones[at]}"/>`).join('');
};

const ORBITS = [0.3, 0.52, 0.76, 1.02] as const;

/** Fine rings around a disc, with a smaller one on each of them. */
const orbits: DrawPattern = ({ width, height, hues, inks, color }) => {
  const reach = Math.min(width, height) * 0.62;
  const [x, y] = [width * 0.5, height * 0.54];
  const line = Math.max(1.5, Math.min(width, height) * 0.005);
  const rings = ORBITS.map((share, at) => {
    const [r, turn] = [reach * share, 0.7 + at * 2.1];
    const dot = circle(
      x + Math.cos(turn) * r,
      y - Math.sin(turn) * r,
      reach * (0.05 + 0.022 * at),
      hues[at % hues.length] ?? color,
    );
    return `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="none" stroke="${inks.line}" stroke-width="${f(line)}"/>${at === 0 ? '' : dot}`;
  });
  return rings.join('') + circle(x, y, reach * 0.17, color);
};

const BEAMS = 14;

/** Rays and a disc behind what stands in the middle. */
const burst: DrawPattern = ({ width, height, inks }) => {
  const [x, y, r] = [width / 2, height / 2, Math.hypot(width, height)];
  const at = (turn: number): string => `${f(x + Math.cos(turn) * r)} ${f(y + Math.sin(turn) * r)}`;
  const step = Math.PI / BEAMS;
  const wedges = Array.from({ length: BEAMS }, (_, index) => {
    const turn = step * (index * 2 + 0.5);
    return `M${f(x)} ${f(y)}L${at(turn)}L${at(turn + step)}Z`;
  });
  const disc = circle(x, y, Math.min(width, height) * 0.43, toShade(inks, 0.18));
  return `<path d="${wedges.join('')}" fill="${toShade(inks, 0.08)}"/>${disc}`;
};

/** Discs around what stands in the middle, each paler than the one inside it. */
const echoes: DrawPattern = ({ width, height, inks }) =>
  [0.86, 0.64, 0.44]
    .map((share, at) =>
      circle(width / 2, height / 2, Math.min(width, height) * share, toShade(inks, 0.06 * (at + 1))),
    )
    .join('');

export const POSTER_PATTERNS = {
  arches,
  quarters,
  halves,
  folds,
  orbits,
  burst,
  echoes,
} as const satisfies Record<string, DrawPattern>;
