import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Two inks, coarse dots, rough paper. */
export const risograph: Style = {
  name: 'risograph',
  style: 'risograph',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Bricolage Grotesque', weight: 800, line: 0.98, tracking: -0.012 },
    { family: 'Space Grotesk', weight: 450, strong: 650 },
  ),
  light: [
    ['#f6f0e3', '#22307f', '#ff4c79', '#2f5fd0'],
    ['#f7f1e2', '#0e4f44', '#ff6a4d', '#0a8f78'],
  ],
  dark: [['#22307f', '#fdf3e3', '#ff7f9f', '#ffd35c']],
  patterns: ['dots', 'pebbles'],
  behind: [{ draw: 'specks', ink: 'tint' }],
  strip: 'dots',
  lacks: 'it has the colors and the grain, and its inks are not printed over each other',
};
