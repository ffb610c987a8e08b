import { BYLINE, HEAD, headed, TEXT, titleSlot } from '../../specs/slots.ts';
import { firstOf, type Region } from '../../specs/spec.ts';
import { toPair, toPart, toTemplate } from '../card-template.ts';
import { AUTHOR_RULE, DATE_RULE, DESCRIPTION_RULE, SITE_RULE, TITLE_RULE, textRule } from '../rules.ts';
import { SIGN_BEHIND } from './behind-words.ts';
import { BRAND_RULES } from './brand-rules.ts';

const TITLE = titleSlot('text', { width: { wide: 1000, banner: 1, tall: 1 } });

const FLOW = headed([HEAD], [TITLE, TEXT], [BYLINE]);
const STANDARD: Region = { art: SIGN_BEHIND, flow: FLOW };

// A sign behind many words would be in their way.
const LONG: Region = { needs: 'long', flow: FLOW };

// A title alone is the whole card.
const ALONE: Region = {
  needs: [
    'value:accent',
    '!value:description',
    '!value:eyebrow',
    '!value:author',
    '!value:date',
    '!value:site',
    '!image:logo',
  ],
  ground: 'strong',
  flow: headed([HEAD], [titleSlot('text')]),
};

/** An article or page: the headline, and the sign or initial of the site behind it. */
export const ogStandard = toTemplate({
  name: 'og_standard',
  version: 20,
  description: 'An article or page: title and description, site and section above, author and date below.',
  parameters: [
    TITLE_RULE,
    DESCRIPTION_RULE,
    textRule('eyebrow', 'A short label, such as a section or series.'),
    AUTHOR_RULE,
    DATE_RULE,
    SITE_RULE,
    ...BRAND_RULES,
  ],
  example: {
    eyebrow: 'Engineering',
    title: 'How we cut our build times from 14\u00a0minutes to 90\u00a0seconds',
    author: 'Priya Raman',
    date: '12 May 2026',
    site: 'halden.example.com',
  },
  region: firstOf(ALONE, LONG, STANDARD),
  toContent: ({ values }) => {
    const { title, description, eyebrow, author, date, site } = values;
    return {
      parts: [
        ...toPart('brand', site),
        ...toPart('label', eyebrow, { optional: 2 }),
        ...toPart('title', title),
        ...toPart('text', description, { optional: 3 }),
        ...toPair('byline', author, date, { optional: 1 }),
      ],
    };
  },
});
