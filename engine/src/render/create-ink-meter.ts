import { createRecentMap } from '../assets/recent-map.ts';
import type { TextResolver } from '../assets/resolve-text.ts';
import type { TextStyle } from '../assets/text-style.ts';
import type { Ink, InkMeter } from '../typesetting/ink-meter.ts';
import type { Typesetter } from '../typesetting/typesetter.ts';
import type { Canvas } from './canvas.ts';

// Large enough that a row of pixels is half a percent.
const EM = 96;
const OPAQUE = 110;
const LINE = 1.25;

type Kit = { typesetter: Typesetter; canvas: Pick<Canvas, 'drawTypeLayer'>; resolver: TextResolver };

/** Measures a letter by drawing it, once a style: bundled and uploaded fonts, and what stands in for them, alike. */
export function createInkMeter(kit: Kit): InkMeter {
  const known = createRecentMap<Promise<Ink>>(4_000);
  return (style, letter) => {
    const { family, weight, variation, tabular, language } = style;
    const key = JSON.stringify([family, weight, variation, tabular, language, letter]);
    const found = known.get(key) ?? measureInk(kit, style, letter);
    known.set(key, found);
    return found;
  };
}

async function measureInk(
  { typesetter, canvas, resolver }: Kit,
  style: TextStyle,
  letter: string,
): Promise<Ink> {
  const { families } = await resolver.resolve(letter, style);
  const fitted = await typesetter.fit({
    text: letter,
    style: { ...style, letterSpacing: 0, lineHeight: LINE },
    maxWidth: 20 * EM,
    maxHeight: 20 * EM,
    maxSize: EM,
    minSize: EM,
    maxLines: 1,
  });
  const box = { x: EM, y: EM, width: fitted.width, height: fitted.height };
  const size = { width: Math.ceil(fitted.width) + 2 * EM, height: Math.ceil(fitted.height) + 2 * EM };
  const placed = { role: 'label', fitted, box, align: 'left', color: '#000000' } as const;
  const layer = await canvas.drawTypeLayer({
    ...size,
    background: '#ffffff',
    art: [],
    images: [],
    texts: [placed],
  });
  if (!layer) throw new Error('A text has a layer.');
  const { width, height, data } = layer.type;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < OPAQUE) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  const middle = EM + fitted.lineHeightPx / 2 - layer.at.y;
  // A letter without ink is as high as a capital.
  if (right === 0) return { top: -0.36, bottom: 0.36, start: 0, end: 0, width: fitted.width / EM, families };
  return {
    top: (top - middle) / EM,
    bottom: (bottom - middle) / EM,
    start: (left + layer.at.x - EM) / EM,
    end: (EM + fitted.width - right - layer.at.x) / EM,
    width: (right - left) / EM,
    families,
  };
}
