import type { OgBrandParameters } from '../../../../client/src/index.ts';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** How well two of a brand's colors part from each other. */
export type ColorPair = {
  name: string;
  ink: string;
  ground: string;
  /** From 1 to 21. */
  ratio: number;
  /** What WCAG 2.2 AA asks for. */
  least: number;
};

const PAIRS = [
  { name: 'Text', ink: 'fg', least: 4.5 },
  { name: 'Secondary text', ink: 'muted', least: 4.5 },
  { name: 'Accent', ink: 'accent', least: 3 },
] as const;
const GROUNDS = [
  { parameter: 'bg', words: 'on the background' },
  { parameter: 'bg2', words: 'on the end of the gradient' },
] as const;

/** The pairs of the parameters that a document declares; one of a pair alone is none. */
export function toColorPairs(
  params: Pick<OgBrandParameters, 'bg' | 'bg2' | 'fg' | 'muted' | 'accent'>,
): ColorPair[] {
  return GROUNDS.flatMap(({ parameter, words }) =>
    PAIRS.flatMap(({ name, ink: inkParameter, least }) => {
      const [ink, ground] = [params[inkParameter], params[parameter]];
      const ratio = ink && ground && findContrast(ink, ground);
      return ratio ? [{ name: `${name} ${words}`, ink, ground, ratio, least }] : [];
    }),
  );
}

/** Contrast by WCAG 2.2; undefined for a color that is none. A transparent ground stands on white. */
export function findContrast(ink: string, ground: string): number | undefined {
  const [over, under] = [parseColor(ink), parseColor(ground)];
  if (over === undefined || under === undefined) return undefined;
  const solid = blend(under, [255, 255, 255, 1]);
  const [one, other] = [toLuminance(blend(over, solid)), toLuminance(solid)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The forms that the parameters of `og_brand` have. */
function parseColor(text: string): Rgba | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}(?:[\da-f]{2})?))$/i.exec(text) ?? [];
  const hex = long ?? short?.replace(/./g, '$&$&');
  const numbers =
    hex === undefined
      ? /^rgba?\(([^)]+)\)$/i
          .exec(text)?.[1]
          ?.split(/[\s,/]+/)
          .map(Number)
      : (hex.match(/../g) ?? []).map((pair, index) => Number.parseInt(pair, 16) / (index === 3 ? 255 : 1));
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = 1] = numbers ?? [];
  const color: Rgba = [red, green, blue, alpha];
  return color.some(Number.isNaN) ? undefined : color;
}

const blend = ([red, green, blue, alpha]: Rgba, under: Rgba): Rgba => [
  red * alpha + under[0] * (1 - alpha),
  green * alpha + under[1] * (1 - alpha),
  blue * alpha + under[2] * (1 - alpha),
  1,
];

const toLinear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const toLuminance = ([red, green, blue]: Rgba): number =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
