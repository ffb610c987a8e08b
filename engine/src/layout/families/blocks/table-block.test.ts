import { expect, it } from 'vitest';
import { createRenderKit } from '../../../render/render-kit.ts';
import type { Kit } from './kit.ts';
import { tableBlock } from './table-block.ts';

const { typesetter } = await createRenderKit();
const words = { family: 'Inter', weight: 500, lineHeight: 1.3 };
const ink = '#111111';
const palette = {
  background: '#ffffff',
  surface: '#eeeeee',
  foreground: ink,
  muted: ink,
  accent: ink,
  accent2: ink,
  accentText: ink,
};
const kit: Kit = {
  typesetter,
  style: {
    name: 'plain',
    scheme: 'light',
    rule: 0.004,
    corner: 0,
    panel: 'fill',
    texture: 'none',
    type: { display: words, text: words, label: words },
    palette,
  },
  palette,
  rtl: false,
  unit: 700,
  sizes: { lead: 60, action: 40, rest: 30 },
  least: { action: 24, rest: 20 },
  icons: true,
};

it('sets prices and hours in digits of one width', async () => {
  const rows = [
    { text: 'Espresso', value: '€1.11' },
    { text: 'Flat white', value: '€4.80' },
    { text: 'Monday', value: '11:11' },
    { text: 'Sunday', value: '08:40' },
  ];
  const table = await tableBlock(kit, [{ rows }], { most: 40 }).measure({
    width: 900,
    height: 600,
    scale: 1,
  });
  const widths = new Map(
    table.place(0, 0, 900, 'left').texts.map(({ fitted }) => [fitted.text, fitted.width]),
  );
  expect(widths.get('€1.11')).toBeCloseTo(widths.get('€4.80') ?? 0, 1);
  expect(widths.get('11:11')).toBeCloseTo(widths.get('08:40') ?? 0, 1);
});

it('sets three rows in columns of the same length, however low its room is', async () => {
  const rows = ['Tomato soup', 'Risotto', 'Lemon tart'].map((text) => ({ text, value: '€5.20' }));
  for (const height of [90, 110, 130, 150, 170])
    for (const width of [700, 900, 1100]) {
      const table = await tableBlock(kit, [{ rows }], { most: 40 }).measure({ width, height, scale: 1 });
      const names = table
        .place(0, 0, width, 'left')
        .texts.filter(({ fitted }) => !fitted.text.startsWith('€'));
      expect(new Set(names.map(({ box }) => Math.round(box.x))).size).not.toBe(2);
    }
});
