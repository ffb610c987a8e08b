import { BYLINE, HEAD, headed, PICTURED, TEXT, TURNS, titleSlot } from '../../specs/slots.ts';
import { type Flow, firstOf, type Ornament, type Region, type Slot } from '../../specs/spec.ts';
import { joinTexts, toPair, toPart, toTemplate } from '../card-template.ts';
import {
  AUTHOR_RULE,
  AVATAR_RULE,
  DATE_RULE,
  DESCRIPTION_RULE,
  imageRule,
  SITE_RULE,
  TITLE_RULE,
  textRule,
} from '../rules.ts';
import { SIGN_BEHIND } from './behind-words.ts';
import { besidePicture } from './beside-picture.ts';
import { BRAND_RULES } from './brand-rules.ts';

const BRAND: Slot = { of: 'brand', as: 'brand' };
const LABEL: Slot = { of: 'label', ink: 'label', lines: 2 };
const FOOT = { ...BYLINE, face: 'avatar' } as const;
const titleIn = (place: 'text' | 'split', width: number): Slot =>
  titleSlot(place, { voice: 'serif', width: { wide: width, banner: 1, tall: 1 } });
const words = (place: 'text' | 'split', width: number): Flow => ({
  groups: [[HEAD], [titleIn(place, width), TEXT, FOOT]],
  justify: 'between',
});

const PICTURE: Ornament = { draw: 'picture', image: 'image' };
const SPLIT: Region = {
  split: TURNS,
  regions: [
    { size: { wide: 740, banner: 980, tall: 'content' }, flow: words('split', 1) },
    { rises: PICTURED, least: { wide: 300, square: 460, story: 760 }, art: [PICTURE] },
  ],
};
const UPRIGHT: Region = {
  needs: 'value:image=upright',
  ...besidePicture({
    width: { wide: 740, banner: 980 },
    head: [HEAD],
    words: [titleIn('split', 1), TEXT, FOOT],
    corner: { beside: [[BRAND], [LABEL, FOOT]], words: [titleIn('split', 1), TEXT] },
    field: { art: [PICTURE] },
    least: { wide: 300, square: 540, portrait: 700, story: 760 },
  }),
};
const COVER: Region = {
  needs: 'value:imagePosition=background',
  ground: 'cover',
  art: [PICTURE, { draw: 'scrim' }],
  // On a tall card the words leave room for what the picture is of.
  flow: { wide: words('text', 920), tall: words('split', 1) },
};
const TEXT_ALONE: Region = {
  needs: '!image:image',
  art: SIGN_BEHIND,
  flow: headed([HEAD], [titleIn('text', 1000), TEXT], [FOOT]),
};

/** A page of a magazine: the story in a serif, its photo at one side or below it all. */
export const article = toTemplate({
  name: 'article',
  version: 17,
  description:
    'A blog post or story: a headline in a serif font, the author, and a photo beside or behind it.',
  parameters: [
    TITLE_RULE,
    DESCRIPTION_RULE,
    textRule('category', 'The section.'),
    AUTHOR_RULE,
    AVATAR_RULE,
    DATE_RULE,
    textRule('readingTime', 'Such as "8 min read".'),
    imageRule('image', 'Photo. '),
    {
      name: 'imagePosition',
      type: 'choice',
      choices: ['side', 'background'],
      description: 'Where the photo is. Default `side`.',
    },
    SITE_RULE,
    ...BRAND_RULES,
  ],
  example: {
    category: 'Journal',
    title: 'The keeper who recorded the sea for forty winters',
    author: 'Ines Halvorsen',
    readingTime: '8 min read',
    site: 'halden.example.com',
  },
  region: firstOf(TEXT_ALONE, COVER, UPRIGHT, SPLIT),
  toContent: ({ values }) => {
    const { title, description, category, author, date, readingTime, site } = values;
    return {
      parts: [
        ...toPart('brand', site),
        ...toPart('label', category, { optional: 2 }),
        ...toPart('title', title),
        ...toPart('text', description, { optional: 3 }),
        ...toPair('byline', author, joinTexts(date, readingTime), { optional: 1 }),
      ],
    };
  },
});
