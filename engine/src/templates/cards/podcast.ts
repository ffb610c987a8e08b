import { HEAD, TEXT, TURNS, titleSlot } from '../../specs/slots.ts';
import { type Flow, firstOf, type Region, type Slot } from '../../specs/spec.ts';
import { joinTexts, toPair, toPart, toTemplate } from '../card-template.ts';
import { DATE_RULE, DESCRIPTION_RULE, imageRule, SITE_RULE, textRule } from '../rules.ts';
import { BRAND_RULES } from './brand-rules.ts';

const foot = (place: 'text' | 'split'): Slot[] => [
  titleSlot(place),
  { ...TEXT, ink: 'ink', lines: 2, gap: { wide: 42, tall: 50 } },
  { of: 'duration', as: 'duration', gap: { wide: 36, tall: 44 } },
];
const words = (place: 'text' | 'split'): Flow => ({ groups: [[HEAD], foot(place)], justify: 'between' });

const REGION: Region = {
  needs: 'image:cover',
  split: TURNS,
  regions: [
    { size: { wide: 570, banner: 940, tall: 'content' }, flow: words('split') },
    {
      rises: true,
      least: { wide: 300, square: 460, story: 1040 },
      pad: 0,
      art: {
        wide: [{ draw: 'picture', image: 'cover' }],
        tall: [
          {
            draw: 'picture',
            image: 'cover',
            at: 'inside start bottom',
            size: { wide: 1, tall: 1 },
            corner: 28,
          },
        ],
      },
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
  version: 4,
  description: 'An episode: show, number, title, guest and length beside its cover.',
  parameters: [
    textRule('title', 'Title of the episode.'),
    DESCRIPTION_RULE,
    textRule('show', 'Name of the podcast.'),
    textRule('episode', 'Such as "Episode 42".'),
    textRule('guest', 'Who is talked to.'),
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
      ...toPart('text', joinTexts(guest, description), { optional: 3 }),
      ...toPart('duration', joinTexts(duration, date), { optional: 1 }),
    ],
  }),
});
