import { type DrawPattern, f } from './pattern-canvas.ts';

// Shares of a card's shorter side.
const [BORDER, EDGE, INSET] = [0.045, 0.04, 0.035];

/** A broad line along the edges of the card. */
const border: DrawPattern = ({ width, height, color }) => {
  const line = Math.round(Math.min(width, height) * BORDER);
  return `<path d="M0 0H${f(width)}V${f(height)}H0ZM${line} ${line}V${f(height - line)}H${f(width - line)}V${line}Z" fill="${color}"/>`;
};

/** Colors that run into each other along the foot of the card. */
const edge: DrawPattern = ({ width, height, hues }) => {
  const line = Math.round(Math.min(width, height) * EDGE);
  const stops = hues.map(
    (color, at) => `<stop offset="${at / Math.max(1, hues.length - 1)}" stop-color="${color}"/>`,
  );
  return `<defs><linearGradient id="edge">${stops.join('')}</linearGradient></defs><rect y="${f(height - line)}" width="${f(width)}" height="${line}" fill="url(#edge)"/>`;
};

/** All colors in short bars along the foot. */
const bars: DrawPattern = ({ width, height, hues }) => {
  const line = Math.round(Math.min(width, height) * EDGE);
  const each = width / hues.length;
  return hues
    .map(
      (color, at) =>
        `<rect x="${f(at * each)}" y="${f(height - line)}" width="${f(each + 0.5)}" height="${line}" fill="${color}"/>`,
    )
    .join('');
};

const outline = (
  width: number,
  height: number,
  inset: number,
  stroke: number,
  color: string,
  r = 0,
): string =>
  `<rect x="${f(inset)}" y="${f(inset)}" width="${f(width - 2 * inset)}" height="${f(height - 2 * inset)}" rx="${f(r)}" fill="none" stroke="${color}" stroke-width="${f(stroke)}"/>`;

/** A fine line inside the edges, and a finer one inside that. */
const lines: DrawPattern = ({ width, height, color }) => {
  const inset = Math.min(width, height) * INSET;
  return (
    outline(width, height, inset, inset * 0.16, color) +
    outline(width, height, inset * 1.4, inset * 0.05, color)
  );
};

/** Lines with stepped corners, as over the doors of the twenties. */
const steps: DrawPattern = ({ width, height, color }) => {
  const s = Math.min(width, height) * INSET;
  const path = (inset: number): string =>
    `M${f(inset + 2 * s)} ${f(inset)}H${f(width - inset - 2 * s)}v${f(s)}h${f(s)}v${f(s)}h${f(s)}V${f(height - inset - 2 * s)}h${f(-s)}v${f(s)}h${f(-s)}v${f(s)}H${f(inset + 2 * s)}v${f(-s)}h${f(-s)}v${f(-s)}h${f(-s)}V${f(inset + 2 * s)}h${f(s)}v${f(-s)}h${f(s)}Z`;
  return `<path d="${path(s * 0.7)}" fill="none" stroke="${color}" stroke-width="${f(s * 0.12)}"/>`;
};

/** A thick line with round corners, as around a panel. */
const panel: DrawPattern = ({ width, height, color }) => {
  const inset = Math.min(width, height) * INSET * 0.8;
  return outline(width, height, inset, inset * 0.36, color, inset * 1.2);
};

// Of the shorter side: how far what is fine is from the edges, and how broad it is; how long the arms of a bracket are.
const [FINE_INSET, HAIRLINE, BRACKET, ARM] = [0.044, 0.0032, 0.0064, 0.1];

/** The outline of a card, as a hairline. */
const hairline: DrawPattern = ({ width, height, color, corner }) => {
  const shorter = Math.min(width, height);
  return outline(width, height, shorter * FINE_INSET, Math.max(1, shorter * HAIRLINE), color, corner);
};

/** The corner where reading starts, and the one across. */
const brackets: DrawPattern = ({ width, height, color }) => {
  const shorter = Math.min(width, height);
  const [i, arm] = [shorter * FINE_INSET, shorter * ARM];
  const path = `M${f(i)} ${f(i + arm)}V${f(i)}h${f(arm)}M${f(width - i)} ${f(height - i - arm)}V${f(height - i)}h${f(-arm)}`;
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${f(Math.max(1, shorter * BRACKET))}"/>`;
};

/** A line drawn by hand along the edges. */
const chalk: DrawPattern = ({ width, height, color }) => {
  const i = Math.min(width, height) * INSET;
  const [w, h] = [width - i, height - i];
  return `<path d="M${f(i)} ${f(i * 1.1)}Q${f(width / 2)} ${f(i * 0.7)} ${f(w)} ${f(i)}Q${f(w + i * 0.2)} ${f(height / 2)} ${f(w - i * 0.1)} ${f(h)}Q${f(width / 2)} ${f(h + i * 0.3)} ${f(i * 1.1)} ${f(h - i * 0.1)}Q${f(i * 0.8)} ${f(height / 2)} ${f(i)} ${f(i * 1.1)}Z" fill="none" stroke="${color}" stroke-width="${f(i * 0.14)}" stroke-linejoin="round"/>`;
};

export const EDGE_PATTERNS = {
  border,
  edge,
  bars,
  lines,
  steps,
  panel,
  hairline,
  brackets,
  chalk,
} as const satisfies Record<string, DrawPattern>;
