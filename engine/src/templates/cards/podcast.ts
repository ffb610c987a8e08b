import { HEAD, headed, NOTHING, TEXT, TURNS, titleSlot } from '../../specs/slots.ts';
import { type Flow, firstOf, type Ornament, type Region, type Slot } from '../../specs/spec.ts';
import { joinTexts, toPair, toPart, toTemplate } from '../card-template.ts';
import { DATE_RULE, DESCRIPTION_RULE, imageRule, SITE_RULE, textRule } from '../rules.ts';
import { SIGN_BEHIND } from './behind-words.ts';
import { BRAND_RULES } from './brand-rules.ts';

const foot = (place: 'text' | 'split'): Slot[] => [
  titleSlot(place),
  { of: 'unit', size: 'desc', lines: 2, gap: { wide: 42, tall: 50 } },
  { ...TEXT, lines: 2 },
  { of: 'duration', as: 'duration', gap: { wide: 36, tall: 44 } },
];
const words = (place: 'text' | 'split'): Flow => ({ groups: [[HEAD], foot(place)], justify: 'between' });

const SHOW: Slot[] = [
  { of: 'brand', as: 'brand', size: 'desc' },
  { of: 'label', ink: 'label', size: 'desc', lines: 2, gap: 40 },
];
const GUEST: Slot = { of: 'unit', size: 'sub', lines: 4 };
const LENGTH: Slot = { of: 'duration', as: 'duration', lines: 2, gap: { wide: 36, tall: 44 } };
// Below a cover in a corner, all that the side of it has no room for.
const EPISODE: Slot[] = [titleSlot('split'), TEXT];
const ABOVE_COVER: Flow = {
  groups: [
    [HEAD],
    [
      titleSlot('split'),
      { of: 'unit', size: 'desc', lines: 2, gap: 46 },
      { ...TEXT, lines: 2 },
      { of: 'duration', ink: 'muted', gap: 34 },
    ],
  ],
  justify: 'between',
};

// A cover is a square: as high as a wide card, as wide as a story, and whole on a square one, with the show beside it.
type Cover = { wide: number; square: number; portrait: number; story: number };
const besideCover = (
  { wide, square, portrait, story }: Cover,
  wideArt: Ornament,
  storyArt: Ornament,
): Region => ({
  needs: 'image:cover',
  split: TURNS,
  regions: [
    {
      size: { wide: 1200 - wide, banner: 940, story: 1920 - story },
      pad: 60,
      flow: { wide: words('split'), tall: NOTHING, story: ABOVE_COVER },
    },
    {
      size: { wide, banner: 560, square, portrait, story },
      regions: [
        {
          pad: { wide: 60, tall: 0 },
          art: {
            wide: [wideArt],
            tall: [
              {
                draw: 'picture',
                image: 'cover',
                at: 'inside start top',
                size: { wide, square: square - 80, portrait: portrait - 84 },
                corner: 28,
              },
            ],
            story: [storyArt],
          },
        },
        {
          size: { wide: 520, square: 1080 - square },
          pad: { wide: 40 },
          flow: {
            wide: NOTHING,
            tall: { groups: [SHOW, [GUEST, LENGTH]], justify: 'between' },
            story: NOTHING,
          },
        },
      ],
    },
    {
      pad: { wide: 60, tall: 56 },
      flow: { wide: NOTHING, tall: { groups: [EPISODE], justify: 'bottom' }, story: NOTHING },
    },
  ],
});
const COVER: Ornament = { draw: 'picture', image: 'cover' };
const REGION = besideCover({ wide: 630, square: 560, portrait: 660, story: 960 }, COVER, COVER);
// Many words have more of the card.
const LONG: Region = {
  ...besideCover(
    { wide: 500, square: 440, portrait: 520, story: 900 },
    { ...COVER, at: 'inside end middle', size: 440, corner: 24 },
    { ...COVER, at: 'middle', size: { wide: 440, story: 800 }, corner: 28 },
  ),
  needs: ['image:cover', 'wordy'],
};
const ALONE: Region = {
  art: SIGN_BEHIND,
  flow: headed([HEAD], foot('text')),
};

/** An episode, and its cover as high as the card. */
export const podcast = toTemplate({
  name: 'podcast',
  version: 19,
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
  region: firstOf(LONG, REGION, ALONE),
  toContent: ({ values: { title, description, show, episode, guest, duration, date, site } }) => ({
    parts: [
      ...toPair('brand', show, site),
      ...toPart('label', episode),
      ...toPart('title', title),
      ...toPart('unit', guest),
      ...toPart('text', description, { optional: 3 }),
      ...toPart('duration', joinTexts(duration, date)),
    ],
  }),
});
