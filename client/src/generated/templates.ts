// Made by client/scripts/generate.ts from the engine's templates.
import type { ParameterRule } from '../signing/parameter-rule.ts';

const FONT_FAMILY_CHOICES = [
  'Inter',
  'Bricolage Grotesque',
  'Archivo',
  'Arimo',
  'Space Grotesk',
  'Manrope',
  'Outfit',
  'DM Sans',
  'Geist',
  'IBM Plex Sans',
  'Montserrat',
  'Nunito',
  'Fraunces',
  'Newsreader',
  'Playfair Display',
  'Instrument Serif',
  'Roboto Slab',
  'JetBrains Mono',
  'Unbounded',
  'Abril Fatface',
  'Shrikhand',
  'Righteous',
  'Lilita One',
  'Anton',
  'Oswald',
  'Big Shoulders Stencil',
  'Caveat',
  'Noto Sans',
] as const;

const LANGUAGE_CHOICES = [
  'text',
  'typescript',
  'javascript',
  'python',
  'go',
  'rust',
  'java',
  'kotlin',
  'swift',
  'c',
  'cpp',
  'csharp',
  'php',
  'ruby',
  'shell',
  'sql',
  'html',
  'css',
  'json',
  'yaml',
] as const;

/** What every card takes besides its own parameters. */
interface BrandParameters {
  /** The name or address of the site. */
  site?: string | undefined;
  /** PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  logo?: string | undefined;
  /** Color of marks and ornaments. */
  accent?: string | undefined;
  /** Ground. */
  bg?: string | undefined;
  /** Color of the title. */
  fg?: string | undefined;
  /** Font of all texts: one of these, or an upload. */
  font?: 'system' | 'apple' | 'arial' | 'helvetica' | 'serif' | 'mono' | `upload:${string}` | undefined;
  /** Light or dark background. Default `light`. */
  theme?: 'light' | 'dark' | undefined;
}

/** Parameters of `og_standard`; all may be left out. */
export interface OgStandardParameters {
  /** The headline. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** A short label above the title, such as a section or series. */
  eyebrow?: string | undefined;
  /** Who wrote it. */
  author?: string | undefined;
  /** When, as it should be read. */
  date?: string | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
  /** Light or dark background. Default `light`. */
  theme?: 'light' | 'dark' | undefined;
}

/** Parameters of `announcement`; all may be left out. */
export interface AnnouncementParameters {
  /** The news. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** A short label above the title, such as "New" or "Beta". */
  badge?: string | undefined;
  /** When, as it should be read. */
  date?: string | undefined;
  /** What to do next, drawn as a button. */
  cta?: string | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
  /** Light or dark background. Default `light`. */
  theme?: 'light' | 'dark' | undefined;
}

