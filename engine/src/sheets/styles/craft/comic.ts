import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** A panel with coarse dots. */
export const comic: Style = {
  name: 'comic',
  style: 'comic',
  scheme: 'light',
  voices: toStyleVoices(
    { family: 'Lilita One', weight: 400, line: 1, tracking: 0 },
    { family: 'Outfit', weight: 450, strong: 650 },
  ),
  light: [
    ['#ffffff', '#111111', '#e4002b', '#ffd500', '#1694e8'],
    ['#ffd500', '#111111', '#e4002b', '#ffffff', '#1694e8'],
  ],
  dark: [['#12203f', '#ffffff', '#ffd500', '#e4002b', '#1694e8']],
  patterns: ['dots', 'bursts'],
  above: [{ draw: 'panel', ink: 'ink' }],
  lacks: 'it has panels and dots, without speech bubbles or figures in ink',
};
