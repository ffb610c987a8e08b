import { beforeAll, describe, expect, it } from 'vitest';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import { looks } from '../looks.ts';

// Letters of a hand, and of a face drawn as one stroke, join.
const JOINED: readonly string[] = ['Caveat', 'Shrikhand'];
// Stems, serifs and arms that meet.
const PAIRS = ['ll', 'nl', 'dl', 'hi', 'ni', 'rn', 'an', 'te'] as const;
const SIZE = 150;
// A pair under the other, each in a row of its own.
const ROW = 200;
const CANVAS = { width: 500, height: ROW * PAIRS.length } as const;

const displays = new Map(
  looks
    .flatMap(({ pairings }) => pairings.map(({ display }) => display))
    .filter(({ family }) => !JOINED.includes(family))
    .map((display) => [JSON.stringify(display), display]),
);

describe('letters of headlines do not touch', () => {
  let kit: RenderKit;
  beforeAll(async () => {
    kit = await createRenderKit();
  });

  /** Columns of pixels without ink between the letters of each pair. */
  async function gapsOf(style: Parameters<RenderKit['typesetter']['fit']>[0]['style']) {
    const limits = {
      maxWidth: CANVAS.width,
      maxHeight: ROW,
      maxSize: SIZE,
      minSize: SIZE,
      maxLines: 1,
    };
    const texts = await Promise.all(
      PAIRS.map(async (text, row) => ({
        role: 'title' as const,
        fitted: await kit.typesetter.fit({ text, style, ...limits }),
        box: { x: 50, y: row * ROW, width: CANVAS.width - 100, height: ROW },
        align: 'left' as const,
        color: '#000000',
      })),
    );
    const composition = { ...CANVAS, background: '#ffffff', art: [], images: [], texts };
    const { data, width, height } = await kit.canvas.drawType(
      composition,
      await kit.canvas.drawArt(composition),
    );
    const step = data.length / (width * height);
    return PAIRS.map((pair, row) => {
      const inked = new Array<boolean>(width).fill(false);
      for (let y = row * ROW; y < (row + 1) * ROW; y += 1)
        for (let x = 0; x < width; x += 1) if ((data[(y * width + x) * step] ?? 0) < 128) inked[x] = true;
      const gaps = inked.slice(inked.indexOf(true), inked.lastIndexOf(true)).filter((ink) => !ink).length;
      return { pair, gaps };
    });
  }

  it.each([...displays])('in %s', async (_, style) => {
    expect((await gapsOf(style)).filter(({ gaps }) => gaps === 0)).toEqual([]);
  });
});