/** Parameters of `og_brand`; all may be left out. */
export interface OgBrandParameters {
  /** The headline. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** A short line above the title. */
  tagline?: string | undefined;
  /** A line at the bottom, such as the address of the site. */
  footer?: string | undefined;
  /** Ground. */
  bg?: string | undefined;
  /** The other end of a gradient that starts with bg. */
  bg2?: string | undefined;
  /** Title. */
  fg?: string | undefined;
  /** Description and footer. */
  muted?: string | undefined;
  /** Tagline and ornaments. */
  accent?: string | undefined;
  /** Direction of the gradient in degrees, as in CSS. Default 135. */
  bgAngle?: number | `${number}` | undefined;
  /** Font of all texts: one of these, or an upload. */
  font?: 'system' | 'apple' | 'arial' | 'helvetica' | 'serif' | 'mono' | `upload:${string}` | undefined;
  /** A bundled family for all texts, in place of `font`. */
  fontFamily?: (typeof FONT_FAMILY_CHOICES)[number] | undefined;
  /** Weight of the title, as far as the family has it. */
  fontWeight?: number | `${number}` | undefined;
  /** Letter spacing of the title in thousandths of its size. */
  tracking?: number | `${number}` | undefined;
  /** Case of the title. Default `none`. */
  textTransform?: 'none' | 'uppercase' | undefined;
  /** Default `left`. */
  align?: 'center' | 'left' | undefined;
  /** Light or dark background. Default `light`. */
  theme?: 'light' | 'dark' | undefined;
  /** PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  logo?: string | undefined;
}

/** Parameters of `article`; all may be left out. */
export interface ArticleParameters extends BrandParameters {
  /** The headline. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** The section, above the title. */
  category?: string | undefined;
  /** Who wrote it. */
  author?: string | undefined;
  /** Portrait of the author. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  avatar?: string | undefined;
  /** When, as it should be read. */
  date?: string | undefined;
  /** Such as "8 min read". */
  readingTime?: string | undefined;
  /** Photo. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  image?: string | undefined;
  /** Where the photo is. Default `side`. */
  imagePosition?: 'side' | 'background' | undefined;
}

/** Parameters of `docs`; all may be left out. */
export interface DocsParameters extends BrandParameters {
  /** Title of the page. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** The part of the manual. */
  section?: string | undefined;
  /** Such as "Guides / Deploy". */
  breadcrumb?: string | undefined;
  /** Such as "v3". */
  version?: string | undefined;
  /** An emoji. */
  icon?: string | undefined;
}

/** Parameters of `product`; all may be left out. */
export interface ProductParameters extends BrandParameters {
  /** What it is called. */
  name?: string | undefined;
  /** One sentence below the name. */
  description?: string | undefined;
  /** With its currency, such as "$129". */
  price?: string | undefined;
  /** The price before. */
  was?: string | undefined;
  /** Such as "New" or "-20%". */
  badge?: string | undefined;
  /** Who makes it. */
  brand?: string | undefined;
  /** Stars out of five. */
  rating?: '0' | '1' | '2' | '3' | '4' | '5' | undefined;
  /** Such as "1,204 reviews". */
  reviews?: string | undefined;
  /** The product, best on a transparent ground. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  image?: string | undefined;
}

/** Parameters of `event`; all may be left out. */
export interface EventParameters extends BrandParameters {
  /** What it is called. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** The day, as it should be read. */
  date?: string | undefined;
  /** Such as "18:30 CET". */
  time?: string | undefined;
  /** Where, or "Online". */
  place?: string | undefined;
  /** Who invites. */
  host?: string | undefined;
  /** A name a line; the first four are shown. */
  speakers?: string | undefined;
  /** What to do next, drawn as a button. */
  cta?: string | undefined;
  /** Photo, of a speaker or the place. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  image?: string | undefined;
}

/** Parameters of `changelog`; all may be left out. */
export interface ChangelogParameters extends BrandParameters {
  /** What the release is about. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** What was released. */
  product?: string | undefined;
  /** Such as "v2.4.0". */
  version?: string | undefined;
  /** What changed, a line each; the first five are shown. */
  items?: string | undefined;
  /** When, as it should be read. */
  date?: string | undefined;
  /** The mark before each item. Default `feature`. */
  kind?: 'feature' | 'fix' | 'breaking' | undefined;
}

/** Parameters of `repository`; all may be left out. */
export interface RepositoryParameters extends BrandParameters {
  /** Name of the repository. */
  name?: string | undefined;
  /** What it does. */
  description?: string | undefined;
  /** Who it belongs to. */
  owner?: string | undefined;
  /** Its main language. */
  language?: string | undefined;
  /** Color of the language. */
  languageColor?: string | undefined;
  /** Such as "12.4k". */
  stars?: string | undefined;
  /** Such as "830". */
  forks?: string | undefined;
  /** Open issues. */
  issues?: string | undefined;
  /** Portrait or sign of the owner. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  avatar?: string | undefined;
}

/** Parameters of `podcast`; all may be left out. */
export interface PodcastParameters extends BrandParameters {
  /** Title of the episode. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** Name of the podcast. */
  show?: string | undefined;
  /** Such as "Episode 42". */
  episode?: string | undefined;
  /** Who is talked to. */
  guest?: string | undefined;
  /** Such as "48 min". */
  duration?: string | undefined;
  /** When, as it should be read. */
  date?: string | undefined;
  /** Cover of the show or the episode. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  cover?: string | undefined;
}

/** Parameters of `quote`; all may be left out. */
export interface QuoteParameters extends BrandParameters {
  /** What was said, without quotation marks. */
  quote?: string | undefined;
  /** Who said it. */
  author?: string | undefined;
  /** What they are, and where. */
  role?: string | undefined;
  /** Portrait of the author. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  avatar?: string | undefined;
  /** Stars out of five. */
  rating?: '0' | '1' | '2' | '3' | '4' | '5' | undefined;
}

/** Parameters of `profile`; all may be left out. */
export interface ProfileParameters extends BrandParameters {
  /** Who it is. */
  name?: string | undefined;
  /** What there is to know, in one or two sentences. */
  description?: string | undefined;
  /** What they do, and where. */
  role?: string | undefined;
  /** Such as "@ada". */
  handle?: string | undefined;
  /** "Label: value", a line each; the first three are shown. */
  facts?: string | undefined;
  /** Portrait. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  avatar?: string | undefined;
}

/** Parameters of `code`; all may be left out. */
export interface CodeParameters extends BrandParameters {
  /** What the snippet shows. */
  title?: string | undefined;
  /** The snippet. Tabs are two spaces; long lines and the last lines are cut. */
  code?: string | undefined;
  /** What it is written in. Default: by the extension of `filename`, else `text`. */
  language?: (typeof LANGUAGE_CHOICES)[number] | undefined;
  /** Such as "src/relay.ts". */
  filename?: string | undefined;
  /** Line numbers. Default `on`. */
  lines?: 'on' | 'off' | undefined;
  /** Lines to mark, such as "3-5". */
  highlight?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
}

/** Parameters of `metric`; all may be left out. */
export interface MetricParameters extends BrandParameters {
  /** The figure with its unit, such as "$4.2M" or "99.98%". */
  value?: string | undefined;
  /** What is counted. */
  title?: string | undefined;
  /** One or two sentences below the figure. */
  description?: string | undefined;
  /** Such as "+18% in May". */
  change?: string | undefined;
  /** Up to 60 numbers for the chart, with spaces or commas between them. */
  series?: string | undefined;
  /** How the series is drawn. Default `line`. */
  chart?: 'line' | 'bar' | 'none' | undefined;
  /** Where the figure is from. */
  source?: string | undefined;
}

/** Parameters of `job`; all may be left out. */
export interface JobParameters extends BrandParameters {
  /** Who is wanted. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** Who hires. */
  company?: string | undefined;
  /** Where. */
  place?: string | undefined;
  /** Such as "Remote in Europe". */
  remote?: string | undefined;
  /** Such as "€75,000 to €90,000". */
  salary?: string | undefined;
  /** Such as "Full time". */
  kind?: string | undefined;
  /** What to do next, drawn as a button. */
  cta?: string | undefined;
}

/** Parameters of `page`. */
export interface PageParameters {
  /** The page, on a host that the operator allows. */
  url: string;
  /** Light or dark background. */
  theme?: 'light' | 'dark' | undefined;
}

/** The parameters that each template takes. */
export interface TemplateParameters {
  /** An article or page: eyebrow, title and description on a sheet, author, date and site below. */
  og_standard: OgStandardParameters;
  /** News: a badge, a big title and a description in the middle, date, call to action and site. */
  announcement: AnnouncementParameters;
  /** A card in a brand's own colors, font and logo; neutral where nothing is given. */
  og_brand: OgBrandParameters;
  /** A blog post or story: category, headline in a serif, author with a portrait, and a photo. */
  article: ArticleParameters;
  /** A page of documentation: section, breadcrumb, version and title, beside a table of contents. */
  docs: DocsParameters;
  /** Something for sale: picture, name, price, former price, badge and rating. */
  product: ProductParameters;
  /** A conference, meetup or webinar: title, day, time, place, host, speakers, and what to do. */
  event: EventParameters;
  /** A release: product, version, what is new as a list, on a timeline. */
  changelog: ChangelogParameters;
  /** A code repository: owner, name, what it does, language, stars, forks and issues. */
  repository: RepositoryParameters;
  /** An episode: show, number, title, guest, length, with the cover and a wave of sound. */
  podcast: PodcastParameters;
  /** A testimonial: what was said, who said it with a portrait, and a rating. */
  quote: QuoteParameters;
  /** A person, such as a speaker or member of a team: portrait, name, role, a few facts. */
  profile: ProfileParameters;
  /** A snippet of code, highlighted: title, file name, line numbers, marked lines. */
  code: CodeParameters;
  /** A figure and its chart: value, change, and up to 60 numbers as a line or bars. */
  metric: MetricParameters;
  /** A vacancy: title, company, place, remote, salary, kind of contract, and what to do. */
  job: JobParameters;
  /** The card of a page: its own title, description, author, date and site, in the template that suits it. */
  page: PageParameters;
}

const TITLE: ParameterRule = { name: 'title', type: 'text' };
const DESCRIPTION: ParameterRule = { name: 'description', type: 'text' };
const AUTHOR: ParameterRule = { name: 'author', type: 'text' };
const DATE: ParameterRule = { name: 'date', type: 'text' };
const SITE: ParameterRule = { name: 'site', type: 'text' };
const THEME: ParameterRule = { name: 'theme', type: 'choice', choices: ['light', 'dark'] };
const BADGE: ParameterRule = { name: 'badge', type: 'text' };
const CTA: ParameterRule = { name: 'cta', type: 'text' };
const BG: ParameterRule = { name: 'bg', type: 'color' };
const FG: ParameterRule = { name: 'fg', type: 'color' };
const ACCENT: ParameterRule = { name: 'accent', type: 'color' };
const FONT: ParameterRule = {
  name: 'font',
  type: 'font',
  choices: ['system', 'apple', 'arial', 'helvetica', 'serif', 'mono'],
};
const LOGO: ParameterRule = { name: 'logo', type: 'image-url' };
const AVATAR: ParameterRule = { name: 'avatar', type: 'image-url' };
const IMAGE: ParameterRule = { name: 'image', type: 'image-url' };
const VERSION: ParameterRule = { name: 'version', type: 'text' };
const NAME: ParameterRule = { name: 'name', type: 'text' };
const RATING: ParameterRule = { name: 'rating', type: 'choice', choices: ['0', '1', '2', '3', '4', '5'] };
const PLACE: ParameterRule = { name: 'place', type: 'text' };
const ROLE: ParameterRule = { name: 'role', type: 'text' };

const BRAND: readonly ParameterRule[] = [SITE, LOGO, ACCENT, BG, FG, FONT, THEME];

export const TEMPLATES: { readonly [Name in keyof TemplateParameters]: readonly ParameterRule[] } = {
  og_standard: [TITLE, DESCRIPTION, { name: 'eyebrow', type: 'text' }, AUTHOR, DATE, SITE, THEME],
  announcement: [TITLE, DESCRIPTION, BADGE, DATE, CTA, SITE, THEME],
  og_brand: [
    TITLE,
    DESCRIPTION,
    { name: 'tagline', type: 'text' },
    { name: 'footer', type: 'text' },
    BG,
    { name: 'bg2', type: 'color' },
    FG,
    { name: 'muted', type: 'color' },
    ACCENT,
    { name: 'bgAngle', type: 'integer', minimum: 0, maximum: 360 },
    FONT,
    { name: 'fontFamily', type: 'choice', choices: FONT_FAMILY_CHOICES },
    { name: 'fontWeight', type: 'integer', minimum: 100, maximum: 900 },
    { name: 'tracking', type: 'integer', minimum: -100, maximum: 300 },
    { name: 'textTransform', type: 'choice', choices: ['none', 'uppercase'] },
    { name: 'align', type: 'choice', choices: ['center', 'left'] },
    THEME,
    LOGO,
  ],
  article: [
    TITLE,
    DESCRIPTION,
    { name: 'category', type: 'text' },
    AUTHOR,
    AVATAR,
    DATE,
    { name: 'readingTime', type: 'text' },
    IMAGE,
    { name: 'imagePosition', type: 'choice', choices: ['side', 'background'] },
    ...BRAND,
  ],
  docs: [
    TITLE,
    DESCRIPTION,
    { name: 'section', type: 'text' },
    { name: 'breadcrumb', type: 'text' },
    VERSION,
    { name: 'icon', type: 'text' },
    ...BRAND,
  ],
  product: [
    NAME,
    DESCRIPTION,
    { name: 'price', type: 'text' },
    { name: 'was', type: 'text' },
    BADGE,
    { name: 'brand', type: 'text' },
    RATING,
    { name: 'reviews', type: 'text' },
    IMAGE,
    ...BRAND,
  ],
  event: [
    TITLE,
    DESCRIPTION,
    DATE,
    { name: 'time', type: 'text' },
    PLACE,
    { name: 'host', type: 'text' },
    { name: 'speakers', type: 'text' },
    CTA,
    IMAGE,
    ...BRAND,
  ],
  changelog: [
    TITLE,
    DESCRIPTION,
    { name: 'product', type: 'text' },
    VERSION,
    { name: 'items', type: 'text' },
    DATE,
    { name: 'kind', type: 'choice', choices: ['feature', 'fix', 'breaking'] },
    ...BRAND,
  ],
  repository: [
    NAME,
    DESCRIPTION,
    { name: 'owner', type: 'text' },
    { name: 'language', type: 'text' },
    { name: 'languageColor', type: 'color' },
    { name: 'stars', type: 'text' },
    { name: 'forks', type: 'text' },
    { name: 'issues', type: 'text' },
    AVATAR,
    ...BRAND,
  ],
  podcast: [
    TITLE,
    DESCRIPTION,
    { name: 'show', type: 'text' },
    { name: 'episode', type: 'text' },
    { name: 'guest', type: 'text' },
    { name: 'duration', type: 'text' },
    DATE,
    { name: 'cover', type: 'image-url' },
    ...BRAND,
  ],
  quote: [{ name: 'quote', type: 'text' }, AUTHOR, ROLE, AVATAR, RATING, ...BRAND],
  profile: [
    NAME,
    DESCRIPTION,
    ROLE,
    { name: 'handle', type: 'text' },
    { name: 'facts', type: 'text' },
    AVATAR,
    ...BRAND,
  ],
  code: [
    TITLE,
    { name: 'code', type: 'text', preformatted: true },
    { name: 'language', type: 'choice', choices: LANGUAGE_CHOICES },
    { name: 'filename', type: 'text' },
    { name: 'lines', type: 'choice', choices: ['on', 'off'] },
    {
      name: 'highlight',
      type: 'text',
      pattern: '^\\d{1,3}(?:-\\d{1,3})?(?:, ?\\d{1,3}(?:-\\d{1,3})?){0,9}$',
      expects: 'lines such as 4, 2-5 or 1, 7-9',
    },
    DESCRIPTION,
    ...BRAND,
  ],
  metric: [
    { name: 'value', type: 'text' },
    TITLE,
    DESCRIPTION,
    { name: 'change', type: 'text' },
    {
      name: 'series',
      type: 'text',
      pattern: '^[+\\-]?\\d{1,15}(?:\\.\\d{1,9})?(?:[ \\n,;]+[+\\-]?\\d{1,15}(?:\\.\\d{1,9})?){0,59}$',
      expects: 'up to 60 numbers such as 12, -3 or 4.5, with spaces or commas between them',
    },
    { name: 'chart', type: 'choice', choices: ['line', 'bar', 'none'] },
    { name: 'source', type: 'text' },
    ...BRAND,
  ],
  job: [
    TITLE,
    DESCRIPTION,
    { name: 'company', type: 'text' },
    PLACE,
    { name: 'remote', type: 'text' },
    { name: 'salary', type: 'text' },
    { name: 'kind', type: 'text' },
    CTA,
    ...BRAND,
  ],
  page: [{ name: 'url', type: 'page-url', isRequired: true }, THEME],
};
