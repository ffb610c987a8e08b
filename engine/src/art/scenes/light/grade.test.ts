import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hueDistance, oklch, toOklch } from '../../../color/oklch.ts';
import { createFigureGrade, createGrade, gradeSvg } from './grade.ts';

const colors = fc
  .record({
    l: fc.double({ min: 0.05, max: 0.97, noNaN: true }),
    c: fc.double({ min: 0, max: 0.2, noNaN: true }),
    h: fc.double({ min: 0, max: 359, noNaN: true }),
  })
  .map(({ l, c, h }) => oklch(l, c, h));

describe('the palette of a whole picture', () => {
  it.each([
    ['teal and orange', { hues: ['#0f8f8c', '#f2762e'] }],
    ['one blue', { hues: ['#2563eb'], manner: 'monochrome' as const }],
    ['grey', { hues: [], manner: 'grey' as const }],
    ['sepia', { hues: [], manner: 'sepia' as const }],
    ['vivid', { hues: [], manner: 'vivid' as const }],
  ])('%s keeps the lightness of every color, and so its contrast', (_name, tone) => {
    const grade = createGrade(tone);
    fc.assert(
      fc.property(colors, (color) => {
        // One step of a channel is more than that beside black.
        fc.pre(toOklch(color).l > 0.1);
        expect(Math.abs(toOklch(grade(color)).l - toOklch(color).l)).toBeLessThan(0.02);
      }),
    );
  });

  it('has only the asked hues in it', () => {
    const asked = ['#0f8f8c', '#f2762e'];
    const grade = createGrade({ hues: asked });
    fc.assert(
      fc.property(colors, (color) => {
        const { c, h } = toOklch(grade(color));
        const far = Math.min(...asked.map((hue) => hueDistance(h, toOklch(hue).h)));
        // What sRGB leaves of a chroma this small has no hue to speak of.
        expect(c < 0.03 || far < 12).toBe(true);
      }),
    );
  });

  it('lets warm things be warm and cool things cool', () => {
    const grade = createGrade({ hues: ['#0f8f8c', '#f2762e'] });
    expect(hueDistance(toOklch(grade('#d92d2a')).h, toOklch('#f2762e').h)).toBeLessThan(8);
    expect(hueDistance(toOklch(grade('#2563eb')).h, toOklch('#0f8f8c').h)).toBeLessThan(8);
  });

  it('makes pastels pale and weak, muted colors weaker, and keeps light above dark', () => {
    const pastel = createGrade({ hues: [], manner: 'pastel' });
    const muted = createGrade({ hues: [], manner: 'muted' });
    fc.assert(
      fc.property(colors, colors, (a, b) => {
        expect(toOklch(pastel(a)).c).toBeLessThan(0.09);
        expect(toOklch(pastel(a)).l).toBeGreaterThan(0.49);
        expect(toOklch(muted(a)).c).toBeLessThanOrEqual(toOklch(a).c + 0.01);
        if (toOklch(a).l > toOklch(b).l + 0.05)
          expect(toOklch(pastel(a)).l).toBeGreaterThan(toOklch(pastel(b)).l - 0.01);
      }),
    );
  });

  it('leaves a figure in a pastel picture half of its own color', () => {
    const tone = { hues: [], manner: 'pastel' as const };
    const fox = '#d2601a';
    const [own, figure, place] = [fox, createFigureGrade(tone)(fox), createGrade(tone)(fox)].map(
      (color) => toOklch(color).c,
    );
    expect(figure).toBeGreaterThan((place ?? 0) * 1.3);
    expect(figure).toBeLessThan(own ?? 0);
  });

  it('grades the colors of a drawing and nothing else of it', () => {
    const grade = createGrade({ hues: [], manner: 'grey' });
    const svg = gradeSvg('<path id="#a1" d="M0 0L10 10" fill="#D92D2A" stroke="url(#glow)"/>', grade);
    expect(svg).toContain('stroke="url(#glow)"');
    expect(svg).toContain('d="M0 0L10 10"');
    expect(svg).not.toMatch(/#d92d2a/i);
  });
});
