import { contrast } from '../color/contrast.ts';
import { mix, oklch, toOklch } from '../color/oklch.ts';
import { cardRecipes } from './card-recipes.ts';
import type { Draft, Recipe } from './recipe.ts';
import type { Tint } from './tint.ts';

/** In place of a look: the colors of a card that a spec arranges, with a field or an ornament, or of words alone. */
export const CARD = { drawn: 'card', bare: 'bare card' } as const;

export type RecipeName = 'editorial' | 'engineering' | 'geometric' | 'swiss';
type Recipes = { light: readonly Recipe[]; dark: readonly Recipe[] };

// From this lightness on, white text is unreadable on a color, and a line in it is lost on white.
const PALE = 0.82;

// Greens and cyans look loud at the chroma at which blue looks calm.
const calm = (hue: number, chroma: number): number => (hue > 90 && hue < 230 ? chroma * 0.82 : chroma);

// Dark yellows look muddy, so backgrounds of that hue shift towards leather and lose chroma.
const ground = (l: number, c: number, h: number): string => {
  const muddy = h > 48 && h < 125;
  return oklch(l, muddy ? Math.min(c, 0.03) : calm(h, c), muddy ? 48 : h);
};

const tinted: Recipe = (h) => ({
  background: oklch(0.972, 0.013, h),
  surface: oklch(0.925, calm(h, 0.042), h),
  foreground: oklch(0.215, 0.04, h),
  muted: oklch(0.45, 0.035, h),
  accent: oklch(0.56, calm(h, 0.19), h),
  accent2: oklch(0.68, 0.15, h + 42),
});

const paper: Recipe = (h) => ({
  background: oklch(0.962, 0.016, 82),
  surface: oklch(0.918, 0.028, 82),
  foreground: oklch(0.225, 0.022, h),
  muted: oklch(0.455, 0.024, h),
  accent: oklch(0.55, calm(h, 0.175), h),
  accent2: oklch(0.74, 0.125, h < 40 || h > 300 ? 85 : 62),
});

const blush: Recipe = (h) => ({
  background: oklch(0.915, calm(h, 0.055), h),
  surface: oklch(0.86, calm(h, 0.085), h),
  foreground: oklch(0.235, 0.07, h),
  muted: oklch(0.41, 0.065, h),
  accent: oklch(0.5, calm(h, 0.19), h),
  accent2: oklch(0.66, 0.17, h + 55),
});

const ink: Recipe = (h) => ({
  background: ground(0.19, 0.026, h),
  surface: ground(0.265, 0.045, h),
  foreground: oklch(0.97, 0.008, h),
  muted: oklch(0.77, 0.024, h),
  accent: oklch(0.72, calm(h, 0.165), h),
  accent2: oklch(0.76, 0.14, h + 45),
});

const deep: Recipe = (h) => ({
  background: ground(0.285, 0.08, h),
  surface: ground(0.35, 0.095, h),
  foreground: oklch(0.975, 0.014, h + 30),
  muted: oklch(0.83, 0.045, h + 10),
  accent: oklch(0.82, 0.135, h + 38),
  accent2: oklch(0.7, 0.15, h - 12),
});

// On brown all warm cards are alike; bottle green and aubergine carry the same gold.
const bottle: Recipe = (h, tint) => onCompanion(h, tint, 165);
const aubergine: Recipe = (h, tint) => onCompanion(h, tint, 345);

const WARM = { from: 20, to: 125 } as const;

function onCompanion(hue: number, tint: Tint, companion: number): Draft {
  const draft = deep(hue, tint);
  if (tint.accent || hue < WARM.from || hue > WARM.to) return draft;
  return {
    ...draft,
    background: oklch(0.27, 0.05, companion),
    surface: oklch(0.34, 0.06, companion),
    accent: oklch(0.82, 0.135, hue),
  };
}

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

// A card in the color asked for: yellow, mint or sky say more as an area than as a line on white.
const field: Recipe = (h, { accent }) => {
  const background = accent ?? oklch(0.88, 0.15, h);
  return {
    background,
    surface: mix(background, '#ffffff', 0.35),
    foreground: oklch(0.2, 0.04, h),
    muted: oklch(0.34, 0.05, h),
    accent: oklch(0.44, 0.14, h - 35),
    accent2: oklch(0.985, 0.015, h),
  };
};

