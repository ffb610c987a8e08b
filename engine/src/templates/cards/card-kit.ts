import { artLayer } from '../../art/art-layer.ts';
import { findDirection } from '../../assets/scripts.ts';
import type { TextStyle } from '../../assets/text-style.ts';
import type { Box } from '../../geometry.ts';
import { plateBlock, type TextSpec, textBlock } from '../../layout/blocks.ts';
import type { Align, Block, Column } from '../../layout/column.ts';
import type { Composition, TextRole } from '../../layout/composition.ts';
import type { ImageSource, Node } from '../../nodes.ts';
import { findBrandFont } from '../brand-fonts.ts';
import { type CardBlock, setCardColumn } from '../card-column.ts';
import { logoBlock } from '../logo-block.ts';
import { toSafeArea } from '../safe-area.ts';
import type { TemplateContext } from '../template.ts';
import { descriptionBlock, titleBlock, toUnit } from '../title-block.ts';
import { type Schemes, toCardColors } from './card-colors.ts';
import { drawIcon, type IconName } from './icons.ts';
import { type Mark, markBlock } from './mark-block.ts';
import { type Fit, type Picture, pictureNode, placeInside, toPicture } from './picture.ts';

export type Design = {
  name: string;
  title: TextStyle;
  /** Family of lesser texts. */
  body: string;
  schemes: Schemes;
};

export type TextOptions = Partial<
  Pick<TextSpec, 'color' | 'maxLines' | 'gap' | 'style'> & { share: number; weight: number; family: string }
>;
export type ChipOptions = TextOptions & { ground?: string; border?: string; radius?: number };

const LEAST_PX = 11;

export type CardKit = ReturnType<typeof openCard>;

