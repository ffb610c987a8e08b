import { CSS_COLOR_NAMES } from './css-color-names.ts';

/** Declarations as React has them: names in camelCase, a number is px. */
export type Style = Readonly<Record<string, unknown>>;

/** Notes what a template cannot have. */
export type Report = (name: string, value: unknown, reason: string) => void;

type Value = string | number | object;
type Fields = Record<string, Value>;

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;
const AUTO = /^(?:auto|none|fit-content|max-content|min-content)$/;
const LENGTHS = new Set(
  'top right bottom left width height minWidth minHeight maxWidth maxHeight flexBasis gap rowGap columnGap borderWidth borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius borderRadius'.split(
    ' ',
  ),
);
const NUMBERS = new Set(['flexGrow', 'flexShrink', 'aspectRatio', 'opacity']);
const WORDS: Readonly<Record<string, readonly string[]>> = {
  position: ['relative', 'absolute'],
  flexDirection: ['row', 'row-reverse', 'column', 'column-reverse'],
  flexWrap: ['nowrap', 'wrap'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between', 'space-around', 'space-evenly'],
  alignItems: ['flex-start', 'center', 'flex-end', 'stretch'],
  alignSelf: ['flex-start', 'center', 'flex-end', 'stretch'],
  overflow: ['visible', 'hidden'],
};
/** Read elsewhere: they belong to texts and images, or say what boxes are anyway. */
const ELSEWHERE = new Set(
  'display color fontSize fontWeight fontFamily fontStyle lineHeight letterSpacing textAlign lineClamp WebkitLineClamp WebkitBoxOrient textOverflow textTransform textWrap wordBreak overflowWrap whiteSpace objectFit objectPosition boxSizing backgroundClip backgroundSize backgroundPosition backgroundRepeat'.split(
    ' ',
  ),
);
// What a box is anyway.
const USUAL: Readonly<Record<string, RegExp>> = {
  borderStyle: /^solid$/,
  width: AUTO,
  height: AUTO,
  minWidth: AUTO,
  minHeight: AUTO,
  maxWidth: AUTO,
  maxHeight: AUTO,
  flexBasis: AUTO,
  transform: /^(?:none)?$/,
  filter: /^none$/,
  overflow: /^(?:auto|clip)$/,
};

const ELLIPSE = /^radial-gradient\((?:[^,()]*\bat (?!center)|ellipse)/;

/** Whether a template has anything for a declaration of this name. */
export const isPartOfTemplates = (name: string): boolean =>
  LENGTHS.has(name) ||
  NUMBERS.has(name) ||
  name in WORDS ||
  ELSEWHERE.has(name) ||
  /^(?:padding|margin|inset|flex|border|background|boxShadow|transform)/.test(name);

/** The style of a box: what of the declarations it can have. */
export function readStyle(style: Style, fontSize: number, report: Report): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(style)) {
    if (value === undefined || value === null || ELSEWHERE.has(name)) continue;
    if (USUAL[name]?.test(String(value)) || (name.startsWith('margin') && value === 'auto')) continue;
    const [first = '', ...more] = name === 'boxShadow' ? splitList(String(value)) : [];
    if (more.length > 0) report(name, value, 'is drawn with its first shadow alone');
    const transform = name === 'transform' ? readTransform(String(value)) : undefined;
    if (transform?.degrees !== undefined && transform.others.length > 0)
      report(name, transform.others.join(' '), 'can only rotate');
    if (ELLIPSE.test(String(value))) report(name, value, 'is drawn as a circle around the center');
    const found = readDeclaration(name, more.length > 0 ? first : value, fontSize);
    if (typeof found === 'string') report(name, value, found);
    else Object.assign(fields, found);
  }
  return fields;
}

/** The fields that a declaration stands for, or why there are none. */
function readDeclaration(name: string, value: unknown, fontSize: number): Fields | string {
  const text = String(value).trim();
  const length = (part: string): number | string | undefined => readLength(part, fontSize);
  if (LENGTHS.has(name)) return oneField(name, length(text), 'needs a length in px, em, rem or percent');
  if (NUMBERS.has(name)) return oneField(name, toNumber(text), 'needs a number');
  const words = WORDS[name];
  if (words !== undefined) {
    const word = text.replace(/^(?:start|end)$/, 'flex-$&');
    return words.includes(word) ? { [name]: word } : `must be one of ${words.join(', ')}`;
  }
  if (/^(?:padding|margin)(?:Top|Right|Bottom|Left)$/.test(name))
    return oneField(name, length(text), 'needs a length in px, em, rem or percent');
  if (name === 'padding' || name === 'margin') return readSides((side) => name + side, text, length);
  if (name === 'inset') return readSides((side) => side.toLowerCase(), text, length);
  if (name === 'flex') return readFlex(text, length);
  if (name === 'border') return readBorder(text);
  if (name === 'backgroundColor' || name === 'borderColor')
    return oneField(name, readColor(text), 'needs a color as #rrggbb or rgba()');
  if (name === 'background' || name === 'backgroundImage') return readBackground(text);
  if (name === 'boxShadow') return readShadow(text);
  if (name === 'transform') {
    const { degrees } = readTransform(text);
    return oneField('rotate', degrees, 'can only rotate');
  }
  return 'is not part of templates';
}