// Screens at night are blue to violet; other hues are kept only where the brief asks for them.
const nightHue = (h: number, { accent }: Tint): number => (accent || (h > 140 && h < 310) ? h : 268);

const night: Recipe = (hue, tint) => {
  const h = nightHue(hue, tint);
  return {
    background: oklch(0.158, 0.028, h),
    surface: oklch(0.235, 0.045, h),
    foreground: oklch(0.972, 0.008, h),
    muted: oklch(0.75, 0.028, h),
    accent: oklch(0.69, calm(h, 0.17), h),
    accent2: oklch(0.68, 0.16, h + 38),
  };
};

const nightGlow: Recipe = (hue, tint) => {
  const h = nightHue(hue, tint);
  return {
    background: oklch(0.175, 0.045, h + 12),
    surface: oklch(0.255, 0.07, h + 12),
    foreground: oklch(0.975, 0.01, h),
    muted: oklch(0.79, 0.035, h),
    accent: oklch(0.78, 0.135, h - 34),
    accent2: oklch(0.66, 0.19, h + 30),
  };
};

const blueprint: Recipe = (hue, tint) => {
  const h = nightHue(hue, tint);
  return {
    background: oklch(0.966, 0.008, h),
    surface: oklch(0.918, 0.022, h),
    foreground: oklch(0.2, 0.032, h),
    muted: oklch(0.44, 0.03, h),
    accent: oklch(0.53, calm(h, 0.2), h),
    accent2: oklch(0.64, 0.16, h + 40),
  };
};

// A bright companion for a deep background, paired by eye, as printers do, not by angle.
function sparkOf(h: number): string {
  if (h > 120 && h < 185) return oklch(0.91, 0.205, 122);
  if (h >= 185 && h < 235) return oklch(0.91, 0.17, 105);
  if (h >= 235 && h < 285) return oklch(0.83, 0.13, 215);
  if (h >= 285 && h < 345) return oklch(0.84, 0.13, 350);
  if (h >= 60 && h <= 120) return oklch(0.9, 0.17, 98);
  return oklch(0.84, 0.155, 72);
}

const forestSpark: Recipe = (h) => ({
  background: ground(0.25, 0.062, h),
  surface: ground(0.37, 0.095, h),
  foreground: oklch(0.985, 0.012, h),
  muted: oklch(0.85, 0.05, h),
  accent: sparkOf(h),
  accent2: oklch(0.65, calm(h, 0.165), h),
  leads: true,
});

const midnightSpark: Recipe = (h, { accent }) => ({
  background: ground(0.2, 0.02, h),
  surface: ground(0.3, 0.035, h),
  foreground: oklch(0.985, 0.006, h),
  muted: oklch(0.82, 0.02, h),
  accent: oklch(0.76, 0.18, h),
  // A brand's color gets a related companion; a free one may get a contrasting one.
  accent2: accent ? oklch(0.86, 0.11, h - 25) : oklch(0.83, 0.13, h + 72),
});

// The primaries of the Dessau posters, on cream.
const primaries: Recipe = (h) => ({
  background: oklch(0.95, 0.022, 88),
  surface: oklch(0.86, 0.15, 88),
  foreground: oklch(0.2, 0.015, 60),
  muted: oklch(0.43, 0.02, 60),
  accent: h > 180 && h < 320 ? oklch(0.46, 0.19, 262) : oklch(0.6, 0.215, 29),
  accent2: h > 180 && h < 320 ? oklch(0.6, 0.215, 29) : oklch(0.46, 0.19, 262),
});

const flat: Recipe = (h, { accent }) => {
  const { l, c, h: hue } = toOklch(accent ?? oklch(0.8, calm(h, 0.15), h));
  const background = oklch(Math.max(0.76, l), Math.min(0.17, Math.max(0.09, c)), hue);
  return {
    background,
    surface: mix(background, '#ffffff', 0.32),
    foreground: oklch(0.21, 0.06, hue),
    muted: oklch(0.33, 0.065, hue),
    accent: oklch(0.41, 0.17, hue - 22),
    accent2: oklch(0.975, 0.018, hue),
  };
};

