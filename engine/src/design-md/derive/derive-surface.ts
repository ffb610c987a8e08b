import type { DesignDocument } from '../read/design-document.ts';
import { findLine } from './brand-signs.ts';
import { deriveCorner, toCorner } from './derive-corner.ts';
import type { Found } from './found.ts';
import { resolveReference } from './resolve-reference.ts';
import { toCardColor } from './to-card-color.ts';
import type { TokenIndex } from './token-index.ts';
import { toTokenName } from './token-place.ts';

// Of a card. Above the first, corners are soft; from the second on, round.
const CARD = /^(?:cards?|panels?|tiles?|surfaces?)(?:-|$)/;
const ROUND_PIXELS = 20;
const OUTLINE = /^(?:border|outline|stroke|border-width|border-color)$/;
const NONE = /^(?:0(?:px)?|none|transparent)\b/i;

/**
 * The outline and the paper that a document gives its cards and pages: by its tokens for cards, or in words. The corners
 * are those of its cards, else of its buttons; an outline without a color is in that of quiet text.
 */
export function deriveSurface(
  document: Pick<DesignDocument, 'tokens' | 'surface' | 'buttonRadius'>,
  index: TokenIndex,
  muted: string | undefined,
): Found[] {
  const { surface = {} } = document;
  const ofCards = document.tokens.filter(({ path }) => path.some((part) => CARD.test(toTokenName([part]))));
  const read = (name: RegExp): string | undefined => {
    const token = ofCards.find(({ path }) => name.test(toTokenName([path.at(-1) ?? ''])));
    const resolved = token && resolveReference(token, index);
    return resolved && 'value' in resolved ? resolved.value : undefined;
  };
  const declared = read(OUTLINE);
  const isOutlined = declared === undefined ? surface.outline !== undefined : !NONE.test(declared);
  const radius = read(/^(?:rounded|radius|border-radius|corner-radius)$/) ?? surface.radius;
  const told = toCardColor(surface.outline?.color ?? '');
  const values = {
    border: isOutlined ? ('value' in told ? told.value : (findLine(index) ?? muted)) : undefined,
    corner: radius === undefined ? deriveCorner(document, index) : toCardCorner(radius),
    pattern: surface.paper,
  };
  return Object.entries(values).flatMap(([parameter, value]) =>
    value === undefined ? [] : [{ parameter, value, source: 'cards', notes: [] }],
  );
}

const toCardCorner = (radius: string): ReturnType<typeof toCorner> =>
  Number.parseFloat(radius) >= ROUND_PIXELS ? 'round' : toCorner(radius);
