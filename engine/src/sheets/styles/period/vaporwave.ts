import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Sunsets and gradients in pink, cyan and violet. */
export const vaporwave: Style = {
  name: 'vaporwave',
  style: 'vaporwave',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Unbounded', weight: 600, line: 1.06, tracking: -0.012 },
    { family: 'JetBrains Mono', weight: 500, strong: 700 },
  ),
  light: [
    ['#f3ecff', '#2b0f5c', '#ff71ce', '#01cdfe', '#b967ff'],
    ['#ffe9f6', '#2b0f5c', '#b967ff', '#01cdfe', '#ff71ce'],
  ],
  dark: [['#1c0f3f', '#fdf3ff', '#ff71ce', '#01cdfe', '#b967ff']],
  patterns: ['sunset', 'blend'],
  strip: 'blend',
};
