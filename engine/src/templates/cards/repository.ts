import type { Composition } from '../../layout/composition.ts';
import { parseColor } from '../color-parameter.ts';
import { colorRule, imageRule, textRule } from '../rules.ts';
import type { Template, TemplateContext } from '../template.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { type CardKit, type Design, f, openCard, put } from './card-kit.ts';
import { flowBlock } from './flow-block.ts';

const DESIGN: Design = {
  name: 'repository',
  title: { family: 'Inter', weight: 750, lineHeight: 1.06, letterSpacing: -0.035 },
  body: 'Inter',
  schemes: {
    light: { ground: '#ffffff', ink: '#16191f', accent: '#1f883d' },
    dark: { ground: '#0d1117', ink: '#f0f6fc', accent: '#3fb950' },
  },
};
const LANGUAGE_COLOR = '#3178c6';

/** A repository with its figures, and a year of work beside it. */
export const repository: Template = {
  name: 'repository',
  version: 1,
  description: 'A code repository: owner, name, what it does, language, stars, forks and issues.',
  parameters: [
    textRule('name', 'Name of the repository.'),
    textRule('description', 'What it does.'),
    textRule('owner', 'Who it belongs to.'),
    textRule('language', 'Its main language.'),
    colorRule('languageColor', 'Color of the language.'),
    textRule('stars', 'Such as "12.4k".'),
    textRule('forks', 'Such as "830".'),
    textRule('issues', 'Open issues.'),
    imageRule('avatar', 'Portrait or sign of the owner. '),
    ...BRAND_RULES,
  ],
  example: {
    owner: 'openharbor',
    name: 'tugboat',
    description: 'Small, fast deploys for services that would rather not know about clusters.',
    language: 'TypeScript',
    stars: '12.4k',
    forks: '830',
    issues: '42',
    site: 'tugboat.example.com',
  },
  compose: composeRepository,
};

async function composeRepository(context: TemplateContext): Promise<Composition> {
  const { values, images } = context;
  const kit = openCard(context, DESIGN);
  const { colors, unit, text } = kit;
  const align = kit.alignOf(values.name ?? values.description);
  const languageColor = parseColor(values.languageColor ?? '')
    ? (values.languageColor as string)
    : LANGUAGE_COLOR;
  const counts = kit.facts(
    [
      ['star', values.stars],
      ['fork', values.forks],
      ['issue', values.issues],
    ],
    'label',
    { color: colors.ink, weight: 600, mark: colors.muted },
  );
  const language = values.language
    ? kit.withMark(
        { width: 0.8, height: 0.8, space: 0.5, draw: (box) => [dot(box, languageColor)] },
        text('label', values.language, { color: colors.ink, weight: 600 }),
      )
    : undefined;
  const figures = language ? [...counts, language] : counts;
  const owner = values.owner
    ? text('eyebrow', `${values.owner} /`, { share: 0.05, weight: 450, color: colors.muted })
    : undefined;
  const column = await kit.column(
    [
      await kit.logo(),
      put(0, 2, owner && (images.avatar ? await kit.withAvatar('avatar', owner, 0.05, 1.8) : owner)),
      put(1, 0, values.name ? await kit.title(values.name) : undefined),
      put(
        1,
        values.name ? 3 : 0,
        values.description ? kit.description(values.description, !values.name) : undefined,
      ),
      put(2, 2, figures.length > 0 ? flowBlock(figures, unit * 0.055, unit * 0.02) : undefined),
      put(2, 1, values.site ? text('label', values.site, { gap: unit * 0.024 }) : undefined),
    ],
    { align },
  );
  return kit.finish({ ground: drawYear(kit, languageColor), column });
}

const dot = (
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  color: string,
) =>
  ({
    type: 'container',
    style: {
      position: 'absolute',
      left: x,
      top: y,
      width,
      height,
      borderRadius: width / 2,
      backgroundColor: color,
    },
  }) as const;

/** A year of contributions as squares beside the text, and the bar of languages at the foot. */
function drawYear({ wide, safe, width, height, short, colors }: CardKit, language: string): string {
  const cell = short * (wide ? 0.052 : 0.05);
  const inner = cell * 0.78;
  const bar = short * 0.026;
  const space = short * 0.04;
  const squares: string[] = [];
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [x, y] = [column * cell, row * cell];
      const covered = wide
        ? x + inner > safe.x - space && x < safe.x + safe.width + space
        : y + inner > safe.y - space && y < safe.y + safe.height + space;
      if (covered || y + inner > height - bar - space * 0.3) continue;
      const level =
        LEVELS[(column * 7 + row * 13 + ((column * row) % 5) * 3 + (column ^ row)) % LEVELS.length] ?? 0;
      // Work fades out towards the text.
      const away = wide
        ? Math.max(safe.x - x, x - safe.x - safe.width) / safe.x
        : Math.max(safe.y - y, y - safe.y - safe.height) / safe.y;
      const opacity = Math.min(1, 0.25 + away);
      const [fill, strength] = level === 0 ? [colors.line, 0.5] : [colors.accent, level];
      squares.push(
        `<rect x="${f(x + (cell - inner) / 2)}" y="${f(y + (cell - inner) / 2)}" width="${f(inner)}" height="${f(inner)}" rx="${f(inner * 0.22)}" fill="${fill}" fill-opacity="${Math.round(strength * opacity * 100) / 100}"/>`,
      );
    }
  }
  const share = (from: number, to: number, fill: string): string =>
    `<rect x="${f(width * from)}" y="${f(height - bar)}" width="${f(width * (to - from))}" height="${f(bar)}" fill="${fill}"/>`;
  return (
    squares.join('') + share(0, 0.72, language) + share(0.72, 0.9, colors.accent) + share(0.9, 1, colors.line)
  );
}

const LEVELS = [0, 0.25, 0, 0.45, 0.7, 0, 0.25, 1, 0.45, 0, 0.7] as const;
