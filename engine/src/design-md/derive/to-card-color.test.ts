import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseColor } from '../../templates/color-parameter.ts';
import { toCardColor } from './to-card-color.ts';

describe('what the card takes passes as it is', () => {
  test.each(['#fff', '#ABCDEF', '#12345678', 'rgb(1, 2, 3)', 'rgba(1,2,3,.5)'])('%s', (value) => {
    expect(toCardColor(value)).toEqual({ value, replaced: false });
  });
});

describe('other notations become hex', () => {
  test.each([
    ['rebeccapurple', '#663399'],
    ['RED', '#ff0000'],
    ['#f80a', '#ff8800aa'],
    ['1e1e1e', '#1e1e1e'],
    ['hsl(200deg 50% 50%)', '#4095bf'],
    ['hsla(200, 50%, 50%, 0.5)', '#4095bf80'],
    ['rgb(255 0 0 / 50%)', '#ff000080'],
    ['oklch(0.6 0.1 200)', '#0d9298'],
    ['lab(50 20 30)', '#a16945'],
    ['color(display-p3 0 0 1)', '#0000ff'],
  ])('%s is %s', (value, hex) => {
    expect(toCardColor(value)).toEqual({ value: hex, replaced: true });
  });

  test('outside sRGB the hue stays', () => {
    const color = toCardColor('oklch(0.7 0.4 150)');
    const { r = 0, g = 0, b = 0 } = ('value' in color && parseColor(color.value)) || {};
    expect(g).toBeGreaterThan(Math.max(r, b) + 60);
  });
});

describe('what is no color has its reason', () => {
  test.each([
    ['', 'is empty'],
    ['transparent', 'fully transparent'],
    ['currentColor', 'in a style sheet only'],
    ['var(--brand)', 'in a style sheet only'],
    ['light-dark(#fff, #000)', 'in a style sheet only'],
    ['color-mix(in srgb, red, blue)', 'in a style sheet only'],
    ['linear-gradient(red, blue)', '`colors.surface-gradient`'],
    ['bluish', 'is no color that can be read: `bluish`'],
    ['rgb(300, 0, 0)', ''],
    ['x'.repeat(10_000), 'is no color that can be read'],
  ])('%s', (value, reason) => {
    const color = toCardColor(value);
    if (reason === '') expect('value' in color && parseColor(color.value)).toBeTruthy();
    else expect(color).toEqual({ problem: expect.stringContaining(reason) });
  });
});

test('whatever comes out is a color of the card', () => {
  const number = fc.oneof(fc.double({ min: -2, max: 400, noNaN: true }), fc.constant('none'));
  const call = fc
    .tuple(
      fc.constantFrom('oklch', 'oklab', 'lch', 'hsl', 'rgb', 'rgba', 'hwb'),
      number,
      number,
      number,
      number,
    )
    .map(([name, a, b, c, d]) => `${name}(${a} ${b}% ${c} / ${d})`);
  fc.assert(
    fc.property(fc.oneof(call, fc.string({ unit: 'binary' })), (value) => {
      const color = toCardColor(value);
      if ('value' in color) expect(parseColor(color.value)).toBeDefined();
      else expect(color.problem).not.toBe('');
    }),
  );
});
