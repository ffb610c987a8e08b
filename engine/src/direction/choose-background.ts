import type { DesignRequest, Mood } from '../brief/design-request.ts';
import { contrast } from '../color/contrast.ts';
import { toOklch } from '../color/oklch.ts';
import { partTones } from '../color/part-tones.ts';
import { wantsPicture } from './wants-picture.ts';

// A color this light with little chroma is only visible as an area: a line in it is lost on white.
const PALE = { lightness: 0.76, chroma: 0.12 };
const NEUTRAL = 0.012;
const DEEP = 0.34;
// Up to here a color is called dark: dark purple, burgundy, forest green; white is easily read on it.
const DEEP_HUE = 0.44;
// Least contrast at which one color is visible on the other.
const PARTED = 1.35;
// Moods whose looks make their own background from the colors asked for.
const OWN_GROUNDS: readonly Mood[] = [
  'neon',
  'gradient',
  'newspaper',
  'watercolor',
  'ink',
  'comparison',
  'chalkboard',
  'terminal',
];
// What is left of a card that asks for space and one color.
const [WHITE, BLACK] = ['#ffffff', '#0e0f12'] as const;

/**
 * Makes one of the colors asked for the card's background, where the prompt leaves open which: a pale one, else
 * a deep one alone, else white or black beside a color, else the deeper of two. This way each is seen as an area. Pictures keep their own.
 */
export const chooseBackground = (request: DesignRequest): DesignRequest => settleLetters(toGround(request));

// Less would be tiring to read.
const LEGIBLE = 4.5;

/**
 * Of two colors that can be read on each other, one is the ground and the other the letters: nobody who asks for navy and gold
 * means white words. Letters that were asked for stand off their ground.
 */
function settleLetters(request: DesignRequest): DesignRequest {
  const { ground, colors, colorWords = {}, accents = [], kind } = request;
  if (ground === undefined || kind === 'picture') return request;
  const others = [...new Set([...colors, ...Object.keys(colorWords)])].filter((color) => color !== ground);
  const [other, more] = others;
  const readable =
    other !== undefined &&
    more === undefined &&
    colorWords[other] !== undefined &&
    !accents.includes(other) &&
    contrast(other, ground) >= LEGIBLE;
  const ink = request.ink ?? (readable ? other : undefined);
  if (ink === undefined) return request;
  const parted = partTones(ground, ink);
  const move = (color: string): string =>
    color === ground ? parted.ground : color === ink ? parted.ink : color;
  return {
    ...request,
    ...parted,
    colors: colors.map(move),
    ...(request.colorWords
      ? {
          colorWords: Object.fromEntries(
            Object.entries(colorWords).map(([color, words]) => [move(color), words]),
          ),
        }
      : {}),
  };
}

function toGround(request: DesignRequest): DesignRequest {
  const { ground, moods, scheme, kind, accents = [] } = request;
  const colors = request.colors.length > 0 ? request.colors : (request.named ?? []);
  if (ground !== undefined || colors.length === 0 || kind === 'picture') return request;
  // "Dark purple gradient": it is made of dark purple, not of its tints.
  if (moods.includes('gradient') && colors.length === 1 && colors.some(isDeep) && scheme === undefined)
    return { ...request, scheme: 'dark' };
  // Space that is left white, or dark, is not the one color that is asked for.
  if (moods.includes('spacious') && colors.length === 1)
    return { ...request, ground: scheme === 'dark' ? BLACK : WHITE };
  if (moods.some((mood) => OWN_GROUNDS.includes(mood)) || wantsPicture(request)) return request;
  const free = colors.filter((color) => color !== request.ink && !accents.includes(color));
  // "Plain and white, our blue is ...": what is plain is white, if that is asked for.
  const white = moods.includes('minimal') && scheme !== 'dark' ? free.find(isWhite) : undefined;
  const settled = white ?? chooseGround(free, scheme);
  return settled === undefined ? request : { ...request, colors: [...colors], ground: settled };
}

function isWhite(color: string): boolean {
  const { l, c } = toOklch(color);
  return c <= NEUTRAL && l > 0.9;
}

function isDeep(color: string): boolean {
  const { l, c } = toOklch(color);
  return c > NEUTRAL && l < DEEP_HUE;
}

function chooseGround(colors: readonly string[], scheme: DesignRequest['scheme']): string | undefined {
  const asked = colors.map((color) => ({ color, ...toOklch(color) }));
  const hues = asked.filter(({ c }) => c > NEUTRAL);
  const pales = hues.filter(({ l, c }) => l >= PALE.lightness && c <= PALE.chroma);
  // Of the tones of sand, a light card has the lightest.
  const [pale] = scheme === 'light' ? pales.toSorted((a, b) => b.l - a.l) : pales;
  if (pale && scheme !== 'dark') return pale.color;
  // One deep color is seen as such only as an area: burgundy as a line on white is any red.
  if (asked.length < 2) return scheme === 'light' ? undefined : hues.map(({ color }) => color).find(isDeep);
  const [white, black] = [asked.find(({ color }) => isWhite(color)), asked.find(({ l }) => l < DEEP)];
  if (black && scheme !== 'light') return black.color;
  // White letters on a color show more of it than colored ones on white.
  const lettered = hues.find(
    ({ color }) => hues.length === 1 && white && contrast(color, white.color) >= LEGIBLE,
  );
  if (lettered && scheme !== 'light') return lettered.color;
  if (white && scheme !== 'dark' && hues.length > 0) return white.color;
  const [first, second] = hues;
  if (!first || !second || contrast(first.color, second.color) < PARTED) return undefined;
  const { color, l } = first.l <= second.l === (scheme !== 'light') ? first : second;
  // Full colors are neither dark nor light: they are seen on what is.
  const isOther = scheme === 'dark' ? l > DEEP_HUE : scheme === 'light' && l < PALE.lightness;
  return isOther ? undefined : color;
}
