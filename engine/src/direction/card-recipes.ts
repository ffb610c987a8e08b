import { contrast } from '../color/contrast.ts';
import { oklch, toOklch } from '../color/oklch.ts';
import type { Recipe } from './recipe.ts';
import type { Tint } from './tint.ts';

// Cards of type: a ground, an ink of its hue, one accent.

type Tone = { upTo: number; l: number; c: number };

// A color as the whole ground is as light as its hue is strongest: yellow far lighter than blue.
const VIVID: readonly Tone[] = [
  { upTo: 18, l: 0.76, c: 0.15 },
  { upTo: 46, l: 0.72, c: 0.18 },
  { upTo: 72, l: 0.79, c: 0.165 },
  { upTo: 108, l: 0.88, c: 0.178 },
  { upTo: 135, l: 0.91, c: 0.185 },
  { upTo: 160, l: 0.86, c: 0.13 },
  { upTo: 215, l: 0.88, c: 0.075 },
  { upTo: 285, l: 0.84, c: 0.085 },
  { upTo: 330, l: 0.85, c: 0.09 },
  { upTo: 360, l: 0.8, c: 0.13 },
];
// Pale ink of a strong ground is read only on blue and violet.
const BRIGHT_NIGHT = { from: 240, to: 312 } as const;

const around = (h: number): number => ((h % 360) + 360) % 360;
/** How light a color is as the whole ground, and how strong. */
export const toVivid = (h: number): { l: number; c: number } =>
  VIVID.find(({ upTo }) => around(h) <= upTo) ?? { upTo: 360, l: 0.8, c: 0.13 };
const inkAt = (h: number): string => oklch(0.2, 0.05, h);
const softAt = (h: number): string => oklch(0.36, 0.06, h);

/** A color that lights up on a deep one, as printers pair them. */
const sparkAt = (h: number): string => {
  const hue = around(h);
  if (hue > 110 && hue < 200) return oklch(0.84, 0.155, 82);
  if (hue >= 200 && hue < 285) return oklch(0.85, 0.16, 80);
  if (hue >= 285 && hue < 345) return oklch(0.84, 0.13, 60);
  return oklch(0.82, 0.13, 40);
};

/** The color of large fields: as strong as the hue lets it be beside pale paper. */
const strongAt = (h: number): string => {
  const hue = around(h);
  if (hue > 72 && hue < 135) return oklch(0.86, 0.175, hue);
  if (hue >= 135 && hue < 215) return oklch(0.46, 0.095, hue);
  if (hue >= 215 && hue < 315) return oklch(0.48, 0.2, hue);
  if (hue > 46 && hue <= 72) return oklch(0.78, 0.14, hue);
  // Pink and red are wine and brick on a large field: as loud as they can be they are a warning.
  return hue >= 315 || hue < 12 ? oklch(0.45, 0.135, hue) : oklch(0.57, 0.165, hue);
};

const tint: Recipe = (h) => ({
  background: oklch(0.958, 0.026, h),
  surface: oklch(0.915, 0.05, h),
  foreground: oklch(0.22, 0.075, h),
  muted: oklch(0.42, 0.06, h),
  accent: strongAt(h),
  accent2: sparkAt(h),
});

/** As `tint`, with as much color as a field of pastels has. */
const pastel: Recipe = (h) => ({
  background: oklch(0.9, calm(h, 0.07), h),
  surface: oklch(0.95, calm(h, 0.035), h),
  foreground: oklch(0.23, 0.07, h),
  muted: oklch(0.4, 0.065, h),
  accent: oklch(0.33, 0.095, h),
  accent2: oklch(0.96, 0.03, h),
});

/** Paper on which every color has some grey. */
const dusty: Recipe = (h) => ({
  background: oklch(0.875, 0.034, h),
  surface: oklch(0.835, 0.042, h),
  foreground: oklch(0.25, 0.04, h),
  muted: oklch(0.38, 0.04, h),
  accent: oklch(0.5, 0.07, h),
  accent2: oklch(0.95, 0.02, h),
});

const cream: Recipe = (h) => ({
  background: oklch(0.966, 0.02, 84),
  surface: oklch(0.92, 0.032, 82),
  foreground: oklch(0.21, 0.025, 55),
  muted: oklch(0.43, 0.03, 60),
  accent: around(h) > 72 && around(h) < 135 ? oklch(0.62, 0.19, 35) : strongAt(h),
  accent2: oklch(0.83, 0.13, 78),
});

const white: Recipe = (h) => ({
  background: '#ffffff',
  surface: oklch(0.95, 0.006, h),
  foreground: oklch(0.165, 0.015, h),
  muted: oklch(0.45, 0.015, h),
  accent: strongAt(h),
  accent2: sparkAt(h),
});

const vivid: Recipe = (h, { accent }) => {
  const { l, c } = toVivid(h);
  const background = accent ?? oklch(l, c, h);
  const { h: hue, l: light } = toOklch(background);
  const pale = contrast('#ffffff', background) > contrast('#111111', background);
  return {
    background,
    surface: oklch(Math.min(0.97, light + 0.09), c * 0.5, hue),
    foreground: pale ? oklch(0.985, 0.01, hue) : inkAt(hue),
    muted: pale ? oklch(0.92, 0.03, hue) : softAt(hue),
    accent: pale ? sparkAt(hue) : oklch(0.27, 0.08, hue),
    accent2: pale ? oklch(0.97, 0.02, hue) : oklch(0.27, 0.08, hue),
  };
};

