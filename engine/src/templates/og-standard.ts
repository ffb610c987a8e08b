import { artLayer } from '../art/art-layer.ts';
import { findDirection } from '../assets/scripts.ts';
import type { TextStyle } from '../assets/text-style.ts';
import { plateBlock, textBlock } from '../layout/blocks.ts';
import type { Composition } from '../layout/composition.ts';
import { type CardBlock, setCardColumn } from './card-column.ts';
import { rowBlock } from './row-block.ts';
import {
  AUTHOR_RULE,
  DATE_RULE,
  DESCRIPTION_RULE,
  SITE_RULE,
  THEME_RULE,
  TITLE_RULE,
  textRule,
} from './rules.ts';
import { toSafeArea } from './safe-area.ts';
import { drawSheetGround } from './sheet-ground.ts';
import type { Template, TemplateContext } from './template.ts';
import { descriptionBlock, titleBlock, toUnit } from './title-block.ts';

const THEMES = {
  light: {
    ground: '#e9edf8',
    shapes: ['#d5dcf4', '#3f5efb', '#c3cdf2', '#ffb35c', '#14204a'],
    sheet: '#ffffff',
    edge: '#ffffff',
    shadow: 'rgba(24, 36, 84, 0.20)',
    title: '#12162a',
    text: '#4c5470',
    accent: '#3450e0',
    rule: '#e3e7f3',
  },
  dark: {
    ground: '#0a0d18',
    shapes: ['#161d36', '#5b78ff', '#1d2747', '#ffb35c', '#232f5c'],
    sheet: '#12172a',
    edge: '#262f52',
    shadow: 'rgba(0, 0, 0, 0.55)',
    title: '#f6f8ff',
    text: '#aab3d0',
    accent: '#9db0ff',
    rule: '#262f52',
  },
} as const;

const TITLE: TextStyle = {
  family: 'Bricolage Grotesque',
  weight: 700,
  lineHeight: 1.06,
  letterSpacing: -0.028,
};
const BODY: TextStyle = { family: 'Inter', weight: 450, lineHeight: 1.42 };
const SMALL: TextStyle = { family: 'Inter', weight: 550, lineHeight: 1.3 };

/** An article's card: a sheet of paper in the middle with title, lead, author and date. */
export const ogStandard: Template = {
  name: 'og_standard',
  version: 4,
  description: 'An article or page: eyebrow, title and description on a sheet, author, date and site below.',
  parameters: [
    TITLE_RULE,
    DESCRIPTION_RULE,
    textRule('eyebrow', 'A short label above the title, such as a section or series.'),
    AUTHOR_RULE,
    DATE_RULE,
    SITE_RULE,
    THEME_RULE,
  ],
  example: {
    eyebrow: 'Engineering',
    title: 'Why we moved from microservices back to a monolith',
    description:
      'Two years, forty services and one very long weekend later: what we kept and what we would do again.',
    author: 'Ada Lovelace',
    date: '12 May 2026',
    site: 'example.com',
  },
  compose: composeStandard,
};

async function composeStandard({ values, width, height, typesetter }: TemplateContext): Promise<Composition> {
  const theme = THEMES[values.theme === 'dark' ? 'dark' : 'light'];
  const safe = toSafeArea(width, height);
  const unit = toUnit(safe);
  const small = Math.max(11, unit * 0.036);
  const minSize = Math.max(11, unit * 0.028);
  const size = (share: number, least = 11): number => Math.max(least, unit * share);
  const byline = [values.author, values.date].filter(Boolean).join(' · ');
  const text = (role: 'person' | 'label', content: string, color: string) =>
    textBlock(typesetter, { role, text: content, style: SMALL, color, size: small, minSize, maxLines: 1 });

  const blocks: (CardBlock | undefined)[] = [
    values.eyebrow
      ? {
          group: 0,
          dispensable: 2,
          block: plateBlock(
            typesetter,
            {
              role: 'eyebrow',
              text: values.eyebrow,
              style: { ...SMALL, weight: 650 },
              color: theme.accent,
              size: size(0.034),
              minSize,
              maxLines: 1,
            },
            {
              padX: 0.85,
              padY: 0.4,
              radius: 2,
              style: { backgroundColor: theme === THEMES.dark ? '#1f2950' : '#e8ecff' },
            },
          ),
        }
      : undefined,
    values.title
      ? {
          group: 1,
          dispensable: 0,
          block: await titleBlock(typesetter, { text: values.title, style: TITLE, color: theme.title, safe }),
        }
      : undefined,
    values.description
      ? {
          group: 1,
          dispensable: values.title ? 3 : 0,
          block: descriptionBlock(typesetter, {
            text: values.description,
            style: BODY,
            color: theme.text,
            safe,
            gap: unit * 0.038,
            lead: !values.title,
            maxLines: 3,
          }),
        }
      : undefined,
    toFooter(),
  ];

  function toFooter(): CardBlock | undefined {
    const left = byline ? text('person', byline, theme.text) : undefined;
    const right = values.site ? text('label', values.site, theme.accent) : undefined;
    const block = left && right ? rowBlock(left, right, unit * 0.05) : (left ?? right);
    return block && { group: 2, dispensable: 1, block };
  }

  const column = await setCardColumn({
    box: safe,
    blocks,
    groupGap: unit * 0.045,
    align: findDirection(values.title ?? values.description ?? '') === 'rtl' ? 'right' : 'left',
    justify: 'between',
    comfort: size(0.06, 13),
  });
  const hasWords = column.texts.length > 0;
  const ground = artLayer(
    'sheet-ground',
    drawSheetGround(width, height, hasWords ? safe : undefined, theme),
    { width, height },
  );
  return {
    width,
    height,
    background: theme.ground,
    art: [ground.node, ...column.art],
    images: [ground.image],
    texts: column.texts,
  };
}
