import type { Composition } from '../../layout/composition.ts';
import { DESCRIPTION_RULE, textRule } from '../rules.ts';
import type { Template, TemplateContext } from '../template.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { type CardKit, type Design, f, openCard, put } from './card-kit.ts';
import { flowBlock } from './flow-block.ts';

const DESIGN: Design = {
  name: 'docs',
  title: { family: 'Inter', weight: 700, lineHeight: 1.08, letterSpacing: -0.032 },
  body: 'Inter',
  schemes: {
    light: { ground: '#ffffff', ink: '#0f172a', accent: '#0891b2' },
    dark: { ground: '#0b1120', ink: '#f1f5f9', accent: '#22d3ee' },
  },
};

/** A page of a manual, with its contents at the side. */
export const docs: Template = {
  name: 'docs',
  version: 1,
  description: 'A page of documentation: section, breadcrumb, version and title, beside a table of contents.',
  parameters: [
    textRule('title', 'Title of the page.'),
    DESCRIPTION_RULE,
    textRule('section', 'The part of the manual.'),
    textRule('breadcrumb', 'Such as "Guides / Deploy".'),
    textRule('version', 'Such as "v3".'),
    textRule('icon', 'An emoji.'),
    ...BRAND_RULES,
  ],
  example: {
    section: 'Guides',
    breadcrumb: 'Deploy / Rollbacks',
    version: 'v3',
    title: 'Roll back a deploy without losing writes',
    description: 'Snapshots, replays, and when to use which.',
    site: 'docs.harborline.example.com',
  },
  compose: composeDocs,
};

async function composeDocs(context: TemplateContext): Promise<Composition> {
  const { values } = context;
  const kit = openCard(context, DESIGN);
  const { colors, unit, text } = kit;
  const align = kit.alignOf(values.title ?? values.description);
  const heads = [
    values.icon ? text('decoration', values.icon, { share: 0.07, color: colors.ink }) : undefined,
    values.section
      ? text('eyebrow', values.section, { color: colors.accentInk, weight: 650, share: 0.04 })
      : undefined,
    values.version
      ? kit.chip('label', values.version, {
          border: colors.line,
          color: colors.ink,
          share: 0.032,
          family: 'JetBrains Mono',
        })
      : undefined,
  ].filter((block) => block !== undefined);
  const column = await kit.column(
    [
      await kit.logo(),
      put(0, 2, heads.length > 0 ? flowBlock(heads, unit * 0.028, unit * 0.016) : undefined),
      put(
        0,
        3,
        values.breadcrumb
          ? text('label', values.breadcrumb, {
              family: 'JetBrains Mono',
              share: 0.032,
              gap: unit * 0.022,
              maxLines: 2,
            })
          : undefined,
      ),
      put(1, 0, values.title ? await kit.title(values.title) : undefined),
      put(
        1,
        values.title ? 3 : 0,
        values.description ? kit.description(values.description, !values.title) : undefined,
      ),
      put(2, 1, values.site ? kit.withIcon('globe', text('label', values.site, { weight: 550 })) : undefined),
    ],
    { align },
  );
  const drawn = drawPage(kit);
  const mirrored = align === 'right';
  return kit.finish({
    ground: mirrored ? `<g transform="matrix(-1 0 0 1 ${kit.width} 0)">${drawn}</g>` : drawn,
    column,
  });
}

// Lengths of the lines of contents; the third is the page that is open.
const ENTRIES = [0.62, 0.8, 0.7, 0.52, 0.74, 0.6, 0.84, 0.5, 0.68, 0.58, 0.78, 0.64];
const OPEN = 2;

/** The contents at the side, and headings of the page at the other; above and below in a card that is not wide. */
function drawPage({ wide, safe, width, height, short, colors }: CardKit): string {
  const line = (x: number, y: number, w: number, h: number, fill: string, opacity = 1): string =>
    `<rect x="${f(x)}" y="${f(y)}" width="${f(Math.max(0, w))}" height="${f(h)}" rx="${f(h / 2)}" fill="${fill}" fill-opacity="${opacity}"/>`;
  const bar = Math.max(2, short * 0.017);
  const row = short * 0.066;
  if (!wide) {
    const edge = safe.y - short * 0.045;
    const inner = width - 2 * safe.x;
    const tabs = [0.14, 0.2, 0.16, 0.12];
    let x = safe.x;
    const top = tabs.map((share, at) => {
      const w = inner * share;
      const drawn =
        line(x, edge - short * 0.05, w, bar, at === 1 ? colors.accent : colors.line) +
        (at === 1 ? line(x, edge - bar * 0.3, w, bar * 0.6, colors.accent) : '');
      x += w + short * 0.045;
      return drawn;
    });
    const below = safe.y + safe.height + short * 0.06;
    const rows = Math.max(0, Math.floor((height - below) / row));
    const text = Array.from({ length: rows }, (_, at) =>
      line(
        safe.x,
        below + at * row,
        inner * (ENTRIES[at % ENTRIES.length] ?? 0.6) * 1.15,
        bar,
        colors.line,
        1 - at / (rows + 1),
      ),
    );
    return (
      `<rect width="${width}" height="${f(edge)}" fill="${colors.panel}"/>` +
      `<rect y="${f(edge)}" width="${width}" height="${f(Math.max(1, short * 0.002))}" fill="${colors.line}"/>` +
      drawArrows(width - safe.x, edge * 0.42, Math.min(edge * 0.5, short * 0.16), colors.accent) +
      top.join('') +
      text.join('')
    );
  }
  const side = safe.x - short * 0.07;
  const left = side * 0.16;
  const from = safe.y + short * 0.01;
  const rows = Math.floor((height - from - short * 0.04) / row);
  const entries = Array.from({ length: rows }, (_, at) => {
    const y = from + at * row;
    const w = side * 0.68 * (ENTRIES[at % ENTRIES.length] ?? 0.6);
    const indent = at % 4 === 0 ? 0 : side * 0.06;
    if (at !== OPEN) return line(left + indent, y, w, bar, at % 4 === 0 ? colors.muted : colors.line);
    const box = `<rect x="${f(left - side * 0.06)}" y="${f(y - row * 0.36)}" width="${f(side * 0.8)}" height="${f(row * 0.98)}" rx="${f(row * 0.24)}" fill="${colors.accent}" fill-opacity="0.18"/>`;
    return box + line(left + indent, y, w, bar, colors.accent);
  });
  return (
    `<rect width="${f(side)}" height="${height}" fill="${colors.panel}"/><rect x="${f(side)}" width="${f(Math.max(1, short * 0.002))}" height="${height}" fill="${colors.line}"/>` +
    entries.join('') +
    drawArrows(width - safe.x * 0.16, height * 0.5, safe.x * 0.62, colors.accent)
  );
}

/** Brackets of markup, ending at `x`. */
function drawArrows(x: number, y: number, size: number, color: string): string {
  const h = size * 0.36;
  const stroke = size * 0.11;
  const path = (from: number, to: number): string =>
    `M${f(from)} ${f(y - h)}L${f(to)} ${f(y)}L${f(from)} ${f(y + h)}`;
  return (
    `<g fill="none" stroke="${color}" stroke-width="${f(stroke)}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${path(x - size * 0.72, x - size)}"/><path d="M${f(x - size * 0.58)} ${f(y + h * 1.25)}L${f(x - size * 0.42)} ${f(y - h * 1.25)}" stroke-opacity="0.45"/><path d="${path(x - size * 0.28, x)}"/></g>`
  );
}
