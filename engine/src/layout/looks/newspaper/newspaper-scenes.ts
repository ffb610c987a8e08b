import { createNoise } from '../../../art/noise.ts';
import type { Random } from '../../../random.ts';
import type { Tone } from './newspaper-print.ts';

/** A landscape in tones: a pale sun, ranges of hills that darken towards the front, a streaked sky. */
export function createHills(random: Random, aspect: number): Tone {
  const ridge = createNoise(random.fork('ridge'), 4, 0.45);
  const sky = createNoise(random.fork('sky'), 2);
  const sun = { x: random.range(0.3, 0.7), y: random.range(0.26, 0.36), radius: 0.15 };
  const ranges = [0.52, 0.64, 0.78];
  return (x, y) => {
    for (let i = ranges.length - 1; i >= 0; i--) {
      const base = ranges[i] ?? 1;
      const top = base + ridge(x * aspect * (1.1 + i * 0.5), i * 7.3) * (0.15 - i * 0.025);
      if (y > top) return 0.36 + i * 0.24 - Math.min(0.16, (y - top) * 0.5);
    }
    const toSun = Math.hypot((x - sun.x) * aspect, y - sun.y);
    if (toSun < sun.radius) return 0;
    const glow = 0.2 * Math.exp(-(toSun - sun.radius) * 5);
    return 0.3 - 0.2 * y - glow + 0.07 * sky(x * aspect * 1.2, y * 7);
  };
}

/** Soft light behind a drawn subject: darkest at the corners. */
export const spotlight: Tone = (x, y) => 0.2 + 0.5 * Math.hypot(x - 0.5, y - 0.48) ** 1.6;

/** A globe lit from the upper left before a dark ground, with land that nobody has mapped. */
export function createGlobe(random: Random, aspect: number): Tone {
  const land = createNoise(random, 4, 0.55);
  const radius = 0.4 * Math.min(1, aspect);
  return (x, y) => {
    const dx = ((x - 0.5) * aspect) / radius;
    const dy = (y - 0.5) / radius;
    const off = Math.hypot(dx, dy);
    if (off > 1) return 0.5 + 0.3 * y - 0.35 * Math.exp(-(off - 1) * 5);
    const dz = Math.sqrt(1 - off * off);
    const light = Math.max(0, -0.5 * dx - 0.55 * dy + 0.67 * dz);
    const ground = land(dx + 3, dy + dz * 0.4) > 0.04 ? 0.36 : 0;
    return 0.9 - light * 0.88 + ground * light;
  };
}

/** Towers in three rows before a bright sky. */
export function createSkyline(random: Random, aspect: number): Tone {
  const rows = [0, 1, 2].map((row) => {
    const width = 0.1 / Math.max(0.7, aspect);
    return Array.from({ length: Math.ceil(1 / width) + 1 }, (_, i) => ({
      from: (i + random.range(-0.2, 0.2) - (row % 2) * 0.5) * width,
      to: (i + 0.92 + random.range(-0.1, 0.25) - (row % 2) * 0.5) * width,
      top: 0.3 + row * 0.16 + random.range(0, 0.24),
    }));
  });
  return (x, y) => {
    for (let row = 2; row >= 0; row--) {
      if (rows[row]?.some((t) => x >= t.from && x < t.to && y > t.top)) return 0.4 + row * 0.24;
    }
    return 0.05 + 0.34 * (1 - y) ** 2;
  };
}

/** A swell that rolls towards the viewer under a pale sky. */
export function createWaves(random: Random, aspect: number): Tone {
  const chop = createNoise(random, 3);
  const horizon = random.range(0.3, 0.38);
  const moon = { x: random.range(0.35, 0.65), y: horizon * 0.5, radius: 0.085 };
  return (x, y) => {
    if (y < horizon) {
      const near = Math.hypot((x - moon.x) * aspect, y - moon.y);
      return near < moon.radius ? 0 : 0.62 - 0.3 * (y / horizon) - 0.2 * Math.exp(-(near - moon.radius) * 6);
    }
    const depth = (y - horizon) / (1 - horizon);
    const crest = Math.sin(depth ** 0.55 * 26 + chop(x * aspect * 1.6, depth * 2) * 2.6);
    const path = Math.exp(-(((x - moon.x) * aspect) ** 2) / (0.006 + depth * 0.05));
    return 0.62 + 0.16 * depth + 0.26 * crest - path * (0.42 + 0.3 * crest);
  };
}
