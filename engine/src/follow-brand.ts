import { toCapitals } from './assets/to-capitals.ts';
import type { DesignRequest } from './brief/design-request.ts';
import { piecesOf } from './brief/statement.ts';
import type { Brand } from './direction/brand.ts';

/** What of a card decides how a brand signs it. */
type Signed = {
  logo?: Size | undefined;
  /** Whether the card has a place of its own for a tagline. */
  hasTagline?: boolean;
};

/** Adapts what a brief says and shows to a brand; its colors are settled by `settleColors`. */
export const followBrand = (request: DesignRequest, brand: Brand, signed: Signed = {}): DesignRequest =>
  withBrandTexts(inBrandCase(withoutIllustration(request, brand), brand), brand, signed);

type Size = { width: number; height: number };

// A logo so much wider than high is a word.
const WORD_MARK = 2;

/** Sets titles in capitals where the brand's headings are. */
function inBrandCase(request: DesignRequest, { heading }: Brand): DesignRequest {
  if (!heading?.isUppercase || request.kind === 'picture') return request;
  const { statements, language } = request;
  return {
    ...request,
    statements: statements.map((one) =>
      one.role === 'title' && one.form === 'words' ? { ...one, text: toCapitals(one.text, language) } : one,
    ),
    found: new Map(),
  };
}

/** Draws nothing beside the words of a card where the brand wants that; what a prompt asks for by name stays. */
const withoutIllustration = (request: DesignRequest, { isPlain }: Brand): DesignRequest =>
  isPlain && request.kind !== 'picture' && request.illustration === undefined
    ? { ...request, illustration: [], found: new Map() }
    : request;

/** Adds the brand's name, unless a logo spells it, and its tagline where a card is the brand's own: on others, it would read as what they say. */
function withBrandTexts(
  request: DesignRequest,
  { name, tagline }: Brand,
  { logo, hasTagline = false }: Signed,
): DesignRequest {
  if (request.kind === 'picture' || request.bare) return request;
  const said = request.statements.flatMap(piecesOf).join('\n').toLowerCase();
  const brandTexts = {
    ...(name !== undefined && !(logo && logo.width > logo.height * WORD_MARK) && { name }),
    ...(tagline &&
      hasTagline &&
      !said.includes(tagline.toLowerCase()) && { tagline: tagline.replace(/\s+/g, ' ') }),
  };
  return Object.keys(brandTexts).length === 0 ? request : { ...request, brandTexts };
}
