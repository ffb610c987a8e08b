import { contrast, ensureContrast, inkOn, readableAs } from '../color/contrast.ts';
import { hueDistance, mix, oklch, toOklch } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import { turnPaletteToKin } from '../color/turn-to-kin.ts';
import type { Random } from '../random.ts';
import { cardRecipes } from './card-recipes.ts';
import type { Draft } from './recipe.ts';
import type { Tint } from './tint.ts';

// Titles need more than the minimum of 4.5; small muted type needs a little more.
const FOREGROUND_RATIO = 8;
const MUTED_RATIO = 5;
const ACCENT_TEXT_RATIO = 4.6;
// Below this contrast, shapes in the accent would be invisible.
const VISIBLE_RATIO = 1.35;

/** Makes a palette, by seed; colors asked for are kept exactly wherever they can be seen. */
export function toPalette(
  scheme: 'light' | 'dark',
  tint: Tint,
  { bare, random }: { bare: boolean; random: Random },
): Palette {
  const recipe = random.pick(cardRecipes(scheme, tint, bare));
  const { leads, ...tones } = recipe(tint.hue, tint);
  const kin = turnPaletteToKin({ ...tones, accentText: tones.accent }, tint.asked ?? []);
  return finish({ ...kin, ...(leads ? { leads } : {}) }, scheme, tint);
}

function finish(made: Draft, scheme: 'light' | 'dark', tint: Tint): Palette {
  const draft = tint.achromatic ? withoutHue(made) : made;
  const background = chooseGround(draft, scheme, tint);
  const kept = background === draft.background;
  const surface = kept ? draft.surface : mix(background, inkOn(background), 0.09);
  const leads = kept && draft.leads === true;
  const chosen = leads ? draft.accent : chooseAccent(draft, background, tint);
  const accent =
    !kept && isMiddling(background) && chosen !== tint.accent
      ? shadeOf(background)
      : seen(chosen, background);
  const own = leads ? tint.accent : tint.accent2;
  const accent2 = seen(
    own ? chooseAccent2(draft, background, own) : toCompanion(draft.accent2, tint),
    background,
  );
  const foreground = kept ? draft.foreground : inkOn(background);
  return {
    background,
    surface,
    foreground: ensureContrast(foreground, [background], FOREGROUND_RATIO),
    muted: ensureContrast(kept ? draft.muted : mix(foreground, background, 0.3), [background], MUTED_RATIO),
    accent,
    accent2: tint.achromatic ? mix(background, foreground, 0.5) : accent2,
    accentText: readableAs(accent, [background], ACCENT_TEXT_RATIO, foreground),
  };
}

/** Removes all hues, down to the paper, where black and white are asked for. */
function withoutHue(draft: Draft): Draft {
  const grey = (color: string): string => oklch(toOklch(color).l, 0, 0);
  const { background, surface, foreground, muted } = draft;
  return {
    ...draft,
    background: grey(background),
    surface: grey(surface),
    foreground: grey(foreground),
    muted: grey(muted),
  };
}

/** Takes the background asked for if it suits the scheme; otherwise the scheme wins, which is an explicit wish too. */
function chooseGround(draft: Draft, scheme: 'light' | 'dark', { ground, fixed }: Tint): string {
  if (!ground) return draft.background;
  if (fixed) return ground;
  const { l } = toOklch(ground);
  return scheme === 'dark' ? (l < 0.45 ? ground : draft.background) : l > 0.8 ? ground : draft.background;
}

function chooseAccent(draft: Draft, background: string, tint: Tint): string {
  if (tint.achromatic) return mix(background, inkOn(background), 0.86);
  const { accent } = tint;
  // A background in the color asked for already shows it; its figures take the recipe's companion.
  if (accent && isSame(accent, background)) return tint.accent2 ?? draft.accent;
  if (!accent) return draft.accent;
  return contrast(accent, background) >= VISIBLE_RATIO ? accent : draft.accent;
}

function chooseAccent2(draft: Draft, background: string, asked: string): string {
  return contrast(asked, background) >= VISIBLE_RATIO ? asked : draft.accent2;
}

// Blue with its violet neighbour is still blue; with pink beside it nobody would call the card blue.
const COMPANION_DEGREES = 24;

/** Returns the recipe's companion, with its hue near the color asked for if that is the only one. */
function toCompanion(companion: string, { accent }: Tint): string {
  const { l, c, h } = toOklch(companion);
  if (!accent || c < 0.04) return companion;
  const asked = toOklch(accent);
  const turn = ((h - asked.h + 540) % 360) - 180;
  if (asked.c < 0.04 || Math.abs(turn) <= COMPANION_DEGREES) return companion;
  return oklch(l, Math.min(c, asked.c), asked.h + Math.sign(turn) * COMPANION_DEGREES);
}

/** The recipe's own tone may meet a ground that it was not made for: a deep or a pale shade of that goes with it. */
function seen(color: string, background: string): string {
  return contrast(color, background) >= VISIBLE_RATIO ? color : shadeOf(background);
}

function shadeOf(background: string): string {
  const { l, c, h } = toOklch(background);
  return l > MIDDLE ? oklch(0.27, Math.min(c, 0.07), h) : oklch(0.9, Math.min(c, 0.07), h);
}
const MIDDLE = 0.55;

/** Neither paper nor night: the accents of other grounds are garish on it. */
function isMiddling(background: string): boolean {
  const { l } = toOklch(background);
  return l > MIDDLE && l < PAPER;
}
const PAPER = 0.82;

function isSame(a: string, b: string): boolean {
  const [first, second] = [toOklch(a), toOklch(b)];
  return Math.abs(first.l - second.l) < 0.09 && hueDistance(first.h, second.h) < 25 && second.c > 0.05;
}
