import { contrast, luminance } from '../../color/contrast.ts';
import type { Brand } from '../../direction/brand.ts';
import { type Color, flattenColor, parseColor } from '../../templates/color-parameter.ts';
import { isGrey } from '../derive/brand-hue.ts';
import { findSigns } from '../derive/brand-signs.ts';
import { findAreas } from '../derive/brand-tones.ts';
import { deriveColors } from '../derive/derive-colors.ts';
import { deriveCorner } from '../derive/derive-corner.ts';
import { findHeadingStacks } from '../derive/derive-font.ts';
import { deriveHeading, type Heading } from '../derive/derive-heading.ts';
import { deriveParameters } from '../derive/derive-parameters.ts';
import type { RefuseLogo } from '../derive/derive-texts.ts';
import { deriveTone } from '../derive/derive-tone.ts';
import { resolveReference } from '../derive/resolve-reference.ts';
import { findSignature, findTokenHues, isForButtons, type Signature } from '../derive/signature.ts';
import { toCardColor } from '../derive/to-card-color.ts';
import { createTokenIndex, type TokenIndex } from '../derive/token-index.ts';
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
const DARK_TEXT = 0.4;
// WCAG 2.2, 1.4.3.
const READABLE = 4.5;

/** The brand that a document declares, for a picture in any look: a family of ours where the document names it. */
export function toBrand(document: DesignDocument, refuseLogo?: RefuseLogo): DocumentBrand {
  const index = createTokenIndex(document.tokens);
  const derived = deriveParameters(document, {
    ...(refuseLogo && { refuseLogo }),
    withSign: true,
    asDeclared: true,
  });
  const { notes } = derived;
  const { hue, angle } = deriveColors(index, document.prose);
  const name = derived.params.name;
  const signature = findOwn(document, derived.params.accent, hue?.value, name);
  // On a card of its own choice a caller gets what is declared; a picture may wear what people know the brand by.
  const params: Readonly<Record<string, string>> = {
    ...derived.params,
    ...(hue && { accent: hue.value }),
    ...(signature && { accent: signature.value }),
    ...(angle !== undefined && { bgAngle: String(angle) }),
  };
  const { logo, tagline } = params;
  const ground = params.bg === undefined ? findGroundOf(params.fg, index) : undefined;
  const family = findBundledFamily(findHeadingStacks(index, document.styles ?? []).map(({ stack }) => stack));
  const heading = deriveHeading(index, document.styles);
  const own = toOpaque({ ...params, ...ground });
  // The only hue of a document is its brand's, where it is the ground, too.
  const hueOfGround = own.bg !== undefined && !isGrey(own.bg) ? own.bg : undefined;
  const colors = hueOfGround === undefined ? own : { accent: hueOfGround, ...own };
  const { accent, bg = '#ffffff' } = colors;
  const declared = toOpaque(derived.params).accent ?? accent;
  const { tones, blocks } =
    accent === undefined || declared === undefined
      ? { tones: [], blocks: [] }
      : findAreas(index, { accent, declared, bg });
  // A grey that the document calls its accent carries, and a hue among others is beside it.
  const { ground: carrier } = findTokenHues(index);
  const primary = toOpaque({
    ...(derived.params.primary !== undefined && { accent: derived.params.primary }),
  }).accent;
  const isSmall = primary !== undefined && hue === undefined && signature === undefined;
  const field = isSmall
    ? primary
    : signature === undefined && carrier !== undefined && carrier !== accent && carrier !== bg
      ? carrier
      : hue && !hue.isOwn && declared !== undefined && isGrey(declared) && toOpaque(derived.params).accent
        ? declared
        : undefined;
  const signs =
    accent === undefined
      ? undefined
      : findSigns(index, document, { accent, bg, ...(colors.fg !== undefined && { fg: colors.fg }) });
  const { seconds: told = [], ...others } = signs ?? {};
  const seconds = (told.length > 0 ? told : (signature?.beside ?? [])).filter((color) => color !== field);
  const { tone } = deriveTone(index);
  const corner = deriveCorner(document, index);
  return {
    brand: {
      colors,
      ...(tones.length > 0 && { tones }),
      ...(blocks.length > 0 && { blocks }),
      ...(field !== undefined && { field }),
      ...(isSmall && { isSmall: true as const }),
      ...(signature?.ink !== undefined && { onAccent: signature.ink }),
      ...others,
      ...(seconds.length > 0 && { seconds }),
      ...(corner && { corner }),
      ...(tone && { tone }),
      card: pickStyle({ ...params, ...ground }),
      ...(family !== undefined && { family }),
      ...(heading && { heading: pickHeading(heading) }),
      ...((document.isPlain || forbidsIllustrations(index)) && { isPlain: true as const }),
      ...(name !== undefined && { name }),
      ...(tagline !== undefined && { tagline }),
    },
    ...(logo !== undefined && { logo }),
    notes,
  };
}

/**
 * The color that a document singles out where its roles name no hue, or one for what is pressed beside a color that
 * bears the brand's name.
 */
function findOwn(
  document: DesignDocument,
  accent: string | undefined,
  hue: string | undefined,
  name: string | undefined,
): Signature | undefined {
  if (hue !== undefined) return undefined;
  const declared = toOpaque({ ...(accent !== undefined && { accent }) }).accent;
  const signature = findSignature(document, name);
  // A black that is declared as the accent is one, unless a hue bears the name.
  const givesWay = declared === undefined || isGrey(declared) || isForButtons(document, declared);
  return givesWay && (declared === undefined || signature?.isNamed) ? signature : undefined;
}

// The case of a title is not among them: a prompt's words are set as they are written.
const STYLE = [
  'bg',
  'bg2',
  'bgAngle',
  'fg',
  'muted',
  'accent',
  'accentUse',
  'primary',
  'border',
  'corner',
  'pattern',
  'font',
  'fontFamily',
  'fontWeight',
  'tracking',
  'textFamily',
  'fontCut',
];
const pickStyle = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).filter(([name]) => STYLE.includes(name)));

// Wider letters are for capitals and for small type; large words in lower case fall apart.
const pickHeading = ({ weight, letterSpacing, isUppercase }: Heading): Required<Brand>['heading'] => ({
  ...(weight !== undefined && { weight }),
  ...(letterSpacing !== undefined && {
    letterSpacing: isUppercase ? letterSpacing : Math.min(0, letterSpacing),
  }),
  ...(isUppercase && { isUppercase }),
});

const forbidsIllustrations = (index: TokenIndex): boolean =>
  ['illustrations', 'illustration', 'imagery.illustrations', 'imagery.illustration'].some((path) =>
    /^(?:none|no|false|never|off)$/i.test(index.at(path)?.value.trim() ?? ''),
  );

/**
 * Of a ground for each scheme the one that the document's text is for. A card of the caller's choice gets neither: the
 * document does not say which one is its own.
 */
function findGroundOf(fg: string | undefined, index: TokenIndex): { bg?: string } {
  const text = flatten(fg, WHITE);
  if (text === undefined) return {};
  const scheme = luminance(text) < DARK_TEXT ? 'light' : 'dark';
  for (const name of ['canvas', 'background', 'bg', 'page', 'surface']) {
    const token = index.find('colors', `${name}-${scheme}`);
    const resolved = token && resolveReference(token, index);
    const color = resolved && 'value' in resolved ? toCardColor(resolved.value) : undefined;
    if (color && 'value' in color && contrast(text, flatten(color.value, WHITE) ?? text) >= READABLE)
      return { bg: color.value };
  }
  return {};
}

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
