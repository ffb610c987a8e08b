import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Sprayed on a crate. */
export const stencil: Style = {
  name: 'stencil',
  style: 'stencil',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Big Shoulders Stencil', weight: 800, line: 0.98, tracking: 0 },
    { family: 'Oswald', weight: 400, strong: 600 },
  ),
  light: [
    ['#d3b185', '#1d1712', '#b5281c', '#1d1712'],
    ['#d5d3cd', '#17181a', '#e5571b', '#17181a'],
  ],
  dark: [['#2b2f26', '#e8e2cf', '#e5a02b', '#e8e2cf']],
  patterns: ['hatch', 'stripes'],
  strip: 'hatch',
};
