import type { Share } from '../../parts/matter.ts';
import { headed, TURNS, titleSlot } from '../../specs/slots.ts';
import { type Flow, firstOf, type Ornament, type Region, type Slot } from '../../specs/spec.ts';
import { toLines, toPart, toTemplate } from '../card-template.ts';
import { type Color, flattenColor, parseColor } from '../color-parameter.ts';
import { colorRule, imageRule, SITE_RULE, textRule } from '../rules.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { colorOfLanguage } from './language-colors.ts';

const MOST_LANGUAGES = 6;
const REST = '#8c919b';
// What a color that can be seen through stands on.
const MIDDLING: Color = { r: 140, g: 145, b: 155, alpha: 1 };

const OWNER: Slot = { of: 'note', size: 'lead', lines: { wide: 1, tall: 2 }, ink: 'muted' };
const NAMED: Slot[] = [
  titleSlot('text', { voice: 'display', gap: { wide: 50, tall: 60 } }),
  { of: 'text', size: 'lead', lines: { wide: 3, tall: 4 }, gap: { wide: 46, tall: 56 } },
];
const NAME: Flow = {
  groups: [[OWNER, ...NAMED]],
  justify: { wide: 'top', square: 'bottom', portrait: 'bottom', story: 'top' },
};

const FOOT: Region = {
  size: 'content',
  pad: { wide: 46, square: 48, portrait: 66, story: 54 },
  flow: {
    groups: [
      [
        {
          row: [
            { of: 'count', as: 'counts', size: 'desc' },
            {
              row: [
                { of: 'label', as: 'counts', ink: 'muted' },
                { of: 'brand', as: 'brand' },
              ],
              join: { wide: 'beside', story: 'below', square: 'beside' },
              cross: 'middle',
              between: 40,
            },
          ],
          join: { wide: 'apart', tall: 'below' },
          cross: 'middle',
          between: 40,
        },
      ],
    ],
    justify: 'bottom',
  },
};

const SHARES: Ornament = { draw: 'shares' };

const SIGNED: Region = {
  needs: 'image:avatar',
  split: 'below',
  art: [SHARES],
  regions: [
    {
      least: { wide: 280, square: 300 },
      split: TURNS,
      regions: [
        {
          pad: { wide: 60, square: 30, portrait: 60, story: 84 },
          flow: NAME,
        },
        {
          size: { wide: 312, square: 280, story: 500 },
          rises: true,
          pad: 0,
          art: [
            {
              draw: 'portrait',
              image: 'avatar',
              at: { wide: 'inside end top', tall: 'inside start top' },
              size: { wide: 220, square: 180, story: 275 },
              corner: 44,
            },
          ],
        },
      ],
    },
    FOOT,
  ],
};
// A name alone stands on the foot, as every title does.
const ALONE: Region = {
  needs: ['!count', '!label', '!brand', '!image:avatar'],
  flow: headed([OWNER], NAMED),
};
const PLAIN: Region = {
  split: 'below',
  art: [SHARES],
  regions: [
    { pad: { wide: 0, square: 24, story: 54 }, flow: { ...NAME, justify: { wide: 'top', tall: 'bottom' } } },
    FOOT,
  ],
};

const SHARE = /^(?<name>.*?)\s*:?\s*(?<share>\d{1,3}(?:\.\d+)?)\s*%$/u;

type Language = Share & { text: string };

/** Languages as they are given, with their shares, `NaN` where they have none; the first in a color of the caller's. */
function readLanguages(lines: readonly string[], first: string | undefined): Language[] {
  return lines.map((text, at) => {
    const { name = text, share } = SHARE.exec(text)?.groups ?? {};
    const color = (at === 0 ? first : undefined) ?? colorOfLanguage(name, at);
    return { text, share: Number(share || Number.NaN) / 100, color };
  });
}

/** No bar where shares do not make a whole of at most everything. */
function toBar(shares: readonly Share[]): Share[] {
  const sum = shares.reduce((total, { share }) => total + share, 0);
  if (!(sum > 0 && sum <= 1.01)) return [];
  return [...shares, ...(sum < 0.995 ? [{ share: 1 - sum, color: REST }] : [])];
}

/** A repository: its name, what it does, and its true counts. */
export const repository = toTemplate({
  name: 'repository',
  version: 21,
  description: 'A code repository: owner, name, what it does, stars, forks, issues and languages.',
  parameters: [
    textRule('name', 'Name of the repository.'),
    textRule('description', 'What it does.'),
    textRule('owner', 'The owner.'),
    textRule('language', 'Its main language.'),
    textRule(
      'languages',
      'Languages with their shares, such as "TypeScript 71%", one per line or separated by commas; drawn as a bar.',
    ),
    colorRule('languageColor', 'Color of the main language.'),
    textRule('stars', 'Such as "12.4k".'),
    textRule('forks', 'Such as "830".'),
    textRule('issues', 'Open issues.'),
    imageRule('avatar', 'Portrait or sign of the owner. '),
    SITE_RULE,
    ...BRAND_RULES,
  ],
  example: {
    owner: 'halden',
    name: 'wavetable',
    description: 'A small, fast synthesizer engine for the browser, without dependencies.',
    languages: 'TypeScript 71%, Rust 21%',
    stars: '12.4k',
    forks: '830',
    issues: '42',
  },
  region: firstOf(ALONE, SIGNED, PLAIN),
  toContent: ({ values }) => {
    const { name, description, owner, language, languages, languageColor, stars, forks, issues, site } =
      values;
    const lines = toLines(languages?.replace(/[,;]\s*/gu, '\n') ?? language, MOST_LANGUAGES);
    const own = parseColor(languageColor ?? '');
    const known = readLanguages(lines, own && flattenColor(own, MIDDLING));
    return {
      shares: toBar(known),
      parts: [
        ...toPart('note', owner ? `${owner} /` : undefined, { optional: 1 }),
        ...toPart('title', name),
        ...toPart('text', description, { optional: 5 }),
        ...toPart('count', stars, { icon: 'star', optional: 2 }),
        ...toPart('count', forks, { icon: 'fork', optional: 2 }),
        ...toPart('count', issues, { icon: 'issue', optional: 2 }),
        ...known.flatMap(({ text, color }) => toPart('label', text, { optional: 3, dot: color })),
        ...toPart('brand', site),
      ],
    };
  },
});
