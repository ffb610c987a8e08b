import { num } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';

type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** Sunbeams around `centre`, wide enough to leave every canvas corner covered. */
export function drawRays({ width, height }: Size, centre: Point, fill: string, count = 26): string {
  const reach = Math.hypot(width, height) * 1.1;
  const tip = (turn: number): string =>
    `${num(centre.x + Math.cos(turn * 2 * Math.PI) * reach)} ${num(centre.y + Math.sin(turn * 2 * Math.PI) * reach)}`;
  const beams = Array.from({ length: count }, (_, i) => {
    return `M${num(centre.x)} ${num(centre.y)}L${tip(i / count)}L${tip((i + 0.5) / count)}Z`;
  });
  return `<path d="${beams.join('')}" fill="${fill}"/>`;
}

/** Outline of a star with `points` tips; `depth` is the inner radius as a share of the outer one. */
export function burstPath(centre: Point, radius: number, points: number, depth: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (i / points) * Math.PI - 0.3;
    const r = i % 2 === 0 ? radius : radius * depth;
    return `${num(centre.x + Math.cos(angle) * r)} ${num(centre.y + Math.sin(angle) * r)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A price-tag star with a thick outline and a hard shadow of `lift` px to the lower right. */
export function drawBurst(
  centre: Point,
  radius: number,
  colors: { fill: string; ink: string },
  lift: number,
): string {
  const line = Math.max(3, radius * 0.024);
  const path = burstPath(centre, radius, 18, 0.84);
  const round = 'stroke-linejoin="round"';
  return (
    `<path d="${path}" transform="translate(${num(lift * 0.75)} ${num(lift)})" fill="${colors.ink}" stroke="${colors.ink}" stroke-width="${num(line * 1.7)}" ${round}/>` +
    `<path d="${path}" fill="${colors.fill}" stroke="${colors.ink}" stroke-width="${num(line)}" ${round}/>`
  );
}

/** Small scattered shapes between `avoid`; `unit` is their size in px. */
export function drawConfetti(
  { width, height }: Size,
  avoid: readonly Box[],
  unit: number,
  colors: readonly string[],
  random: Random,
  count = 30,
): string {
  const placed: Point[] = [];
  const shapes: string[] = [];
  for (let tries = 0; tries < 700 && placed.length < count; tries++) {
    const x = random.range(0, width);
    const y = random.range(0, height);
    const size = unit * random.range(0.6, 1.1);
    const inside = avoid.some(
      (b) => x > b.x - size && x < b.x + b.width + size && y > b.y - size && y < b.y + b.height + size,
    );
    if (inside || placed.some((p) => Math.hypot(p.x - x, p.y - y) < unit * 3.1)) continue;
    placed.push({ x, y });
    const turn = random.range(0, 360);
    shapes.push(
      `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})">${drawPiece(size, random.pick(colors), random)}</g>`,
    );
  }
  return shapes.join('');
}

function drawPiece(s: number, color: string, random: Random): string {
  const line = num(s * 0.28);
  const stroke = `fill="none" stroke="${color}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`;
  const wave = `q${num(s * 0.25)} ${num(-s * 0.8)} ${num(s * 0.5)} 0`;
  return random.pick([
    `<circle r="${num(s * 0.5)}" fill="${color}"/>`,
    `<circle r="${num(s * 0.55)}" ${stroke}/>`,
    `<path d="M0 ${num(-s * 0.65)}L${num(s * 0.6)} ${num(s * 0.45)}L${num(-s * 0.6)} ${num(s * 0.45)}Z" fill="${color}"/>`,
    `<path d="M${num(-s)} 0${wave}${`t${num(s * 0.5)} 0`.repeat(3)}" ${stroke}/>`,
    `<path d="M${num(-s * 0.55)} 0h${num(s * 1.1)}M0 ${num(-s * 0.55)}v${num(s * 1.1)}" ${stroke}/>`,
    `<rect x="${num(-s * 0.7)}" y="${num(-s * 0.17)}" width="${num(s * 1.4)}" height="${num(s * 0.34)}" rx="${num(s * 0.17)}" fill="${color}"/>`,
    `<path d="M${num(-s * 0.65)} 0a${num(s * 0.65)} ${num(s * 0.65)} 0 0 1 ${num(s * 1.3)} 0Z" fill="${color}"/>`,
  ]);
}
