import { expect, test } from 'vitest';
import type { Part } from '../../parts/part.ts';
import { createRenderKit } from '../../render/render-kit.ts';
import { toTemplateSheet } from '../../sheets/template-sheet.ts';
import { toCanvas } from '../canvas.ts';
import type { Out } from '../layout.ts';
import { setStars } from './rating.ts';

const { typesetter, inkOf } = await createRenderKit();
const canvas = toCanvas(1200, 630);
const sheet = toTemplateSheet({ accent: '#c2410c' });
const { plain } = sheet.grounds;

test.each([
  ['5', 5, []],
  ['5 stars', 5, ['5 stars']],
  ['4,4 / 5', 4.4, ['4,4 / 5']],
  ['9 / 10', undefined, ['9 / 10']],
  ['★★★★★', undefined, ['★★★★★']],
])('a rating of %s is as many stars, and its words', async (text, stars, words) => {
  const part: Part = { role: 'rating', text };
  const block = await setStars(
    { of: 'rating', size: 'lead' },
    [part],
    { width: 700 },
    {
      typesetter,
      inkOf,
      sheet,
      inks: plain,
      canvas,
      matter: { parts: [part], images: new Map(), facts: new Set() },
      region: { x: 0, y: 0, width: 1200, height: 630 },
      partsOf: () => [part],
      tight: 1,
      grows: 1,
    },
  );
  const out: Out = { shapes: [], texts: [] };
  block.place(0, 0, 700, 'start', out);
  const filled = out.shapes.reduce((sum, { draw, share = 0 }) => sum + (draw === 'icon:star' ? share : 0), 0);
  expect(filled).toBeCloseTo(stars ?? 0);
  expect(out.texts.map(({ fitted }) => fitted.text)).toEqual(words);
});
