import { HEAD, NOTHING, TEXT, titleSlot } from '../../specs/slots.ts';
import type { Flow, PartSlot, Region } from '../../specs/spec.ts';
import { toLines, toPair, toPart, toTemplate } from '../card-template.ts';
import { DATE_RULE, DESCRIPTION_RULE, SITE_RULE, textRule } from '../rules.ts';
import { COVERED, withStoryField } from './behind-words.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { labelsOf } from './fact-labels.ts';

const MOST_ITEMS = 5;

const FIGURE: PartSlot = { of: 'figure', voice: 'figure', ink: 'bright' };
const WORDS: Flow = { groups: [[HEAD], [titleSlot('split'), TEXT]], justify: 'between' };
// Where the version is as wide as the card, the title is the second.
const ABOVE_VERSION: Flow = {
  groups: [
    [HEAD],
    [{ of: 'title', voice: 'title', size: { fit: { wide: 92, story: 104 } }, lines: 4 }, TEXT],
  ],
  justify: 'between',
};

const REGION: Region = withStoryField(
  {
    split: 'below',
    regions: [
      {
        split: { wide: 'beside', story: 'below' },
        least: { wide: 280, banner: 210, square: 460, portrait: 640, story: 940 },
        regions: [
          {
            least: { wide: 0, story: 480 },
            flow: {
              wide: WORDS,
              story: ABOVE_VERSION,
              square: {
                groups: [
                  [
                    {
                      row: [
                        { of: 'brand', as: 'brand' },
                        { ...FIGURE, size: { fit: 420 } },
                      ],
                      join: 'apart',
                      cross: 'top',
                    },
                  ],
                  [{ of: 'title', voice: 'title', size: { px: 92 }, lines: 3 }, TEXT],
                ],
                justify: 'between',
              },
            },
          },
          {
            needs: 'figure',
            size: { wide: 0.47, story: 'content' },
            pad: { wide: 0, story: 70 },
            flow: {
              wide: {
                groups: [[{ ...FIGURE, size: { fit: 284 } }]],
                justify: 'top',
                align: 'end',
              },
              square: NOTHING,
              story: { groups: [[{ ...FIGURE, size: { fit: 520 } }]], justify: 'bottom' },
            },
          },
        ],
      },
      {
        size: 'content',
        pad: { wide: 34, tall: 46 },
        flow: {
          groups: [
            [
              { of: 'item', as: 'rows', size: 'desc', lines: { wide: 1, tall: 2 } },
              {
                row: [
                  { of: 'byline', ink: 'muted' },
                  { of: 'note', ink: 'muted' },
                ],
                join: 'apart',
                gap: { wide: 30, tall: 40 },
              },
            ],
          ],
          justify: 'bottom',
        },
      },
    ],
  },
  { size: COVERED },
);

const KINDS = /^(?<kind>[\p{L}\p{M} ]{2,16})[:：]\s*(?<text>\S.*)$/u;

/** A release: its number, and what changed as a list. */
export const changelog = toTemplate({
  name: 'changelog',
  version: 12,
  labels: true,
  description: 'A release: title, its version as a large number, and what changed as a ruled list.',
  parameters: [
    textRule('title', 'What the release is about.'),
    DESCRIPTION_RULE,
    textRule('product', 'What was released.'),
    textRule('version', 'Such as "v2.4.0".'),
    textRule('items', 'The changes, one per line, such as "New: dark mode"; the first five are shown.'),
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
  region: REGION,
  toContent: ({
    values: { title, description, product, version, items, date, kind: all, site },
    language,
  }) => ({
    parts: [
      ...toPair('brand', product, site),
      ...toPart('title', title),
      ...toPart('figure', version),
      ...toPart('text', description, { optional: 9 }),
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
