import { splitFontStack } from '../derive/font-families.ts';
import { isKnownFace } from '../derive/similar-families.ts';
import type { ProseStyle } from './design-document.ts';
import { holdsWord, isWord, wantsOfList } from './design-words.ts';
import { OF_THE_LOGO, WEIGHT_NAME } from './type-words.ts';
import { type ProseItem, type ProseRow, toPlain, walkProse } from './walk-prose.ts';

const MAX_STYLES = 200;

// Sections about type, in the languages of the collections.
const ABOUT_TYPE =
  /typograph|typeface|\btype\b|\bfonts?\b|タイポ|フォント|書体|字体|타이포|서체|글꼴|schrift|polices?\b|tipograf|шрифт/iu;

// What the columns of tables about type are called.
const COLUMNS = {
  family: /^(?:font(?:[- ]?family)?|family|typeface|face|フォント|書体)$/iu,
  size: /^(?:font[- ]?)?size\b|^サイズ/iu,
  weight: /weight|^wt$|ウェイト/iu,
  tracking: /letter[- ]?spacing|tracking|^spacing$|^ls$|字間/iu,
  transform: /transform|^case$/iu,
} as const;
type Property = keyof typeof COLUMNS;
const PROPERTIES = Object.keys(COLUMNS) as Property[];

/**
 * Styles of type that the text below the front matter names: rows of tables and items of lists in sections about type.
 * Elsewhere those that speak of a font themselves.
 */
export function readProseType(text: string): ProseStyle[] {
  const styles: ProseStyle[] = [];
  for (const part of walkProse(text)) {
    if (styles.length >= MAX_STYLES) break;
    const { headings, line } = part;
    if (part.kind === 'text') continue;
    const isAboutType = headings.some((one) => ABOUT_TYPE.test(one) || holdsWord('type', one));
    const style = part.kind === 'row' ? readRow(part) : readItem(part);
    const { name = '', family } = style ?? {};
    // "Headings: Inter 800" is about type wherever it stands.
    const isFace =
      family !== undefined && holdsWord('headings', name) && splitFontStack(family).some(isKnownFace);
    const isOwn = part.kind === 'row' ? family !== undefined : ABOUT_TYPE.test(name) || isFace;
    if (style && (isAboutType || isOwn)) styles.push({ ...style, headings, line });
  }
  return styles;
}

type Style = Omit<ProseStyle, 'headings' | 'line'>;

/** A row below columns of which two or more are properties of type, or one a family; the first of the others is its name. */
function readRow({ cells, columns }: ProseRow): Style | undefined {
  const places = PROPERTIES.flatMap((property) => {
    const at = columns.findIndex(
      (column) => COLUMNS[property].test(column) || (property === 'family' && isWord('type', column)),
    );
    return at < 0 ? [] : [[property, at] as const];
  });
  const isTold = places.length > 1 || (places[0]?.[0] === 'family' && columns.length > 1);
  if (!isTold) return undefined;
  const taken = new Set(places.map(([, at]) => at));
  const name = toPlain(cells.find((_, at) => !taken.has(at)) ?? '');
  const families = places.flatMap(([property, at]) => (property === 'family' ? [cells[at] ?? ''] : []));
  const logo = families.find((cell) => OF_THE_LOGO.test(cell));
  if (logo !== undefined) return { name, family: toPlainValue(logo), isLogo: true };
  const said = places
    .map(([property, at]) => [property, toPlainValue(cells[at] ?? '')] as const)
    .filter(([property, value]) => value !== '' && (property !== 'family' || isFamily(value)));
  return said.length === 0 ? undefined : { name, ...Object.fromEntries(said) };
}

