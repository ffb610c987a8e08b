import { PAGE_SHAPE_NAMES } from './page-shapes.ts';

/** The template whose texts are a page's own: the service reads it and chooses one of the built-in templates. */
export const PAGE_TEMPLATE = {
  name: 'page',
  description:
    'The card of a page: its own title, description, author, date and site, in the template that suits it.',
  parameters: [
    {
      name: 'url',
      type: 'page-url',
      isRequired: true,
      description: 'The page, on a host that the operator allows.',
    },
    { name: 'theme', type: 'choice', choices: ['light', 'dark'], description: 'Light or dark background.' },
    {
      name: 'shape',
      type: 'choice',
      choices: PAGE_SHAPE_NAMES,
      description:
        '`wide` (1200x630, the default), `square` (1200x1200), `portrait` (1000x1500) or `story` (1080x1920), in place of `width` and `height`.',
    },
  ],
} as const;
