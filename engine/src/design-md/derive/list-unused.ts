import { type DesignDocument, type DesignToken, quoteName, toPathText } from '../read/design-document.ts';
import { sourceOf } from './prose-headings.ts';
import { resolveReference } from './resolve-reference.ts';
import { toCardColor } from './to-card-color.ts';
import type { TokenIndex } from './token-index.ts';

/** A value of the document that no parameter carries. */
export type UnusedValue = {
  /** Its path, or its line. */
  source: string;
  value: string;
  /** A parameter of the request took its place; another value did, or the notes say what is wrong; nothing takes it. */
  why: 'overridden' | 'passed_over' | 'no_place';
};

export type Uses = {
  /** What parameters came from, and their values. */
  used: readonly { source: string; value: string }[];
  /** What would have been a parameter without that of the request. */
  overridden: ReadonlySet<string>;
  /** What a parameter was chosen from. */
  candidates: ReadonlySet<string>;
};

/** Every value of tokens, lists and tables that is not on the card, in the order of the document. */
export function listUnused(
  { tokens, prose = [], styles = [] }: Pick<DesignDocument, 'tokens' | 'prose' | 'styles'>,
  index: TokenIndex,
  { used, overridden, candidates }: Uses,
): UnusedValue[] {
  const sources = new Set(used.map(({ source }) => source));
  const colors = new Set(used.flatMap(({ value }) => toColorValue(value) ?? []));
  const seen = [
    ...tokens
      .filter((token) => token.kind !== 'nothing' && !isAboutFile(token) && !isOfUsedStyle(token, sources))
      .map((token) => ({
        source: toPathText(token.path),
        value: token.value.trim(),
        color: toColorOf(token, index),
      })),
    // A token is one value, whatever is said of it.
    ...prose
      .flatMap((color) => (color.token === undefined ? [color] : []))
      .map((color) => ({
        source: sourceOf(color),
        value: color.value,
        color: toColorValue(color.value),
      })),
    ...styles.map((style) => ({
      source: sourceOf(style),
      value: [style.family, style.size, style.weight, style.tracking, style.transform]
        .filter((one) => one !== undefined)
        .join(', '),
      color: undefined,
    })),
  ];
  return seen
    .filter(({ source, value, color }) => {
      const isOnCard = sources.has(source) || (color !== undefined && colors.has(color));
      return value !== '' && !isOnCard;
    })
    .map(({ source, value }) => {
      const chosen = candidates.has(source) ? 'passed_over' : 'no_place';
      return { source, value: quoteName(value), why: overridden.has(source) ? 'overridden' : chosen };
    });
}

/** `version` and `omitted` are the format's own. */
const isAboutFile = ({ path }: DesignToken): boolean => /^(?:version|omitted)$/.test(path[0] ?? '');

const OF_HEADINGS = /^(?:font-?)?(?:weight|size)$|^(?:letter-?spacing|tracking|(?:text-?)?transform|case)$/i;

/** A style that headings are set in is one source, of its measures together. */
const isOfUsedStyle = ({ path }: DesignToken, sources: ReadonlySet<string>): boolean =>
  OF_HEADINGS.test(path.at(-1) ?? '') && sources.has(toPathText(path.slice(0, -1)));

function toColorOf(token: DesignToken, index: TokenIndex): string | undefined {
  const resolved = resolveReference(token, index);
  return 'value' in resolved ? toColorValue(resolved.value) : undefined;
}

function toColorValue(text: string): string | undefined {
  const color = toCardColor(text);
  return 'value' in color ? color.value.toLowerCase() : undefined;
}
