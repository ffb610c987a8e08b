import type { Node } from '@takumi-rs/core';
import { findDirection } from '../assets/scripts.ts';
import { mix } from '../color/oklch.ts';
import { textBlock } from '../layout/blocks.ts';
import type { Align, Block } from '../layout/column.ts';
import type { Box, Composition, TextStyle } from '../layout/composition.ts';
import { type BrandColors, toBrandColors } from './brand-colors.ts';
import { type CardBlock, setCardColumn } from './card-column.ts';
import { logoBlock } from './logo-block.ts';
import { THEME_RULE, textRule } from './rules.ts';
import { toSafeArea } from './safe-area.ts';
import type { ParameterRule, Template, TemplateContext } from './template.ts';

type FontName = 'system' | 'apple' | 'arial' | 'helvetica' | 'serif' | 'mono';

// Bundled families in place of those that a viewer's machine would have; docs/templates.md says why these.
const FONTS: Readonly<Record<FontName, { family: string; letterSpacing: number; weight: number }>> = {
  system: { family: 'Inter', letterSpacing: -0.032, weight: 750 },
  apple: { family: 'Inter', letterSpacing: -0.036, weight: 700 },
  arial: { family: 'Arimo', letterSpacing: -0.022, weight: 700 },
  helvetica: { family: 'Arimo', letterSpacing: -0.036, weight: 700 },
  serif: { family: 'Newsreader', letterSpacing: -0.022, weight: 600 },
  mono: { family: 'JetBrains Mono', letterSpacing: -0.045, weight: 700 },
};
const DEFAULT_ANGLE = 135;

const color = (name: string, description: string): ParameterRule => ({ name, type: 'color', description });

/** A card in the caller's own colours and type: nothing on it that is not theirs. */
export const ogBrand: Template = {
  name: 'og_brand',
  version: 1,
  description: "A card in a brand's own colours, font and logo; neutral where nothing is given.",
  parameters: [
    textRule('title', 'The headline.'),
    textRule('description', 'One or two sentences below the title.'),
    textRule('tagline', 'A short line above the title.'),
    textRule('footer', 'A line at the bottom, such as the address of the site.'),
    color('bg', 'Ground.'),
    color('bg2', 'The other end of a gradient that starts with bg.'),
    color('fg', 'Title.'),
    color('muted', 'Description and footer.'),
    color('accent', 'Tagline and ornaments.'),
    {
      name: 'bgAngle',
      type: 'integer',
      minimum: 0,
      maximum: 360,
      description: 'Direction of the gradient in degrees, as in CSS; 135 when absent.',
    },
    {
      name: 'font',
      type: 'choice',
      choices: ['system', 'apple', 'arial', 'helvetica', 'serif', 'mono'],
      description: 'Family of all texts.',
    },
    { name: 'align', type: 'choice', choices: ['center', 'left'], description: 'Left when absent.' },
    THEME_RULE,
    {
      name: 'logo',
      type: 'image-url',
      description: 'PNG, JPEG, WebP, GIF or SVG on a host that the operator allows.',
    },
  ],
  example: {
    tagline: 'The quiet database',
    title: 'Backups that restore themselves',
    description: 'Nimbus proves every night that last night can be brought back.',
    footer: 'nimbus.example.com',
    bg: '#0b3d2e',
    bg2: '#14664b',
    accent: '#f2c14e',
  },
  compose: composeBrand,
};

