import { HEAD, headed, titleSlot } from '../../specs/slots.ts';
import { firstOf, type Region, type Slot } from '../../specs/spec.ts';
import { toPair, toPart, toTemplate } from '../card-template.ts';
import { AVATAR_RULE, SITE_RULE, textRule } from '../rules.ts';
import { besidePicture } from './beside-picture.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { RATING_RULE } from './rating.ts';

const SIGNED: Slot = {
  of: 'byline',
  as: 'signature',
  size: 'desc',
  gap: { wide: 48, tall: 66 },
};
const QUOTES: Slot = { mark: 'quotes', size: 76, ink: 'fill' };
const HEADED: Slot = { row: [QUOTES, HEAD], join: 'apart', cross: 'top' };
const said = (place: 'text' | 'split', signed: Slot = SIGNED): Slot[] => [
  titleSlot(place, { voice: 'serif', lines: { wide: 4, tall: 6 }, gap: { wide: 44, tall: 52 } }),
  { of: 'rating', as: 'stars', gap: 48 },
  signed,
];

const split = (needs: string, { narrow = false } = {}): Region => ({
  needs,
  ground: 'strong',
  ...besidePicture({
    width: { wide: 800, banner: 1080 },
    head: [HEADED],
    words: said('split'),
    corner: { beside: [[QUOTES], [HEAD]], words: said('split'), narrow },
    field: {
      ground: 'quiet',
      art: [{ draw: 'portrait', image: 'avatar', at: 'bottom', size: { wide: 1, tall: 0.94 } }],
    },
    least: { wide: 300, square: 500, portrait: 640, story: 960 },
  }),
});
const ALONE: Region = { ground: 'strong', flow: headed([HEADED], said('text')) };
// Many words have the whole card, and the face stands with the name.
const LONG: Region = {
  needs: ['image:avatar', 'long'],
  ground: 'strong',
  flow: headed(
    [HEADED],
    said('text', {
      of: 'byline',
      as: 'byline',
      face: 'avatar',
      size: 'sub',
      gap: { wide: 48, tall: 66 },
    }),
  ),
};

/** Somebody's words on a ground of one color, and who said them. */
export const quote = toTemplate({
  name: 'quote',
  version: 20,
  description: 'A testimonial: what was said in a serif, who said it with a portrait, and a rating.',
  parameters: [
    textRule('quote', 'What was said, without quotation marks.'),
    textRule('author', 'The person who said it.'),
    textRule('role', 'Role and organization.'),
    AVATAR_RULE,
    RATING_RULE,
    SITE_RULE,
    ...BRAND_RULES,
  ],
  example: {
    quote: 'We replaced three tools and a spreadsheet in one afternoon.',
    author: 'Jonas Brandt',
    role: 'Head of Operations, Northwind',
  },
  region: firstOf(LONG, split('value:avatar=narrow', { narrow: true }), split('image:avatar'), ALONE),
  toContent: ({ values: { quote: said, author, role, rating, site } }) => ({
    parts: [
      ...toPart('brand', site),
      ...toPart('title', said),
      ...toPart('rating', rating, { optional: 3 }),
      ...toPair('byline', author, role),
    ],
  }),
});
