import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Gold hairlines on black. */
export const luxury: Style = {
  name: 'luxury',
  style: 'luxury',
  scheme: 'dark',
  voices: toStyleVoices(
    { family: 'Playfair Display', weight: 400, line: 1.08, tracking: 0 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [['#f4efe6', '#1d1a16', '#8f6f2e', '#c9b483']],
  dark: [
    ['#0e0d0d', '#f6efe2', '#c9a24d', '#f0dca6'],
    ['#0c1f1a', '#f6efe2', '#c9a24d', '#f0dca6'],
  ],
  patterns: ['fans'],
  above: [{ draw: 'lines', ink: 'fill' }],
};