const NUMBER = String.raw`[-−+]?\d{0,3}\.?\d{1,4} ?(?:em|px|pt|%)`;
const SPACING = '(?:letter[- ]spacing|tracking)';
const IN_ITEMS: Readonly<Record<Exclude<Property, 'family'>, RegExp>> = {
  size: /\b\d{1,3}(?:\.\d+)? ?(?:px|pt)\b/iu,
  weight: new RegExp(
    String.raw`(?<=\bweights?:? )[1-9]\d0\b|\b[1-9]\d0(?= weight\b)|(?<=[,/|(·] ?|\p{L} )[1-9]00(?= ?(?:[,/|)·]|$))|${WEIGHT_NAME.source}`,
    'iu',
  ),
  tracking: new RegExp(`(?<=${SPACING}[: ]{1,2})${NUMBER}|${NUMBER}(?= ${SPACING})`, 'iu'),
  transform: /\b(?:uppercase|all[- ]caps)\b/iu,
};

/** `**Display**: `Playfair Display`, 64px, weight 500`: a name, a colon or a dash, and what it is set in. */
function readItem({ text }: ProseItem): Style | undefined {
  const [, name, rest] =
    /^([^:–—=`]{2,60}?)\s*(?::|[–—=]| - )\s*(.+)$/u.exec(text.replaceAll('**', '')) ?? [];
  if (name === undefined || rest === undefined) return undefined;
  const texts = withoutLogo(rest);
  const family = readFamily(texts);
  const plain = toPlainValue(texts);
  const said = Object.entries(IN_ITEMS).flatMap(([property, pattern]) => {
    const value = pattern.exec(plain)?.[0];
    return value === undefined ? [] : [[property, value] as const];
  });
  if (wantsOfList('capitals', plain) && !/\b(?:lower|sentence)\b/iu.test(plain))
    said.push(['transform', 'uppercase']);
  const isSoft = /\bsoft\b/iu.test(plain);
  if (family === undefined && said.length === 0)
    return OF_THE_LOGO.test(rest)
      ? { name: toPlain(name), family: toPlainValue(rest), isLogo: true }
      : undefined;
  return {
    name: toPlain(name),
    ...(family && { family }),
    ...Object.fromEntries(said),
    ...(isSoft && { isSoft: true as const }),
  };
}

/** A text without the parts that are about the logo: "Belwe for the logo, Nunito for headings". */
const withoutLogo = (text: string): string =>
  OF_THE_LOGO.test(text)
    ? (text.match(/(?:`[^`]*`|[^`;,.])+[;,.]?/gu) ?? [])
        .filter((part) => !OF_THE_LOGO.test(part))
        .join('')
        .replace(/[;,.\s]+$/, '')
    : text;

/** Families between back-ticks as one stack, or else the words up to the first remark. */
function readFamily(text: string): string | undefined {
  const quoted = [...text.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code.replace(/^font-family:\s*|;$/giu, '').trim())
    .filter(isFamily);
  if (quoted.length > 0) return quoted.join(', ');
  const [before = ''] = text.split('`');
  // "Inter 800, `--ink`", but not "tabular figures (`tnum`)".
  if (before !== text && !/^\s*\p{Lu}/u.test(before)) return undefined;
  const words = toPlainValue(before.split(/[(（;。]|\s[–—-]\s|\.\s|\bwith\b|\bfor\b/u)[0] ?? '');
  const first = words.split(',').filter((one) => isFamily(one.trim()));
  return first.length > 0 ? first.join(',').trim() : undefined;
}

// A family is a few words that begin with a letter, most of them with a capital one: `-apple-system`, "vcr osd mono".
const isFamily = (text: string): boolean =>
  /^["'-]?[\p{L}_][^:;{}#]*$/u.test(text) &&
  text.split(',').every((one) => one.trim().split(/\s+/).length <= 5) &&
  !/^(?:n\/a|normal|none|inherit|same|auto|default|regular|bold|medium|semibold|light|weight|size|uppercase)\b/iu.test(
    text,
  );

const toPlainValue = (text: string): string =>
  toPlain(text).length === 0 ? '' : text.replace(/[`*]/g, '').replace('−', '-').trim();
