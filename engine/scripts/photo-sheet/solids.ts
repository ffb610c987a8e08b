// Solids in light: a small ray marcher over signed distances (https://iquilezles.org/articles/distfunctions/), for pictures that have the
// shading, soft shadows and depth of a photograph.

export type Vector = readonly [number, number, number];
export type Surface = { distance: number; color: Vector; gloss?: number };
export type Stage = {
  /** What is nearest to a point. Colors are linear, 0..1. */
  scene(x: number, y: number, z: number): Surface;
  /** Behind everything, by place in the picture. */
  backdrop(u: number, v: number): Vector;
  eye: Vector;
  /** Where the light comes from, and its color; `fill` lights the shadows. */
  light: Vector;
  warmth: Vector;
  fill: number;
  /** Height of the view at a distance of 1. */
  lens: number;
};

const STEPS = 90;
const FAR = 14;

export const length = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);
export const unite = (a: Surface, b: Surface): Surface => (a.distance < b.distance ? a : b);
export const ellipsoid = (x: number, y: number, z: number, rx: number, ry: number, rz: number): number => {
  const k0 = length(x / rx, y / ry, z / rz);
  const k1 = length(x / (rx * rx), y / (ry * ry), z / (rz * rz));
  return k1 === 0 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
};
export const roundBox = (x: number, y: number, z: number, [bx, by, bz]: Vector, round: number): number => {
  const [qx, qy, qz] = [Math.abs(x) - bx + round, Math.abs(y) - by + round, Math.abs(z) - bz + round];
  return (
    length(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qy, qz), 0) - round
  );
};
export const cylinder = (x: number, y: number, z: number, radius: number, half: number): number => {
  const [dx, dy] = [Math.hypot(x, z) - radius, Math.abs(y) - half];
  return Math.min(Math.max(dx, dy), 0) + Math.hypot(Math.max(dx, 0), Math.max(dy, 0));
};
/** Two distances joined without an edge. */
export const blend = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
};

/** The color that is seen at a place of the picture, in sRGB 0..255; `aspect` is its width by its height. */
export function look(stage: Stage, u: number, v: number, aspect: number): Vector {
  const [ox, oy, oz] = stage.eye;
  const [px, py] = [(u - 0.5) * stage.lens * aspect, (0.5 - v) * stage.lens];
  const size = length(px, py, 1);
  const [dx, dy, dz] = [px / size, py / size, 1 / size];
  let t = 0;
  for (let i = 0; i < STEPS && t < FAR; i++) {
    const [x, y, z] = [ox + dx * t, oy + dy * t, oz + dz * t];
    const hit = stage.scene(x, y, z);
    if (hit.distance < 0.0015) return toSrgb(shade(stage, [x, y, z], [dx, dy, dz], hit));
    t += hit.distance * 0.9;
  }
  return toSrgb(stage.backdrop(u, v));
}

function shade(
  stage: Stage,
  [x, y, z]: Vector,
  [dx, dy, dz]: Vector,
  { color, gloss = 0.15 }: Surface,
): Vector {
  const e = 0.002;
  const at = (a: number, b: number, c: number): number => stage.scene(a, b, c).distance;
  const [gx, gy, gz] = [
    at(x + e, y, z) - at(x - e, y, z),
    at(x, y + e, z) - at(x, y - e, z),
    at(x, y, z + e) - at(x, y, z - e),
  ];
  const g = length(gx, gy, gz) || 1;
  const [nx, ny, nz] = [gx / g, gy / g, gz / g];
  const l = length(...stage.light);
  const [lx, ly, lz] = [stage.light[0] / l, stage.light[1] / l, stage.light[2] / l];
  let shadow = 1;
  for (let t = 0.03, i = 0; i < 26 && t < 4; i++) {
    const d = at(x + nx * 0.01 + lx * t, y + ny * 0.01 + ly * t, z + nz * 0.01 + lz * t);
    shadow = Math.min(shadow, (7 * d) / t);
    if (shadow < 0.01) break;
    t += Math.max(0.03, d);
  }
  shadow = Math.max(0, shadow);
  const lit = Math.max(0, nx * lx + ny * ly + nz * lz) * shadow;
  const near = Math.min(1, Math.max(0, at(x + nx * 0.15, y + ny * 0.15, z + nz * 0.15) / 0.15));
  const sky = (0.5 + 0.5 * ny) * stage.fill * (0.35 + 0.65 * near);
  const half = length(lx - dx, ly - dy, lz - dz);
  const shine = Math.max(0, (nx * (lx - dx) + ny * (ly - dy) + nz * (lz - dz)) / half) ** 40 * gloss * shadow;
  return [0, 1, 2].map(
    (i) => (color[i] ?? 0) * (lit * (stage.warmth[i] ?? 1) + sky) + shine,
  ) as unknown as Vector;
}

const toSrgb = (color: Vector): Vector =>
  color.map((value) => {
    // A shoulder, as film has: highlights run out instead of being cut.
    const c = Math.max(0, value < 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp((0.7 - value) / 0.3)));
    return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
  }) as unknown as Vector;
