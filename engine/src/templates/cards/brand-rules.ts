import { colorRule, FONT_RULE, LOGO_RULE, THEME_RULE } from '../rules.ts';
import type { ParameterRule } from '../template.ts';

export const CROP_RULE: ParameterRule = {
  name: 'crop',
  type: 'choice',
  choices: ['wide', 'square'],
  description: '`square` keeps the title inside the middle square of a wide card. Default `wide`.',
};

/** What every template takes besides its own parameters. */
export const BRAND_RULES: readonly ParameterRule[] = [
  LOGO_RULE,
  colorRule('accent', 'Color of fields, marks and ornaments.'),
  colorRule('bg', 'Background color.'),
  colorRule('fg', 'Color of the title.'),
  FONT_RULE,
  THEME_RULE,
  CROP_RULE,
];
