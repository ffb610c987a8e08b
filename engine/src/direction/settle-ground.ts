import type { Brief, Mood } from '../brief/brief.ts';
import { contrast } from '../color/contrast.ts';
import { toOklch } from '../color/oklch.ts';
import { wantsPicture } from './wants-picture.ts';

// From this lightness on a colour with little chroma is seen as a field or not at all: a line in it is lost on white.
const PALE = { lightness: 0.76, chroma: 0.12 };
const NEUTRAL = 0.012;
const DEEP = 0.34;
// Less than this between two colours, and one is lost on the other.
const PARTED = 1.35;
// Their grounds are their own, and made of the asked colours.
const OWN_GROUNDS: readonly Mood[] = [
  'neon',
  'gradient',
  'newspaper',
  'watercolor',
  'ink',
  'comparison',
  'chalkboard',
];

/**
 * The brief with one of its asked colours as the card's ground, where the prompt leaves open which: the pale one, else
 * white or black beside a colour, else the deeper of two. Thus each of them is seen as an area. A picture keeps its own.
 */
export function settleGround(brief: Brief): Brief {
  const { ground, moods, scheme, kind } = brief;
  const colors = brief.colors.length > 0 ? brief.colors : (brief.named ?? []);
  if (ground !== undefined || colors.length === 0 || kind === 'picture') return brief;
  if (moods.some((mood) => OWN_GROUNDS.includes(mood)) || wantsPicture(brief)) return brief;
  const settled = chooseGround(
    colors.filter((color) => color !== brief.ink),
    scheme,
  );
  return settled === undefined ? brief : { ...brief, colors: [...colors], ground: settled };
}

function chooseGround(colors: readonly string[], scheme: Brief['scheme']): string | undefined {
  const asked = colors.map((color) => ({ color, ...toOklch(color) }));
  const hues = asked.filter(({ c }) => c > NEUTRAL);
  const pale = hues.find(({ l, c }) => l >= PALE.lightness && c <= PALE.chroma);
  if (pale && scheme !== 'dark') return pale.color;
  if (asked.length < 2) return undefined;
  const [white, black] = [asked.find(({ l, c }) => c <= NEUTRAL && l > 0.9), asked.find(({ l }) => l < DEEP)];
  if (black && scheme !== 'light') return black.color;
  if (white && scheme !== 'dark' && hues.length > 0) return white.color;
  const [first, second] = hues;
  if (!first || !second || contrast(first.color, second.color) < PARTED) return undefined;
  return first.l <= second.l === (scheme !== 'light') ? first.color : second.color;
}
