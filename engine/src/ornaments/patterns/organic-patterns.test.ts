import { expect, test } from 'vitest';
import { toInks } from '../../sheets/to-inks.ts';
import { drawPattern } from './patterns.ts';

test('waves end as high as they begin, so that copies fit beside each other, and none is like another', () => {
  const inks = toInks({ ground: '#e0f4f2', accent: '#0f8f8a' });
  const box = { x: 0, y: 0, width: 1200, height: 630 };
  const drawn = drawPattern({ draw: 'waves', box, inks, color: inks.fill }) ?? '';
  const crests = [...drawn.matchAll(/M0 (?<start>[\d.]+)(?<crest>C[^V]*) (?<end>[\d.]+)V/g)].map(
    ({ groups }) => groups as { start: string; crest: string; end: string },
  );
  expect(crests.length).toBeGreaterThan(3);
  for (const { start, end } of crests) expect(Number(end)).toBeCloseTo(Number(start), 0);
  const swings = crests.map(({ start, crest }) =>
    [...crest.matchAll(/ (?<y>[\d.]+)(?=C|$)/g)]
      .map(({ groups }) => Math.round(Number(groups?.y) - Number(start)))
      .join(),
  );
  expect(new Set(swings).size).toBe(swings.length);
});
