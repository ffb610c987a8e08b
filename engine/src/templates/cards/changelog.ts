import { headed, TEXT, titleSlot } from '../../specs/slots.ts';
import { firstOf, type PartSlot, type Region, type Slot } from '../../specs/spec.ts';
import { toLines, toPair, toPart, toTemplate } from '../card-template.ts';
import { DATE_RULE, DESCRIPTION_RULE, SITE_RULE, textRule } from '../rules.ts';
import { SIGN_BEHIND } from './behind-words.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { labelsOf } from './fact-labels.ts';

const MOST_ITEMS = 24;

const DATE: Slot = { of: 'byline', ink: 'muted' };
const version = (size: 'lead' | 'second'): PartSlot => ({
  of: 'figure',
  voice: 'title',
  size,
  ink: 'bright',
});
const BRAND: Slot = { of: 'brand', as: 'brand' };
const apart = (...row: Slot[]): Slot => ({ row, join: 'apart', cross: 'middle' });
const ITEMS: Slot = {
  of: 'item',
  as: 'rows',
  size: 'desc',
  lines: 2,
  gap: { wide: 44, banner: 34, square: 60, story: 72 },
};
const WORDS = [titleSlot('text'), TEXT];

// The number of a release is the largest beside a short title, and above it on a tall card.
const VERSION: PartSlot = {
  of: 'figure',
  voice: 'figure',
  ink: 'bright',
  size: { px: { wide: 180, banner: 120, square: 230, story: 280 } },
  width: { wide: 440, tall: 1 },
};
const NUMBERED: Region = {
  needs: ['item', 'figure', '!wordy'],
  flow: {
    wide: headed(
      [apart(BRAND, DATE)],
      [{ row: [titleSlot('split'), VERSION], join: 'apart', cross: 'baseline' }, TEXT],
      [ITEMS],
    ),
    tall: headed([apart(BRAND, DATE)], [VERSION, { ...titleSlot('split'), gap: 60 }, TEXT], [ITEMS]),
  },
};
// Many words leave it room in the head alone.
const REGION: Region = {
  needs: 'item',
  flow: headed(
    [apart(BRAND, { row: [DATE, version('lead')], join: 'beside', cross: 'middle', between: 28 })],
    WORDS,
    [ITEMS],
  ),
};
// Where no list follows, there is more room for the version.
const WITHOUT: Region = {
  art: SIGN_BEHIND,
  flow: headed(
    [apart(BRAND, DATE)],
    [version('second'), titleSlot('text', { gap: { wide: 40, tall: 60 } }), TEXT],
  ),
};

const KINDS = /^(?<kind>[\p{L}\p{M} ]{2,16})[:：]\s*(?<text>\S.*)$/u;

/** A release: what it brings, its number, and what changed as a list. */
export const changelog = toTemplate({
  name: 'changelog',
  version: 17,
  labels: true,
  description: 'A release: title, version, and what changed as a ruled list.',
  parameters: [
    textRule('title', 'What the release is about.'),
    DESCRIPTION_RULE,
    textRule('product', 'What was released.'),
    textRule('version', 'Such as "v2.4.0".'),
    textRule(
      'items',
      'The changes, one per line, such as "New: dark mode"; as many are shown as there is room for, and how many more there are.',
    ),
    DATE_RULE,
    {
      name: 'kind',
      type: 'choice',
      choices: ['feature', 'fix', 'breaking'],
      description: 'The kind of items that do not state it.',
    },
    SITE_RULE,
    ...BRAND_RULES,
  ],
  example: {
    version: '2.4',
    title: 'Spatial mixes, now offline',
    items:
      'New: Mix in 7.1.4 without a plug-in\nFaster: Projects open in under two seconds\nFixed: No more clicks when a cable is pulled',
    date: '3 June 2026',
    site: 'halden.example.com',
  },
  region: firstOf(NUMBERED, REGION, WITHOUT),
  toContent: ({
    values: { title, description, product, version, items, date, kind: all, site },
    language,
  }) => ({
    parts: [
      ...toPair('brand', product, site),
      ...toPart('title', title),
      ...toPart('figure', version),
      // Changes beyond the fifth go before what explains all of them.
      ...toPart('text', description, { optional: 7.5 }),
      ...toLines(items, MOST_ITEMS).map((line, at) => {
        const { kind = labelsOf(language)?.[all ?? ''], text } = KINDS.exec(line)?.groups ?? {};
        return {
          role: 'item',
          text: text ?? line,
          ...(kind ? { detail: kind } : {}),
          optional: 3 + at,
        } as const;
      }),
      ...toPart('byline', date, { optional: 2 }),
    ],
  }),
});
