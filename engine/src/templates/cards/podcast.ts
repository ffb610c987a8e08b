import { HEAD, NOTHING, TEXT, TURNS, titleSlot } from '../../specs/slots.ts';
import { type Flow, firstOf, type Region, type Slot } from '../../specs/spec.ts';
import { joinTexts, toPair, toPart, toTemplate } from '../card-template.ts';
import { DATE_RULE, DESCRIPTION_RULE, imageRule, SITE_RULE, textRule } from '../rules.ts';
import { BRAND_RULES } from './brand-rules.ts';

const foot = (place: 'text' | 'split'): Slot[] => [
  titleSlot(place),
  { of: 'unit', size: 'desc', lines: 2, gap: { wide: 42, tall: 50 } },
  { ...TEXT, lines: 2 },
  { of: 'duration', as: 'duration', gap: { wide: 36, tall: 44 } },
];
const words = (place: 'text' | 'split'): Flow => ({ groups: [[HEAD], foot(place)], justify: 'between' });

// A cover is a square: as high as a wide card, and whole on a tall one, with the show beside it or below.
const REGION: Region = {
  needs: 'image:cover',
  split: TURNS,
  regions: [
    { size: { wide: 570, banner: 940 }, pad: 60, flow: { wide: words('split'), tall: NOTHING } },
    {
      size: { wide: 630, banner: 560, square: 540, portrait: 660, story: 1090 },
      split: { wide: 'beside', story: 'below' },
      regions: [
        {
          pad: { wide: 60, tall: 0 },
          art: {
            wide: [{ draw: 'picture', image: 'cover' }],
            tall: [
              {
                draw: 'picture',
                image: 'cover',
                at: 'inside start top',
                size: { wide: 630, square: 460, portrait: 576, story: 700 },
                corner: 28,
              },
            ],
          },
        },
        {
          size: { wide: 540, story: 'content' },
          pad: { wide: 40, story: 36 },
          flow: { wide: NOTHING, tall: { groups: [[HEAD]], justify: 'top' } },
        },
      ],
    },
    {
      pad: { wide: 60, tall: 56 },
      flow: { wide: NOTHING, tall: { groups: [foot('split')], justify: 'bottom' } },
    },
  ],
};
const ALONE: Region = {
  art: [
    {
      draw: 'mark',
      at: 'end bottom',
      size: { wide: 1.12, tall: 0.72 },
      bleed: { wide: 0.16, tall: 0.14 },
      ink: 'tint',
    },
  ],
  flow: words('text'),
};

/** An episode, and its cover as high as the card. */
export const podcast = toTemplate({
  name: 'podcast',
  version: 8,
  description: 'An episode: show, number, title, guest and length beside its cover.',
  parameters: [
    textRule('title', 'Title of the episode.'),
    DESCRIPTION_RULE,
    textRule('show', 'Name of the podcast.'),
    textRule('episode', 'Such as "Episode 42".'),
    textRule('guest', 'The guest.'),
    textRule('duration', 'Such as "48 min".'),
    DATE_RULE,
    imageRule('cover', 'Cover of the show or the episode. '),
    SITE_RULE,
    ...BRAND_RULES,
  ],
  example: {
    show: 'Night Shift',
    episode: 'Episode 42',
    title: 'The outage that taught us to sleep',
    guest: 'with Joana Lima',
    duration: '48 min',
  },
  region: firstOf(REGION, ALONE),
  toContent: ({ values: { title, description, show, episode, guest, duration, date, site } }) => ({
    parts: [
      ...toPair('brand', show, site),
      ...toPart('label', episode, { optional: 2 }),
      ...toPart('title', title),
      ...toPart('unit', guest),
      ...toPart('text', description, { optional: 3 }),
      ...toPart('duration', joinTexts(duration, date), { optional: 1 }),
    ],
  }),
});
