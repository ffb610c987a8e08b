import { resolveReference } from './resolve-reference.ts';
import { HEADING_NAMES } from './roles.ts';
import type { TokenIndex } from './token-index.ts';

export type Heading = { weight?: number; letterSpacing?: number };

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    thin: 100,
    light: 300,
    regular: 400,
    normal: 400,
    medium: 500,
    semibold: 600,
    bold: 700,
    black: 900,
  }),
);
const LENGTH = /^([-+]?\d{0,3}\.?\d{1,4})(em|px|%)?$/;

/** How a document sets its headings: the first heading style that says a weight, and its letter spacing in em. */
export function deriveHeading(index: TokenIndex): Heading | undefined {
  for (const name of HEADING_NAMES) {
    const read = (...properties: string[]): string | undefined => {
      const token = properties.map((one) => index.find('typography', `${name}-${one}`)).find((one) => one);
      const resolved = token && resolveReference(token, index);
      return resolved && 'value' in resolved ? resolved.value : undefined;
    };
    const weight = toWeight(read('font-weight', 'weight'));
    const letterSpacing = toEm(read('letter-spacing', 'tracking'), read('font-size', 'size'));
    if (weight !== undefined || letterSpacing !== undefined)
      return {
        ...(weight !== undefined && { weight }),
        ...(letterSpacing !== undefined && { letterSpacing }),
      };
  }
  return undefined;
}

function toWeight(text = ''): number | undefined {
  const weight = WEIGHTS.get(text.toLowerCase().replace(/[\s-]/g, '')) ?? Number(text || Number.NaN);
  return weight >= 100 && weight <= 900 ? weight : undefined;
}

/** Pixels are a share of the size that they are meant for. */
function toEm(text = '', size = ''): number | undefined {
  const [, number, unit = 'px'] = LENGTH.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  if (unit === 'em') return Number(number);
  if (unit === '%') return Number(number) / 100;
  const pixels = Number(/^(\d{1,3}(?:\.\d+)?)(?:px)?$/.exec(size.trim())?.[1]);
  return pixels >= 8 ? Number(number) / pixels : undefined;
}
