import { contrast } from '../../color/contrast.ts';
import { flattenColor, parseColor } from '../../templates/color-parameter.ts';
import type { DesignDocument, ProseColor } from '../read/design-document.ts';
import { holdsWord } from '../read/design-words.ts';
import { isGrey } from './brand-hue.ts';
import { resolveReference } from './resolve-reference.ts';
import { toCardColor } from './to-card-color.ts';
import type { NamedToken, TokenIndex } from './token-index.ts';

/** The color that a document singles out without a role: by the brand's own name, or by putting it first. */
export type Signature = {
  value: string;
  /** It bears the brand's name. */
  isNamed: boolean;
  /** What words on it are set in: the first of its group that can be read there. */
  ink?: string;
  /** The other hues of its group that the document names and that are none of its shades. */
  beside: string[];
};

// A state, a shade or an effect of a color is not the color.
const STATE =
  /\b(?:success|errors?|warnings?|caution|danger|info|information\w*|informational|links?|hover|pressed|active|visited|focus|disabled|selected|dark|darker|deep|light|lighter|pale|soft|tint|tints|shade|wash|background|sale|alert|positive|negative|destructive)\b/i;
const STATE_FIRST =
  /^(?:success|errors?|warnings?|links?|hover|pressed|focus|keyboard|disabled|states?|charts?|code)\b/i;
// Tokens of areas and lines say that their color is no sign.
const NO_SIGN =
  /(?:^|-)(?:bg|surface|panel|border|line|hairline|divider|text|ink|fg|on|muted|dim|success|ok|warn|critical|green|red)(?:-|$)/;

/** Whether a token is called after a state, a shade, an area or a line. */
export const isOfState = (name: string): boolean =>
  STATE.test(name.replaceAll('-', ' ')) || NO_SIGN.test(name);

// Groups of colors that the brand is not known by.
const ASIDE =
  /extended|semantic|status|states?\b|feedback|alerts?|data|syntax|charts?|code|neutral|gr[ae]ys?\b|text\b|words|secondary|functional|utility|utilities|supporting|support\b|do(?:['’]?n['’]?t)?s?\b|example|shadow|elevation|component|pillar|dark\b|gradients?/i;
const READS = 4.5;
const PREFIX = 3;

/** The signature that the lists and tables of a text name; a sentence is not read. */
export function findSignature(
  { prose = [] }: Pick<DesignDocument, 'prose'>,
  name: string | undefined,
): Signature | undefined {
  const usable = prose.flatMap((color) => {
    if (color.role !== undefined) return [];
    const value = toHex(color.value);
    const isAside = STATE.test(color.name) || STATE_FIRST.test(color.says);
    return value === undefined || isAside ? [] : [{ ...color, value }];
  });
  const hues = usable.filter(({ value }) => !isGrey(value));
  const named = hues.find((color) => bearsName(color.name, name) && isAboutColors(color));
  const [opening] = usable.filter((color) => isAboutColors(color) && !ASIDE.test(sectionOf(color)));
  const first =
    opening && hues.find((color) => sectionOf(color) === sectionOf(opening) && isAboutColors(color));
  const found = named ?? first;
  if (!found) return undefined;
  const group = usable.filter(
    (color) => sectionOf(color) === sectionOf(found) && color.value !== found.value,
  );
  const ink = group.find(({ value }) => contrast(value, found.value) >= READS)?.value;
  return {
    value: found.value,
    isNamed: named !== undefined,
    ...(ink !== undefined && { ink }),
    beside: group
      .filter(({ name: one }) => named !== undefined && bearsName(one, name))
      .map(({ value }) => value)
      .filter((value) => !isGrey(value)),
  };
}

/**
 * Whether a color is called after its brand: "Hermès Orange" by its name, "DB Red" by its initials, "Nat Geo Yellow"
 * by the beginnings of its words.
 */
