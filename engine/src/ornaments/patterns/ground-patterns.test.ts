import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '../../color/contrast.ts';
import { toInks } from '../../sheets/to-inks.ts';
import { drawPattern } from './patterns.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const CARD = { x: 0, y: 0, width: 1200, height: 630 };

test('words are read on every light of a ground', () => {
  fc.assert(
    fc.property(anyColor, anyColor, fc.option(anyColor), (ground, accent, other) => {
      const inks = { ...toInks({ ground, accent }), ...(other ? { hues: [ground, other] } : {}) };
      const lights = (drawPattern({ draw: 'sheen', box: CARD, inks, color: inks.tint }) ?? '').matchAll(
        /stop-color="(?<color>#\w{6})"/g,
      );
      for (const { groups } of lights)
        for (const ink of [inks.ink, inks.muted, inks.label])
          expect(contrast(ink, groups?.color ?? '')).toBeGreaterThanOrEqual(
            Math.min(4.5, contrast(ink, ground)),
          );
    }),
    { numRuns: 200 },
  );
});

test('confetti falls beside words', () => {
  const inks = toInks({ ground: '#ffe8f0', accent: '#a01050' });
  const word = { x: 100, y: 40, width: 700, height: 160 };
  const shower = (clear: readonly (typeof word)[]) =>
    [
      ...(drawPattern({ draw: 'shower', box: CARD, inks, color: inks.fill, clear }) ?? '').matchAll(
        /translate\((?<x>[\d.]+) (?<y>[\d.]+)\)/g,
      ),
    ].map(({ groups }) => ({ x: Number(groups?.x), y: Number(groups?.y) }));
  const covers = ({ x, y }: { x: number; y: number }): boolean =>
    x > word.x && x < word.x + word.width && y > word.y && y < word.y + word.height;
  expect(shower([]).filter(covers).length).toBeGreaterThan(5);
  expect(shower([word]).filter(covers)).toEqual([]);
  expect(shower([word]).length).toBeGreaterThan(20);
});
