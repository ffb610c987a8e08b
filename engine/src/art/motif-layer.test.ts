import { expect, test } from 'vitest';
import { toPalette } from '../direction/palettes.ts';
import { createRandom } from '../random.ts';
import { clipLayer, motifLayer, subjectOf } from './motif-layer.ts';
import { motifs } from './motifs.ts';

const size = { width: 600, height: 315 };
const stage = {
  ...size,
  area: { x: 300, y: 0, width: 300, height: 315 },
  keepClear: { x: 30, y: 30, width: 200, height: 200 },
  palette: toPalette('light', { hue: 260, achromatic: false }, { bare: false, random: createRandom(1) }),
  scheme: 'light' as const,
  random: createRandom(1),
};

test('every motif of the registry can be a layer, by its name', () => {
  for (const { name } of motifs) expect(motifLayer(name, stage)?.node).toMatchObject({ type: 'image' });
});

test('a name of no motif gives no layer', () => {
  expect(motifLayer('subject:fox', stage)).toBeUndefined();
});

test('a motif that names a subject finds it', () => {
  expect(subjectOf('subject:fox')?.name).toBe('fox');
  expect(subjectOf('bauhaus')).toBeUndefined();
  expect(subjectOf('subject:nobody')).toBeUndefined();
});

test('a clipped layer shows the same pixels at the same place, and none beyond the box', () => {
  const layer = motifLayer('bauhaus', stage);
  if (!layer) throw new Error('bauhaus is a motif');
  const clipped = clipLayer(layer, size, { x: 320, y: 40, width: 100, height: 80 });
  expect(clipped.node).toMatchObject({
    style: { left: 320, top: 40, width: 100, height: 80, overflow: 'hidden' },
    children: [{ style: { left: -320, top: -40, width: 600, height: 315 } }],
  });
});