async function composeBrand({
  values,
  images,
  width,
  height,
  typesetter,
}: TemplateContext): Promise<Composition> {
  const colors = toBrandColors(values);
  const safe = toSafeArea(width, height);
  const unit = Math.sqrt(safe.width * safe.height);
  const size = (share: number, least = 11): number => Math.max(least, unit * share);
  const font = FONTS[(values.font ?? 'system') as FontName];
  const styles = {
    title: { family: font.family, weight: font.weight, lineHeight: 1.07, letterSpacing: font.letterSpacing },
    text: { family: font.family, weight: 450, lineHeight: 1.4 },
    label: { family: font.family, weight: 600, lineHeight: 1.3 },
  } satisfies Record<string, TextStyle>;
  const label = { style: styles.label, size: size(0.04), minSize: 11, maxLines: 2 };
  const grounds = [colors.background, colors.background2];
  const block = (
    made: Block | undefined,
    group: number,
    dispensable: CardBlock['dispensable'],
  ): CardBlock | undefined => made && { block: made, group, dispensable };

  const column = await setCardColumn({
    box: safe,
    blocks: [
      block(images.logo && logoBlock(images.logo, unit * 0.135, safe.width * 0.62, grounds), 0, 1),
      block(
        values.tagline
          ? textBlock(typesetter, {
              ...label,
              role: 'eyebrow',
              text: values.tagline,
              color: colors.accentText,
            })
          : undefined,
        1,
        2,
      ),
      block(
        values.title
          ? textBlock(typesetter, {
              role: 'title',
              text: values.title,
              style: styles.title,
              color: colors.foreground,
              size: Math.max(20, Math.min(safe.width * 0.15, safe.height * 0.25)),
              minSize: Math.min(size(0.038), 12),
              maxLines: 12,
              share: 1,
              comfort: Math.max(15, Math.min(safe.width * 0.1, safe.height * 0.13)),
              gap: unit * 0.028,
            })
          : undefined,
        1,
        0,
      ),
      block(
        values.description
          ? textBlock(typesetter, {
              role: 'subtitle',
              text: values.description,
              style: styles.text,
              color: colors.muted,
              size: size(0.046, 12),
              minSize: Math.max(11, unit * 0.032),
              maxLines: values.title ? 4 : 8,
              gap: unit * 0.042,
            })
          : undefined,
        1,
        3,
      ),
      block(
        values.footer
          ? textBlock(typesetter, {
              ...label,
              size: size(0.038),
              role: 'label',
              text: values.footer,
              color: colors.muted,
            })
          : undefined,
        2,
        1,
      ),
    ],
    groupGap: unit * 0.05,
    align: toAlign(values),
    justify: 'between',
    comfort: size(0.06, 13),
  });
  return {
    width,
    height,
    background: colors.background,
    art: [...drawGround(colors, values, safe, width, height), ...column.art],
    images: [],
    texts: column.texts,
  };
}

function toAlign({ align, title, description }: TemplateContext['values']): Align {
  if (align === 'center') return 'center';
  return findDirection(title ?? description ?? '') === 'rtl' ? 'right' : 'left';
}

/** Gradient, and quiet rings in the accent outside the words: a brand's card has no ornament that competes. */
function drawGround(
  colors: BrandColors,
  values: TemplateContext['values'],
  safe: Box,
  width: number,
  height: number,
): Node[] {
  const full = { position: 'absolute', left: 0, top: 0, width, height } as const;
  const angle = Number(values.bgAngle ?? DEFAULT_ANGLE);
  const gradient: Node[] =
    colors.background2 === colors.background
      ? []
      : [
          {
            type: 'container',
            style: {
              ...full,
              backgroundImage: `linear-gradient(${angle}deg, ${colors.background}, ${colors.background2})`,
            },
          },
        ];
  const short = Math.min(width, height);
  const wide = safe.x >= safe.y;
  const space = wide ? safe.x : safe.y;
  const ring = (share: number, strength: number): Node => {
    const diameter = space * share;
    const colour = mix(colors.background2, colors.accent, strength);
    return {
      type: 'container',
      style: {
        position: 'absolute',
        left: width - diameter / 2 - (wide ? 0 : diameter * 0.1),
        top: height - diameter / 2 - (wide ? diameter * 0.1 : 0),
        width: diameter,
        height: diameter,
        borderRadius: diameter / 2,
        border: `${Math.max(1, short * 0.011)}px solid ${colour}`,
      },
    };
  };
  const bar: Node = {
    type: 'container',
    style: {
      ...full,
      ...(wide ? { width: Math.max(4, short * 0.02) } : { height: Math.max(4, short * 0.02) }),
      backgroundColor: colors.accent,
    },
  };
  return [...gradient, ring(1.5, 0.34), ring(1.02, 0.6), ring(0.54, 1), bar];
}
