import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Signs that glow in the night. */
export const neon: Style = {
  name: 'neon',
  style: 'neon',
  scheme: 'dark',
  voices: toStyleVoices(
    { family: 'Unbounded', weight: 800, line: 1.04, tracking: -0.012 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  dark: [
    ['#140a2e', '#fdf3ff', '#ff3fb0', '#4df3ff', '#ffe066'],
    ['#0a0d2b', '#f3f8ff', '#37dcff', '#ff7ae5', '#a03dff'],
    ['#0f0730', '#f6f3ff', '#a873ff', '#6ff7e8', '#ff5fc4'],
  ],
  ownsGround: true,
  patterns: ['glow', 'sunset'],
  above: [{ draw: 'panel', ink: 'fill' }],
};
