import { num } from '../../../art/svg.ts';
import type { Box } from '../../../geometry.ts';
import type { Random } from '../../../random.ts';

export type ArchColors = { outer: string; middle: string; inner: string; line: string; light: string };

/** A round-headed arch that fills `box` from its crown to its foot. */
function archPath({ x, y, width, height }: Box): string {
  const r = Math.min(width / 2, height);
  return `M${num(x)} ${num(y + height)}V${num(y + r)}a${num(width / 2)} ${num(r)} 0 0 1 ${num(width)} 0V${num(y + height)}Z`;
}

/** The same arch `by` px smaller at its sides and crown, on the same foot. */
const insetArch = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - by * 2),
  height: Math.max(1, height - by),
});

/** Three arches inside one another with a disc under the innermost crown. */
export function drawNestedArches(arch: Box, colors: ArchColors): string {
  const second = insetArch(arch, arch.width * 0.14);
  const third: Box = {
    x: arch.x + arch.width * 0.29,
    y: arch.y + arch.height * 0.58,
    width: arch.width * 0.42,
    height: arch.height * 0.42,
  };
  const radius = arch.width * 0.15;
  const centre = { x: arch.x + arch.width / 2, y: (second.y + third.y) / 2 + radius * 0.35 };
  return (
    `<path d="${archPath(arch)}" fill="${colors.outer}"/>` +
    `<path d="${archPath(second)}" fill="${colors.middle}"/>` +
    `<circle cx="${num(centre.x)}" cy="${num(centre.y)}" r="${num(radius)}" fill="${colors.light}"/>` +
    `<path d="${archPath(third)}" fill="${colors.inner}"/>`
  );
}

/** A window: a low sun over three ranges of hills, framed by a fine second arch. */
export function drawWindow(arch: Box, colors: ArchColors, idPrefix: string, random: Random): string {
  const id = `${idPrefix}-window`;
  const horizon = arch.y + arch.height * 0.62;
  const sun = { x: arch.x + arch.width * random.range(0.4, 0.64), y: horizon - arch.width * 0.1 };
  const hills = [colors.middle, colors.line, colors.inner].map((fill, index) => {
    const base = horizon + arch.height * 0.115 * index;
    const swell = arch.height * 0.05;
    const phase = random.range(0, Math.PI * 2);
    const points = Array.from({ length: 25 }, (_, i) => {
      const t = i / 24;
      const y = base - swell * Math.sin(t * Math.PI * (1.4 + index * 0.5) + phase);
      return `${num(arch.x + t * arch.width)} ${num(y)}`;
    });
    const foot = num(arch.y + arch.height);
    return `<path d="M${num(arch.x)} ${foot}L${points.join('L')}L${num(arch.x + arch.width)} ${foot}Z" fill="${fill}"/>`;
  });
  const rim = insetArch(arch, -arch.width * 0.05);
  return (
    `<defs><clipPath id="${id}"><path d="${archPath(arch)}"/></clipPath></defs>` +
    `<path d="${archPath(rim)}" fill="none" stroke="${colors.line}" stroke-width="${num(Math.max(1, arch.width * 0.005))}"/>` +
    `<path d="${archPath(arch)}" fill="${colors.outer}"/><g clip-path="url(#${id})">` +
    `<circle cx="${num(sun.x)}" cy="${num(sun.y)}" r="${num(arch.width * 0.19)}" fill="${colors.light}"/>${hills.join('')}</g>`
  );
}

/** An empty niche with a table at `table` px from the top, for a subject to stand on. */
export function drawNiche(arch: Box, table: number, colors: ArchColors): string {
  const rim = insetArch(arch, -arch.width * 0.05);
  return (
    `<path d="${archPath(rim)}" fill="none" stroke="${colors.line}" stroke-width="${num(Math.max(1, arch.width * 0.005))}"/>` +
    `<path d="${archPath(arch)}" fill="${colors.outer}"/>` +
    `<rect x="${num(arch.x)}" y="${num(table)}" width="${num(arch.width)}" height="${num(arch.y + arch.height - table)}" fill="${colors.middle}"/>`
  );
}

/** A tall leafy branch inside an arch. */
export function drawBranch(arch: Box, colors: ArchColors, idPrefix: string, random: Random): string {
  const id = `${idPrefix}-branch`;
  const lean = random.pick([-1, 1]);
  const root = { x: arch.x + arch.width * (0.5 - lean * 0.1), y: arch.y + arch.height * 1.02 };
  const tip = { x: arch.x + arch.width * (0.5 + lean * 0.14), y: arch.y + arch.height * 0.17 };
  const bow = { x: arch.x + arch.width * (0.5 - lean * 0.2), y: arch.y + arch.height * 0.5 };
  const at = (t: number): { x: number; y: number } => {
    const s = 1 - t;
    return {
      x: s * s * root.x + 2 * s * t * bow.x + t * t * tip.x,
      y: s * s * root.y + 2 * s * t * bow.y + t * t * tip.y,
    };
  };
  const pairs = 8;
  const leaves = Array.from({ length: pairs * 2 + 1 }, (_, i) => {
    const last = i === pairs * 2;
    const t = last ? 1 : 0.2 + (0.78 * (Math.floor(i / 2) + 0.5 * (i % 2))) / pairs;
    const point = at(t);
    const ahead = at(Math.min(1, t + 0.02));
    const behind = at(t - 0.02);
    const along = (Math.atan2(ahead.y - behind.y, ahead.x - behind.x) * 180) / Math.PI;
    const side = last ? 0 : (i % 2 === 0 ? 1 : -1) * random.range(42, 56);
    const length = arch.width * (0.42 - 0.2 * t) * random.range(0.92, 1.06);
    const fill = i % 3 === 0 ? colors.middle : i % 3 === 1 ? colors.inner : colors.line;
    return `<path d="${leafPath(length)}" fill="${fill}" transform="translate(${num(point.x)} ${num(point.y)}) rotate(${num(along + side)})"/>`;
  });
  const stem = `M${num(root.x)} ${num(root.y)}Q${num(bow.x)} ${num(bow.y)} ${num(tip.x)} ${num(tip.y)}`;
  return (
    `<defs><clipPath id="${id}"><path d="${archPath(arch)}"/></clipPath></defs>` +
    `<path d="${archPath(arch)}" fill="${colors.outer}"/><g clip-path="url(#${id})">` +
    `<circle cx="${num(arch.x + arch.width * (0.5 + lean * 0.16))}" cy="${num(arch.y + arch.height * 0.34)}" r="${num(arch.width * 0.25)}" fill="${colors.light}"/>` +
    `<path d="${stem}" fill="none" stroke="${colors.inner}" stroke-width="${num(arch.width * 0.014)}" stroke-linecap="round"/>${leaves.join('')}</g>`
  );
}

const leafPath = (l: number): string =>
  `M0 0C${num(l * 0.22)} ${num(-l * 0.24)} ${num(l * 0.68)} ${num(-l * 0.24)} ${num(l)} 0C${num(l * 0.68)} ${num(l * 0.2)} ${num(l * 0.22)} ${num(l * 0.2)} 0 0Z`;
