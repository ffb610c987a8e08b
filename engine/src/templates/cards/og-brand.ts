import { toCapitals } from '../../assets/to-capitals.ts';
import { aboveBar } from '../../specs/regions.ts';
import { headed, PICTURED, TEXT, TURNS, titleSlot } from '../../specs/slots.ts';
import { type Flow, firstOf, type MarkSlot, type Region, type Slot } from '../../specs/spec.ts';
import { ACCENT_FORMS } from '../accent-forms.ts';
import { toPart, toTemplate } from '../card-template.ts';
import {
  colorRule,
  DESCRIPTION_RULE,
  FONT_RULE,
  LOGO_RULE,
  TEXT_TYPE_RULES,
  THEME_RULE,
  TITLE_RULE,
  TYPE_RULES,
  textRule,
} from '../rules.ts';
import { SIGN_BEHIND } from './behind-words.ts';
import { toBrandDevices } from './brand-devices.ts';
import { CROP_RULE } from './brand-rules.ts';

const LABEL: Slot = { of: 'label', ink: 'accent', voice: 'strong' };
const SIGNED_ROW: Slot = { row: [{ of: 'brand', as: 'brand' }, LABEL], join: 'apart', cross: 'middle' };
// Seen on a phone.
const NAME_SIZE = { px: { wide: 36, banner: 32, square: 42, portrait: 44, story: 50 } } as const;
const NAME: Slot = { of: 'brand', as: 'brand', size: NAME_SIZE };
const HEAD: Slot = { row: [NAME, { ...LABEL, size: 'desc' }], join: 'apart', cross: 'middle' };
const FOOT: Slot = { of: 'note', voice: 'strong', gap: { wide: 52, banner: 36, square: 62, story: 70 } };

const saidIn = (place: 'text' | 'split'): Slot[] => [titleSlot(place), { ...TEXT, lines: 3 }];
const words = (place: 'text' | 'split'): Flow => ({
  groups: [[SIGNED_ROW], [...saidIn(place), FOOT]],
  justify: 'between',
});

const mark = (ink: 'bright' | 'fill'): NonNullable<Region['art']> => [
  {
    draw: 'mark',
    at: { wide: 'start middle', tall: 'middle top' },
    size: { wide: 1.02, square: 0.72, story: 0.8 },
    bleed: { wide: -0.085, square: -0.08, story: -0.1 },
    ink,
  },
];

const BESIDE = { wide: 740, banner: 1000, tall: 'content' } as const;
const LEAST = { wide: 300, square: 380, story: 860 };

// The words on the card's ground, and beside them a field with the sign as large as the card.
const SPLIT: Region = {
  split: TURNS,
  regions: [
    { size: BESIDE, flow: words('split') },
    { ground: 'field', rises: PICTURED, least: LEAST, art: mark('bright') },
  ],
};
// Where no ink is readable from end to end of a gradient, the words have a ground of their own.
const ON_GRADIENT: Region = {
  needs: 'value:bg2',
  split: TURNS,
  regions: [
    firstOf(
      { needs: '!readable', size: BESIDE, ground: 'sheet', flow: words('split') },
      { size: BESIDE, flow: words('split') },
    ),
    { rises: PICTURED, least: LEAST, art: mark('fill') },
  ],
};
// Many words have the whole card, and the sign behind them.
const TEXT_ALONE: Region = { art: SIGN_BEHIND, flow: headed([SIGNED_ROW], saidIn('text'), [FOOT]) };
const LONG: Region = { ...TEXT_ALONE, needs: ['wordy', '!value:bg2'] };
// A ground of the brand's color without another needs no field.
const OWN_GROUND: Region = { ...TEXT_ALONE, needs: ['vivid', '!value:accent', '!value:bg2'] };
// Without a sign, the name is what is known: as the head of a paper for a serif, else on a bar in the accent.
const RULE: MarkSlot = { mark: 'rule', size: 5, ink: 'fill', gap: { wide: 34, tall: 44 } };
const PAPER_FLOW = headed(
  [
    {
      row: [
        {
          row: [
            { of: 'brand', as: 'brand' },
            { of: 'note', voice: 'title', size: 'second' },
          ],
          join: 'beside',
          cross: 'middle',
        },
        { of: 'label', ink: 'accent', voice: 'strong', size: 'desc' },
      ],
      join: 'apart',
      cross: 'middle',
    },
    RULE,
  ],
  saidIn('text'),
);
const PAPER: Region = { needs: ['serif', '!sign', '!value:bg2'], flow: PAPER_FLOW };
const onBar = (head: Slot[], words: Slot[], bar: Slot): Region =>
  aboveBar({ groups: [head, words], justify: 'between' }, [bar], { ground: 'field' });
