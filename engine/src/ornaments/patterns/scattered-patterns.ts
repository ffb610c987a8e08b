import { type DrawPattern, f, overGrid, type PatternCanvas } from './pattern-canvas.ts';

type Thing = (r: number, color: string) => string;

const stroked = (d: string, r: number, color: string): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${f(r * 0.24)}" stroke-linecap="round" stroke-linejoin="round"/>`;

const squiggle: Thing = (r, color) =>
  stroked(
    `M${f(-r)} 0q${f(r * 0.25)} ${f(-r * 0.9)} ${f(r * 0.5)} 0t${f(r * 0.5)} 0t${f(r * 0.5)} 0t${f(r * 0.5)} 0`,
    r,
    color,
  );
const triangle: Thing = (r, color) =>
  `<path d="M0 ${f(-r * 0.8)}L${f(r * 0.8)} ${f(r * 0.6)}H${f(-r * 0.8)}Z" fill="${color}"/>`;
const cross: Thing = (r, color) =>
  stroked(`M${f(-r * 0.6)} 0H${f(r * 0.6)}M0 ${f(-r * 0.6)}V${f(r * 0.6)}`, r * 1.3, color);
const ring: Thing = (r, color) =>
  `<circle r="${f(r * 0.55)}" fill="none" stroke="${color}" stroke-width="${f(r * 0.26)}"/>`;
const spot: Thing = (r, color) => `<circle r="${f(r * 0.6)}" fill="${color}"/>`;
const heart: Thing = (r, color) =>
  `<path d="M0 ${f(r * 0.75)}C${f(-r * 1.4)} ${f(-r * 0.2)} ${f(-r * 0.6)} ${f(-r * 1.05)} 0 ${f(-r * 0.35)}C${f(r * 0.6)} ${f(-r * 1.05)} ${f(r * 1.4)} ${f(-r * 0.2)} 0 ${f(r * 0.75)}Z" fill="${color}"/>`;
const burst =
  (rays: number): Thing =>
  (r, color) => {
    const at = Array.from({ length: rays * 2 }, (_, index) => {
      const [reach, angle] = [index % 2 ? r * 0.22 : r, (index * Math.PI) / rays];
      return `${f(Math.cos(angle) * reach)} ${f(Math.sin(angle) * reach)}`;
    });
    return `<path d="M${at.join('L')}Z" fill="${color}"/>`;
  };
const boomerang: Thing = (r, color) =>
  `<path d="M${f(-r)} ${f(r * 0.7)}Q${f(-r * 0.2)} ${f(-r * 1.3)} ${f(r)} ${f(-r * 0.5)}Q${f(r * 0.2)} ${f(-r * 0.5)} ${f(-r * 0.1)} ${f(r * 0.1)}T${f(-r)} ${f(r * 0.7)}Z" fill="${color}"/>`;
const scrap: Thing = (r, color) =>
  `<path d="M${f(-r)} ${f(-r * 0.6)}L${f(-r * 0.3)} ${f(-r * 0.72)}L${f(r * 0.95)} ${f(-r * 0.5)}L${f(r)} ${f(r * 0.55)}L${f(r * 0.2)} ${f(r * 0.7)}L${f(-r * 0.9)} ${f(r * 0.6)}Z" fill="${color}"/>`;

/** Things on a loose grid, each turned by chance. */
const scattered =
  (things: readonly [Thing, ...Thing[]], { apart = 1.1, size = 0.34, turns = 180 } = {}): DrawPattern =>
  ({ width, height, step, hues, random }: PatternCanvas) => {
    const side = step * apart;
    return overGrid({ width, height }, side, (x, y, _, row) => {
      const r = side * size * random.range(0.82, 1.12);
      const at = [x + side * (row % 2 ? 0.9 : 0.4) + random.range(-0.08, 0.08) * side, y + side / 2] as const;
      const turn = random.range(-turns, turns);
      return `<g transform="translate(${f(at[0])} ${f(at[1])}) rotate(${f(turn)})">${random.pick(things)(r, random.pick(hues))}</g>`;
    });
  };

export const SCATTERED_PATTERNS = {
  confetti: scattered([squiggle, triangle, cross, ring, spot]),
  hearts: scattered([heart, spot, burst(5)], { turns: 18 }),
  atoms: scattered([burst(8), boomerang, boomerang, spot], { apart: 1.5, size: 0.38 }),
  scraps: scattered([scrap], { apart: 1.5, size: 0.86, turns: 24 }),
  stars: scattered([burst(4), burst(4), spot], { size: 0.26, turns: 12 }),
  specks: scattered([spot], { apart: 0.22, size: 0.12, turns: 0 }),
  bursts: scattered([burst(12)], { apart: 2.1, size: 0.52 }),
} as const satisfies Record<string, DrawPattern>;
