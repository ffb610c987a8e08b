import type { Composition } from '../../layout/composition.ts';
import { DATE_RULE, DESCRIPTION_RULE, textRule } from '../rules.ts';
import type { Template, TemplateContext } from '../template.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { type CardKit, type Design, f, openCard, put, toLines } from './card-kit.ts';
import { flowBlock } from './flow-block.ts';
import type { IconName } from './icons.ts';

const DESIGN: Design = {
  name: 'changelog',
  title: { family: 'Inter', weight: 650, lineHeight: 1.1, letterSpacing: -0.03 },
  body: 'Inter',
  schemes: {
    light: { ground: '#f7f8fa', ink: '#111318', accent: '#5e5ce6' },
    dark: { ground: '#0c0d10', ink: '#f4f5f8', accent: '#7f7dff' },
  },
};
const MOST_ITEMS = 5;
const MARKS: Readonly<Record<string, IconName>> = { feature: 'plus', fix: 'check', breaking: 'bang' };

/** A release on the line of all releases. */
export const changelog: Template = {
  name: 'changelog',
  version: 1,
  description: 'A release: product, version, what is new as a list, on a timeline.',
  parameters: [
    textRule('title', 'What the release is about.'),
    DESCRIPTION_RULE,
    textRule('product', 'What was released.'),
    textRule('version', 'Such as "v2.4.0".'),
    textRule('items', 'What changed, a line each; the first five are shown.'),
    DATE_RULE,
    {
      name: 'kind',
      type: 'choice',
      choices: ['feature', 'fix', 'breaking'],
      description: 'The mark before each item. Default `feature`.',
    },
    ...BRAND_RULES,
  ],
  example: {
    product: 'Relay',
    version: 'v2.4.0',
    title: 'Branch previews for every pull request',
    items:
      'Previews start in under four seconds\nComments land on the exact pixel\nSecrets are scoped by branch',
    date: '3 June 2026',
    site: 'relay.example.com',
  },
  compose: composeChangelog,
};

async function composeChangelog(context: TemplateContext): Promise<Composition> {
  const { values } = context;
  const kit = openCard(context, DESIGN);
  const { colors, unit, text, px } = kit;
  const align = kit.alignOf(values.title ?? values.description ?? values.items);
  const mark = MARKS[values.kind ?? 'feature'] ?? 'plus';
  const head = [
    values.version
      ? kit.chip('eyebrow', values.version, {
          family: 'JetBrains Mono',
          weight: 650,
          ground: colors.accent,
          color: colors.onAccent,
          share: 0.038,
        })
      : undefined,
    values.product
      ? text('label', values.product, { color: colors.ink, weight: 650, share: 0.042 })
      : undefined,
  ].filter((block) => block !== undefined);
  const foot = [values.date, values.site].filter(Boolean).join(' · ');
  const alone = !values.title && !values.description;
  const items = toLines(values.items, MOST_ITEMS).map((line, at) =>
    put(
      1,
      alone && at === 0 ? 0 : 3,
      kit.withIcon(
        mark,
        text(alone && at === 0 ? 'title' : 'label', line, {
          color: colors.ink,
          share: 0.041,
          maxLines: 2,
          gap: at === 0 ? unit * 0.045 : unit * 0.022,
        }),
        colors.accentInk,
        0.041,
        2.6,
      ),
    ),
  );
  const column = await kit.column(
    [
      await kit.logo(),
      put(0, 2, head.length > 0 ? flowBlock(head, unit * 0.03) : undefined),
      put(1, 0, values.title ? await kit.title(values.title) : undefined),
      put(
        1,
        values.title ? 3 : 0,
        values.description ? kit.description(values.description, !values.title, 2) : undefined,
      ),
      ...items,
      put(2, 1, foot ? text('date', foot) : undefined),
    ],
    { align },
  );
  return kit.finish({ ground: drawTimeline(kit, align === 'right', px(0.036)), column });
}

/** A line through the whole card with a node at each release; this one has a ring. */
function drawTimeline(
  { wide, safe, width, height, short, colors, unit }: CardKit,
  mirrored: boolean,
  em: number,
): string {
  const x = wide ? safe.x - short * 0.075 : safe.x * 0.5;
  const thick = Math.max(2, short * 0.006);
  const at = safe.y + em * 0.95;
  const r = Math.max(4, Math.min(unit * 0.022, safe.x * 0.2));
  const step = unit * 0.34;
  const others: string[] = [];
  for (let y = at + step; y < height + r; y += step) others.push(node(x, y, r * 0.5, colors.line));
  for (let y = at - step; y > -r; y -= step) others.push(node(x, y, r * 0.5, colors.accent));
  const ring = `<circle cx="${f(x)}" cy="${f(at)}" r="${f(r * 1.9)}" fill="${colors.accent}" fill-opacity="0.22"/>${node(x, at, r, colors.accent)}`;
  const line =
    `<rect x="${f(x - thick / 2)}" width="${f(thick)}" height="${f(at)}" fill="${colors.accent}"/>` +
    `<rect x="${f(x - thick / 2)}" y="${f(at)}" width="${f(thick)}" height="${f(height - at)}" fill="${colors.line}"/>`;
  const drawn =
    line +
    others.join('') +
    ring +
    drawSteps(wide ? safe.x : 0, { width, height, colors, wide, safe, short });
  return mirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${drawn}</g>` : drawn;
}

const node = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"/>`;

/** Chevrons that climb away behind the text's end. */
function drawSteps(
  _: number,
  {
    width,
    height,
    colors,
    wide,
    safe,
    short,
  }: Pick<CardKit, 'width' | 'height' | 'colors' | 'wide' | 'safe' | 'short'>,
): string {
  const side = wide ? safe.x : safe.y;
  const arm = side * 0.34;
  const opacities = [0.95, 0.5, 0.22];
  return opacities
    .map((opacity, at) => {
      const shift = at * arm * 0.5;
      const cx = wide ? width - side * 0.46 : width - arm * 1.6;
      const cy = wide ? height * 0.36 + shift : height - side * 0.78 + shift;
      const d = `M${f(cx - arm)} ${f(cy + arm * 0.72)}L${f(cx)} ${f(cy)}L${f(cx + arm)} ${f(cy + arm * 0.72)}`;
      return `<path d="${d}" fill="none" stroke="${colors.accent}" stroke-opacity="${opacity}" stroke-width="${f(Math.min(arm * 0.2, short * 0.05))}" stroke-linejoin="round" stroke-linecap="round"/>`;
    })
    .join('');
}
