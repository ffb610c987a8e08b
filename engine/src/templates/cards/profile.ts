import { HEAD, headed, TEXT, titleSlot } from '../../specs/slots.ts';
import { firstOf, type PartSlot, type Region, type Slot } from '../../specs/spec.ts';
import { toLines, toPart, toTemplate } from '../card-template.ts';
import { imageRule, SITE_RULE, textRule } from '../rules.ts';
import { besidePicture } from './beside-picture.ts';
import { BRAND_RULES } from './brand-rules.ts';

const MOST_FACTS = 3;

const ROLE: Slot = { of: 'unit', size: 'sub', lines: 2, ink: 'accent', gap: 44 };
const FACTS: PartSlot = { of: 'note', as: 'meta', ink: 'muted', gap: { wide: 54, square: 62, story: 70 } };
const words = (place: 'text' | 'split'): Slot[] => [titleSlot(place), ROLE, TEXT, FACTS];
const portrayed = (
  needs: string[],
  width: { wide: number; banner: number },
  { narrow = false } = {},
): Region => ({
  needs,
  ...besidePicture({
    width,
    head: [HEAD],
    words: words('split'),
    corner: {
      beside: [[HEAD], [{ of: 'note', lines: 2 }]],
      words: [titleSlot('split'), ROLE, TEXT],
      narrow,
    },
    field: {
      ground: 'field',
      art: [{ draw: 'portrait', image: 'avatar', at: 'bottom', size: { wide: 1, tall: 0.94 } }],
    },
    least: { wide: 300, square: 500, portrait: 640, story: 960 },
  }),
});
const [USUAL, WIDER] = [
  { wide: 760, banner: 1000 },
  { wide: 840, banner: 1080 },
];
const PORTRAYED: readonly [Region, ...Region[]] = [
  portrayed(['value:avatar=narrow', 'wordy'], WIDER, { narrow: true }),
  portrayed(['value:avatar=narrow'], USUAL, { narrow: true }),
  portrayed(['image:avatar', 'wordy'], WIDER),
  portrayed(['image:avatar'], USUAL),
];
// Initials say less than a face: the name is larger than they are.
const INITIALS: Region = besidePicture({
  width: { wide: 840, banner: 1080 },
  head: [HEAD],
  words: words('text'),
  field: {
    ground: 'field',
    art: [{ draw: 'initials', size: { wide: 0.24, tall: 0.3, story: 0.26 }, ink: 'bright' }],
  },
  least: { wide: 300, square: 260, portrait: 360, story: 720 },
});
// Beside a name of many words there is no room for them.
const LONG: Region = { needs: 'wordy', ground: 'field', flow: headed([HEAD], words('text')) };

/** A person, with a portrait as large as their name deserves. */
export const profile = toTemplate({
  name: 'profile',
  version: 20,
  description:
    'A person, such as a speaker or member of a team: name, role, a few facts and a large portrait.',
  parameters: [
    textRule('name', 'The name of the person.'),
    textRule('description', 'One or two sentences about the person.'),
    textRule('role', 'Role and organization.'),
    textRule('handle', 'Such as "@ada".'),
    textRule('facts', 'Such as "48 talks" or "Talks: 48", one per line; the first three are shown.'),
    imageRule('avatar', 'Portrait. '),
    SITE_RULE,
    ...BRAND_RULES,
  ],
  example: {
    name: 'Mariam Okafor',
    role: 'Principal engineer, audio systems',
    handle: '@mariamok',
    facts: 'Lagos\n48 talks',
    site: 'halden.example.com',
  },
  region: firstOf(...PORTRAYED, LONG, INITIALS),
  toContent: ({ values: { name, description, role, handle, facts, site } }) => ({
    parts: [
      ...toPart('brand', site),
      ...toPart('title', name),
      ...toPart('unit', role),
      ...toPart('text', description, { optional: 3 }),
      ...[...toLines(facts, MOST_FACTS), handle].flatMap((fact) => toPart('note', fact, { optional: 2 })),
    ],
  }),
});
