import { expect, test } from 'vitest';
import type { Part } from '../../parts/part.ts';
import { createRenderKit } from '../../render/render-kit.ts';
import { toTemplateSheet } from '../../sheets/template-sheet.ts';
import { toCanvas } from '../canvas.ts';
import type { Out } from '../layout.ts';
import { setFigures } from './figures.ts';

const { typesetter, inkOf } = await createRenderKit();
const sheet = toTemplateSheet({});
const NUMBERS = [
  ['99.98%', 'uptime'],
  ['4.2M', 'requests a day'],
  ['38 ms', 'median latency'],
  ['12', 'regions'],
] as const;

const SIZES = [
  [1200, 630],
  [1080, 1080],
  [1080, 1920],
] as const;

test.each(SIZES.flatMap(([width, height]) => [2, 3, 4].map((count) => [count, width, height] as const)))(
  '%i numbers on %i x %i are large, of one size, in full rows, each with its words',
  async (count, width, height) => {
    const canvas = toCanvas(width, height);
    const parts = NUMBERS.slice(0, count).map(([text, detail]): Part => ({ role: 'count', text, detail }));
    const { words: room } = canvas;
    const block = await setFigures({ of: 'count', voice: 'figure', size: { fit: 240 } }, parts, room, {
      ...{ typesetter, inkOf, sheet, inks: sheet.grounds.plain, canvas, region: room },
      ...{ matter: { parts, images: new Map(), facts: new Set<string>() }, partsOf: () => parts },
      ...{ tight: 1, grows: 1 },
    });
    const out: Out = { shapes: [], texts: [] };
    block.place(room.x, room.y, room.width, 'start', out);
    expect(block.height).toBeLessThanOrEqual(room.height + 1);
    // In the order in which they are read.
    expect(out.texts.map(({ fitted }) => fitted.text.replaceAll('\u00a0', ' '))).toEqual(
      NUMBERS.slice(0, count).flat(),
    );
    const numbers = out.texts.filter((_, at) => at % 2 === 0);
    const sizes = numbers.map(({ fitted }) => fitted.size);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(1);
    expect(Math.min(...sizes)).toBeGreaterThan(120 * canvas.unit);
    const columns = new Set(out.shapes.map(({ box }) => Math.round(box.x))).size;
    expect(count % columns).toBe(0);
  },
);
