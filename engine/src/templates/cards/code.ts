import { HEAD, TEXT, titleSlot } from '../../specs/slots.ts';
import { firstOf, type PartSlot, type Region } from '../../specs/spec.ts';
import { toPart, toTemplate } from '../card-template.ts';
import { DESCRIPTION_RULE, SITE_RULE, textRule } from '../rules.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { CODE_LANGUAGES, findCodeLanguage, tokenizeCode } from './tokenize-code.ts';

const RANGE = String.raw`\d{1,3}(?:-\d{1,3})?`;

const EXPLAINED: PartSlot = {
  ...TEXT,
  ink: 'ink',
  lines: 2,
  gap: { wide: 36, banner: 28, square: 56, story: 64 },
};
const WINDOW: PartSlot = { of: 'code', as: 'window', gap: { wide: 36, banner: 30, tall: 64 } };

// On a wide card the window leads, on a tall one the title above it.
const REGION: Region = {
  needs: 'code',
  ground: 'field',
  flow: {
    wide: {
      groups: [
        [HEAD],
        [
          {
            of: 'title',
            voice: 'title',
            size: { px: { wide: 60, banner: 48 } },
            lines: 2,
            gap: { wide: 34, banner: 24 },
          },
          EXPLAINED,
          { ...WINDOW, size: { fit: 24 } },
        ],
      ],
      justify: 'top',
    },
    tall: { groups: [[HEAD], [titleSlot('text'), EXPLAINED, WINDOW]], justify: 'between' },
  },
};
// Without a title, the window is all that there is to see.
const WINDOW_ALONE: Region = {
  needs: ['code', '!title'],
  ground: 'field',
  flow: { groups: [[HEAD, EXPLAINED, { ...WINDOW, size: { fit: 24 } }]], justify: 'middle' },
};
// A ground that is asked for is not covered by a field.
const onGround = (region: Region): Region => ({
  ...region,
  needs: [region.needs ?? [], 'value:bg'].flat(),
  ground: 'plain',
});
const WITHOUT: Region = {
  ground: 'field',
  flow: { groups: [[HEAD], [titleSlot('text'), TEXT]], justify: 'between' },
};

/** A snippet in the window of an editor. */
export const code = toTemplate({
  name: 'code',
  version: 17,
  description: 'A snippet of code, highlighted: title, file name, line numbers, marked lines.',
  parameters: [
    textRule('title', 'What the snippet shows.'),
    {
      ...textRule(
        'code',
        'The snippet. Tabs are two spaces; long lines go on below, and the last lines are cut.',
      ),
      type: 'text',
      preformatted: true,
    },
    {
      name: 'language',
      type: 'choice',
      choices: CODE_LANGUAGES,
      description:
        'The language of the code. Default: according to the extension of `filename`, or else `text`.',
    },
    textRule('filename', 'Such as "src/relay.ts".'),
    {
      name: 'lines',
      type: 'choice',
      choices: ['on', 'off'],
      description: 'Line numbers. Default `on`.',
    },
    {
      name: 'highlight',
      type: 'text',
      pattern: `^${RANGE}(?:, ?${RANGE}){0,9}$`,
      expects: 'lines such as 4, 2-5 or 1, 7-9',
      description: 'Lines to mark, such as "3-5".',
    },
    DESCRIPTION_RULE,
    SITE_RULE,
    ...BRAND_RULES,
  ],
  example: {
    title: 'Retry with a deadline',
    filename: 'src/retry.ts',
    code: `export async function retry(task: Task, until: Date) {
  for (let wait = 50; ; wait *= 2) {
    try {
      return await task();
    } catch (error) {
      if (Date.now() + wait > +until) throw error;
      await sleep(wait); // a little longer each time
    }
  }
}`,
    highlight: '6',
    site: 'halden.example.com',
  },
  region: firstOf(onGround(WINDOW_ALONE), WINDOW_ALONE, onGround(REGION), REGION, WITHOUT),
  toContent: ({
    values: { title, code: snippet, language, filename, lines, highlight, description, site },
  }) => ({
    parts: [
      ...toPart('brand', site),
      ...toPart('title', title),
      ...toPart('text', description, { optional: 2 }),
      ...toPart('code', snippet),
      ...toPart('file', filename),
      ...(snippet === undefined ? toPart('label', filename, { optional: 1 }) : []),
    ],
    code: {
      lines: tokenizeCode(snippet ?? '', language ?? findCodeLanguage(filename ?? '')),
      marked: toMarked(highlight),
      numbered: lines !== 'off',
    },
  }),
});

/** Line numbers of "1, 7-9". */
function toMarked(ranges: string | undefined): ReadonlySet<number> {
  const marked = new Set<number>();
  for (const range of (ranges ?? '').split(',')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line += 1) marked.add(line);
  }
  return marked;
}
