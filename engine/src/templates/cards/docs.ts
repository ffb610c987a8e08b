import { headAndFoot, TEXT, titleSlot } from '../../specs/slots.ts';
import type { Region } from '../../specs/spec.ts';
import { toPart, toTemplate } from '../card-template.ts';
import { DESCRIPTION_RULE, SITE_RULE, textRule } from '../rules.ts';
import { withStoryField } from './behind-words.ts';
import { BRAND_RULES } from './brand-rules.ts';

const REGION: Region = withStoryField({
  art: [{ draw: 'columns', ink: 'line' }],
  flow: headAndFoot(
    { of: 'crumb', as: 'crumbs', size: 'sub' },
    titleSlot('text', { width: { wide: 1000, banner: 1, tall: 1 }, gap: 46 }),
    TEXT,
    { of: 'note', ink: 'muted', gap: 52 },
  ),
});

const SEPARATORS = /\s*(?:[/›»>→]|::)\s*/u;

/** A page of a manual, with the way to it. */
export const docs = toTemplate({
  name: 'docs',
  version: 13,
  description: 'A page of documentation: section and breadcrumb above the title, site and version.',
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
  region: REGION,
  toContent: ({ values: { title, description, section, breadcrumb, version, icon, site } }) => {
    const steps = (breadcrumb ?? '').split(SEPARATORS).map((text) => text.trim());
    // A breadcrumb that names the section keeps its order: "Guides / Security / Keys" of the section Security.
    const head = steps.includes(section?.trim() ?? '') ? [] : [section?.trim() ?? ''];
    const [first, ...others] = new Set([...head, ...steps].filter((text) => text));
    return {
      parts: [
        ...toPart('brand', site),
        ...toPart('label', version, { optional: 1 }),
        ...toPart('crumb', [icon, first].filter(Boolean).join(' '), { optional: 2 }),
        ...others.flatMap((text) => toPart('crumb', text, { optional: 2 })),
        ...toPart('title', title),
        ...toPart('text', description, { optional: 3 }),
      ],
    };
  },
});
