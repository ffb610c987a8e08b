import { type DesignDocument, toPathText } from '../read/design-document.ts';
import { isSparing } from '../read/design-words.ts';
import { isGrey } from './brand-hue.ts';
import { isForAreas } from './brand-signs.ts';
import { deriveAccentUse } from './derive-accent-use.ts';
import type { Found } from './found.ts';
import { resolveReference } from './resolve-reference.ts';
import { findSignature, findTokenHues, isOfState } from './signature.ts';
import { toCardColor } from './to-card-color.ts';
import type { TokenIndex } from './token-index.ts';

type Brand = {
  document: Pick<DesignDocument, 'prose' | 'uses' | 'tokens'>;
  name: string | undefined;
};

/**
 * The colors in which a card of the brand is dressed, all of them the document's own: a main color is its sign unless it
 * is said to fill areas, and what it lacks is the first hue of the palette and the second shade of its text.
 */
export function wearColors(colors: readonly Found[], index: TokenIndex, brand: Brand): Found[] {
  const find = (name: string): Found | undefined =>
    colors.find(({ parameter, value }) => parameter === name && value !== undefined);
  const [accent, primary, fg] = [find('accent'), find('primary'), find('fg')];
  const isField = primary?.value !== undefined && isForAreas(primary.value, index, brand.document);
  const taken = ['bg', 'fg', 'muted'].map((name) => find(name)?.value);
  const [{ value: use } = {}] = deriveAccentUse(colors, index, brand.document, { isOfBrand: false });
  const hasForm = use !== undefined && use !== 'sparing';
  const sign =
    primary && !isField && !hasForm
      ? [{ ...primary, parameter: 'accent' }]
      : accent
        ? []
        : findFirstHue(index, { ...brand, taken });
  const muted = find('muted')
    ? []
    : [findSecond(fg, index) ?? (fg && { ...fg, parameter: 'muted', notes: [] })];
  return [
    ...sign,
    ...muted.flatMap((one) => one ?? []),
    ...colors.filter(
      ({ parameter, value }) =>
        (parameter !== 'primary' || isField) &&
        // What the whole ground is in cannot be seen on it.
        (parameter !== 'accent' || value === undefined || value !== find('bg')?.value),
    ),
  ];
}

/** The color with the brand's name, or the first hue; not one that has another role on the card, or tells a state. */
function findFirstHue(
  index: TokenIndex,
  { document, name, taken }: Brand & { taken: readonly (string | undefined)[] },
): Found[] {
  // What is kept to one thing is no sign of the brand.
  const kept = (document.prose ?? []).flatMap(({ value, says }) => (isSparing(says) ? [value] : []));
  const used = new Set([...taken, ...kept].map((value) => value?.toLowerCase()));
  const hues = [
    findSignature(document, name)?.value,
    ...findTokenHues(index).hues,
    ...index
      .group('colors')
      .flatMap(({ name: called }) => (isOfState(called) ? [] : (colorAt(called, index) ?? []))),
  ];
  const value = hues.find((hue) => hue !== undefined && !isGrey(hue) && !used.has(hue.toLowerCase()));
  return value === undefined ? [] : [{ parameter: 'accent', value, source: 'palette', notes: [] }];
}

const SECOND = ['text-2', 'ink-2', 'fg-2', 'foreground-2'];

/** The second of numbered texts. */
function findSecond(fg: Found | undefined, index: TokenIndex): Found | undefined {
  for (const name of SECOND) {
    const value = fg && colorAt(name, index);
    const token = index.find('colors', name);
    if (value !== undefined && token)
      return { parameter: 'muted', value, source: toPathText(token.path), notes: [] };
  }
  return undefined;
}

function colorAt(name: string, index: TokenIndex): string | undefined {
  const token = index.find('colors', name);
  const resolved = token?.kind === 'text' ? resolveReference(token, index) : undefined;
  const color = resolved && 'value' in resolved ? toCardColor(resolved.value) : undefined;
  return color && 'value' in color ? color.value : undefined;
}
