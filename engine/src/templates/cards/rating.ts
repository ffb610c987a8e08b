import type { ParameterRule } from '../template.ts';

export const RATING_RULE: ParameterRule = {
  name: 'rating',
  type: 'text',
  pattern: '^(?:[0-4](?:[.,][0-9])?|5(?:[.,]0)?)$',
  expects: 'a number from 0 to 5 with at most one digit behind the point, such as 4.6',
  description: 'Stars out of five, such as "4.6".',
};
