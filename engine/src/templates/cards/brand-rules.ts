import { colorRule, FONT_RULE, LOGO_RULE, SITE_RULE, THEME_RULE } from '../rules.ts';
import type { ParameterRule } from '../template.ts';

/** What every card takes besides its own parameters. */
export const BRAND_RULES: readonly ParameterRule[] = [
  SITE_RULE,
  LOGO_RULE,
  colorRule('accent', 'Color of marks and ornaments.'),
  colorRule('bg', 'Ground.'),
  colorRule('fg', 'Color of the title.'),
  FONT_RULE,
  THEME_RULE,
];