const BAR: Region = {
  ...onBar([SIGNED_ROW], saidIn('text'), {
    of: 'note',
    voice: 'title',
    size: 'second',
  }),
  needs: ['dark', '!sign', 'note', 'value:accent', '!value:bg2'],
};
// Without a name either, what is said of the title stands in the brand's color.
const SAID: Region = {
  ...onBar([HEAD], [titleSlot('text')], { of: 'text', size: 'sub', voice: 'strong', lines: 3 }),
  needs: ['value:accent', 'value:bg', 'value:description', '!value:bg2'],
};
const SLOGAN: Region = {
  ...onBar([NAME], [titleSlot('text')], { of: 'label', size: 'sub', voice: 'strong' }),
  needs: ['value:accent', 'value:bg', 'value:tagline', '!value:bg2'],
};
// An accent for small things is the color of the name, or a line where there is no name; or the one small thing that it is
// kept to.
const SIGNS: Slot[] = [
  { mark: 'dot', size: { wide: 36, tall: 44 }, ink: 'fill', needs: 'value:accentUse=dot' },
  { mark: 'square', size: { wide: 28, tall: 36 }, ink: 'fill', needs: 'value:accentUse=square' },
];
const THIN: MarkSlot = { ...RULE, size: { wide: 4, tall: 5 } };
const LINE: Slot = { ...THIN, needs: 'value:accentUse=line' };
const NAMED: Slot[] = [
  {
    row: [
      { row: [...SIGNS, NAME], join: 'beside', cross: 'middle', between: 16 },
      { of: 'label', ink: 'ink', size: 'desc' },
    ],
    join: 'apart',
    cross: 'middle',
  },
  LINE,
  { ...THIN, needs: ['value:accentUse=sparing', '!brand'] },
];
const SIGNED = ['brand', 'value:accentUse=sparing'];
const SIGNED_NAME: Slot = { ...NAME, ink: 'bright' };
const SIGNED_HEAD: Slot = {
  row: [SIGNED_NAME, { of: 'label', ink: 'ink', size: 'desc' }],
  join: 'apart',
  cross: 'middle',
};
const ON_PRIMARY: Slot = {
  row: [
    { of: 'text', size: 'sub', voice: 'strong', lines: 3 },
    { of: 'note', voice: 'strong' },
  ],
  join: 'apart',
  cross: 'middle',
};
// Without a field, it is what else is seen.
const SAID_ALONE: Slot = { ...TEXT, size: 'sub', lines: 3 };
const SPARING: Region = {
  needs: ['value:accentUse', '!value:accentUse=area', 'value:accent', '!value:bg2'],
  split: 'below',
  regions: [
    firstOf(
      { needs: SIGNED, flow: headed([SIGNED_HEAD], [titleSlot('text'), SAID_ALONE], [FOOT]) },
      { flow: headed(NAMED, [titleSlot('text'), SAID_ALONE], [FOOT]) },
    ),
  ],
};
const PRIMARY: Region = {
  needs: ['value:primary', 'value:accent', '!value:accentUse=area', '!image:logo', '!value:bg2', '!wordy'],
  split: 'below',
  regions: [
    firstOf(
      { ...onBar([HEAD, LINE], [titleSlot('text')], ON_PRIMARY), needs: 'value:description' },
      // A title alone has the main color as its whole ground.
      { ground: 'field', flow: headed([HEAD], [titleSlot('text')], [FOOT]) },
    ),
  ],
};
const UNSIGNED_WORDS = headed([HEAD], saidIn('text'));
// A card without a ground, and a title alone, have the color of the brand as their whole ground.
const WHOLE: Region = { needs: ['value:accent', '!value:bg2'], ground: 'field', flow: UNSIGNED_WORDS };
const UNSIGNED: Region = {
  needs: ['!image:logo', '!value:footer', 'readable'],
  split: 'below',
  regions: [firstOf(SAID, SLOGAN, WHOLE, { flow: UNSIGNED_WORDS })],
};
const MIDDLE: Slot[] = [LABEL, titleSlot('text', { width: { wide: 960, tall: 1 } }), TEXT, FOOT];
const CENTERED: Region = {
  needs: ['value:align=center', 'readable'],
  flow: { groups: [[SIGNED_NAME, LINE, ...MIDDLE]], justify: 'middle', align: 'center' },
};
const SIGN: Region = {
  needs: ['image:logo', '!value:tagline', '!value:title', '!value:description', '!value:footer'],
  art: [{ draw: 'object', image: 'logo', size: 0.42 }],
};

