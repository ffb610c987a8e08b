import { clampWeight, toTextFamily } from '../assets/font-catalogue.ts';
import { findDirection } from '../assets/scripts.ts';
import type { TextStyle } from '../assets/text-style.ts';
import type { Box } from '../geometry.ts';
import { textBlock } from '../layout/blocks.ts';
import type { Align } from '../layout/column.ts';
import type { Composition } from '../layout/composition.ts';
import { growBox } from '../layout/grow-box.ts';
import type { Node } from '../nodes.ts';
import { type BrandColors, sampleGradient, toBrandColors } from './brand-colors.ts';
import { toBrandFont } from './brand-fonts.ts';
import { type CardBlock, setCardColumn } from './card-column.ts';
import { drawEdge } from './edge-ground.ts';
import { toGradientStretch } from './gradient-stretch.ts';
import { type LogoRoom, logoBlock } from './logo-block.ts';
import {
  colorRule,
  DESCRIPTION_RULE,
  FONT_RULE,
  LOGO_RULE,
  THEME_RULE,
  TITLE_RULE,
  TYPE_RULES,
  textRule,
} from './rules.ts';
import { toSafeArea } from './safe-area.ts';
import { toSheet } from './sheet-ground.ts';
import type { Template, TemplateContext, TemplateValues } from './template.ts';
import { descriptionBlock, titleBlock, toUnit } from './title-block.ts';

const DEFAULT_ANGLE = 135;

/** A card in the caller's own colors and type, with nothing else on it. */
export const ogBrand: Template = {
  name: 'og_brand',
  version: 6,
  description: "A card in a brand's own colors, font and logo; neutral where nothing is given.",
  parameters: [
    TITLE_RULE,
    DESCRIPTION_RULE,
    textRule('tagline', 'A short line above the title.'),
    textRule('footer', 'A line at the bottom, such as the address of the site.'),
    colorRule('bg', 'Ground.'),
    colorRule('bg2', 'The other end of a gradient that starts with bg.'),
    colorRule('fg', 'Title.'),
    colorRule('muted', 'Description and footer.'),
    colorRule('accent', 'Tagline and ornaments.'),
    {
      name: 'bgAngle',
      type: 'integer',
      minimum: 0,
      maximum: 360,
      description: 'Direction of the gradient in degrees, as in CSS. Default 135.',
    },
    FONT_RULE,
    ...TYPE_RULES,
    { name: 'align', type: 'choice', choices: ['center', 'left'], description: 'Default `left`.' },
    THEME_RULE,
    LOGO_RULE,
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
  // No text color is readable from end to end: perhaps one is where the words are, which keeps the gradient whole.
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
  const { family, ...setting } = toBrandFont(values);
  const small = toTextFamily(family);
  const titleStyle: TextStyle = { family, lineHeight: 1.07, ...setting };
  const label = {
    style: { family: small, weight: clampWeight(small, 600), lineHeight: 1.3 },
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
            text: values.textTransform === 'uppercase' ? title.toUpperCase() : title,
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
            style: { family: small, weight: clampWeight(small, 450), lineHeight: 1.4 },
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

/** Draws the gradient, an area in the accent outside the words and, if a gradient needs it, a sheet under them. */
function drawGround(
  { values, width, height }: TemplateContext,
  { background, background2, accent, sheet }: BrandColors,
  safe: Box | undefined,
): Node[] {
  const full = { position: 'absolute', left: 0, top: 0, width, height } as const;
  const short = Math.min(width, height);
  const backgroundImage = `linear-gradient(${toAngle(values)}deg, ${background}, ${background2})`;
  const branded = values.accent !== undefined;
  // A gradient of its own needs no hint of an area.
  const isPlain = !branded && background !== background2;
  const nodes = isPlain
    ? []
    : drawEdge({ width, height, safe, color: accent, branded, align: toAlign(values) });
  if (background !== background2) nodes.unshift({ type: 'container', style: { ...full, backgroundImage } });
  if (sheet && safe) {
    const { x, y, ...size } = toSheet(safe, short);
    const style = { left: x, top: y, ...size, backgroundColor: sheet, borderRadius: short * 0.035 };
    nodes.push({ type: 'container', style: { position: 'absolute', ...style } });
  }
  return nodes;
}
