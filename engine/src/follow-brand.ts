import { toCapitals } from './assets/to-capitals.ts';
import { listParts, type Part, piecesOf, titleOf } from './brief/content.ts';
import type { DesignRequest } from './brief/design-request.ts';
import type { Brand } from './direction/brand.ts';

// Below a title of several lines there is no room for a subtitle.
const ROOMY_TITLE = 60;

/** Adapts a brief to a brand: without colors that compete with the brand's, with its words where there is room. */
export const followBrand = (request: DesignRequest, brand: Brand, logo?: Size): DesignRequest =>
  withBrandTexts(
    inBrandCase(withoutIllustration(withoutAskedColors(request, brand), brand), brand),
    brand,
    logo,
  );

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

/** Removes the colors of a brief if the brand has some: a design document overrides the prompt. */
function withoutAskedColors(request: DesignRequest, { colors }: Brand): DesignRequest {
  if (Object.keys(colors).length === 0) return request;
  const { ground: _ground, ink: _ink, accents: _accents, colorWords: _words, ...rest } = request;
  return { ...rest, colors: [] };
}