/** A card in a brand's own colors, face and sign, with nothing else on it. */
export const ogBrand = toTemplate({
  name: 'og_brand',
  version: 32,
  description: "A card in a brand's own colors, font and logo; neutral where nothing is given.",
  parameters: [
    TITLE_RULE,
    DESCRIPTION_RULE,
    textRule('name', 'Name of the brand, where there is no logo.'),
    textRule('tagline', 'A short line above the title.'),
    textRule('footer', 'A line at the bottom, such as the name or address of the site.'),
    colorRule('bg', 'Background color.'),
    colorRule('bg2', 'The other end of a gradient that starts with bg.'),
    colorRule('fg', 'Title.'),
    colorRule('muted', 'Description.'),
    colorRule('accent', 'Field, tagline and sign.'),
    colorRule('primary', 'Field, where the accent is for small things.'),
    {
      name: 'accentUse',
      type: 'choice',
      choices: ['area', 'sparing', ...ACCENT_FORMS],
      description:
        'The small thing that the accent is kept to; `sparing` is the name, or else a line. Default `area`.',
    },
    colorRule('border', 'Outline, where the accent is kept to small things; also the pattern.'),
    {
      name: 'corner',
      type: 'choice',
      choices: ['sharp', 'soft', 'round'],
      description: 'How outline and bars are cut. Default `sharp`.',
    },
    {
      name: 'pattern',
      type: 'choice',
      choices: ['dots', 'grid'],
      description: 'Dots or lines on the ground, around the words.',
    },
    {
      name: 'bgAngle',
      type: 'integer',
      minimum: 0,
      maximum: 360,
      description: 'Direction of the gradient in degrees, as in CSS. Default 135.',
    },
    FONT_RULE,
    ...TYPE_RULES,
    ...TEXT_TYPE_RULES,
    { name: 'align', type: 'choice', choices: ['center', 'left'], description: 'Default `left`.' },
    THEME_RULE,
    LOGO_RULE,
    CROP_RULE,
  ],
  example: {
    title: 'Listen closer',
    description: 'Headphones, speakers and open software, made in Rotterdam.',
    footer: 'halden.example.com',
    accent: '#ff5a1f',
  },
  region: firstOf(
    SIGN,
    CENTERED,
    PRIMARY,
    SPARING,
    UNSIGNED,
    ON_GRADIENT,
    LONG,
    PAPER,
    BAR,
    OWN_GROUND,
    SPLIT,
  ),
  toDevices: toBrandDevices,
  toContent: ({ values, has, language }) => {
    const { name, tagline, title, description, footer, textTransform } = values;
    return {
      parts: [
        ...toPart('brand', has('logo') ? undefined : name),
        ...toPart('label', tagline, { optional: 2 }),
        ...toPart('title', textTransform === 'uppercase' && title ? toCapitals(title, language) : title),
        ...toPart('text', description, { optional: 3 }),
        ...toPart('note', footer),
      ],
    };
  },
});