const white: Recipe = (h, { accent }) => ({
  background: '#ffffff',
  surface: oklch(0.955, 0.004, h),
  foreground: oklch(0.15, 0.006, h),
  muted: oklch(0.46, 0.006, h),
  accent: oklch(0.585, calm(h, 0.225), h),
  // Beside white and one color nothing else was asked for.
  accent2: accent ? mix(accent, oklch(0.15, 0.006, h), 0.3) : oklch(0.15, 0.006, h),
});

const stone: Recipe = (h) => ({
  background: oklch(0.945, 0.006, 95),
  surface: oklch(0.9, 0.008, 95),
  foreground: oklch(0.17, 0.008, 95),
  muted: oklch(0.45, 0.01, 95),
  accent: oklch(0.575, calm(h, 0.215), h),
  accent2: oklch(0.17, 0.008, 95),
});

// Printed solid, yellow needs light, green and cyan need restraint, the rest needs body.
function posterTone(h: number): string {
  if (h > 60 && h < 115) return oklch(0.86, 0.17, h);
  return h >= 115 && h < 230 ? oklch(0.75, 0.135, h) : oklch(0.62, 0.21, h);
}

const oneColor: Recipe = (h, { accent }) => {
  const background = accent ?? posterTone(h);
  const light = toOklch(background).l > 0.6;
  const inkTone = light ? oklch(0.16, 0.02, h) : oklch(0.99, 0.005, h);
  return {
    background,
    surface: mix(background, inkTone, 0.1),
    foreground: inkTone,
    muted: mix(inkTone, background, 0.12),
    accent: light && toOklch(background).l < PALE ? oklch(0.99, 0.005, h) : oklch(0.17, 0.02, h),
    accent2: inkTone,
  };
};

const black: Recipe = (h) => ({
  background: oklch(0.145, 0.004, h),
  surface: oklch(0.22, 0.006, h),
  foreground: oklch(0.985, 0.002, h),
  muted: oklch(0.74, 0.006, h),
  accent: oklch(0.68, calm(h, 0.2), h),
  accent2: oklch(0.985, 0.002, h),
});

const RECIPES: Readonly<Record<RecipeName, Recipes>> = {
  editorial: { light: [tinted, paper, blush], dark: [ink, deep, bottle, aubergine] },
  engineering: { light: [blueprint], dark: [night, nightGlow] },
  geometric: { light: [primaries, flat], dark: [forestSpark, midnightSpark] },
  swiss: { light: [white, stone, oneColor], dark: [black] },
};

/** Whether a color is bright and full enough for dark words. */
function isBright(color: string): boolean {
  const { l, c } = toOklch(color);
  return l > 0.62 && c > 0.07;
}

/**
 * Returns the look's recipes that can show the colors asked for; looks with palettes of their own start from
 * editorial's.
 */
export function recipesOf(look: string, scheme: 'light' | 'dark', tint: Tint): readonly Recipe[] {
  if (tint.pastel && scheme === 'light') return [almond, sorbet];
  if (look === CARD.drawn || look === CARD.bare) return cardRecipes(scheme, tint, look === CARD.bare);
  const recipes = (Object.hasOwn(RECIPES, look) ? RECIPES[look as RecipeName] : RECIPES.editorial)[scheme];
  // A fixed set of primaries would contradict the color asked for, and a flat background needs one.
  const pale = scheme === 'light' && tint.accent !== undefined && toOklch(tint.accent).l > PALE;
  if (pale && recipes === RECIPES.editorial.light) return [field];
  // Two colors of the same lightness are hard to tell apart as text and background.
  const melts = tint.accent && tint.accent2 && contrast(tint.accent, tint.accent2) < 1.5;
  if (tint.accent && !tint.ground && !melts) {
    // The color asked for becomes an area before it becomes a line: nobody recognises a white card as coral.
    if (recipes === RECIPES.swiss.light || recipes === RECIPES.swiss.dark) return [oneColor];
    if (recipes === RECIPES.editorial.light && isBright(tint.accent)) return [field];
  }
  if (tint.accent) return recipes.filter((recipe) => recipe !== primaries && !(melts && recipe === oneColor));
  return recipes.filter((recipe) => !(tint.achromatic && (recipe === flat || recipe === oneColor)));
}
