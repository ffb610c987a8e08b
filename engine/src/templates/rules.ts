import { CHOSEN_FAMILIES } from '../assets/font-catalogue.ts';
import type { ParameterRule } from './template.ts';

export const textRule = (name: string, description: string): ParameterRule => ({
  name,
  type: 'text',
  description,
});

// Texts that several templates have.
export const TITLE_RULE = textRule('title', 'The headline.');
export const DESCRIPTION_RULE = textRule('description', 'One or two sentences below the title.');
export const AUTHOR_RULE = textRule('author', 'The author.');
export const DATE_RULE = textRule('date', 'The date, as it should be displayed.');
export const CTA_RULE = textRule('cta', 'Call to action, shown as a button.');
export const SITE_RULE = textRule('site', 'The name or address of the site.');

export const THEME_RULE: ParameterRule = {
  name: 'theme',
  type: 'choice',
  choices: ['light', 'dark'],
  description: 'Light or dark background. Default `light`.',
};

export const colorRule = (name: string, description: string): ParameterRule => ({
  name,
  type: 'color',
  description,
});

export const imageRule = (name: string, what = ''): ParameterRule => ({
  name,
  type: 'image-url',
  description: `${what}PNG, JPEG, WebP, GIF or SVG on a host that the operator allows, or an upload.`,
});

export const FONT_RULE: ParameterRule = {
  name: 'font',
  type: 'font',
  choices: ['system', 'apple', 'arial', 'helvetica', 'serif', 'mono'],
  description: 'Font of all texts: one of these, or an upload.',
};

const [FIRST_FAMILY = 'Inter', ...FAMILIES] = CHOSEN_FAMILIES;

/** How titles are set beyond `font`. */
export const TYPE_RULES: readonly ParameterRule[] = [
  {
    name: 'fontFamily',
    type: 'choice',
    choices: [FIRST_FAMILY, ...FAMILIES],
    description: 'A bundled family for all texts, instead of `font`.',
  },
  {
    name: 'fontWeight',
    type: 'integer',
    minimum: 100,
    maximum: 900,
    description: 'Weight of the title, as available in the family.',
  },
  {
    name: 'tracking',
    type: 'integer',
    minimum: -100,
    maximum: 300,
    description: 'Letter spacing of the title in thousandths of its size.',
  },
  {
    name: 'textTransform',
    type: 'choice',
    choices: ['none', 'uppercase'],
    description: 'Case of the title. Default `none`.',
  },
];

/** The family of all texts but the title, and how soft its own is cut. */
export const TEXT_TYPE_RULES: readonly ParameterRule[] = [
  {
    name: 'textFamily',
    type: 'choice',
    choices: [FIRST_FAMILY, ...FAMILIES],
    description: 'A bundled family for all texts but the title.',
  },
  {
    name: 'fontCut',
    type: 'choice',
    choices: ['sharp', 'soft'],
    description: 'How the ends of letters in Fraunces are cut. Default `sharp`.',
  },
];

export const LOGO_RULE = imageRule('logo');
export const AVATAR_RULE = imageRule('avatar', 'Portrait of the author. ');
