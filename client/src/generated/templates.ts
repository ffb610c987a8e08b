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

const TEXT_FAMILY_CHOICES = [
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
  /** PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  logo?: string | undefined;
  /** Color of fields, marks and ornaments. */
  accent?: string | undefined;
  /** Background color. */
  bg?: string | undefined;
  /** Color of the title. */
  fg?: string | undefined;
  /** Font of all texts: one of these, or an upload. */
  font?: 'system' | 'apple' | 'arial' | 'helvetica' | 'serif' | 'mono' | `upload:${string}` | undefined;
  /** Light or dark background. Default `light`. */
  theme?: 'light' | 'dark' | undefined;
  /** `square` keeps the title inside the middle square of a wide card. Default `wide`. */
  crop?: 'wide' | 'square' | undefined;
}

/** Parameters of `og_standard`; all may be left out. */
export interface OgStandardParameters extends BrandParameters {
  /** The headline. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** A short label, such as a section or series. */
  eyebrow?: string | undefined;
  /** The author. */
  author?: string | undefined;
  /** The date, as it should be displayed. */
  date?: string | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
}

/** Parameters of `announcement`; all may be left out. */
export interface AnnouncementParameters extends BrandParameters {
  /** The news. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** A short label, such as "New" or "Beta". */
  badge?: string | undefined;
  /** The date, as it should be displayed. */
  date?: string | undefined;
  /** Call to action, shown as a button. */
  cta?: string | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
}

/** Parameters of `og_brand`; all may be left out. */
export interface OgBrandParameters {
  /** The headline. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** Name of the brand, where there is no logo. */
  name?: string | undefined;
  /** A short line above the title. */
  tagline?: string | undefined;
  /** A line at the bottom, such as the name or address of the site. */
  footer?: string | undefined;
  /** Background color. */
  bg?: string | undefined;
  /** The other end of a gradient that starts with bg. */
  bg2?: string | undefined;
  /** Title. */
  fg?: string | undefined;
  /** Description. */
  muted?: string | undefined;
  /** Field, tagline and sign. */
  accent?: string | undefined;
  /** Field, where the accent is for small things. */
  primary?: string | undefined;
  /** The small thing that the accent is kept to; `sparing` is the name, or else a line. Default `area`. */
  accentUse?: 'area' | 'sparing' | 'line' | 'underline' | 'bracket' | 'stripe' | 'square' | 'dot' | undefined;
  /** Outline, where the accent is kept to small things; also the pattern. */
  border?: string | undefined;
  /** How outline and bars are cut. Default `sharp`. */
  corner?: 'sharp' | 'soft' | 'round' | undefined;
  /** Dots or lines on the ground, around the words. */
  pattern?: 'dots' | 'grid' | undefined;
  /** Direction of the gradient in degrees, as in CSS. Default 135. */
  bgAngle?: number | `${number}` | undefined;
  /** Font of all texts: one of these, or an upload. */
  font?: 'system' | 'apple' | 'arial' | 'helvetica' | 'serif' | 'mono' | `upload:${string}` | undefined;
  /** A bundled family for all texts, instead of `font`. */
  fontFamily?: (typeof FONT_FAMILY_CHOICES)[number] | undefined;
  /** Weight of the title, as available in the family. */
  fontWeight?: number | `${number}` | undefined;
  /** Letter spacing of the title in thousandths of its size. */
  tracking?: number | `${number}` | undefined;
  /** Case of the title. Default `none`. */
  textTransform?: 'none' | 'uppercase' | undefined;
  /** A bundled family for all texts but the title. */
  textFamily?: (typeof TEXT_FAMILY_CHOICES)[number] | undefined;
  /** How the ends of letters in Fraunces are cut. Default `sharp`. */
  fontCut?: 'sharp' | 'soft' | undefined;
  /** Default `left`. */
  align?: 'center' | 'left' | undefined;
  /** Light or dark background. Default `light`. */
  theme?: 'light' | 'dark' | undefined;
  /** PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  logo?: string | undefined;
  /** `square` keeps the title inside the middle square of a wide card. Default `wide`. */
  crop?: 'wide' | 'square' | undefined;
}

/** Parameters of `article`; all may be left out. */
export interface ArticleParameters extends BrandParameters {
  /** The headline. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** The section. */
  category?: string | undefined;
  /** The author. */
  author?: string | undefined;
  /** Portrait of the author. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  avatar?: string | undefined;
  /** The date, as it should be displayed. */
  date?: string | undefined;
  /** Such as "8 min read". */
  readingTime?: string | undefined;
  /** Photo. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  image?: string | undefined;
  /** Where the photo is. Default `side`. */
  imagePosition?: 'side' | 'background' | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
}

