import { isDesignRemark } from '../derive/design-remark.ts';
import { toYamlText } from './yaml-text.ts';

/** An absent field, an empty one and undefined are the same. */
export type DesignFields = {
  name: string;
  tagline?: string | undefined;
  description?: string | undefined;
  siteUrl?: string | undefined;
  logo?: string | undefined;
  /** A font of `og_brand`, or a CSS font stack. */
  font?: string | undefined;
  colors?: Texts<'background' | 'foreground' | 'muted' | 'primary'> | undefined;
  social?: Texts<'title' | 'description' | 'footer'> | undefined;
};
type Texts<Name extends string> = { readonly [Key in Name]?: string | undefined };

// What each font of the card is called in a style sheet.
const STACKS: Readonly<Record<string, string>> = {
  system: 'system-ui',
  apple: '-apple-system',
  arial: 'Arial',
  helvetica: 'Helvetica',
  mono: 'monospace',
};

/**
 * A design document of these fields and nothing else: no color, font or word is invented. Equal fields give
 * equal bytes, and the format's linter finds no error.
 */
export function writeDesignDocument(fields: DesignFields): string {
  const { name, tagline, description, siteUrl, logo, font, colors = {}, social = {} } = fields;
  const tokens = {
    background: colors.background,
    foreground: colors.foreground,
    'text-muted': colors.muted,
    primary: colors.primary,
  };
  const hasColors = isGiven(tokens);
  const lines = [
    '---',
    'version: "alpha"',
    line('name', name),
    line('description', description),
    line('tagline', tagline),
    line('siteUrl', siteUrl),
    line('logo', logo),
    ...group('colors', tokens),
    ...(isPresent(font) ? ['typography:', '  heading:', line('    fontFamily', STACKS[font] ?? font)] : []),
    ...group('social', { ...(isPresent(tagline) && isDesignRemark(tagline) && { tagline }), ...social }),
    'omitted:',
    ...(hasColors && !isPresent(font) ? ['  - typography'] : []),
    '  - spacing',
    '  - rounded',
    '---',
    '',
    `# ${toProse(name)}`,
    ...section('Overview', [tagline, description].filter(isPresent).map(toProse)),
    ...section('Colors', list(tokens)),
    ...section('Typography', isPresent(font) ? [`Headings: ${toProse(STACKS[font] ?? font)}`] : []),
  ];
  return `${lines.filter((one) => one !== undefined).join('\n')}\n`;
}

const isPresent = (text: string | undefined): text is string => text !== undefined && text !== '';

const isGiven = (texts: Readonly<Record<string, string | undefined>>): boolean =>
  Object.values(texts).some(isPresent);

const line = (key: string, text: string | undefined): string | undefined =>
  isPresent(text) ? `${key}: ${toYamlText(text)}` : undefined;

const group = (key: string, texts: Readonly<Record<string, string | undefined>>): (string | undefined)[] =>
  isGiven(texts) ? [`${key}:`, ...Object.entries(texts).map(([name, text]) => line(`  ${name}`, text))] : [];

const section = (heading: string, paragraphs: readonly string[]): string[] =>
  paragraphs.length === 0 ? [] : ['', `## ${heading}`, ...paragraphs.flatMap((text) => ['', text])];

function list(tokens: Readonly<Record<string, string | undefined>>): string[] {
  const items = Object.entries(tokens).flatMap(([name, text]) =>
    isPresent(text) ? [`- ${name}: \`${text}\``] : [],
  );
  return items.length === 0 ? [] : [items.join('\n')];
}

/** Words as one line of Markdown that says just them (CommonMark 0.31, 2.4). */
const toProse = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>&|~]/g, '\\$&')
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
