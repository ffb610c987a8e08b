import type { DesignRequest } from '../../../brief/design-request.ts';
import { contrast, ensureContrast, inkOn } from '../../../color/contrast.ts';
import { mix, oklch, toOklch } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';

export type PlayfulPalette = {
  ground: string;
  ray: string;
  /** Outlines, hard shadows, plates. */
  ink: string;
  /** Type on the ground. */
  text: string;
  /** Fill of the outlined figure. */
  figure: string;
  a: string;
  b: string;
  c: string;
  paper: string;
};

type Recipe = Omit<PlayfulPalette, 'text' | 'figure'>;

const RECIPES: readonly Recipe[] = [
  {
    ground: '#ffc616',
    ray: '#ffd440',
    ink: '#1e1147',
    a: '#ff4f64',
    b: '#5b3df5',
    c: '#00b8a9',
    paper: '#fff7e0',
  },
  {
    ground: '#ff7a55',
    ray: '#ff8d68',
    ink: '#2a0a3d',
    a: '#ffd84d',
    b: '#5b2be0',
    c: '#12c2b0',
    paper: '#fff3ea',
  },
  {
    ground: '#a48bff',
    ray: '#b29cff',
    ink: '#170a3d',
    a: '#ffdd3c',
    b: '#ff5f8f',
    c: '#23d9b8',
    paper: '#f6f1ff',
  },
  {
    ground: '#19c9b3',
    ray: '#33d4bf',
    ink: '#0b2440',
    a: '#ff5d5d',
    b: '#ffd23f',
    c: '#4338e0',
    paper: '#effffb',
  },
  {
    ground: '#ff9ac1',
    ray: '#ffabcd',
    ink: '#33093f',
    a: '#ffe14a',
    b: '#5a3cf0',
    c: '#00bfa5',
    paper: '#fff2f7',
  },
  {
    ground: '#5cb6ff',
    ray: '#74c1ff',
    ink: '#0d1b4a',
    a: '#ff5a5f',
    b: '#ffd23f',
    c: '#7a3cf2',
    paper: '#f0f8ff',
  },
];

/** A loud palette by seed, or one around the asked color; the ink is the same for lines and type. */
export function toPlayfulPalette(
  request: Pick<DesignRequest, 'colors' | 'scheme' | 'moods' | 'ground'>,
  random: Random,
): PlayfulPalette {
  if (request.ground) return onGround(request.ground, request.colors, random);
  const palette = toLoud(request.colors, request.scheme, random);
  return request.moods.includes('pastel') && request.scheme !== 'dark' ? soften(palette) : palette;
}

/** A ground that was asked for stays as it is; what is printed on it moves until it reads. */
function onGround(ground: string, colors: readonly string[], random: Random): PlayfulPalette {
  const others = colors.filter((color) => color !== ground);
  const recipe = others[0] === undefined ? random.pick(RECIPES) : toAsked(others);
  const { l, c, h } = toOklch(ground);
  const text = ensureContrast(inkOn(ground), [ground], 7);
  const deep = l < toOklch(text).l;
  const ink = deep ? oklch(0.15, Math.min(0.06, c), h) : text;
  const ray = oklch(l + (deep ? -0.025 : 0.025), c * 0.95, h);
  return {
    ...recipe,
    ground,
    ray: contrast(text, ray) >= 4.5 ? ray : ground,
    ink,
    text,
    figure: ensureContrast(others[0] ?? (deep ? recipe.a : '#ffffff'), [ink], 4.6),
    a: others[0] ?? recipe.a,
    b: seenOn(ground, others[1]) ?? recipe.b,
    c: others[0] !== undefined && others.length > 1 ? deepOf(others[0]) : recipe.c,
  };
}

/** The same party in sugar colors: fills turn pale, ink and type stay. */
function soften(palette: PlayfulPalette): PlayfulPalette {
  const pale = (color: string, share: number): string => mix(color, '#ffffff', share);
  const { ground, ray, a, b, c, ink } = palette;
  return {
    ...palette,
    ground: pale(ground, 0.58),
    ray: pale(ray, 0.66),
    a: pale(a, 0.42),
    b: pale(b, 0.42),
    c: pale(c, 0.42),
    text: ink,
  };
}

function toLoud(
  asked: readonly string[],
  scheme: 'light' | 'dark' | undefined,
  random: Random,
): PlayfulPalette {
  if (asked[0] !== undefined && scheme !== 'dark') return toAsked(asked);
  const recipe = asked[0] === undefined ? random.pick(RECIPES) : toAsked(asked);
  if (scheme !== 'dark') return { ...recipe, text: recipe.ink, figure: '#ffffff' };
  const { h } = toOklch(recipe.ink);
  const ground = oklch(0.3, 0.12, h);
  const ink = oklch(0.15, 0.06, h);
  return {
    ...recipe,
    ground,
    ray: oklch(0.34, 0.13, h),
    ink,
    text: recipe.paper,
    figure: ensureContrast(recipe.a, [ink], 4.6),
  };
}

function toAsked(asked: readonly string[]): PlayfulPalette {
  const { l: lightness, c, h } = toOklch(asked[0] ?? '#ffc616');
  // Yellow in a deeper shade is mud: beside it stand black, paper and a pale tint.
  const muddy = lightness >= 0.62 && h > 60 && h < 118;
  const ink = oklch(0.24, muddy ? 0.05 : 0.09, h > 30 && h < 130 ? 285 : h);
  const paper = oklch(0.975, 0.018, h);
  // Reds and blues are themselves only when they are deep: those carry paper type, all others ink.
  const deep = lightness < 0.62;
  const ground = deep
    ? ensureContrast(
        oklch(lightness < 0.3 ? 0.27 : Math.max(0.45, lightness), Math.min(0.21, c), h),
        [paper],
        4.6,
      )
    : ensureContrast(oklch(0.79, Math.max(0.04, Math.min(0.17, c)), h), [ink], 5.5);
  const { l, c: chroma } = toOklch(ground);
  const dark = oklch(0.2, 0.07, h);
  return {
    ground,
    ray: oklch(l + (deep ? -0.035 : 0.035), chroma * 0.95, h),
    ink: deep ? dark : ink,
    text: deep ? paper : ink,
    // Beside the colors that were asked for nothing is printed but their shades.
    figure: deep ? oklch(0.93, Math.min(0.06, c), h) : '#ffffff',
    a: seenOn(ground, asked[1]) ?? (muddy ? paper : oklch(deep ? 0.84 : 0.58, Math.min(0.13, c), h)),
    b: seenOn(ground, asked[2]) ?? (muddy ? ink : oklch(deep ? 0.3 : 0.42, Math.min(0.14, c), h)),
    c: muddy ? oklch(0.93, 0.08, h) : deepOf(asked[0] ?? ground),
    paper,
  };
}

const seenOn = (ground: string, color: string | undefined): string | undefined =>
  color !== undefined && contrast(color, ground) > 1.3 ? color : undefined;

/** A shade of an asked color, for the third fill where colors enough were asked to need none beside them. */
function deepOf(color: string): string {
  const { c, h } = toOklch(color);
  return oklch(0.42, Math.min(c, 0.13), h);
}
