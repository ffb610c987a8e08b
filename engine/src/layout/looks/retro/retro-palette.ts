import { ensureContrast, inkOn, readableAs } from '../../../color/contrast.ts';
import { hueDistance, mix, oklch, toOklch } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';

export type RetroPalette = {
  ground: string;
  ink: string;
  muted: string;
  /** Second voice of the type: names, figures. */
  pop: string;
  /** From the disc outwards. */
  stripes: readonly [string, string, string, string];
  disc: string;
  /** Paper of a drawn subject. */
  paper: string;
};

type Recipe = Pick<RetroPalette, 'ground' | 'ink' | 'stripes' | 'disc'>;

// Print colors of the seventies: one warm run and one cool band that closes it.
const RECIPES: readonly Recipe[] = [
  {
    ground: '#f7e8c9',
    ink: '#43200f',
    disc: '#43200f',
    stripes: ['#cf3f24', '#ea7f24', '#f2b134', '#2a8a7e'],
  },
  {
    ground: '#f6ead2',
    ink: '#2f2413',
    disc: '#3a3a1a',
    stripes: ['#8a3b1d', '#d2722a', '#e9b44c', '#7a8b3c'],
  },
  {
    ground: '#faecdc',
    ink: '#451427',
    disc: '#5a1a33',
    stripes: ['#c83f55', '#ef8457', '#f7c15f', '#5d93a1'],
  },
  {
    ground: '#f4ead4',
    ink: '#152742',
    disc: '#16304f',
    stripes: ['#c94a2e', '#e9923b', '#f0c35e', '#2f7190'],
  },
];

/** A period palette by seed; asked colors lead the stripes, a dark scheme turns ground and ink round, an asked ground stays. */
export function toRetroPalette(
  asked: readonly string[],
  scheme: 'light' | 'dark',
  random: Random,
  askedGround?: string,
): RetroPalette {
  const recipe = asked[0] === undefined ? random.pick(RECIPES) : toRecipe(asked);
  const dark = scheme === 'dark';
  const ground = askedGround ?? (dark ? oklch(0.23, 0.035, toOklch(recipe.ink).h) : recipe.ground);
  const ink = askedGround ? inkOn(askedGround) : dark ? recipe.ground : recipe.ink;
  // Type may stand on the faint dots of the corner as well as on the bare ground.
  const grounds = [ground, mix(ground, ink, 0.11)];
  return {
    ground,
    ink,
    stripes: recipe.stripes,
    disc: dark ? oklch(0.17, 0.03, toOklch(recipe.ink).h) : recipe.disc,
    paper: oklch(0.965, 0.025, toOklch(recipe.ground).h),
    muted: ensureContrast(oklch(dark ? 0.8 : 0.42, 0.06, toOklch(recipe.ink).h), grounds, 4.8),
    pop: readableAs(recipe.stripes[0], grounds, 4.7, ink),
  };
}

function toRecipe(asked: readonly string[]): Recipe {
  const { c, h } = toOklch(asked[0] ?? '#cf3f24');
  const chroma = Math.max(0.05, Math.min(0.18, c));
  // The run goes towards yellow, whichever way is shorter: every hue then warms like print of the time.
  const turn = hueDistance(h + 30, 85) < hueDistance(h - 30, 85) ? 1 : -1;
  const ink = oklch(0.25, Math.min(0.06, chroma), h);
  return {
    ground: oklch(0.94, 0.035, 85),
    ink,
    disc: ink,
    stripes: [
      asked[0] ?? oklch(0.52, chroma, h),
      oklch(0.66, chroma * 0.95, h + turn * 22),
      oklch(0.81, Math.min(0.14, chroma), h + turn * 48),
      asked[1] ?? oklch(0.56, 0.085, h + 165),
    ],
  };
}
