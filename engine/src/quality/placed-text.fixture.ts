import type { PlacedText } from '../composition.ts';
import type { Pixels } from '../render/pixels.ts';

/** A one-line text with a made-up width: the checks read numbers, not fonts. */
export function placeText(
  text: string,
  at: { x: number; y: number },
  changes: Partial<PlacedText> = {},
): PlacedText {
  const size = 40;
  const width = text.length * 20;
  const style = { family: 'Inter', weight: 700, lineHeight: 1.2 };
  return {
    role: 'title',
    fitted: {
      text,
      style,
      size,
      lines: [{ text, width }],
      width,
      height: 48,
      lineHeightPx: 48,
      direction: 'ltr',
      truncated: false,
    },
    box: { x: at.x, y: at.y, width, height: 48 },
    align: 'left',
    color: '#111111',
    ...changes,
  };
}

/** A canvas painted by a rule. */
export function paint(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => [number, number, number],
): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set([...colorAt(x, y), 255], (y * width + x) * 4);
  }
  return { width, height, data };
}
