import { toBrandFont } from '../../templates/brand-fonts.ts';
import { ogBrand } from '../../templates/cards/og-brand.ts';
import { parseTemplateParameters } from '../../templates/parse-parameters.ts';
import { type DesignDocument, quoteName } from '../read/design-document.ts';
import { toContrastNotes } from './contrast-notes.ts';
import { deriveAccentUse } from './derive-accent-use.ts';
import { deriveColors } from './derive-colors.ts';
import { deriveFont, findHeadingStacks } from './derive-font.ts';
import { deriveHeading, toHeadingParameters } from './derive-heading.ts';
import { deriveName } from './derive-name.ts';
import { deriveSurface } from './derive-surface.ts';
import { deriveTextFamily } from './derive-text-family.ts';
import { deriveTexts, type RefuseLogo, TEXT_PATHS } from './derive-texts.ts';
import { deriveTone } from './derive-tone.ts';
import { splitFontStack } from './font-families.ts';
import type { Found } from './found.ts';
import { listUnused, type UnusedValue } from './list-unused.ts';
import { isSoftFace } from './similar-families.ts';
import { createTokenIndex, type TokenIndex } from './token-index.ts';
import { wearColors } from './wear-colors.ts';

export type DerivedParameters = {
  /** Parameters of `og_brand`, each as its rules take it. */
  params: Record<string, string>;
  /** Where each parameter came from: a path of the document, or `params`. */
  sources: Record<string, string>;
  /** What was skipped, replaced or nearly matched, and why, as sentences. */
  notes: string[];
  /** What else the document declares. */
  unused: UnusedValue[];
};

export type DeriveOptions = {
  /** These win. One that is empty leaves its parameter unset. */
  explicit?: Readonly<Record<string, string>>;
  refuseLogo?: RefuseLogo;
  /** Also the name of the brand, its main color and what its cards are like, which a card takes beyond what the contract has of documents. */
  withSign?: boolean;
  /** Colors only as they are declared: a picture finds what stands for the others by itself. */
  asDeclared?: boolean;
};

const NAMES: readonly string[] = ogBrand.parameters.map(({ name }) => name);

/**
 * The card's parameters that a document declares. What it does not declare stays unset: nothing is guessed. Throws
 * `TemplateParameterError` for a wrong explicit one; for no document whatever.
 */
export function deriveParameters(
  document: DesignDocument,
  { explicit = {}, refuseLogo = () => undefined, withSign = false, asDeclared = false }: DeriveOptions = {},
): DerivedParameters {
  const { tokens, prose, styles, problems, tagline, mostWeight } = document;
  parseTemplateParameters(ogBrand, new Map(Object.entries(explicit)));
  const theme = explicit.theme?.trim() || undefined;
  const index = createTokenIndex(tokens, theme);
  const colors = deriveColors(index, prose, { bg: explicit.bg, theme });
  const heading = deriveHeading(index, styles, mostWeight);
  const families = deriveFont(index, styles);
  const { tone, notes: toneNotes } = deriveTone(index);
  // A family goes before `font`, so the document's would override the caller's.
  const fonts = families.found.filter(
    ({ parameter }) => parameter === 'font' || !Object.hasOwn(explicit, 'font'),
  );
  const names = withSign ? deriveName(document, index) : [];
  const colorOf = (name: string): string | undefined =>
    colors.found.find(({ parameter }) => parameter === name)?.value;
  const isOfBrand = withSign && !asDeclared;
  const worn = isOfBrand
    ? wearColors(colors.found, index, { document, name: names[0]?.value })
    : colors.found.filter(({ parameter }) => withSign || parameter !== 'primary');
  const found = [
    ...worn,
    ...(withSign ? deriveLetters(document, index, fonts) : []),
    ...fonts,
    ...(heading ? toHeadingParameters(heading) : []),
    ...deriveTexts(index, refuseLogo, tagline),
    ...(withSign ? [...names, ...deriveSurface(document, index, colorOf('muted'))] : []),
    ...deriveAccentUse(isOfBrand ? worn : colors.found, index, document, { isOfBrand }),
  ];
  const params: Record<string, string> = {};
  const sources: Record<string, string> = {};
  for (const name of NAMES) {
    const given = Object.hasOwn(explicit, name) ? explicit[name] : undefined;
    const one = found.find(({ parameter }) => parameter === name);
    const value = given ?? one?.value;
    if (value === undefined || value.trim() === '') continue;
    params[name] = value;
    sources[name] = given === undefined ? (one?.source ?? '') : 'params';
  }
  const notes = found
    .filter(({ parameter }) => !Object.hasOwn(explicit, parameter))
    .flatMap((one) => one.notes);
  const said = [...problems, ...toProseNotes(sources), ...notes, ...toneNotes];
  const isMute = said.length === 0 && tone === undefined && found.every(({ value }) => value === undefined);
  return {
    params,
    sources,
    notes: [...said, ...(isMute ? [MUTE] : []), ...toContrastNotes(params), ...toStrangerNotes(explicit)],
    unused: listUnused({ tokens, ...(prose && { prose }), ...(styles && { styles }) }, index, {
      used: NAMES.flatMap((name) => {
        const [value, source] = [params[name], sources[name]];
        return value === undefined || source === undefined ? [] : [{ value, source }];
      }),
      overridden: new Set(
        found.flatMap(({ parameter, source }) =>
          source !== undefined && Object.hasOwn(explicit, parameter) ? [source] : [],
        ),
      ),
      candidates: new Set([...colors.candidates, ...families.candidates, ...TEXT_PATHS]),
    }),
  };
}

