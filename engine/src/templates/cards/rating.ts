import type { ParameterRule } from '../template.ts';

export const RATING_RULE: ParameterRule = {
  name: 'rating',
  type: 'choice',
  choices: ['0', '1', '2', '3', '4', '5'],
  description: 'Stars out of five.',
};
