import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** Warning yellow, scan lines, a narrow grotesque. */
export const cyberpunk: Style = {
  name: 'cyberpunk',
  style: 'cyberpunk',
  scheme: 'dark',
  voices: toStyleVoices(
    { family: 'Archivo', weight: 900, line: 0.98, tracking: -0.02 },
    { family: 'JetBrains Mono', weight: 500, strong: 700 },
  ),
  light: [['#fcee0a', '#0a0a0c', '#e5004f', '#007c8a']],
  dark: [
    ['#08090d', '#fcee0a', '#ff2a6d', '#05d9e8'],
    ['#0a0716', '#f2f0ff', '#05d9e8', '#ff2a6d'],
  ],
  patterns: ['scan', 'hatch'],
  behind: [{ draw: 'scan', ink: 'tint' }],
  strip: 'hatch',
};