/** What the card of a brand sets besides its title, and how it cuts and places that. */
function deriveLetters(
  { styles = [], isCentered }: DesignDocument,
  index: TokenIndex,
  fonts: readonly Found[],
): Found[] {
  const saidOf = (name: string): string | undefined =>
    fonts.find(({ parameter }) => parameter === name)?.value;
  const [font, fontFamily] = [saidOf('font'), saidOf('fontFamily')];
  const { family } = toBrandFont({ ...(font && { font }), ...(fontFamily && { fontFamily }) });
  const [{ stack = '' } = {}] = findHeadingStacks(index, styles);
  const isSoft = splitFontStack(stack).some(isSoftFace) || styles.some((style) => style.isSoft);
  return [
    ...deriveTextFamily(index, styles, family),
    ...(isSoft ? [{ parameter: 'fontCut', value: 'soft', source: 'typography', notes: [] }] : []),
    ...(isCentered ? [{ parameter: 'align', value: 'center', source: 'layout', notes: [] }] : []),
  ];
}

const IN_TEXT = /^line \d+: /;
const COLORS = ['bg', 'bg2', 'fg', 'muted', 'accent', 'primary'];
const WORDS = ['name', 'title', 'description', 'tagline', 'footer', 'logo'];

/** What was read in the text, where a token would leave no doubt. */
function toProseNotes(sources: Readonly<Record<string, string>>): string[] {
  const told = NAMES.filter((name) => IN_TEXT.test(sources[name] ?? ''));
  const what = [
    ...(told.some((name) => COLORS.includes(name)) ? ['colors'] : []),
    ...(told.some((name) => !COLORS.includes(name) && !WORDS.includes(name)) ? ['fonts'] : []),
  ];
  return what.length === 0
    ? []
    : [
        `Its ${what.join(' and ')} are taken from its lists and tables; tokens say more surely what is meant.`,
      ];
}

const MUTE =
  'The document declares nothing that a card takes; `colors.background`, `colors.foreground` and `colors.primary` would be a beginning.';

const STRANGERS_TOLD = 5;

/** The card ignores what it has no place for; here it is told, because it may be a typing mistake. */
const toStrangerNotes = (explicit: Readonly<Record<string, string>>): string[] =>
  Object.keys(explicit)
    .filter((name) => !NAMES.includes(name))
    .slice(0, STRANGERS_TOLD)
    .map((name) => `\`params.${quoteName(name)}\` is no parameter of og_brand; it was left out.`);
