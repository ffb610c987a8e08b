import { countLetters } from '../../parts/count-letters.ts';
import { dayField } from '../../specs/regions.ts';
import { BUTTON, BYLINE, HEAD, headed, PICTURED, TEXT, TURNS, titleSlot } from '../../specs/slots.ts';
import { type Flow, firstOf, type Ornament, type Region, type Slot } from '../../specs/spec.ts';
import { joinTexts, toLines, toPair, toPart, toTemplate } from '../card-template.ts';
import { CTA_RULE, DESCRIPTION_RULE, imageRule, SITE_RULE, textRule } from '../rules.ts';
import { besidePicture } from './beside-picture.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { readDay } from './read-day.ts';

const MOST_SPEAKERS = 4;

const PLACE: Slot = BYLINE;
const FOOT: Slot = {
  row: [{ ...PLACE, gap: 0 }, BUTTON],
  join: { wide: 'apart', story: 'below', square: 'apart' },
  cross: 'middle',
  between: { wide: 40, tall: 48 },
  gap: { wide: 52, banner: 36, square: 62, story: 70 },
};
const WHEN: Slot = { of: 'below', voice: 'strong', size: 'lead', lines: 2, gap: 40 };
const SPEAKERS: Slot = {
  of: 'unit',
  size: 'desc',
  lines: 2,
  gap: { wide: 40, banner: 30, square: 48, story: 56 },
};
const SAID = (place: 'text' | 'split'): Slot[] => [titleSlot(place), { ...TEXT, ink: 'ink' }, SPEAKERS];
const words = (place: 'text' | 'split', ...when: Slot[]): Flow => ({
  groups: [[HEAD], [...SAID(place), ...when, FOOT]],
  justify: 'between',
});

// On a wide card one acts beside the words, where the day is.
const ACT: Slot = { ...BUTTON, gap: 60 };
const SPLIT: Region = {
  needs: 'figure',
  split: TURNS,
  regions: [
    {
      flow: {
        wide: { groups: [[HEAD], [...SAID('split'), PLACE]], justify: 'between' },
        banner: words('split'),
        tall: words('split'),
      },
    },
    dayField(ACT),
  ],
};
const PICTURE: Ornament = { draw: 'portrait', image: 'image', at: 'middle' };
const PHOTO: Region = {
  needs: 'image:image',
  split: TURNS,
  regions: [
    { size: { wide: 740, banner: 980, tall: 'content' }, flow: words('split', WHEN) },
    { rises: PICTURED, least: { wide: 300, square: 420, story: 820 }, art: [PICTURE] },
  ],
};
const UPRIGHT: Region = {
  needs: 'value:image=upright',
  ...besidePicture({
    width: { wide: 740, banner: 980 },
    head: [HEAD],
    words: [...SAID('split'), WHEN, FOOT],
    corner: { beside: [[HEAD], [{ ...WHEN, lines: 3 }]], words: [...SAID('split'), FOOT], narrow: true },
    field: { art: [PICTURE] },
    least: { wide: 300, square: 500, portrait: 640, story: 860 },
  }),
};
const ALONE: Region = {
  flow: headed([HEAD], SAID('text'), [WHEN, FOOT]),
};

// What stands between two of a list, by the script of the first.
const COMMAS: readonly (readonly [RegExp, string])[] = [
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/v, ' '],
  [/\p{sc=Arabic}/u, '، '],
];
const joinInScript = (first: string, second = '', between = ' '): string => {
  const comma = COMMAS.find(([script]) => script.test(first))?.[1] ?? ', ';
  return [first, second].filter(Boolean).join(comma === ' ' ? between : comma);
};

// Up to so many letters what is below a numeral has room on one line; a line never ends in a comma.
const ONE_LINE = 14;
const joinWhen = (day: string, time = ''): string =>
  countLetters(day + time) > ONE_LINE ? [day, time].filter(Boolean).join('\n') : joinInScript(day, time);

/** What, when, where and who: the day as large as a picture. */
export const event = toTemplate({
  name: 'event',
  version: 22,
  description: 'A conference, meetup or webinar: the day as a numeral, title, speakers, place and a button.',
  parameters: [
    textRule('title', 'The name of the event.'),
    DESCRIPTION_RULE,
    textRule('date', 'The day, as it should be displayed.'),
    textRule('time', 'Such as "18:30 CET".'),
    textRule('place', 'The location, or "Online".'),
    textRule('host', 'The organizer.'),
    textRule('speakers', 'One name per line; the first four are shown.'),
    CTA_RULE,
    imageRule('image', 'Photo, of a speaker or the place. '),
    SITE_RULE,
    ...BRAND_RULES,
  ],
  example: {
    title: 'An evening of field recordings',
    description: 'with Diego Alvarez and Maren Holt',
    date: 'Thursday, 18 June',
    time: '18:30',
    place: 'Kulturhuset, Oslo',
    site: 'halden.example.com',
  },
  region: firstOf(SPLIT, UPRIGHT, PHOTO, ALONE),
  toContent: ({ values: { title, description, date, time, place, host, speakers, cta, site }, has }) => {
    const found = date === undefined || has('image') ? undefined : readDay(date);
    const names = toLines(speakers, MOST_SPEAKERS).reduce(
      (first, second) => joinInScript(first, second, '、'),
      '',
    );
    const when = found ? joinWhen(found.below, time) : joinTexts(date, time);
    return {
      parts: [
        ...toPart('brand', host ?? site),
        ...toPart('title', title),
        ...toPart('text', description, { optional: 3 }),
        ...toPart('unit', names),
        ...(found ? [...toPart('above', found.above), ...toPart('figure', found.day)] : []),
        ...toPart('below', when),
        ...toPair('byline', place, host === undefined ? undefined : site),
        ...toPart('action', cta),
      ],
    };
  },
});
