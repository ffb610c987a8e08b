import { Renderer } from '@takumi-rs/core';
import { readSfntCmap } from '../assets/read-cmap.ts';

const NAME = 'tried';
const MOST_CHARACTERS = 1500;
const SIZE = { width: 800, height: 1600 };

/** Draws characters from everywhere in a font, light and bold. Says why it cannot be used; undefined if it can. */
export async function findFontFault(data: Buffer): Promise<'no characters' | 'refused' | undefined> {
  const points = readSfntCmap(data).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  const drawn = points.filter((point) => point > 0x20 && !(point >= 0xd800 && point <= 0xdfff));
  if (drawn.length === 0) return 'no characters';
  const step = Math.max(1, drawn.length / MOST_CHARACTERS);
  const sample = Array.from({ length: Math.ceil(drawn.length / step) }, (_, index) =>
    String.fromCodePoint(drawn[Math.floor(index * step)] ?? 0x21),
  );
  try {
    const renderer = new Renderer();
    await renderer.registerFont({ name: NAME, data });
    const lines = [sample.join(' '), sample.join('')];
    const children = lines.flatMap((text) =>
      [400, 700].map((fontWeight) => ({ type: 'text' as const, text, style: { fontWeight } })),
    );
    const style = {
      display: 'flex',
      flexDirection: 'column',
      fontFamily: NAME,
      fontSize: 12,
      ...SIZE,
    } as const;
    await renderer.render(
      { type: 'container', style, children },
      { ...SIZE, format: 'raw', fontFamilies: [NAME] },
    );
  } catch {
    return 'refused';
  }
  return undefined;
}