/** The turn of a `transform`, and its other functions. */
function readTransform(text: string): { degrees: number | undefined; others: string[] } {
  const functions = text.match(/[\w-]+\([^()]*\)/g) ?? [];
  const turns = functions.map((one) => /^rotate(?:Z)?\(\s*(-?[\d.]+)(deg|turn|rad)?\s*\)$/.exec(one));
  const degrees = turns.flatMap((turn) =>
    turn ? [Number(turn[1]) * ({ turn: 360, rad: 180 / Math.PI }[turn[2] ?? 'deg'] ?? 1)] : [],
  );
  const others = functions.filter((_, at) => !turns[at]);
  return {
    degrees: degrees.length === 0 ? undefined : round(degrees.reduce((sum, one) => sum + one) % 360),
    others,
  };
}

const oneField = (name: string, value: Value | undefined, reason: string): Fields | string =>
  value === undefined ? reason : { [name]: value };

function toNumber(text: string): number | undefined {
  const value = Number(text);
  return text === '' || Number.isNaN(value) ? undefined : value;
}

/** In px, or percent. */
export function readLength(text: string, fontSize: number): number | string | undefined {
  const [, number, unit = ''] = /^(-?\d*\.?\d+)(px|em|rem|%|vw|vh)?$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  if (unit === '%') return `${round(Number(number))}%`;
  // A card is as wide and high as its view.
  if (unit === 'vw' || unit === 'vh') return `${round(Number(number))}%`;
  const px = { '': 1, px: 1, em: fontSize, rem: 16 }[unit] ?? 1;
  return Math.min(MAX_LENGTH, Math.max(-MAX_LENGTH, round(Number(number) * px)));
}

// Of templates; 9999px is how many write a full round.
const MAX_LENGTH = 4096;
const round = (value: number): number => Math.round(value * 100) / 100;

function readSides(
  toName: (side: string) => string,
  text: string,
  length: (part: string) => number | string | undefined,
): Fields | string {
  const parts = text.split(/\s+/).map(length);
  const [top, right = top, bottom = top, left = right] = parts;
  const values = [top, right, bottom, left];
  if (parts.length > 4 || values.includes(undefined)) return 'needs lengths in px, em, rem or percent';
  return Object.fromEntries(SIDES.map((side, place) => [toName(side), values[place] as Value]));
}

function readFlex(text: string, length: (part: string) => number | string | undefined): Fields | string {
  const known = { none: '0 0 auto', auto: '1 1 auto' }[text] ?? text;
  const [grow = '', shrink = '1', basis = '0'] = known.split(/\s+/);
  const found = {
    flexGrow: toNumber(grow),
    flexShrink: toNumber(shrink),
    ...(basis !== 'auto' && { flexBasis: length(basis) }),
  };
  return Object.values(found).includes(undefined) ? 'needs numbers, such as 1' : (found as Fields);
}

function readBorder(text: string): Fields | string {
  if (text === 'none' || text === '0') return {};
  const [, width = '', color = ''] = /^([\d.]+)(?:px)?\s+solid\s+(.+)$/.exec(text) ?? [];
  const borderColor = readColor(color);
  return borderColor === undefined
    ? 'must be solid, such as 2px solid #aabbcc'
    : { borderWidth: Number(width), borderColor };
}

export function readColor(text: string): string | undefined {
  const [, name] = /^\{\{\s*(\w+)\s*\}\}$/.exec(text) ?? [];
  if (name !== undefined) return `{${name}}`;
  const known = CSS_COLOR_NAMES.get(text.toLowerCase());
  if (known !== undefined) return known;
  if (/^#[\da-f]{4}$/i.test(text)) return text.replaceAll(/[\da-f]/gi, '$&$&');
  return /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(text) || /^rgba?\([\d ,.]+\)$/.test(text)
    ? text
    : (readFunction(text) ?? readOklch(text));
}

const OKLCH =
  /^okl(ch|ab)\(\s*([\d.]+)(%?)\s+(-?[\d.]+)(%?)\s+(-?[\d.]+)(?:deg)?(?:\s*\/\s*([\d.]+)(%?))?\s*\)$/i;

/** `oklch(62% 0.19 255 / 50%)` of Tailwind 4, in sRGB; what lies outside is cut off. */
function readOklch(text: string): string | undefined {
  const [, model, light, lightUnit, first, firstUnit, second, alpha = '1', alphaUnit] =
    OKLCH.exec(text) ?? [];
  if (model === undefined) return undefined;
  const lightness = Number(light) / (lightUnit === '%' ? 100 : 1);
  const chroma = Number(first) * (firstUnit === '%' ? 0.004 : 1);
  const hue = (Number(second) * Math.PI) / 180;
  const [a, b] =
    model.toLowerCase() === 'ch'
      ? [chroma * Math.cos(hue), chroma * Math.sin(hue)]
      : [chroma, Number(second)];
  const channels = fromOklab(lightness, a, b).map((value) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255),
  );
  return toColor(channels, Math.min(1, Number(alpha) / (alphaUnit === '%' ? 100 : 1)));
}

