import { findDirection } from '../assets/scripts.ts';
import type { TextStyle } from '../assets/text-style.ts';
import type { Box } from '../geometry.ts';
import { textBlock } from '../layout/blocks.ts';
import type { Align } from '../layout/column.ts';
import type { Composition } from '../layout/composition.ts';
import { growBox } from '../layout/grow-box.ts';
import type { Node } from '../nodes.ts';
import { type BrandColors, sampleGradient, toBrandColors } from './brand-colors.ts';
import { type CardBlock, setCardColumn } from './card-column.ts';
import { toGradientStretch } from './gradient-stretch.ts';
import { type LogoRoom, logoBlock } from './logo-block.ts';
import { drawRipples } from './ripple-ground.ts';
import { THEME_RULE, textRule } from './rules.ts';
import { toSafeArea } from './safe-area.ts';
import { toSheet } from './sheet-ground.ts';
import type { ParameterRule, Template, TemplateContext, TemplateValues } from './template.ts';
import { descriptionBlock, titleBlock, toUnit } from './title-block.ts';

type FontName = 'system' | 'apple' | 'arial' | 'helvetica' | 'serif' | 'mono';

// Bundled families in place of common system fonts; docs/templates.md gives the reasons.
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

/** A card in the caller's own colours and type, with nothing else on it. */
export const ogBrand: Template = {
  name: 'og_brand',
  version: 5,
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
      description: 'Direction of the gradient in degrees, as in CSS. Default 135.',
    },
    {
      name: 'font',
      type: 'choice',
      choices: ['system', 'apple', 'arial', 'helvetica', 'serif', 'mono'],
      description: 'Font of all texts.',
    },
    { name: 'align', type: 'choice', choices: ['center', 'left'], description: 'Default `left`.' },
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

async function composeBrand(context: TemplateContext): Promise<Composition> {
  const { values, width, height } = context;
  const safe = toSafeArea(width, height);
  let card = await setCard(context, toBrandColors(values));
  // No text colour is readable from end to end: perhaps one is where the words are, which keeps the gradient whole.
  if (card.colors.sheet) {
    const words = card.column.texts.map(({ box }) => growBox(box, toUnit(safe) * 0.02));
    const stretch = toGradientStretch(words, { width, height }, toAngle(values));
    card = await setCard(context, toBrandColors(values, stretch));
  }
  const { colors, logo, column } = card;
  const empty = column.texts.length + column.art.length === 0;
  return {
    width,
    height,
    background: colors.background,
    art: [...drawGround(context, colors, empty ? undefined : safe), ...column.art],
    images: logo ? [logo.image] : [],
    texts: column.texts,
  };
}

/** Places logo and texts; `colors` also applies to what is drawn below them. */
async function setCard(context: TemplateContext, colors: BrandColors) {
  const { values, width, height, images } = context;
  const safe = toSafeArea(width, height);
  const unit = toUnit(safe);
  const logo = images.logo && (await logoBlock(images.logo, toLogoRoom(context, colors, safe)));
  const column = await setCardColumn({
    box: safe,
    blocks: [
      logo && { group: 0, dispensable: 1, block: logo.block },
      ...(await toTextBlocks(context, colors, safe)),
    ],
    groupGap: unit * 0.05,
    align: toAlign(values),
    justify: 'between',
    comfort: Math.max(13, unit * 0.06),
  });
  return { colors, logo, column };
}

const toAngle = (values: TemplateValues): number => Number(values.bgAngle ?? DEFAULT_ANGLE);

function toLogoRoom({ values }: TemplateContext, colors: BrandColors, safe: Box): LogoRoom {
  const alone = !hasText(values);
  const { background, background2, sheet } = colors;
  return {
    height: toUnit(safe) * (alone ? 0.3 : 0.135),
    maxWidth: safe.width * (alone ? 0.8 : 0.62),
    grounds: sheet ? [sheet] : sampleGradient(background, background2),
  };
}

async function toTextBlocks(
  { values, typesetter }: TemplateContext,
  colors: BrandColors,
  safe: Box,
): Promise<(CardBlock | undefined)[]> {
  const { tagline, title, description, footer } = values;
  const unit = toUnit(safe);
  const { family, weight, letterSpacing } = FONTS[(values.font ?? 'system') as FontName];
  const titleStyle: TextStyle = { family, weight, lineHeight: 1.07, letterSpacing };
  const label = {
    style: { family, weight: 600, lineHeight: 1.3 },
    minSize: Math.max(11, unit * 0.028),
    maxLines: 2,
  };
  const size = (share: number): number => Math.max(11, unit * share);
  return [
    tagline
      ? {
          group: 1,
          dispensable: 2,
          block: textBlock(typesetter, {
            ...label,
            role: 'eyebrow',
            text: tagline,
            color: colors.accentText,
            size: size(0.04),
          }),
        }
      : undefined,
    title
      ? {
          group: 1,
          dispensable: 0,
          block: await titleBlock(typesetter, {
            text: title,
            style: titleStyle,
            color: colors.foreground,
            safe,
            gap: unit * 0.028,
          }),
        }
      : undefined,
    description
      ? {
          group: 1,
          dispensable: title ? 3 : 0,
          block: descriptionBlock(typesetter, {
            text: description,
            style: { family, weight: 450, lineHeight: 1.4 },
            color: title ? colors.muted : colors.foreground,
            safe,
            gap: unit * 0.042,
            lead: !title,
            maxLines: 4,
          }),
        }
      : undefined,
    footer
      ? {
          group: 2,
          dispensable: 1,
          block: textBlock(typesetter, {
            ...label,
            role: 'label',
            text: footer,
            color: colors.muted,
            size: size(0.038),
          }),
        }
      : undefined,
  ];
}

const hasText = ({ tagline, title, description, footer }: TemplateValues): boolean =>
  [tagline, title, description, footer].some((text) => text !== undefined);

function toAlign(values: TemplateValues): Align {
  // A logo alone is a sign and belongs in the middle.
  if (values.align === 'center' || !hasText(values)) return 'center';
  return findDirection(values.title ?? values.description ?? '') === 'rtl' ? 'right' : 'left';
}

/** Draws the gradient, ripples in the accent outside the words and, if a gradient needs it, a sheet under them. */
function drawGround(
  { values, width, height }: TemplateContext,
  { background, background2, accent, sheet }: BrandColors,
  safe: Box | undefined,
): Node[] {
  const full = { position: 'absolute', left: 0, top: 0, width, height } as const;
  const short = Math.min(width, height);
  const backgroundImage = `linear-gradient(${toAngle(values)}deg, ${background}, ${background2})`;
  const ripples = drawRipples({
    width,
    height,
    safe,
    color: accent,
    branded: values.accent !== undefined,
    mirrored: toAlign(values) === 'right',
  });
  const nodes = [...ripples];
  if (background !== background2) nodes.unshift({ type: 'container', style: { ...full, backgroundImage } });
  if (sheet && safe) {
    const { x, y, ...size } = toSheet(safe, short);
    const style = { left: x, top: y, ...size, backgroundColor: sheet, borderRadius: short * 0.035 };
    nodes.push({ type: 'container', style: { position: 'absolute', ...style } });
  }
  return nodes;
}
