import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { toInks } from './to-inks.ts';

const color = fc.stringMatching(/^#[0-9a-f]{6}$/);

test('what nobody asked for is readable on any ground, and on what is drawn below words', () => {
  fc.assert(
    fc.property(color, fc.option(color, { nil: undefined }), fc.boolean(), (ground, accent, strong) => {
      const inks = toInks({ ground, accent, strong });
      for (const ink of [inks.ink, inks.muted, inks.accent])
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.4);
      for (const ink of [inks.ink, inks.muted])
        for (const below of [inks.tint, inks.tone]) expect(contrast(ink, below)).toBeGreaterThanOrEqual(4.4);
      expect(contrast(inks.onFill, inks.fill)).toBeGreaterThanOrEqual(4.4);
    }),
    { numRuns: 200 },
  );
});

test('an ink that is asked for stays as it is', () => {
  expect(toInks({ ground: '#888888', ink: '#999999' }).title).toBe('#999999');
});
