import type { PlacedText } from './composition.ts';
import type { Card, FaintText } from './engine.ts';
import type { Box } from './geometry.ts';
import { contrastBehind } from './quality/check-contrast.ts';
import type { Pixels } from './render/pixels.ts';
import type { RenderKit } from './render/render-kit.ts';
import { setUpCard } from './set-up-card.ts';
import type { Anatomy } from './templates/anatomy.ts';
import { type Color, flattenColor, parseColor } from './templates/color-parameter.ts';
import { isTree } from './templates/own/own-template.ts';
import type { TemplateImage } from './templates/template.ts';

// WCAG 2.2, 1.4.3, for large text, which nearly all text of a card is.
const NEEDED = 3;
const SAMPLES = 16;

/** The texts of a card of an account's own template that are hard to see against the pixels behind them. */
export async function findFaintTexts(
  card: Card,
  images: Readonly<Record<string, TemplateImage>>,
  kit: Pick<RenderKit, 'typesetter' | 'inkOf' | 'measureNodes' | 'canvas'>,
): Promise<FaintText[]> {
  // The inks of a region are readable on its ground.
  if (!card.own || !isTree(card.own.definition)) return [];
  const { template, context } = await setUpCard(card, images, kit);
  const anatomy = await template.dissect?.(context);
  if (!anatomy) return [];
  return listFaint(measureContrasts(anatomy, await kit.canvas.drawArt(anatomy.composition)));
}

/** The nodes with a text that is hard to see. */
export const listFaint = (contrasts: readonly FaintText[]): FaintText[] =>
  contrasts.filter(({ contrast }) => contrast < NEEDED);

/** How well the texts of nodes stand out from the art of their card. */
export const measureContrasts = ({ nodes }: Pick<Anatomy, 'nodes'>, art: Pixels): FaintText[] =>
  nodes
    .filter(({ texts }) => texts.length > 0)
    .map(({ path, texts }) => {
      const contrast = Math.min(...texts.map((placed) => contrastOf(placed, art)));
      return { path, contrast: Math.floor(contrast * 100) / 100 };
    });

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
