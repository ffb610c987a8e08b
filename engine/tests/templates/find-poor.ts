import type { Composition, PlacedText } from '../../src/composition.ts';
import { textContrast } from '../../src/quality/check-contrast.ts';
import type { RenderKit } from '../../src/render/render-kit.ts';
import type { TemplateValues } from '../../src/templates/template.ts';

// Half of what one step of a channel changes, and what dithering does to a gradient.
const ROUNDING = 0.06;

/** Texts whose color is nobody's but ours, with the contrast that the drawn pixels give them. */
export async function findPoor(
  canvas: RenderKit['canvas'],
  composition: Composition,
  values: TemplateValues,
  needed: (placed: PlacedText) => number,
): Promise<string[]> {
  const art = await canvas.drawArt(composition);
  return composition.texts
    .filter(({ role }) => !isChosen(role, values))
    .map((placed) => ({ placed, measured: textContrast(placed, art) }))
    .filter(({ placed, measured }) => measured < needed(placed) - ROUNDING)
    .map(({ placed, measured }) => `${placed.role} ${placed.color} has ${measured.toFixed(2)}`);
}

function isChosen(role: PlacedText['role'], { fg, muted, accent }: TemplateValues): boolean {
  const [hasFg, hasMuted, hasAccent] = [fg, muted, accent].map((color) => color !== undefined);
  if (role === 'title') return hasFg === true;
  if (role === 'subtitle' || role === 'label') return hasMuted === true;
  // The tagline's ink is the accent as far as it can be read, unless every ink was chosen.
  return hasFg === true && hasMuted === true && hasAccent === true;
}
