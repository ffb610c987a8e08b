import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakEvenly, breakGreedily, lineWidth, type MeasuredSegments } from './line-breaking.ts';
import { MUST_BREAK } from './text-segments.ts';

const words = (widths: readonly number[], breakCosts: readonly number[] = []): MeasuredSegments => ({
  segments: widths.map((_, index) => ({
    text: 'w',
    space: index < widths.length - 1,
    breakCost: index === widths.length - 1 ? MUST_BREAK : (breakCosts[index] ?? 0),
  })),
  widths,
  space: 1,
  hyphen: 1,
});

const widthsOf = ({ widths, space }: MeasuredSegments, breaks: readonly number[]): number[] =>
  breaks.map((end, line) => {
    const own = widths.slice(breaks[line - 1] ?? 0, end);
    return own.reduce((sum, width) => sum + width, (own.length - 1) * space);
  });

/** One word in syllables, and a line's hyphen as wide as one letter. */
const syllables = (widths: readonly number[]): MeasuredSegments => ({
  segments: widths.map((_, index) =>
    index === widths.length - 1
      ? { text: 'x', space: false, breakCost: MUST_BREAK }
      : { text: 'x', space: false, breakCost: 0.25, hyphen: true },
  ),
  widths,
  space: 1,
  hyphen: 1,
});

const manyWords = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 11 });

test('both ways of breaking set every word once, in lines no wider than allowed', () => {
  fc.assert(
    fc.property(manyWords, fc.integer({ min: 12, max: 40 }), (widths, maxWidth) => {
      const measured = words(widths);
      const greedy = breakGreedily(measured, maxWidth) ?? [];
      const even = breakEvenly(measured, maxWidth, greedy.length)?.breaks ?? [];
      for (const breaks of [greedy, even]) {
        expect(breaks.at(-1)).toBe(widths.length);
        expect(breaks).toEqual([...new Set(breaks)].sort((a, b) => a - b));
        expect(Math.max(...widthsOf(measured, breaks))).toBeLessThanOrEqual(maxWidth);
      }
    }),
  );
});

test('greedy breaking needs as few lines as any', () => {
  fc.assert(
    fc.property(manyWords, fc.integer({ min: 12, max: 40 }), (widths, maxWidth) => {
      const measured = words(widths);
      const lines = breakGreedily(measured, maxWidth)?.length ?? 0;
      expect(breakEvenly(measured, maxWidth, lines - 1)).toBeUndefined();
    }),
  );
});

test('no other way to break has more even lines', () => {
  fc.assert(
    fc.property(manyWords, fc.integer({ min: 20, max: 40 }), (widths, maxWidth) => {
      const measured = words(widths);
      const [chosen] = [breakEvenly(measured, maxWidth, 2)?.breaks];
      if (!chosen) return;
      const spread = (breaks: readonly number[]): number => {
        const [first = 0, second = 0] = widthsOf(measured, breaks);
        return Math.abs(first - second);
      };
      // A lone short last word is worth uneven lines.
      if (widths.length - (chosen[0] ?? 0) < 2) return;
      for (let at = 1; at < widths.length - 1; at++) {
        const other = [at, widths.length];
        if (Math.max(...widthsOf(measured, other)) > maxWidth) continue;
        expect(spread(chosen)).toBeLessThanOrEqual(spread(other) + 1.5);
      }
    }),
  );
});

test('a break that hurts is avoided for one that is a little less even', () => {
  const costly = words([5, 5, 5, 5, 5, 5], [0, 0, 0.3, 0, 0]);
  expect(breakEvenly(costly, 30, 2)?.breaks).not.toEqual([3, 6]);
  expect(breakEvenly(words([5, 5, 5, 5, 5, 5]), 30, 2)?.breaks).toEqual([3, 6]);
});

