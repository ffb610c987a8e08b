import { toCapitals } from './assets/to-capitals.ts';
import type { Copy, DesignRequest } from './brief/design-request.ts';
import type { Brand } from './direction/brand.ts';

// Below a title of several lines there is no room for a subtitle.
const ROOMY_TITLE = 60;

/** Adapts a brief to a brand: without colors that compete with the brand's, with its words where there is room. */
export const followBrand = (request: DesignRequest, brand: Brand, logo?: Size): DesignRequest =>
  withSignature(
    withBrandWords(
      inBrandCase(withoutIllustration(withoutAskedColors(request, brand), brand), brand),
      brand,
      logo !== undefined,
    ),
    brand,
    logo,
  );

type Size = { width: number; height: number };

// A logo so much wider than high is a word.
const WORD_MARK = 2;

const withSignature = (request: DesignRequest, { name }: Brand, logo: Size | undefined): DesignRequest =>
  name === undefined ||
  request.bare ||
  request.kind === 'picture' ||
  (logo && logo.width > logo.height * WORD_MARK)
    ? request
    : { ...request, signature: name };

/** Sets the title in capitals where the brand's headings are. */
function inBrandCase(request: DesignRequest, { heading }: Brand): DesignRequest {
  if (!heading?.isUppercase || request.kind === 'picture') return request;
  const { copy, language } = request;
  return { ...request, copy: { ...copy, title: toCapitals(copy.title, language) } };
}

/** Draws nothing beside the words of a card where the brand wants that; what a prompt asks for by name stays. */
const withoutIllustration = (request: DesignRequest, { isPlain }: Brand): DesignRequest =>
  isPlain && request.kind !== 'picture' && request.illustration === undefined
    ? { ...request, illustration: [] }
    : request;

/** Adds the brand's name and tagline where the prompt leaves room; its own words stay. */
function withBrandWords(request: DesignRequest, { name, tagline }: Brand, hasLogo: boolean): DesignRequest {
  if (request.kind === 'picture' || request.bare) return request;
  const { copy } = request;
  const { title, eyebrow, subtitle, metric, lines = [], footer } = copy;
  const said = [title, eyebrow, subtitle, ...lines].join('\n').toLowerCase();
  const isNew = (words: string | undefined): words is string =>
    words !== undefined && !said.includes(words.toLowerCase());
  // A name in the middle of a small sentence signs nothing; in a title, at the end of a line or in the foot it does.
  const isSigned = (by: string): boolean =>
    title.toLowerCase().includes(by) ||
    footer?.join('\n').toLowerCase().includes(by) === true ||
    [eyebrow, subtitle, ...lines].some((line) => line?.toLowerCase().endsWith(by));
  const isRoomy =
    title.length <= ROOMY_TITLE && subtitle === undefined && metric === undefined && lines.length === 0;
  // The logo shows the name already.
  const signs = !hasLogo && name !== undefined && !isSigned(name.toLowerCase());
  const words: Pick<Copy, 'eyebrow' | 'subtitle' | 'footer'> = {
    ...(signs && eyebrow === undefined && { eyebrow: name }),
    ...(signs && eyebrow !== undefined && footer === undefined && { footer: [name] }),
    ...(isRoomy && isNew(tagline) && { subtitle: tagline.replace(/\s+/g, ' ') }),
  };
  const lent = Object.keys(words) as (keyof typeof words)[];
  return lent.length === 0 ? request : { ...request, copy: { ...copy, ...words }, lent };
}

/** Removes the colors of a brief if the brand has some: a design document overrides the prompt. */
function withoutAskedColors(request: DesignRequest, { colors }: Brand): DesignRequest {
  if (Object.keys(colors).length === 0) return request;
  const { ground: _ground, ink: _ink, accents: _accents, colorWords: _words, ...rest } = request;
  return { ...rest, colors: [] };
}
