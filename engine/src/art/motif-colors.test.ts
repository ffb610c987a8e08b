import { describe, expect, it } from 'vitest';
import { contrast, luminance } from '../color/contrast.ts';
import { toMotifColors } from './motif-colors.ts';

const palettes = {
  light: {
    background: '#f8efe0',
    surface: '#efe0c6',
    foreground: '#3a1d12',
    muted: '#7a5a48',
    accent: '#d6491f',
    accent2: '#1f8a7a',
    accentText: '#b53a14',
  },
  dark: {
    background: '#07271a',
    surface: '#0d3a28',
    foreground: '#effcf3',
    muted: '#9cc4ae',
    accent: '#c8f53c',
    accent2: '#1fa85a',
    accentText: '#c8f53c',
  },
};

describe.each(['light', 'dark'] as const)('inks on a %s ground', (scheme) => {
  const colors = toMotifColors(palettes[scheme], scheme);

  it('are plain colors', () => {
    for (const ink of Object.values(colors)) expect(ink).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('stand out more from the ground from wash to peak', () => {
    const steps = [colors.wash, colors.soft, colors.mid, colors.strong, colors.peak].map((ink) =>
      contrast(ink, colors.ground),
    );
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(contrast(colors.hair, colors.ground)).toBeLessThan(1.8);
  });

  it('have the darkest and the lightest surface in night and paper', () => {
    for (const ink of [colors.ground, colors.soft, colors.strong]) {
      expect(luminance(colors.night)).toBeLessThan(luminance(ink) + 0.001);
      expect(luminance(colors.paper)).toBeGreaterThan(luminance(ink) - 0.001);
    }
  });
});
