import { beforeAll, describe, expect, it } from 'vitest';
import { createRenderKit, type RenderKit } from '../../render/render-kit.ts';
import { looks } from '../looks.ts';

// Letters of a hand, and of a face drawn as one stroke, join.
const JOINED: readonly string[] = ['Caveat', 'Shrikhand'];
// Stems, serifs and arms that meet.
const PAIRS = ['ll', 'nl', 'dl', 'hi', 'ni', 'rn', 'an', 'te'] as const;
const SIZE = 200;
const CANVAS = { width: 800, height: 400 } as const;

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

  /** Columns of pixels without ink between two letters. */
  async function gapOf(text: string, style: Parameters<RenderKit['typesetter']['fit']>[0]['style']) {
    const limits = {
      maxWidth: CANVAS.width,
      maxHeight: CANVAS.height,
      maxSize: SIZE,
      minSize: SIZE,
      maxLines: 1,
    };
    const fitted = await kit.typesetter.fit({ text, style, ...limits });
    const composition = {
      ...CANVAS,
      background: '#ffffff',
      art: [],
      images: [],
      texts: [
        {
          role: 'title' as const,
          fitted,
          box: { x: 50, y: 50, width: CANVAS.width - 100, height: CANVAS.height - 100 },
          align: 'left' as const,
          color: '#000000',
        },
      ],
    };
    const { data, width, height } = await kit.canvas.drawType(
      composition,
      await kit.canvas.drawArt(composition),
    );
    const step = data.length / (width * height);
    const inked = Array.from({ length: width }, (_, x) =>
      Array.from({ length: height }, (_, y) => data[(y * width + x) * step] as number).some(
        (red) => red < 128,
      ),
    );
    return inked.slice(inked.indexOf(true), inked.lastIndexOf(true)).filter((ink) => !ink).length;
  }

  it.each([...displays])('in %s', async (_, style) => {
    for (const pair of PAIRS) expect(await gapOf(pair, style), pair).toBeGreaterThan(0);
  });
});