export function bearsName(color: string, brand: string | undefined): boolean {
  const words = toWords(brand ?? '').filter((word) => word !== 'the');
  const [first, ...others] = toWords(color).filter((word) => word !== 'the');
  if (words.length === 0 || first === undefined || others.length === 0) return false;
  const initials = words.map((word) => word[0]).join('');
  if (first === words[0] || (words.length > 1 && first === initials)) return true;
  const parts = [first, ...others].slice(0, words.length);
  return (
    words.length > 1 &&
    parts.length < others.length + 1 &&
    words.every((word, at) => (parts[at]?.length ?? 0) >= PREFIX && word.startsWith(parts[at] ?? ' '))
  );
}

const toWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const sectionOf = ({ headings }: ProseColor): string => headings.at(-1) ?? '';
const isAboutColors = ({ headings }: ProseColor): boolean => headings.some((one) => holdsWord('colors', one));

// What a border stands for in a text: "the border, the portal mark".
const FRAME = /^(?:the |our )?(?:\w+ )?(?:border|frame)\b/i;

/** Whether the document knows its color by a frame around what it shows. */
export const isOfFrame = ({ prose = [] }: Pick<DesignDocument, 'prose'>, color: string): boolean =>
  prose.some(({ value, says }) => toHex(value) === color && FRAME.test(says));

const BUTTONS =
  /^(?:the )?(?:(?:primary|main|default) )?(?:buttons?|ctas?|actions?|call to action|interactive|links?)\b/i;

/** Whether a text gives a color to what is pressed, and to nothing else that it begins with. */
export const isForButtons = ({ prose = [] }: Pick<DesignDocument, 'prose'>, color: string): boolean => {
  const said = prose.filter(({ value }) => toHex(value) === color);
  return said.length > 0 && said.every(({ name, says }) => BUTTONS.test(says) || BUTTONS.test(name));
};

const HUE = /^(?:red|orange|yellow|green|blue|purple|violet|pink|magenta|cyan|teal|turquoise|lime|gold)$/;
const GROUND_OF_BRAND =
  /^(?:(?:background|bg|ground|surface)-(?:brand|hero)|(?:brand|hero)-(?:background|bg|ground|surface))$/;

/**
 * Hues that tokens single out without a role: those that `aliases` call the brand, those that words have a color of
 * their own on (`on-yellow`), and those called by a hue alone before the greys begin. With the one that the document
 * makes the ground of the brand, if any.
 */
export function findTokenHues(index: TokenIndex): { hues: string[]; ground?: string } {
  const colors = index.group('colors');
  const colorOf = ({ token }: Pick<NamedToken, 'token'>): string | undefined => {
    const resolved = token.kind === 'text' ? resolveReference(token, index) : undefined;
    return resolved && 'value' in resolved ? toHex(resolved.value) : undefined;
  };
  const all = colors.flatMap(({ name, token }) => {
    const value = colorOf({ token });
    return value === undefined ? [] : [{ name, value }];
  });
  const isHue = ({ name, value }: { name: string; value: string }): boolean =>
    !isGrey(value) && !STATE.test(name.replaceAll('-', ' '));
  const alias = index.find('aliases', 'brand') ?? index.find('roles', 'brand');
  const aliasedValue = alias && colorOf({ token: alias });
  const from = all.findIndex(({ name }) => PLAIN.test(name));
  const before = from < 0 ? all : all.slice(0, from);
  const hues = [
    ...(aliasedValue === undefined ? [] : [{ name: 'brand', value: aliasedValue }]),
    ...all.filter(({ name }) => all.some((other) => other.name === `on-${name}`) && HUE.test(name)),
    ...before.filter(({ name }) => HUE.test(name)),
  ].filter(isHue);
  const ground = all.find(({ name, value }) => GROUND_OF_BRAND.test(name) && !isGrey(value))?.value;
  return { hues: [...new Set(hues.map(({ value }) => value))], ...(ground !== undefined && { ground }) };
}

// Where a list of tokens comes to greys, text and surfaces, its hues are no longer the brand's.
const PLAIN = /^(?:gr[ae]y|charcoal|neutral|text|ink|body|muted|foreground|fg|border|line|surface)(?:-|$)/;

function toHex(value: string): string | undefined {
  const color = toCardColor(value);
  const parsed = 'value' in color ? parseColor(color.value) : undefined;
  return parsed && parsed.alpha === 1 ? flattenColor(parsed, parsed) : undefined;
}
