import { headed, PICTURED, TEXT, TURNS, titleSlot } from '../../specs/slots.ts';
import { type Flow, firstOf, type PartSlot, type Region, type Slot } from '../../specs/spec.ts';
import { toPair, toPart, toTemplate } from '../card-template.ts';
import { imageRule, SITE_RULE, textRule } from '../rules.ts';
import { SIGN_BEHIND } from './behind-words.ts';
import { besidePicture } from './beside-picture.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { RATING_RULE } from './rating.ts';

const BRAND: Slot = { of: 'brand', as: 'brand' };
const BADGE: Slot = { of: 'label', as: 'pill', size: 'meta' };
type PriceLook = { ink?: NonNullable<PartSlot['ink']>; wide?: number };
const price = ({ ink = 'title', wide = 92 }: PriceLook = {}): PartSlot => ({
  of: 'price',
  as: 'price',
  size: { px: { wide, banner: 80, square: 116, story: 150 } },
  ink,
});
const RATED: PartSlot = { of: 'rating', as: 'rating', gap: { wide: 52, square: 60, story: 66 } };
const offer = (place: 'text' | 'split', look?: PriceLook): Slot[] => [
  titleSlot(place),
  TEXT,
  { row: [price(look), BADGE], join: 'beside', cross: 'middle', between: 36, gap: 46 },
  RATED,
];
const words = (place: 'text' | 'split', price?: PriceLook): Flow => ({
  groups: [[BRAND], offer(place, price)],
  justify: 'between',
});

// What it costs is beside a picture in a corner.
const CORNER = {
  beside: [[BRAND], [price()]],
  words: [
    titleSlot('split'),
    TEXT,
    { row: [{ ...RATED, gap: 0 }, BADGE], join: 'apart', cross: 'middle', gap: 60 },
  ] satisfies Slot[],
};
const beside = (
  width: { wide: number; banner: number },
  { wide, corner }: PriceLook & { corner?: typeof CORNER } = {},
): Region =>
  besidePicture({
    width,
    head: [BRAND],
    words: offer('split', { ...(wide && { wide }) }),
    ...(corner && { corner }),
    field: {
      ground: 'field',
      art: [
        {
          draw: 'portrait',
          image: 'image',
          at: 'middle',
          size: { wide: 0.84, square: 0.86, story: 0.84 },
        },
      ],
    },
    least: { wide: 300, square: 440, portrait: 560, story: 720 },
  });
const WIDTH = { wide: 660, banner: 900 };
const REGION: Region = { needs: 'image:image', ...beside(WIDTH) };
const UPRIGHT: Region = { needs: 'value:image=upright', ...beside(WIDTH, { corner: CORNER }) };
// Many words have more of the card, and of their height.
const LONG: Region = {
  needs: ['image:image', 'wordy'],
  ...beside({ wide: 800, banner: 1020 }, { wide: 68, corner: CORNER }),
};
// Without a picture, the sign of the brand has its place; without one, the words have all of it.
const WITHOUT: Region = {
  needs: 'image:logo',
  split: TURNS,
  regions: [
    { flow: words('split') },
    {
      ground: 'field',
      rises: PICTURED,
      size: { wide: 280, square: 280, story: 760 },
      art: [
        {
          draw: 'mark',
          at: { wide: 'start middle', tall: 'end top' },
          size: { wide: 1.02, tall: 0.62 },
          bleed: { wide: -0.06, tall: -0.06 },
          ink: 'bright',
        },
      ],
    },
  ],
};

const ALONE: Region = {
  art: SIGN_BEHIND,
  flow: headed([BRAND], offer('text', { ink: 'bright' })),
};

/** Something for sale on a field, and its price. */
export const product = toTemplate({
  name: 'product',
  version: 22,
  description: 'Something for sale: name, price, old price and rating beside a large picture.',
  parameters: [
    textRule('name', 'The name of the product.'),
    textRule('description', 'One sentence below the name.'),
    textRule('price', 'With its currency, such as "$129".'),
    textRule('was', 'The old price, shown struck through.'),
    textRule('badge', 'Such as "New" or "-20%".'),
    textRule('brand', 'The maker.'),
    RATING_RULE,
    textRule('reviews', 'Such as "1,204 reviews".'),
    imageRule('image', 'The product, best on a transparent ground. '),
    SITE_RULE,
    ...BRAND_RULES,
  ],
  example: {
    name: 'Halden One wireless headphones',
    price: '€249',
    was: '€329',
    rating: '5',
    reviews: '1,204 reviews',
    site: 'halden.example.com',
  },
  region: firstOf(LONG, UPRIGHT, REGION, WITHOUT, ALONE),
  toContent: ({ values: { name, description, price, was, badge, brand, rating, reviews, site } }) => ({
    parts: [
      ...toPair('brand', brand, site),
      ...toPart('label', badge, { optional: 2 }),
      ...toPart('title', name),
      ...toPart('text', description, { optional: 4 }),
      ...toPair('price', price, was),
      ...(rating || reviews
        ? [
            {
              role: 'rating',
              text: rating ?? '',
              ...(reviews ? { detail: reviews } : {}),
            } as const,
          ]
        : []),
    ],
  }),
});
