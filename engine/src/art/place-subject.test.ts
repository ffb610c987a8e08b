import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawings } from './drawings/drawings.ts';
import { placeSubject } from './place-subject.ts';

const colors = { main: '#cc3322', second: '#882211', accent: '#ffcc00', ink: '#111111', light: '#ffffff' };

test('a turned subject stays in its place and fills it in one direction', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...drawings),
      fc.integer({ min: -30, max: 30 }),
      fc.integer({ min: 40, max: 900 }),
      fc.integer({ min: 40, max: 900 }),
      fc.boolean(),
      (drawing, rotation, width, height, stand) => {
        const { bounds } = placeSubject(drawing, colors, { x: 500, y: 500, width, height, rotation, stand });
        expect(bounds.x).toBeGreaterThanOrEqual(500 - width / 2 - 0.01);
        expect(bounds.y).toBeGreaterThanOrEqual(500 - height / 2 - 0.01);
        expect(bounds.x + bounds.width).toBeLessThanOrEqual(500 + width / 2 + 0.01);
        expect(bounds.y + bounds.height).toBeLessThanOrEqual(500 + height / 2 + 0.01);
        expect(Math.max(bounds.width / width, bounds.height / height)).toBeCloseTo(1);
        if (stand) expect(bounds.y + bounds.height).toBeCloseTo(500 + height / 2);
      },
    ),
  );
});

test('the same drawing has the same name, another color another one', () => {
  const [drawing] = drawings;
  if (!drawing) throw new Error('there are no subjects');
  const place = { x: 100, y: 100, width: 80, height: 80, rotation: 0 };
  const first = placeSubject(drawing, colors, place).image.src;
  expect(placeSubject(drawing, colors, place).image.src).toBe(first);
  expect(placeSubject(drawing, { ...colors, main: '#00aa55' }, place).image.src).not.toBe(first);
});

test('leaves paper around a cut-out, as wide on the card at any size of the drawing', () => {
  const drawing = drawings.find(({ name }) => name === 'castle');
  if (!drawing) throw new Error('there is no castle');
  for (const size of [100, 400]) {
    const rim = { color: '#ffffff', width: 8, shadow: '#000000' };
    const place = { x: 300, y: 300, width: size, height: size, rotation: 0 };
    const [cut, plain] = [
      placeSubject(drawing, colors, { ...place, rim }),
      placeSubject(drawing, colors, place),
    ];
    expect(cut.bounds).toEqual(plain.bounds);
    const scale = size / Math.max(drawing.width, drawing.height);
    const [, thick] = /\.rim \*\{stroke:#ffffff;stroke-width:([\d.]+)/.exec(String(cut.image.data)) ?? [];
    expect((Number(thick) * scale) / 2).toBeCloseTo(8, 0);
  }
});