/** What the cards of a design are put together from: colors, sizes, texts and pictures. */
export function openCard(context: TemplateContext, { name, title, body, schemes }: Design) {
  const { values, images, width, height, typesetter } = context;
  const safe = toSafeArea(width, height);
  const unit = toUnit(safe);
  const short = Math.min(width, height);
  const colors = toCardColors(values, schemes);
  const font = findBrandFont(values.font);
  const titleStyle: TextStyle = font ? { ...font, lineHeight: Math.max(1.07, title.lineHeight) } : title;
  const family = font?.family ?? body;
  const sources = new Map<string, ImageSource>();

  const px = (share: number): number => Math.max(LEAST_PX, unit * share);

  const toSpec = (role: TextRole, text: string, options: TextOptions): TextSpec => {
    const { share = 0.036, weight = 500, maxLines = 1, color = colors.muted, gap = 0, style } = options;
    return {
      role,
      text,
      style: style ?? { family: options.family ?? family, weight, lineHeight: 1.3 },
      color,
      size: px(share),
      minSize: px(Math.min(share, 0.028)),
      maxLines,
      gap,
    };
  };
  const text = (role: TextRole, content: string, options: TextOptions = {}): Block =>
    textBlock(typesetter, toSpec(role, content, options));

  const svg = (picture: string, box: Box): Node => {
    const layer = artLayer(name, picture, box);
    sources.set(layer.image.src, layer.image);
    return layer.node;
  };

  const draw = (picture: Picture, box: Box, radius = 0): Node => {
    sources.set(picture.source.src, picture.source);
    return pictureNode(picture, box, radius);
  };

  return {
    ...context,
    safe,
    unit,
    short,
    /** Whether there is room beside the texts rather than above and below them. */
    wide: safe.x > safe.y,
    colors,
    family,
    titleStyle,
    px,
    text,
    svg,
    draw,

    chip(role: TextRole, content: string, options: ChipOptions = {}): Block {
      const { ground, border, radius = 2 } = options;
      const style = {
        ...(ground && { backgroundColor: ground }),
        ...(border && { borderWidth: Math.max(1, unit * 0.003), borderStyle: 'solid', borderColor: border }),
      };
      const plate = { padX: 0.85, padY: 0.4, radius, style };
      return plateBlock(typesetter, toSpec(role, content, { weight: 600, ...options }), plate);
    },

    title: (content: string, options: { color?: string; style?: TextStyle; gap?: number } = {}) =>
      titleBlock(typesetter, { text: content, style: titleStyle, color: colors.ink, safe, ...options }),

    description: (content: string, lead: boolean, maxLines = 3, color = colors.muted): Block =>
      descriptionBlock(typesetter, {
        text: content,
        style: { family, weight: 450, lineHeight: 1.4 },
        color: lead ? colors.ink : color,
        safe,
        gap: unit * 0.034,
        lead,
        maxLines,
      }),

    /** A text behind an icon of its height. */
    withIcon(icon: IconName, block: Block, color = colors.accentInk, share = 0.036, stroke = 2): Block {
      const size = 1.25;
      const mark: Mark = {
        width: size,
        height: size,
        space: 0.5,
        draw: (box) => [svg(drawIcon(icon, color, stroke), box)],
      };
      return markBlock(mark, block, px(share));
    },

    /** Texts of one kind behind their icons, those that there are. */
    facts(
      values: readonly (readonly [IconName, string | undefined])[],
      role: TextRole,
      { mark, ...options }: TextOptions & { mark: string },
    ): Block[] {
      return values.flatMap(([icon, value]) =>
        value ? [this.withIcon(icon, text(role, value, options), mark, options.share)] : [],
      );
    },

    withMark: (mark: Mark, block: Block, share = 0.036): Block => markBlock(mark, block, px(share)),

    async picture(parameter: string, size: { width: number; height: number }, fit: Fit = 'cover') {
      const image = images[parameter];
      return image && toPicture(image, size, fit);
    },

    /** A text behind a round picture, or without one alone. */
    async withAvatar(parameter: string, block: Block, share: number, em: number): Promise<Block> {
      const side = px(share) * em;
      const image = images[parameter];
      if (!image) return block;
      const picture = await toPicture(image, { width: side, height: side }, 'cover');
      return markBlock(
        { width: em, height: em, space: em * 0.3, draw: (box) => [draw(picture, box, box.width / 2)] },
        block,
        px(share),
      );
    },

    async logo(grounds: readonly string[] = [colors.ground]): Promise<CardBlock | undefined> {
      if (!images.logo) return undefined;
      const { block, image } = await logoBlock(images.logo, {
        height: unit * 0.085,
        maxWidth: safe.width * 0.45,
        grounds,
      });
      sources.set(image.src, image);
      return { group: 0, dispensable: 1, block };
    },

    /** Right for a text that is read from the right. */
    alignOf: (content: string | undefined): Align =>
      findDirection(content ?? '') === 'rtl' ? 'right' : 'left',

    column: (
      blocks: readonly (CardBlock | undefined)[],
      options: {
        align: Align;
        justify?: 'center' | 'between';
        box?: Box;
        groupGap?: number;
        comfort?: number;
      },
    ): Promise<Column> =>
      setCardColumn({
        box: safe,
        groupGap: unit * 0.045,
        justify: 'between',
        comfort: Math.max(13, unit * 0.06),
        ...options,
        blocks,
      }),

    /** The card: ground, ornaments, then what belongs to the texts. `ground` is the inside of an SVG. */
    finish({
      ground,
      art = [],
      column,
    }: {
      ground: string;
      art?: readonly Node[];
      column: Column;
    }): Composition {
      const full = { x: 0, y: 0, width, height };
      const backdrop = svg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
          `<rect width="${width}" height="${height}" fill="${colors.ground}"/>${ground}</svg>`,
        full,
      );
      const nodes = [backdrop, ...art, ...column.art];
      const used = new Set(nodes.flatMap((node) => ('src' in node ? [node.src] : [])));
      return {
        width,
        height,
        background: colors.ground,
        art: nodes,
        images: [...sources.values()].filter(({ src }) => used.has(src)),
        texts: column.texts,
      };
    },
    placeInside,
  };
}

/** Rounds for SVG. */
export const f = (value: number): string => String(Math.round(value * 10) / 10);

/** A block of a card, or nothing where its text is missing. */
export const put = (
  group: CardBlock['group'],
  dispensable: CardBlock['dispensable'],
  block: Block | undefined,
): CardBlock | undefined => block && { group, dispensable, block };

/** Lines of a list parameter, at most `most`. */
export const toLines = (text: string | undefined, most: number): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, most);
