import { toCapitals } from './assets/to-capitals.ts';
import { listParts, type Part, piecesOf, titleOf } from './brief/content.ts';
import type { DesignRequest } from './brief/design-request.ts';
import type { Brand } from './direction/brand.ts';

// Below a title of several lines there is no room for a subtitle.
const ROOMY_TITLE = 60;

/** Adapts what a brief says and shows to a brand; its colors are settled by `settleColors`. */
export const followBrand = (request: DesignRequest, brand: Brand, logo?: Size): DesignRequest =>
  withBrandTexts(inBrandCase(withoutIllustration(request, brand), brand), brand, logo);

type Size = { width: number; height: number };

// A logo so much wider than high is a word.
const WORD_MARK = 2;

/** Sets titles in capitals where the brand's headings are. */
function inBrandCase(request: DesignRequest, { heading }: Brand): DesignRequest {
  if (!heading?.isUppercase || request.kind === 'picture') return request;
  const { content, language } = request;
  const toCase = (part: Part): Part =>
    part.role === 'title' && part.form === 'words'
      ? { ...part, text: toCapitals(part.text, language) }
      : part;
  const { hero, action, rest } = content;
  return {
    ...request,
    content: { ...content, hero: hero && toCase(hero), action: action.map(toCase), rest: rest.map(toCase) },
  };
}

/** Draws nothing beside the words of a card where the brand wants that; what a prompt asks for by name stays. */
const withoutIllustration = (request: DesignRequest, { isPlain }: Brand): DesignRequest =>
  isPlain && request.kind !== 'picture' && request.illustration === undefined
    ? { ...request, illustration: [] }
    : request;

/** Adds the brand's name, unless a logo spells it, and its tagline where the prompt leaves room. */
function withBrandTexts(
  request: DesignRequest,
  { name, tagline }: Brand,
  logo: Size | undefined,
): DesignRequest {
  if (request.kind === 'picture' || request.bare) return request;
  const { content } = request;
  const parts = listParts(content);
  const said = parts.flatMap(piecesOf).join('\n').toLowerCase();
  const isRoomy =
    titleOf(content).length <= ROOMY_TITLE &&
    parts.every(({ role, form }) => !TAKES_ROOM.has(role) && form !== 'figure');
  const brandTexts = {
    ...(name !== undefined && !(logo && logo.width > logo.height * WORD_MARK) && { name }),
    ...(tagline &&
      isRoomy &&
      !said.includes(tagline.toLowerCase()) && { tagline: tagline.replace(/\s+/g, ' ') }),
  };
  return Object.keys(brandTexts).length === 0 ? request : { ...request, brandTexts };
}

// Beside these there is no room for a tagline.
const TAKES_ROOM: ReadonlySet<Part['role']> = new Set(['subtitle', 'body', 'quote', 'item', 'option']);
