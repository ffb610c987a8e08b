import { ensureContrast, luminance } from '../../../color/contrast.ts';
import { oklch, toOklch } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import type { NeonColors } from './neon-horizon.ts';

export type NeonPalette = NeonColors & {
  ink: string;
  muted: string;
  /** The other tube: labels, figures, buttons. Readable on the sky. */
  second: string;
};

type Recipe = NeonColors & { second: string };

const RECIPES: readonly Recipe[] = [
  {
    sky: '#140a2e',
    floor: '#3a1268',
    line: '#ff4fd8',
    glow: '#ff3fb0',
    sunTop: '#ffe066',
    sunFoot: '#ff3f9f',
    second: '#4df3ff',
  },
  {
    sky: '#0a0d2b',
    floor: '#10306b',
    line: '#37dcff',
    glow: '#1fb8ff',
    sunTop: '#ffb3f3',
    sunFoot: '#a03dff',
    second: '#ff7ae5',
  },
  {
    sky: '#1a0618',
    floor: '#571034',
    line: '#ff6a4d',
    glow: '#ff4a36',
    sunTop: '#ffe27a',
    sunFoot: '#ff3d6e',
    second: '#ffd166',
  },
  {
    sky: '#0f0730',
    floor: '#321a86',
    line: '#a873ff',
    glow: '#8a4dff',
    sunTop: '#7df9ff',
    sunFoot: '#7a5bff',
    second: '#6ff7e8',
  },
];

const NIGHT = 0.02;

/** Night colors by seed, or lit by the asked ones: the first for the wires, the second for the other tube. */
export function toNeonPalette(asked: readonly string[], random: Random, sky?: string): NeonPalette {
  const own = asked[0] === undefined ? random.pick(RECIPES) : toRecipe(asked);
  // Only a night sky lets tubes glow.
  const recipe = sky && luminance(sky) < NIGHT ? { ...own, sky } : own;
  const { h } = toOklch(recipe.line);
  return {
    ...recipe,
    second: ensureContrast(recipe.second, [recipe.sky, recipe.floor], 5),
    ink: oklch(0.985, 0.012, h),
    muted: ensureContrast(oklch(0.86, 0.045, h), [recipe.sky, recipe.floor], 5),
  };
}

function toRecipe(asked: readonly string[]): Recipe {
  const { h } = toOklch(asked[0] ?? '#ff4fd8');
  const second = asked[1] === undefined ? h + 160 : toOklch(asked[1]).h;
  return {
    sky: oklch(0.16, 0.06, 290),
    floor: oklch(0.28, 0.11, h),
    line: oklch(0.72, 0.24, h),
    glow: oklch(0.66, 0.24, h),
    sunTop: oklch(0.9, 0.14, h + 45),
    sunFoot: oklch(0.66, 0.25, h),
    second: oklch(0.87, 0.15, second),
  };
}