/** Channels of sRGB from 0 to 1 (CSS Color 4, 9.3 and 10.2). */
function fromOklab(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
}

const CHANNEL = String.raw`(-?[\d.]+)(%|deg)?`;
const FUNCTION = new RegExp(
  String.raw`^(rgb|hsl)a?\(\s*${CHANNEL}[\s,]+${CHANNEL}[\s,]+${CHANNEL}(?:\s*[/,]\s*([\d.]+)(%)?)?\s*\)$`,
);

/** `rgb(17 24 39 / 50%)` and `hsl(210 40% 98%)`, as templates write them. */
function readFunction(text: string): string | undefined {
  const [, model, ...parts] = FUNCTION.exec(text) ?? [];
  if (model === undefined) return undefined;
  const [first = '', firstUnit, second = '', secondUnit, third = '', thirdUnit, opacity = '1', unit] = parts;
  const share = (value: string, by: string | undefined, whole: number): number =>
    by === '%' ? Number(value) / 100 : Number(value) / whole;
  const channels =
    model === 'rgb'
      ? [share(first, firstUnit, 255), share(second, secondUnit, 255), share(third, thirdUnit, 255)]
      : fromHsl(Number(first), Number(second) / 100, Number(third) / 100);
  const [r, g, b] = channels.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return toColor([r, g, b], Math.min(1, Number(opacity) / (unit === '%' ? 100 : 1)));
}

/** A color of channels from 0 to 255. */
export const toColor = (channels: readonly (number | undefined)[], alpha: number): string =>
  alpha === 1
    ? `#${channels.map((channel = 0) => channel.toString(16).padStart(2, '0')).join('')}`
    : `rgba(${channels.join(', ')}, ${Number(alpha.toFixed(4))})`;

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const k = (offset + hue / 30 + 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
}

/** The parts of a list, at the commas outside of parentheses. */
export const splitList = (text: string): string[] => text.split(/,(?![^(]*\))/).map((part) => part.trim());

function readBackground(text: string): Fields | string {
  if (text === 'none') return {};
  const color = readColor(text);
  if (color !== undefined) return { backgroundColor: color };
  const [, type = '', inner = ''] = /^(linear|radial)-gradient\((.*)\)$/s.exec(text) ?? [];
  if (text.startsWith('url(')) return 'an image is a parameter: use an <img> with {{photo}} as its source';
  if (type === '') return 'must be a color, or one linear or radial gradient';
  const parts = splitList(inner);
  const angle = type === 'linear' ? readAngle(parts[0] ?? '') : undefined;
  const hasShape =
    angle !== undefined ||
    (type === 'radial' && /^(?:circle|ellipse|closest|farthest|at)\b/.test(parts[0] ?? ''));
  const stops = parts.slice(hasShape ? 1 : 0).map((part) => {
    const [, stop = part, at] = /^(.*?)\s+([\d.]+)%$/.exec(part) ?? [];
    return { color: readColor(stop), ...(at !== undefined && { at: Math.min(100, Number(at)) }) };
  });
  if (stops.length < 2 || stops.some((stop) => stop.color === undefined))
    return 'needs colors as #rrggbb or rgba(), with percent';
  return { gradient: { type, ...(angle !== undefined && { angle }), stops } };
}

const DIRECTIONS: Readonly<Record<string, number>> = {
  'to top': 0,
  'to top right': 45,
  'to right': 90,
  'to bottom right': 135,
  'to bottom': 180,
  'to bottom left': 225,
  'to left': 270,
  'to top left': 315,
};
function readAngle(text: string): number | undefined {
  const degrees = /^(-?[\d.]+)deg$/.exec(text)?.[1];
  return degrees === undefined ? DIRECTIONS[text] : ((Number(degrees) % 360) + 360) % 360;
}

function readShadow(text: string): Fields | string {
  if (text === 'none') return {};
  const [, lengths = '', shade = ''] = /^((?:-?[\d.]+(?:px)?\s+){2,4})(\S.*)$/.exec(text) ?? [];
  const color = readColor(shade);
  if (color === undefined) return 'must be one shadow, such as 0 8px 24px #00000080';
  const [x, y, blur = 0, spread = 0] = lengths.trim().split(/\s+/).map(Number.parseFloat);
  return { shadow: { x, y, blur, spread, color } };
}