// Dark yellow is mud and dark orange is leather: burgundy, aubergine and bottle green carry the same accents.
const deepHue = (h: number, { accent }: Tint): number => {
  const hue = around(h);
  if (accent && toOklch(accent).c > 0.05 && !(hue > 35 && hue < 130)) return hue;
  if (hue > 15 && hue <= 40) return 355;
  if (hue > 40 && hue <= 70) return 262;
  if (hue > 70 && hue < 105) return 325;
  return hue >= 105 && hue < 130 ? 165 : hue;
};

const deep: Recipe = (hue, asked) => {
  const h = deepHue(hue, asked);
  return {
    background: oklch(0.285, h > 120 && h < 230 ? 0.052 : 0.085, h),
    surface: oklch(0.35, h > 120 && h < 230 ? 0.06 : 0.095, h),
    foreground: oklch(0.965, 0.025, 92),
    muted: oklch(0.83, 0.03, 92),
    accent: asked.accent ?? sparkAt(h),
    accent2: oklch(0.965, 0.04, 92),
  };
};

const night: Recipe = (h) => ({
  background: oklch(0.155, 0.014, h),
  surface: oklch(0.23, 0.02, h),
  foreground: oklch(0.97, 0.006, h),
  muted: oklch(0.75, 0.012, h),
  accent: brightAt(h),
  accent2: oklch(0.97, 0.015, h),
});

const brightAt = (h: number): string => {
  const hue = around(h);
  if (hue >= BRIGHT_NIGHT.from && hue <= BRIGHT_NIGHT.to) return oklch(0.66, 0.18, hue);
  const { l, c } = toVivid(hue);
  return oklch(Math.min(0.86, l), c, hue);
};

/** Blue and violet with pale words on it; other hues are deep where they are dark. */
const electric: Recipe = (h, asked) => {
  const hue = around(h);
  if (hue < BRIGHT_NIGHT.from || hue > BRIGHT_NIGHT.to) return deep(h, asked);
  return {
    background: asked.accent ?? oklch(0.43, 0.22, hue),
    surface: oklch(0.5, 0.2, hue),
    foreground: oklch(0.985, 0.012, hue),
    muted: oklch(0.92, 0.03, hue),
    accent: oklch(0.89, 0.17, 98),
    accent2: oklch(0.3, 0.14, hue),
  };
};

// Greens and cyans look loud at the chroma at which blue looks calm.
const calm = (hue: number, chroma: number): number => (hue > 90 && hue < 230 ? chroma * 0.82 : chroma);

// Sugared almonds: two pale neighbours, type in a deep shade of the first.
const almond: Recipe = (h) => ({
  background: oklch(0.935, calm(h, 0.045), h),
  surface: oklch(0.895, 0.06, h + 55),
  foreground: oklch(0.31, 0.075, h),
  muted: oklch(0.43, 0.07, h),
  accent: oklch(0.76, calm(h, 0.115), h),
  accent2: oklch(0.85, 0.085, h + 75),
});

const sorbet: Recipe = (h) => ({
  background: oklch(0.96, 0.022, h + 60),
  surface: oklch(0.91, calm(h, 0.055), h),
  foreground: oklch(0.32, 0.06, h + 20),
  muted: oklch(0.44, 0.055, h + 20),
  accent: oklch(0.77, calm(h, 0.11), h),
  accent2: oklch(0.84, 0.09, h - 70),
});

type Recipes = Readonly<Record<'light' | 'dark', readonly Recipe[]>>;

const RECIPES: Recipes = { light: [tint, cream, vivid, white, pastel], dark: [deep, night, electric] };
// Of a card of nothing but words, the ground is what is colored; in the same order, since siblings of a card may have either.
const WHOLE: Recipes = { light: [tint, pastel, vivid, vivid], dark: [deep, deep, electric] };
// An accent is one color on a quiet ground.
const QUIET: Recipes = { light: [white, cream], dark: [night] };
// Who asks for a dark card means one that is dark at a glance, and a light one is paper.
const PLAINLY: Recipes = { light: [tint, cream, white], dark: [night, deep] };

// As the table of tones names them.
const BY_NAME: Readonly<Record<'light' | 'dark', Readonly<Record<string, Recipe>>>> = {
  light: { tint, pastel, dusty, cream, white, vivid, almond, sorbet },
  dark: { deep, night, electric },
};

/** The scheme of recipes that there are in one alone. */
export function schemeOfRecipes(names: readonly string[] = []): 'light' | 'dark' | undefined {
  const [light, dark] = [names.some((name) => BY_NAME.light[name]), names.some((name) => BY_NAME.dark[name])];
  return light === dark ? undefined : light ? 'light' : 'dark';
}

/** Recipes for cards of type. What is asked for as an accent, or without a hue, leaves the ground quiet. */
export function cardRecipes(scheme: 'light' | 'dark', asked: Tint, bare: boolean): readonly Recipe[] {
  const toned = (asked.recipes ?? []).flatMap((name) => BY_NAME[scheme][name] ?? []);
  if (asked.achromatic || asked.accentOnly) return QUIET[scheme];
  if (asked.pale && toned.length > 0) return toned;
  if (asked.ground !== undefined) return QUIET[scheme];
  // A color that is asked for without a place is the ground, where no scheme leaves it less.
  if (asked.accent !== undefined) return asked.scheme ? PLAINLY[scheme] : [vivid];
  if (toned.length > 0) return toned;
  return asked.scheme ? PLAINLY[scheme] : (bare ? WHOLE : RECIPES)[scheme];
}
