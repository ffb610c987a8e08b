import { mix } from '../../color/oklch.ts';
import type { Box } from '../../geometry.ts';
import type { Composition } from '../../layout/composition.ts';
import type { Node } from '../../nodes.ts';
import { imageRule, textRule } from '../rules.ts';
import type { Template, TemplateContext } from '../template.ts';
import { BRAND_RULES } from './brand-rules.ts';
import { type CardKit, type Design, f, openCard, put, toLines } from './card-kit.ts';
import { flowBlock } from './flow-block.ts';
import { artBlock } from './mark-block.ts';

const DESIGN: Design = {
  name: 'profile',
  title: { family: 'Manrope', weight: 800, lineHeight: 1.08, letterSpacing: -0.03 },
  body: 'Manrope',
  schemes: {
    light: { ground: '#ffffff', ink: '#10201c', accent: '#0f9d7a' },
    dark: { ground: '#0d1513', ink: '#effaf6', accent: '#2fc79f' },
  },
};
const MOST_FACTS = 3;

/** A page of a person: a banner, and a portrait that hangs over its edge. */
export const profile: Template = {
  name: 'profile',
  version: 1,
  description: 'A person, such as a speaker or member of a team: portrait, name, role, a few facts.',
  parameters: [
    textRule('name', 'Who it is.'),
    textRule('description', 'What there is to know, in one or two sentences.'),
    textRule('role', 'What they do, and where.'),
    textRule('handle', 'Such as "@ada".'),
    textRule('facts', '"Label: value", a line each; the first three are shown.'),
    imageRule('avatar', 'Portrait. '),
    ...BRAND_RULES,
  ],
  example: {
    name: 'Mariam Okafor',
    role: 'Principal engineer, Tideworks',
    description: 'Writes about queues, caches and the people who get paged for them.',
    handle: '@mariamok',
    facts: 'Talks: 48\nBased in: Lagos\nSince: 2016',
    site: 'mariam.example.com',
  },
  compose: composeProfile,
};

async function composeProfile(context: TemplateContext): Promise<Composition> {
  const { values } = context;
  const kit = openCard(context, DESIGN);
  const { colors, unit, text } = kit;
  const align = kit.alignOf(values.name ?? values.description);
  const side = unit * 0.25;
  const portrait = await kit.picture('avatar', { width: side, height: side });
  const portraits = new Map<Node, Box>();
  const drawPortrait = (box: Box): Node[] => {
    const rim = box.width * 0.045;
    const ring = drawDisc({ x: box.x - rim, y: box.y - rim, width: box.width + 2 * rim }, colors.ground);
    portraits.set(ring, box);
    const face = portrait
      ? kit.draw(portrait, box, box.width / 2)
      : kit.svg(drawSilhouette(mix(colors.ground, colors.accent, 0.25), colors.accent), box);
    return [ring, face];
  };
  const facts = toLines(values.facts, MOST_FACTS).map((line) =>
    kit.chip('label', line, { ground: colors.panel, color: colors.ink, share: 0.033, weight: 600 }),
  );
  const foot = [values.handle, values.site].filter(Boolean).join(' · ');
  const column = await kit.column(
    [
      await kit.logo([colors.accent]),
      put(0, 2, values.name || portrait ? artBlock({ width: side, height: side }, drawPortrait) : undefined),
      put(1, 0, values.name ? await kit.title(values.name) : undefined),
      put(
        1,
        2,
        values.role
          ? text('person', values.role, {
              color: colors.accentInk,
              weight: 700,
              share: 0.044,
              maxLines: 2,
              gap: unit * 0.02,
            })
          : undefined,
      ),
      put(
        1,
        values.name ? 3 : 0,
        values.description ? kit.description(values.description, !values.name) : undefined,
      ),
      put(1, 3, facts.length > 0 ? { ...flowBlock(facts, unit * 0.02), gap: unit * 0.035 } : undefined),
      put(2, 1, foot ? text('label', foot, { weight: 600 }) : undefined),
    ],
    { align, groupGap: unit * 0.03 },
  );
  const [shown] = column.art.flatMap((node) => portraits.get(node) ?? []);
  const above = Math.max(kit.safe.y - kit.short * 0.03, kit.short * 0.02);
  return kit.finish({
    ground: drawBanner(kit, shown ? shown.y + shown.height * 0.52 : above),
    column,
  });
}

const drawDisc = ({ x, y, width }: Omit<Box, 'height'>, backgroundColor: string): Node => ({
  type: 'container',
  style: {
    position: 'absolute',
    left: x,
    top: y,
    width,
    height: width,
    borderRadius: width / 2,
    backgroundColor,
  },
});

/** In place of a portrait: head and shoulders in a circle. */
const drawSilhouette = (ground: string, figure: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><clipPath id="round"><circle cx="50" cy="50" r="50"/></clipPath>' +
  `<g clip-path="url(#round)"><rect width="100" height="100" fill="${ground}"/><circle cx="50" cy="40" r="18" fill="${figure}"/><ellipse cx="50" cy="96" rx="36" ry="32" fill="${figure}"/></g></svg>`;

/** Overlapping circles in shades of the accent, as high as `banner`, and a rule at the foot. */
function drawBanner({ width, height, short, colors }: CardKit, banner: number): string {
  const r = Math.max(banner, short * 0.18);
  const circle = (x: number, y: number, share: number, fill: string, opacity: number): string =>
    `<circle cx="${f(width * x)}" cy="${f(banner * y)}" r="${f(r * share)}" fill="${fill}" fill-opacity="${opacity}"/>`;
  const bar = short * 0.014;
  return (
    `<clipPath id="banner"><rect width="${width}" height="${f(banner)}"/></clipPath><g clip-path="url(#banner)">` +
    `<rect width="${width}" height="${f(banner)}" fill="${colors.accent}"/>` +
    circle(0.08, 0.1, 0.9, '#ffffff', 0.14) +
    circle(0.02, 1, 0.6, '#000000', 0.16) +
    circle(0.84, 1.1, 1.25, '#ffffff', 0.16) +
    circle(0.98, 0.2, 0.75, '#000000', 0.18) +
    circle(0.72, 0, 0.4, '#ffffff', 0.22) +
    `</g><rect y="${f(height - bar)}" width="${width}" height="${f(bar)}" fill="${colors.accent}"/>`
  );
}
