import { HEAD, headed, TEXT, TURNS, titleSlot } from '../../specs/slots.ts';
import { firstOf, type Region, type Slot } from '../../specs/spec.ts';
import { joinTexts, toPart, toTemplate } from '../card-template.ts';
import { DESCRIPTION_RULE, SITE_RULE, textRule } from '../rules.ts';
import { SIGN_BEHIND } from './behind-words.ts';
import { BRAND_RULES } from './brand-rules.ts';

const BRAND: Slot[] = [
  { of: 'brand', as: 'brand' },
  { of: 'label', ink: 'muted', lines: 2, gap: 22 },
];
const WORDS = (place: 'text' | 'split'): Slot[] => [titleSlot(place), { ...TEXT, lines: 3 }];

// The way to the page as in the menu of a manual: on one side, or above.
const MENU: Slot[] = [
  { of: 'crumb', ink: 'muted', size: 'sub', lines: 2 },
  { of: 'unit', voice: 'strong', size: 'sub', lines: 2, gap: { wide: 28, tall: 34 } },
];
// Above the words, in a line.
const WAY: Slot = { of: 'crumb', as: 'crumbs', size: 'sub', gap: { wide: 40, square: 52, story: 60 } };
const REGION: Region = {
  needs: 'unit',
  split: TURNS,
  regions: [
    {
      ground: 'field',
      size: { wide: 420, tall: 'content' },
      pad: 60,
      flow: {
        wide: { groups: [BRAND, MENU], justify: 'between' },
        tall: { groups: [[HEAD, WAY]], justify: 'top' },
        // A story has the height for a menu.
        story: { groups: [[HEAD], MENU], justify: 'between' },
      },
    },
    {
      flow: {
        wide: headed([], WORDS('split')),
        tall: { groups: [WORDS('text')], justify: 'bottom' },
      },
    },
  ],
};
const ALONE: Region = { art: SIGN_BEHIND, flow: headed([HEAD], WORDS('text')) };

const SEPARATORS = /\s*(?:[/›»>→]|::)\s*/u;

/** A page of a manual, with the way to it. */
export const docs = toTemplate({
  name: 'docs',
  version: 18,
  description: 'A page of documentation: the way to it on a field, title, site and version.',
  parameters: [
    textRule('title', 'Title of the page.'),
    DESCRIPTION_RULE,
    textRule('section', 'The section of the manual.'),
    textRule('breadcrumb', 'Such as "Guides / Deploy".'),
    textRule('version', 'Such as "v3".'),
    textRule('icon', 'An emoji.'),
    SITE_RULE,
    ...BRAND_RULES,
  ],
  example: {
    section: 'Guides',
    breadcrumb: 'Firmware / Rollback',
    version: 'Docs v2',
    title: 'Roll back an update without losing presets',
    site: 'docs.halden.example.com',
  },
  region: firstOf(REGION, ALONE),
  toContent: ({ values: { title, description, section, breadcrumb, version, icon, site } }) => {
    const steps = (breadcrumb ?? '').split(SEPARATORS).map((text) => text.trim());
    // A breadcrumb that names the section keeps its order: "Guides / Security / Keys" of the section Security.
    const head = steps.includes(section?.trim() ?? '') ? [] : [section?.trim() ?? ''];
    const [first, ...others] = new Set([...head, ...steps].filter((text) => text));
    // A single step is no way.
    const isWay = others.length > 0;
    const way = [[icon, first].filter(Boolean).join(' '), ...others];
    return {
      parts: [
        ...toPart('brand', site),
        ...toPart('label', joinTexts(isWay ? undefined : way[0], version), { optional: 1 }),
        ...(isWay
          ? [
              ...way.slice(0, -1).flatMap((text) => toPart('crumb', text, { optional: 2 })),
              ...toPart('unit', way.at(-1), { optional: 2 }),
            ]
          : []),
        ...toPart('title', title),
        ...toPart('text', description, { optional: 3 }),
      ],
    };
  },
});
