import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** A block cut with the gouge. */
export const linocut: Style = {
  name: 'linocut',
  style: 'linocut',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Roboto Slab', weight: 900, line: 1.02, tracking: -0.005 },
    { family: 'Roboto Slab', weight: 450, strong: 700 },
  ),
  light: [
    ['#f3ead8', '#1b1815', '#c9391f', '#1b1815'],
    ['#efe9d9', '#16302a', '#16302a', '#d98a1f'],
  ],
  dark: [['#1b1815', '#f3ead8', '#e0543a', '#f3ead8']],
  patterns: ['leaves', 'hatch'],
  above: [{ draw: 'border', ink: 'ink' }],
  lacks: 'its patterns look cut; drawings on it stay smooth',
};
