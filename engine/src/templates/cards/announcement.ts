import { BUTTON, HEAD, headed, TEXT, titleSlot } from '../../specs/slots.ts';
import type { Region } from '../../specs/spec.ts';
import { joinTexts, toPart, toTemplate } from '../card-template.ts';
import { CTA_RULE, DATE_RULE, DESCRIPTION_RULE, SITE_RULE, textRule } from '../rules.ts';
import { BRAND_RULES } from './brand-rules.ts';

const REGION: Region = {
  ground: 'strong',
  flow: headed(
    [HEAD],
    [
      titleSlot('text', { voice: 'display' }),
      {
        row: [{ ...TEXT, width: { wide: 700, tall: 1 } }, BUTTON],
        join: { wide: 'apart', tall: 'below' },
        cross: 'baseline',
        between: { wide: 60, tall: 52 },
        gap: { wide: 56, banner: 40, square: 60, story: 72 },
      },
    ],
  ),
};

/** News on a ground of one color. */
export const announcement = toTemplate({
  name: 'announcement',
  version: 20,
  description: 'News on one strong color: a big title, a description and a button, site and badge above.',
  parameters: [
    textRule('title', 'The news.'),
    DESCRIPTION_RULE,
    textRule('badge', 'A short label, such as "New" or "Beta".'),
    DATE_RULE,
    CTA_RULE,
    SITE_RULE,
    ...BRAND_RULES,
  ],
  example: {
    badge: 'Announcement',
    title: 'Halden OS\u00a02 is here',
    description: 'Twice the battery, a new equalizer, and every device in the house in one app.',
    cta: 'Update today',
    site: 'halden.example.com',
  },
  region: REGION,
  toContent: ({ values: { title, description, badge, date, cta, site } }) => ({
    parts: [
      ...toPart('brand', site),
      ...toPart('label', joinTexts(badge, date), { optional: 2 }),
      ...toPart('title', title),
      ...toPart('text', description, { optional: 3 }),
      ...toPart('action', cta),
    ],
  }),
});
