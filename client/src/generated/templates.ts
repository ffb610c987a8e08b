// Made by client/scripts/generate.ts from the engine's templates.
import type { ParameterRule } from '../signing/parameter-rule.ts';

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
  /** Font of all texts. */
  font?: 'system' | 'apple' | 'arial' | 'helvetica' | 'serif' | 'mono' | undefined;
  /** Default `left`. */
  align?: 'center' | 'left' | undefined;
  /** Light or dark background. Default `light`. */
  theme?: 'light' | 'dark' | undefined;
  /** PNG, JPEG, WebP, GIF or SVG on a host that the operator allows. */
  logo?: string | undefined;
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
  /** A card in a brand's own colours, font and logo; neutral where nothing is given. */
  og_brand: OgBrandParameters;
  /** The card of a page: its own title, description, author, date and site, in the template that suits it. */
  page: PageParameters;
}

export const TEMPLATES: { readonly [Name in keyof TemplateParameters]: readonly ParameterRule[] } = {
  og_standard: [
    { name: 'title', type: 'text', description: 'The headline.' },
    { name: 'description', type: 'text', description: 'One or two sentences below the title.' },
    {
      name: 'eyebrow',
      type: 'text',
      description: 'A short label above the title, such as a section or series.',
    },
    { name: 'author', type: 'text', description: 'Who wrote it.' },
    { name: 'date', type: 'text', description: 'When, as it should be read.' },
    { name: 'site', type: 'text', description: 'The name or address of the site.' },
    {
      name: 'theme',
      type: 'choice',
      choices: ['light', 'dark'],
      description: 'Light or dark background. Default `light`.',
    },
  ],
  announcement: [
    { name: 'title', type: 'text', description: 'The news.' },
    { name: 'description', type: 'text', description: 'One or two sentences below the title.' },
    { name: 'badge', type: 'text', description: 'A short label above the title, such as "New" or "Beta".' },
    { name: 'date', type: 'text', description: 'When, as it should be read.' },
    { name: 'cta', type: 'text', description: 'What to do next, drawn as a button.' },
    { name: 'site', type: 'text', description: 'The name or address of the site.' },
    {
      name: 'theme',
      type: 'choice',
      choices: ['light', 'dark'],
      description: 'Light or dark background. Default `light`.',
    },
  ],
  og_brand: [
    { name: 'title', type: 'text', description: 'The headline.' },
    { name: 'description', type: 'text', description: 'One or two sentences below the title.' },
    { name: 'tagline', type: 'text', description: 'A short line above the title.' },
    { name: 'footer', type: 'text', description: 'A line at the bottom, such as the address of the site.' },
    { name: 'bg', type: 'color', description: 'Ground.' },
    { name: 'bg2', type: 'color', description: 'The other end of a gradient that starts with bg.' },
    { name: 'fg', type: 'color', description: 'Title.' },
    { name: 'muted', type: 'color', description: 'Description and footer.' },
    { name: 'accent', type: 'color', description: 'Tagline and ornaments.' },
    {
      name: 'bgAngle',
      type: 'integer',
      minimum: 0,
      maximum: 360,
      description: 'Direction of the gradient in degrees, as in CSS. Default 135.',
    },
    {
      name: 'font',
      type: 'choice',
      choices: ['system', 'apple', 'arial', 'helvetica', 'serif', 'mono'],
      description: 'Font of all texts.',
    },
    { name: 'align', type: 'choice', choices: ['center', 'left'], description: 'Default `left`.' },
    {
      name: 'theme',
      type: 'choice',
      choices: ['light', 'dark'],
      description: 'Light or dark background. Default `light`.',
    },
    {
      name: 'logo',
      type: 'image-url',
      description: 'PNG, JPEG, WebP, GIF or SVG on a host that the operator allows.',
    },
  ],
  page: [
    {
      name: 'url',
      type: 'page-url',
      isRequired: true,
      description: 'The page, on a host that the operator allows.',
    },
    { name: 'theme', type: 'choice', choices: ['light', 'dark'], description: 'Light or dark background.' },
  ],
};
