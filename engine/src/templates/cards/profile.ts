import { HEAD, TEXT, titleSlot } from '../../specs/slots.ts';
import type { Region } from '../../specs/spec.ts';
import { joinTexts, toLines, toPart, toTemplate } from '../card-template.ts';
import { imageRule, SITE_RULE, textRule } from '../rules.ts';
import { besidePortrait } from './beside-portrait.ts';
import { BRAND_RULES } from './brand-rules.ts';

const MOST_FACTS = 3;

const REGION: Region = besidePortrait({
  width: { wide: 760, banner: 1000 },
  head: [HEAD],
  words: [
    titleSlot('split'),
    { of: 'unit', size: 'sub', lines: 2, gap: 44 },
    TEXT,
    { of: 'note', ink: 'muted', lines: 2, gap: { wide: 54, square: 62, story: 70 } },
  ],
  field: {
    ground: 'field',
    art: [
      { draw: 'portrait', image: 'avatar', at: 'bottom', size: { wide: 1, tall: 0.94 } },
      { draw: 'initials', size: { wide: 0.26, tall: 0.4, story: 0.28 }, ink: 'bright', without: 'avatar' },
    ],
  },
  story: 840,
});

/** A person, with a portrait as large as their name deserves. */
export const profile = toTemplate({
  name: 'profile',
  version: 13,
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
  region: REGION,
  toContent: ({ values: { name, description, role, handle, facts, site } }) => ({
    parts: [
      ...toPart('brand', site),
      ...toPart('title', name),
      ...toPart('unit', role),
      ...toPart('text', description, { optional: 3 }),
      ...toPart('note', joinTexts(...toLines(facts, MOST_FACTS), handle), { optional: 2 }),
    ],
  }),
});