test('a line that must end, ends', () => {
  const forced = words([3, 3, 3, 3], [MUST_BREAK]);
  expect(breakGreedily(forced, 100)).toEqual([1, 4]);
  expect(breakEvenly(forced, 100, 2)?.breaks).toEqual([1, 4]);
  expect(breakEvenly(forced, 100, 1)).toBeUndefined();
});

test('a word wider than the line cannot be set', () => {
  expect(breakGreedily(words([5, 50]), 20)).toBeUndefined();
  expect(breakEvenly(words([5, 50]), 20, 2)).toBeUndefined();
});

test('a line that ends in a hyphen leaves room for it, in both ways of breaking', () => {
  fc.assert(
    fc.property(manyWords, fc.integer({ min: 14, max: 40 }), (widths, maxWidth) => {
      const measured = syllables(widths);
      const greedy = breakGreedily(measured, maxWidth) ?? [];
      const even = breakEvenly(measured, maxWidth, greedy.length)?.breaks ?? [];
      for (const breaks of [greedy, even]) {
        expect(breaks.at(-1)).toBe(widths.length);
        breaks.forEach((end, line) => {
          const own = widths.slice(breaks[line - 1] ?? 0, end).reduce((sum, width) => sum + width, 0);
          expect(own + (end < widths.length ? 1 : 0)).toBeLessThanOrEqual(maxWidth);
        });
      }
    }),
  );
});

test('a hyphen that just does not fit moves its syllable to the next line', () => {
  expect(breakGreedily(syllables([5, 5, 5]), 10)).toEqual([1, 3]);
  expect(breakGreedily(syllables([5, 5, 5]), 11)).toEqual([2, 3]);
});

test('whatever can be set in so many lines is set, however words, hyphens and forced ends are mixed', () => {
  const segment = fc.record({
    width: fc.integer({ min: 1, max: 12 }),
    breakCost: fc.constantFrom(0, 0, 0, 0.3, MUST_BREAK),
    space: fc.boolean(),
    hyphen: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(segment, { minLength: 1, maxLength: 9 }),
      fc.integer({ min: 6, max: 40 }),
      fc.integer({ min: 1, max: 9 }),
      (list, maxWidth, lineCount) => {
        const measured: MeasuredSegments = {
          segments: list.map(({ breakCost, space, hyphen }, index) => ({
            text: 'x',
            space: space && index < list.length - 1,
            breakCost: index === list.length - 1 ? MUST_BREAK : breakCost,
            ...(hyphen ? { hyphen: true as const } : {}),
          })),
          widths: list.map(({ width }) => width),
          space: 1,
          hyphen: 1,
        };
        const canSet = (from: number, lines: number): boolean => {
          if (lines === 0) return from === list.length;
          for (let end = from + 1; end <= list.length; end++) {
            const width = lineWidth(measured, from, end) + (measured.segments[end - 1]?.hyphen ? 1 : 0);
            if (width <= maxWidth && canSet(end, lines - 1)) return true;
            if (measured.segments[end - 1]?.breakCost === MUST_BREAK) return false;
          }
          return false;
        };
        expect(breakEvenly(measured, maxWidth, lineCount) !== undefined).toBe(canSet(0, lineCount));
      },
    ),
  );
});

test('no two lines below each other end in a hyphen where words let them end elsewhere', () => {
  const segments = [
    { text: 'a', space: false, breakCost: 0.01, hyphen: true as const },
    { text: 'b', space: true, breakCost: 0 },
    { text: 'c', space: false, breakCost: 0.01, hyphen: true as const },
    { text: 'd', space: false, breakCost: MUST_BREAK },
  ];
  const { breaks } = breakEvenly({ segments, widths: [6, 4, 2, 6], space: 1, hyphen: 1 }, 12, 3) ?? {};
  const hyphens = breaks?.map((end) => segments[end - 1]?.hyphen === true) ?? [];
  expect(hyphens.some((one, at) => one && hyphens[at + 1])).toBe(false);
});
