import { artLayer } from '../art/art-layer.ts';
import type { TextStyle } from '../assets/text-style.ts';
import { plateBlock, textBlock } from '../layout/blocks.ts';
import type { Composition } from '../layout/composition.ts';
import { type CardBlock, setCardColumn } from './card-column.ts';
import { drawRingGround } from './ring-ground.ts';
import { CTA_RULE, DATE_RULE, DESCRIPTION_RULE, SITE_RULE, THEME_RULE, textRule } from './rules.ts';
import { toSafeArea } from './safe-area.ts';
import type { Template, TemplateContext } from './template.ts';
import { descriptionBlock, titleBlock, toUnit } from './title-block.ts';

const THEMES = {
  light: {
    ground: '#fff6ee',
    glow: '#ffd9c2',
    rings: '#f2cdb6',
    confetti: ['#e8453c', '#f5a524', '#7c3aed', '#12a594', '#1d1038'],
    title: '#1d1038',
    text: '#5b4a63',
    badge: { ground: '#d4352c', ink: '#ffffff' },
    button: { ground: '#1d1038', ink: '#fff6ee' },
  },
  dark: {
    ground: '#120a26',
    glow: '#4a1f7a',
    rings: '#38225c',
    confetti: ['#ff6b5e', '#ffc04d', '#a78bfa', '#2dd4bf', '#ffffff'],
    title: '#ffffff',
    text: '#cdbfe3',
    badge: { ground: '#ff6b5e', ink: '#1d0a0a' },
    button: { ground: '#ffffff', ink: '#1d1038' },
  },
} as const;

const TITLE: TextStyle = {
  family: 'Archivo',
  weight: 800,
  lineHeight: 1.02,
  letterSpacing: -0.03,
  variation: '"wdth" 112',
};
const BODY: TextStyle = { family: 'Inter', weight: 450, lineHeight: 1.4 };
const SMALL: TextStyle = { family: 'Inter', weight: 600, lineHeight: 1.25 };

/** News in one breath: everything around one centre, rings and confetti behind it. */
export const announcement: Template = {
  name: 'announcement',
  version: 4,
  description: 'News: a badge, a big title and a description in the middle, date, call to action and site.',
  parameters: [
    textRule('title', 'The news.'),
    DESCRIPTION_RULE,
    textRule('badge', 'A short label above the title, such as "New" or "Beta".'),
    DATE_RULE,
    CTA_RULE,
    SITE_RULE,
    THEME_RULE,
  ],
  example: {
    badge: 'New',
    title: 'Nimbus 2.0 is here',
    description: 'The serverless database that starts in a millisecond and never asks for a connection pool.',
    date: '3 June 2026',
    cta: 'Try it today',
    site: 'nimbus.example.com',
  },
  compose: composeAnnouncement,
};

async function composeAnnouncement({
  values,
  width,
  height,
  typesetter,
}: TemplateContext): Promise<Composition> {
  const theme = THEMES[values.theme === 'dark' ? 'dark' : 'light'];
  const safe = toSafeArea(width, height);
  const unit = toUnit(safe);
  const size = (share: number, least = 11): number => Math.max(least, unit * share);
  const small = { style: SMALL, size: size(0.038), minSize: size(0.028), maxLines: 1 };
  const dateline = [values.date, values.site].filter(Boolean).join(' · ');

  const blocks: (CardBlock | undefined)[] = [
    values.badge
      ? {
          group: 0,
          dispensable: 2,
          block: plateBlock(
            typesetter,
            {
              ...small,
              role: 'eyebrow',
              text: values.badge,
              style: { ...SMALL, weight: 700 },
              color: theme.badge.ink,
            },
            { padX: 0.95, padY: 0.42, radius: 2, style: { backgroundColor: theme.badge.ground } },
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
            gap: unit * 0.042,
            lead: !values.title,
            maxLines: 3,
          }),
        }
      : undefined,
    values.cta
      ? {
          group: 2,
          dispensable: 2,
          block: plateBlock(
            typesetter,
            {
              ...small,
              role: 'call-to-action',
              text: values.cta,
              size: size(0.044),
              color: theme.button.ink,
            },
            { padX: 1.15, padY: 0.62, radius: 2, style: { backgroundColor: theme.button.ground } },
          ),
        }
      : undefined,
    dateline
      ? {
          group: 2,
          dispensable: 1,
          block: textBlock(typesetter, {
            ...small,
            role: 'date',
            text: dateline,
            color: theme.text,
            gap: unit * 0.04,
          }),
        }
      : undefined,
  ];
  const column = await setCardColumn({
    box: safe,
    blocks,
    groupGap: unit * 0.058,
    align: 'center',
    justify: 'center',
    comfort: size(0.06, 16),
  });
  const hasWords = column.texts.length > 0;
  const ground = artLayer('ring-ground', drawRingGround(width, height, hasWords ? safe : undefined, theme), {
    width,
    height,
  });
  return {
    width,
    height,
    background: theme.ground,
    art: [ground.node, ...column.art],
    images: [ground.image],
    texts: column.texts,
  };
}
