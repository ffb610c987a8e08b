import type { Card, FaintText } from './engine.ts';
import type { Box } from './geometry.ts';
import type { PlacedText } from './layout/composition.ts';
import { contrastBehind } from './quality/check-contrast.ts';
import type { Pixels } from './render/pixels.ts';
import type { RenderKit } from './render/render-kit.ts';
import { type Color, flattenColor, parseColor } from './templates/color-parameter.ts';
import { chooseTree, layOutDefinition } from './templates/own/compose-definition.ts';
import { isTree, type OwnTemplate, type TreeDefinition } from './templates/own/own-template.ts';
import type { TemplateImage } from './templates/template.ts';

type TemplateNode = TreeDefinition['root']['children'][number];

// WCAG 2.2, 1.4.3, for large text, which nearly all text of a card is.
const NEEDED = 3;
const SAMPLES = 16;

/** The texts of a card of an account's own template that are hard to see against the pixels behind them. */
export async function findFaintTexts(
  definition: OwnTemplate['definition'],
  card: Pick<Card, 'values' | 'width' | 'height'>,
  images: Readonly<Record<string, TemplateImage>>,
  {
    typesetter,
    inkOf,
    measureNodes,
    canvas,
  }: Pick<RenderKit, 'typesetter' | 'inkOf' | 'measureNodes' | 'canvas'>,
): Promise<FaintText[]> {
  // The inks of a region are readable on its ground.
  if (!isTree(definition)) return [];
  const context = { ...card, images, typesetter, inkOf, measureNodes };
  const { composition, nodes } = await layOutDefinition(definition, context);
  const art = await canvas.drawArt(composition);
  const { root, name } = chooseTree(definition, card.width, card.height);
  const paths = listPaths(root, name);
  return composition.texts.flatMap((placed, index) => {
    const contrast = contrastOf(placed, art);
    const path = paths.get(nodes[index]);
    return contrast < NEEDED && path !== undefined
      ? [{ path, contrast: Math.floor(contrast * 100) / 100 }]
      : [];
  });
}

function contrastOf(placed: PlacedText, art: Pixels): number {
  const color = parseColor(placed.color);
  // Nothing of a text without a color can be seen.
  if (!color) return 1;
  return contrastBehind(placed, flattenColor(color, meanBehind(placed.box, art)), art, NEEDED);
}

/** What a translucent text is blended with. */
function meanBehind({ x, y, width, height }: Box, art: Pixels): Color {
  const sum = { r: 0, g: 0, b: 0 };
  for (let row = 0; row < SAMPLES; row++) {
    for (let column = 0; column < SAMPLES; column++) {
      const left = Math.min(art.width - 1, Math.floor(x + ((column + 0.5) / SAMPLES) * width));
      const top = Math.min(art.height - 1, Math.floor(y + ((row + 0.5) / SAMPLES) * height));
      const at = (top * art.width + left) * 4;
      sum.r += art.data[at] ?? 0;
      sum.g += art.data[at + 1] ?? 0;
      sum.b += art.data[at + 2] ?? 0;
    }
  }
  const count = SAMPLES ** 2;
  return { r: sum.r / count, g: sum.g / count, b: sum.b / count, alpha: 1 };
}

function listPaths(
  node: TemplateNode,
  path: string,
  into = new Map<unknown, string>(),
): Map<unknown, string> {
  into.set(node, path);
  if (node.type === 'box')
    node.children.forEach((child, index) => {
      listPaths(child, `${path}.children[${index}]`, into);
    });
  return into;
}
