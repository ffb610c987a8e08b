import type { Brief } from '../brief/brief.ts';
import { inkOn, luminance } from '../color/contrast.ts';
import { toOklch } from '../color/oklch.ts';
import type { Random } from '../random.ts';
import { findHue } from './hues.ts';

/** What the palette is made from: the asked colours, sorted by what they are good for. */
export type Tint = {
  hue: number;
  /** Asked for, to be shown exactly. */
  accent?: string;
  accent2?: string;
  /** Asked for, and only good as a ground: black, white, cream, navy. */
  ground?: string;
  /** The ground was named as the background: it is the card's, whatever the look's habit. */
  fixed?: boolean;
  /** Nothing but black, white and grey was asked for. */
  achromatic: boolean;
  /** Asked for as a manner: every tone pale, none loud. */
  pastel?: boolean;
  /** Asked for as a manner with no colour named: every hue is of this side of the circle. */
  temperature?: 'warm' | 'cool';
};

const GREY_CHROMA = 0.035;
const NIGHT = 0.34;
// Beige and sand are grounds too.
const PALE = { lightness: 0.8, chroma: 0.07 };

/** Sorts the brief's colours into ground and accents; a brief without colours gets a hue from its topic. */
export function toTint(brief: Brief, random: Random): Tint {
  const asked = brief.colors.map((color) => ({ color, ...toOklch(color) }));
  const grounds = asked.filter(
    ({ l, c }) => c < GREY_CHROMA || l < NIGHT || (l > PALE.lightness && c < PALE.chroma),
  );
  const [first, second] = asked.filter((a) => !grounds.includes(a) && a.color !== brief.ground);
  const named = brief.ground === undefined ? undefined : { color: brief.ground, ...toOklch(brief.ground) };
  const chromaticGround = [named, ...grounds].find((g) => g !== undefined && g.c >= GREY_CHROMA);
  const ground = named ?? grounds[0];
  const temperature = brief.moods.find((mood) => mood === 'warm' || mood === 'cool');
  return {
    hue: (first ?? chromaticGround)?.h ?? findHue(brief, random),
    ...(first ? { accent: first.color } : {}),
    ...(second ? { accent2: second.color } : {}),
    ...(ground ? { ground: ground.color } : {}),
    ...(named ? { fixed: true } : {}),
    achromatic: asked.length > 0 && !first && !chromaticGround,
    ...(brief.moods.includes('pastel') ? { pastel: true } : {}),
    ...(temperature && asked.length === 0 ? { temperature } : {}),
  };
}

/** The scheme that the asked colours ask for themselves, if they do. */
export function schemeOf({ ground, accent }: Tint): 'light' | 'dark' | undefined {
  if (ground) return luminance(inkOn(ground)) > 0.5 ? 'dark' : 'light';
  return accent && toOklch(accent).l < 0.42 ? 'light' : undefined;
}
