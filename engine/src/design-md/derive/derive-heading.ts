import { type ProseStyle, toPathText } from '../read/design-document.ts';
import type { Found } from './found.ts';
import { findProseHeading, sourceOf } from './prose-headings.ts';
import { resolveReference } from './resolve-reference.ts';
import { HEADING_NAMES } from './roles.ts';
import type { TokenIndex } from './token-index.ts';

export type Heading = {
  weight?: number;
  letterSpacing?: number;
  isUppercase?: true;
  /** Where the style stands. */
  source: string;
};

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    thin: 100,
    extralight: 200,
    ultralight: 200,
    light: 300,
    regular: 400,
    normal: 400,
    medium: 500,
    semibold: 600,
    demibold: 600,
    bold: 700,
    extrabold: 800,
    ultrabold: 800,
    black: 900,
  }),
);
const LENGTH = /^([-+−]?\d{0,3}\.?\d{1,4})\s*(r?em|px|pt|%)?(?=$|[\s(,;–])/u;
const ROOT_PIXELS = 16;

/**
 * How a document sets its headings: the first heading style that says a weight, letter spacing or case; without a weight,
 * the heaviest that its sentences allow.
 */
export function deriveHeading(
  index: TokenIndex,
  styles: readonly ProseStyle[] = [],
  mostWeight?: number,
): Heading | undefined {
  const heading = findHeading(index, styles);
  if (mostWeight === undefined || heading?.weight !== undefined) return heading;
  return { source: 'rules', ...heading, weight: mostWeight };
}

function findHeading(index: TokenIndex, styles: readonly ProseStyle[]): Heading | undefined {
  for (const name of HEADING_NAMES) {
    const paths: string[] = [];
    const read = (...properties: string[]): string | undefined => {
      const token = properties.map((one) => index.find('typography', `${name}-${one}`)).find((one) => one);
      const resolved = token && resolveReference(token, index);
      if (!resolved || !('value' in resolved)) return undefined;
      paths.push(toPathText(token.path.slice(0, -1)));
      return resolved.value;
    };
    const heading = toHeading({
      weight: read('font-weight', 'weight'),
      tracking: read('letter-spacing', 'tracking'),
      size: read('font-size', 'size'),
      transform: read('text-transform', 'transform', 'case'),
    });
    if (heading) return { ...heading, source: paths[0] ?? '' };
  }
  const told = findProseHeading(styles);
  const heading = told && toHeading(told);
  return heading && { ...heading, source: sourceOf(told) };
}

type Written = { [Name in 'weight' | 'tracking' | 'size' | 'transform']?: string | undefined };

/** Nothing that could not be read, and undefined where nothing could. */
function toHeading({ weight, tracking, size, transform = '' }: Written): Omit<Heading, 'source'> | undefined {
  const number = toWeight(weight);
  const letterSpacing = toEm(tracking, size);
  const heading: Omit<Heading, 'source'> = {
    ...(number !== undefined && { weight: number }),
    ...(letterSpacing !== undefined && { letterSpacing }),
    ...(/\b(?:uppercase|upper|all[- ]caps|caps)\b/i.test(transform) && { isUppercase: true as const }),
  };
  return Object.keys(heading).length > 0 ? heading : undefined;
}

/** `600`, `Semi Bold`, `Bold (700)`. */
function toWeight(text = ''): number | undefined {
  const named = WEIGHTS.get(text.toLowerCase().replace(/[\s-]|\(.*$/g, ''));
  const weight = named ?? Number(/(?<!\d)[1-9]\d{2}(?!\d)/.exec(text)?.[0] ?? Number.NaN);
  return weight >= 100 && weight <= 900 ? weight : undefined;
}

/** Pixels are a share of the size that they are meant for. */
function toEm(text = '', size = ''): number | undefined {
  const [, number, unit = 'px'] = LENGTH.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const value = Number(number.replace('−', '-'));
  if (unit === 'em' || value === 0) return value;
  if (unit === '%') return value / 100;
  const pixels = toPixels(size);
  return pixels === undefined ? undefined : (unit === 'rem' ? value * ROOT_PIXELS : value) / pixels;
}

function toPixels(size: string): number | undefined {
  const [, number, unit] = /^(\d{1,3}(?:\.\d+)?)\s*(px|pt|r?em)?(?=$|[\s(,;–/])/u.exec(size.trim()) ?? [];
  const pixels = Number(number) * (unit?.endsWith('em') ? ROOT_PIXELS : 1);
  return pixels >= 8 ? pixels : undefined;
}

// As images set them: tighter, letters touch; wider, words fall apart.
const TRACKING = { least: -60, most: 120 } as const;

/** What of it a card takes. */
export function toHeadingParameters({ weight, letterSpacing, isUppercase, source }: Heading): Found[] {
  const tracking =
    letterSpacing && Math.min(TRACKING.most, Math.max(TRACKING.least, Math.round(letterSpacing * 1000)));
  const values = {
    fontWeight: weight?.toString(),
    tracking: tracking?.toString(),
    textTransform: isUppercase && 'uppercase',
  };
  return Object.entries(values).flatMap(([parameter, value]) =>
    value === undefined ? [] : [{ parameter, value, source, notes: [] }],
  );
}