/** Parameters of `docs`; all may be left out. */
export interface DocsParameters extends BrandParameters {
  /** Title of the page. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** The section of the manual. */
  section?: string | undefined;
  /** Such as "Guides / Deploy". */
  breadcrumb?: string | undefined;
  /** Such as "v3". */
  version?: string | undefined;
  /** An emoji. */
  icon?: string | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
}

/** Parameters of `product`; all may be left out. */
export interface ProductParameters extends BrandParameters {
  /** The name of the product. */
  name?: string | undefined;
  /** One sentence below the name. */
  description?: string | undefined;
  /** With its currency, such as "$129". */
  price?: string | undefined;
  /** The old price, shown struck through. */
  was?: string | undefined;
  /** Such as "New" or "-20%". */
  badge?: string | undefined;
  /** The maker. */
  brand?: string | undefined;
  /** Stars out of five, such as "4.6". */
  rating?: string | undefined;
  /** Such as "1,204 reviews". */
  reviews?: string | undefined;
  /** The product, best on a transparent ground. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  image?: string | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
}

/** Parameters of `event`; all may be left out. */
export interface EventParameters extends BrandParameters {
  /** The name of the event. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** The day, as it should be displayed. */
  date?: string | undefined;
  /** Such as "18:30 CET". */
  time?: string | undefined;
  /** The location, or "Online". */
  place?: string | undefined;
  /** The organizer. */
  host?: string | undefined;
  /** One name per line; the first four are shown. */
  speakers?: string | undefined;
  /** Call to action, shown as a button. */
  cta?: string | undefined;
  /** Photo, of a speaker or the place. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  image?: string | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
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
  /** The changes, one per line, such as "New: dark mode"; as many are shown as there is room for, and how many more there are. */
  items?: string | undefined;
  /** The date, as it should be displayed. */
  date?: string | undefined;
  /** The kind of items that do not state it. */
  kind?: 'feature' | 'fix' | 'breaking' | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
}

/** Parameters of `repository`; all may be left out. */
export interface RepositoryParameters extends BrandParameters {
  /** Name of the repository. */
  name?: string | undefined;
  /** What it does. */
  description?: string | undefined;
  /** The owner. */
  owner?: string | undefined;
  /** Its main language. */
  language?: string | undefined;
  /** Languages with their shares, such as "TypeScript 71%", one per line or separated by commas; drawn as a bar. */
  languages?: string | undefined;
  /** Color of the main language. */
  languageColor?: string | undefined;
  /** Such as "12.4k". */
  stars?: string | undefined;
  /** Such as "830". */
  forks?: string | undefined;
  /** Open issues. */
  issues?: string | undefined;
  /** Portrait or sign of the owner. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  avatar?: string | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
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
  /** The guest. */
  guest?: string | undefined;
  /** Such as "48 min". */
  duration?: string | undefined;
  /** The date, as it should be displayed. */
  date?: string | undefined;
  /** Cover of the show or the episode. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  cover?: string | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
}

/** Parameters of `quote`; all may be left out. */
export interface QuoteParameters extends BrandParameters {
  /** What was said, without quotation marks. */
  quote?: string | undefined;
  /** The person who said it. */
  author?: string | undefined;
  /** Role and organization. */
  role?: string | undefined;
  /** Portrait of the author. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  avatar?: string | undefined;
  /** Stars out of five, such as "4.6". */
  rating?: string | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
}

/** Parameters of `profile`; all may be left out. */
export interface ProfileParameters extends BrandParameters {
  /** The name of the person. */
  name?: string | undefined;
  /** One or two sentences about the person. */
  description?: string | undefined;
  /** Role and organization. */
  role?: string | undefined;
  /** Such as "@ada". */
  handle?: string | undefined;
  /** Such as "48 talks" or "Talks: 48", one per line; the first three are shown. */
  facts?: string | undefined;
  /** Portrait. PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload. */
  avatar?: string | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
}

/** Parameters of `code`; all may be left out. */
export interface CodeParameters extends BrandParameters {
  /** What the snippet shows. */
  title?: string | undefined;
  /** The snippet. Tabs are two spaces; long lines go on below, and the last lines are cut. */
  code?: string | undefined;
  /** The language of the code. Default: according to the extension of `filename`, or else `text`. */
  language?: (typeof LANGUAGE_CHOICES)[number] | undefined;
  /** Such as "src/relay.ts". */
  filename?: string | undefined;
  /** Line numbers. Default `on`. */
  lines?: 'on' | 'off' | undefined;
  /** Lines to mark, such as "3-5". */
  highlight?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
}

/** Parameters of `metric`; all may be left out. */
export interface MetricParameters extends BrandParameters {
  /** The figure with its unit, such as "$4.2M" or "99.98%". */
  value?: string | undefined;
  /** What the figure measures. */
  title?: string | undefined;
  /** One or two sentences below the figure. */
  description?: string | undefined;
  /** Such as "+18% in May". */
  change?: string | undefined;
  /** Up to 60 numbers for the chart, separated by spaces or commas. */
  series?: string | undefined;
  /** Up to five labels below the chart, from its start to its end, one per line. */
  labels?: string | undefined;
  /** How the series is drawn. Default `line`. */
  chart?: 'line' | 'bar' | 'none' | undefined;
  /** The source of the figure. */
  source?: string | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
}

/** Parameters of `job`; all may be left out. */
export interface JobParameters extends BrandParameters {
  /** The job title. */
  title?: string | undefined;
  /** One or two sentences below the title. */
  description?: string | undefined;
  /** The employer. */
  company?: string | undefined;
  /** The location. */
  place?: string | undefined;
  /** Such as "Remote in Europe". */
  remote?: string | undefined;
  /** Such as "€75,000 to €90,000". */
  salary?: string | undefined;
  /** Such as "Full time". */
  kind?: string | undefined;
  /** Call to action, shown as a button. */
  cta?: string | undefined;
  /** The name or address of the site. */
  site?: string | undefined;
}

/** Parameters of `page`. */
export interface PageParameters {
  /** The page, on a host that the operator allows. */
  url: string;
  /** Light or dark background. */
  theme?: 'light' | 'dark' | undefined;
  /** `wide` (1200x630, the default), `square` (1200x1200), `portrait` (1000x1500) or `story` (1080x1920), in place of `width` and `height`. */
  shape?: 'wide' | 'square' | 'portrait' | 'story' | undefined;
}

/** The parameters that each template takes. */
export interface TemplateParameters {
  /** An article or page: title and description, site and section above, author and date below. */
  og_standard: OgStandardParameters;
  /** News on one strong color: a big title, a description and a button, site and badge above. */
  announcement: AnnouncementParameters;
  /** A card in a brand's own colors, font and logo; neutral where nothing is given. */
  og_brand: OgBrandParameters;
  /** A blog post or story: a headline in a serif font, the author, and a photo beside or behind it. */
  article: ArticleParameters;
  /** A page of documentation: the way to it on a field, title, site and version. */
  docs: DocsParameters;
  /** Something for sale: name, price, old price and rating beside a large picture. */
  product: ProductParameters;
  /** A conference, meetup or webinar: the day as a numeral, title, speakers, place and a button. */
  event: EventParameters;
  /** A release: title, version, and what changed as a ruled list. */
  changelog: ChangelogParameters;
  /** A code repository: owner, name, what it does, stars, forks, issues and languages. */
  repository: RepositoryParameters;
  /** An episode: show, number, title, guest and length beside its cover. */
  podcast: PodcastParameters;
  /** A testimonial: what was said in a serif, who said it with a portrait, and a rating. */
  quote: QuoteParameters;
  /** A person, such as a speaker or member of a team: name, role, a few facts and a large portrait. */
  profile: ProfileParameters;
  /** A snippet of code, highlighted: title, file name, line numbers, marked lines. */
  code: CodeParameters;
  /** A figure and its chart: value, change, and up to 60 numbers as a line or bars, from edge to edge. */
  metric: MetricParameters;
  /** A vacancy on one strong color: title, company, place, remote, salary, contract, and a button. */
  job: JobParameters;
  /** The card of a page: its own title, description, author, date and site, in the template that suits it. */
  page: PageParameters;
}

const TITLE: ParameterRule = { name: 'title', type: 'text' };
const DESCRIPTION: ParameterRule = { name: 'description', type: 'text' };
const AUTHOR: ParameterRule = { name: 'author', type: 'text' };
const DATE: ParameterRule = { name: 'date', type: 'text' };
const SITE: ParameterRule = { name: 'site', type: 'text' };
const BADGE: ParameterRule = { name: 'badge', type: 'text' };
const CTA: ParameterRule = { name: 'cta', type: 'text' };
const NAME: ParameterRule = { name: 'name', type: 'text' };
const BG: ParameterRule = { name: 'bg', type: 'color' };
const FG: ParameterRule = { name: 'fg', type: 'color' };
const ACCENT: ParameterRule = { name: 'accent', type: 'color' };
const FONT: ParameterRule = {
  name: 'font',
  type: 'font',
  choices: ['system', 'apple', 'arial', 'helvetica', 'serif', 'mono'],
};
const THEME: ParameterRule = { name: 'theme', type: 'choice', choices: ['light', 'dark'] };
const LOGO: ParameterRule = { name: 'logo', type: 'image-url' };
const CROP: ParameterRule = { name: 'crop', type: 'choice', choices: ['wide', 'square'] };
const AVATAR: ParameterRule = { name: 'avatar', type: 'image-url' };
const IMAGE: ParameterRule = { name: 'image', type: 'image-url' };
const VERSION: ParameterRule = { name: 'version', type: 'text' };
const RATING: ParameterRule = {
  name: 'rating',
  type: 'text',
  pattern: '^(?:[0-4](?:[.,][0-9])?|5(?:[.,]0)?)$',
  expects: 'a number from 0 to 5 with at most one digit behind the point, such as 4.6',
};
const PLACE: ParameterRule = { name: 'place', type: 'text' };
const ROLE: ParameterRule = { name: 'role', type: 'text' };

const BRAND: readonly ParameterRule[] = [LOGO, ACCENT, BG, FG, FONT, THEME, CROP];

export const TEMPLATES: { readonly [Name in keyof TemplateParameters]: readonly ParameterRule[] } = {
  og_standard: [TITLE, DESCRIPTION, { name: 'eyebrow', type: 'text' }, AUTHOR, DATE, SITE, ...BRAND],
  announcement: [TITLE, DESCRIPTION, BADGE, DATE, CTA, SITE, ...BRAND],
  og_brand: [
    TITLE,
    DESCRIPTION,
    NAME,
    { name: 'tagline', type: 'text' },
    { name: 'footer', type: 'text' },
    BG,
    { name: 'bg2', type: 'color' },
    FG,
    { name: 'muted', type: 'color' },
    ACCENT,
    { name: 'primary', type: 'color' },
    {
      name: 'accentUse',
      type: 'choice',
      choices: ['area', 'sparing', 'line', 'underline', 'bracket', 'stripe', 'square', 'dot'],
    },
    { name: 'border', type: 'color' },
    { name: 'corner', type: 'choice', choices: ['sharp', 'soft', 'round'] },
    { name: 'pattern', type: 'choice', choices: ['dots', 'grid'] },
    { name: 'bgAngle', type: 'integer', minimum: 0, maximum: 360 },
    FONT,
    { name: 'fontFamily', type: 'choice', choices: FONT_FAMILY_CHOICES },
    { name: 'fontWeight', type: 'integer', minimum: 100, maximum: 900 },
    { name: 'tracking', type: 'integer', minimum: -100, maximum: 300 },
    { name: 'textTransform', type: 'choice', choices: ['none', 'uppercase'] },
    { name: 'textFamily', type: 'choice', choices: TEXT_FAMILY_CHOICES },
    { name: 'fontCut', type: 'choice', choices: ['sharp', 'soft'] },
    { name: 'align', type: 'choice', choices: ['center', 'left'] },
    THEME,
    LOGO,
    CROP,
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
    SITE,
    ...BRAND,
  ],
  docs: [
    TITLE,
    DESCRIPTION,
    { name: 'section', type: 'text' },
    { name: 'breadcrumb', type: 'text' },
    VERSION,
    { name: 'icon', type: 'text' },
    SITE,
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
    SITE,
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
    SITE,
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
    SITE,
    ...BRAND,
  ],
  repository: [
    NAME,
    DESCRIPTION,
    { name: 'owner', type: 'text' },
    { name: 'language', type: 'text' },
    { name: 'languages', type: 'text' },
    { name: 'languageColor', type: 'color' },
    { name: 'stars', type: 'text' },
    { name: 'forks', type: 'text' },
    { name: 'issues', type: 'text' },
    AVATAR,
    SITE,
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
    SITE,
    ...BRAND,
  ],
  quote: [{ name: 'quote', type: 'text' }, AUTHOR, ROLE, AVATAR, RATING, SITE, ...BRAND],
  profile: [
    NAME,
    DESCRIPTION,
    ROLE,
    { name: 'handle', type: 'text' },
    { name: 'facts', type: 'text' },
    AVATAR,
    SITE,
    ...BRAND,
  ],
  code: [
    TITLE,
    { name: 'code', type: 'text' },
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
    SITE,
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
    { name: 'labels', type: 'text' },
    { name: 'chart', type: 'choice', choices: ['line', 'bar', 'none'] },
    { name: 'source', type: 'text' },
    SITE,
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
    SITE,
    ...BRAND,
  ],
  page: [
    { name: 'url', type: 'page-url', isRequired: true },
    THEME,
    { name: 'shape', type: 'choice', choices: ['wide', 'square', 'portrait', 'story'] },
  ],
};
