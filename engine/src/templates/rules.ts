import type { ParameterRule } from './template.ts';

export const textRule = (name: string, description: string): ParameterRule => ({
  name,
  type: 'text',
  description,
});

export const THEME_RULE: ParameterRule = {
  name: 'theme',
  type: 'choice',
  choices: ['light', 'dark'],
  description: 'Light or dark background. Default `light`.',
};
