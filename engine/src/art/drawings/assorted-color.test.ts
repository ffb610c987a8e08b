import { describe, expect, it } from 'vitest';
import { assortedColor } from './assorted-color.ts';
import { drawings } from './drawings.ts';

describe('an assortment', () => {
  it('gives neighbours different colors, and begins anew when it has no more', () => {
    const five = [0, 1, 2, 3, 4].map((nth) => assortedColor('toy-balloon', nth));
    expect(new Set(five).size).toBe(5);
    expect(assortedColor('toy-balloon', 5)).toBe(five[0]);
  });

  it('leaves what has a color of its own as it is', () => {
    const fixed = ['fox', 'apple', 'lighthouse', 'constructor'];
    expect(fixed.map((name) => assortedColor(name, 1))).toEqual(fixed.map(() => undefined));
  });

  it('is known only of things that are drawn', () => {
    const known = drawings.filter(({ name }) => assortedColor(name, 0) !== undefined);
    expect(known.length).toBeGreaterThanOrEqual(9);
  });
});
