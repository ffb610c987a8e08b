import type { Composition, PlacedText } from '../composition.ts';
import type { Pixels } from '../render/pixels.ts';
import { contrastBehind, neededContrast, textContrast } from './check-contrast.ts';
import { toLineBoxes } from './line-boxes.ts';

const DARK = '#111111';
const LIGHT = '#ffffff';

type Repair = { composition: Composition; repairs: string[] };

/** Gives every text that fails contrast a darker or lighter color, whichever stands out more. */
export function recolorTexts(composition: Composition, art: Pixels): Repair {
  const repairs: string[] = [];
  const texts = composition.texts.map((placed) => {
    if (!fails(placed, art)) return placed;
    const color = contrastBehind(placed, DARK, art) > contrastBehind(placed, LIGHT, art) ? DARK : LIGHT;
    if (contrastBehind(placed, color, art) < neededContrast(placed)) return placed;
    repairs.push(`color: ${placed.role}`);
    return { ...placed, color };
  });
  return { composition: { ...composition, texts }, repairs };
}

/** Puts an opaque plate in the background's color behind failing texts, as a last resort before another look. */
export function plateTexts(composition: Composition, art: Pixels): Repair {
  const failing = composition.texts.filter((placed) => fails(placed, art));
  const plates = failing.map((placed) => toPlate(placed, composition.background));
  const texts = composition.texts.map((placed) =>
    failing.includes(placed) ? { ...placed, color: inkOn(composition.background) } : placed,
  );
  return {
    composition: { ...composition, texts, art: [...composition.art, ...plates] },
    repairs: failing.map((placed) => `scrim: ${placed.role}`),
  };
}

const fails = (placed: PlacedText, art: Pixels): boolean =>
  placed.role !== 'decoration' && textContrast(placed, art) < neededContrast(placed);

function inkOn(background: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 140 ? DARK : LIGHT;
}

function toPlate(placed: PlacedText, background: string): Composition['art'][number] {
  const bounds = toLineBoxes(placed).map((line) => line.bounds);
  const pad = placed.fitted.size * 0.3;
  const x = Math.min(...bounds.map((b) => b.x)) - pad;
  const y = Math.min(...bounds.map((b) => b.y)) - pad / 2;
  return {
    type: 'container',
    style: {
      position: 'absolute',
      left: x,
      top: y,
      width: Math.max(...bounds.map((b) => b.x + b.width)) + pad - x,
      height: Math.max(...bounds.map((b) => b.y + b.height)) + pad / 2 - y,
      backgroundColor: background,
      borderRadius: placed.fitted.size * 0.2,
    },
  };
}
