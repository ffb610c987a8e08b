import type { Brand } from '../../direction/brand.ts';
import { type Color, flattenColor, parseColor } from '../../templates/color-parameter.ts';
import { findHeadingStacks } from '../derive/derive-font.ts';
import { deriveParameters } from '../derive/derive-parameters.ts';
import type { RefuseLogo } from '../derive/derive-texts.ts';
import { createTokenIndex } from '../derive/token-index.ts';
import type { DesignDocument } from '../read/design-document.ts';
import { findBundledFamily } from './find-bundled-family.ts';

export type DocumentBrand = {
  brand: Brand;
  /** Address of the logo. */
  logo?: string;
  /** What of the document cannot be followed, and why, as sentences. */
  notes: string[];
};

const WHITE: Color = { r: 255, g: 255, b: 255, alpha: 1 };
// Documents are often named after themselves; a brand is not called a design system.
const ABOUT_ITSELF =
  /\b(?:design|system|analysis|style|guide|guidelines|tokens?|theme|inspired|ui|kit|template|brand|md)\b/i;
const MAX_NAME_CHARACTERS = 40;

/** The brand that a document declares, for a picture in any look: a family of ours where the document names it. */
export function toBrand(document: DesignDocument, refuseLogo?: RefuseLogo): DocumentBrand {
  const index = createTokenIndex(document.tokens);
  const { params, notes } = deriveParameters(document, refuseLogo && { refuseLogo });
  const { logo, tagline } = params;
  const family = findBundledFamily(findHeadingStacks(index).map(({ stack }) => stack));
  const name = index.at('name')?.value.trim();
  return {
    brand: {
      colors: toOpaque(params),
      card: pickStyle(params),
      ...(family !== undefined && { family }),
      ...(name !== undefined && isBrandName(name) && { name }),
      ...(tagline !== undefined && { tagline }),
    },
    ...(logo !== undefined && { logo }),
    notes,
  };
}

const STYLE = ['bg', 'bg2', 'fg', 'muted', 'accent', 'font'];
const pickStyle = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter(([name]) => STYLE.includes(name)));

const isBrandName = (name: string): boolean =>
  name !== '' && name.length <= MAX_NAME_CHARACTERS && !/\n/.test(name) && !ABOUT_ITSELF.test(name);

/** The ground over white, the rest over the ground: a picture has no alpha. */
function toOpaque(params: Readonly<Record<string, string>>): Brand['colors'] {
  const ground = parseColor(flatten(params.bg, WHITE) ?? '') ?? WHITE;
  const colors = (['bg', 'bg2', 'fg', 'muted', 'accent'] as const).map((name) => [
    name,
    flatten(params[name], name === 'bg' ? WHITE : ground),
  ]);
  return Object.fromEntries(colors.filter(([, color]) => color !== undefined));
}

function flatten(value: string | undefined, ground: Color): string | undefined {
  const color = parseColor(value ?? '');
  return color && flattenColor(color, ground);
}
