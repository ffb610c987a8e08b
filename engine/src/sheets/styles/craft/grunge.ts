import type { Style } from '../../sheet.ts';
import { toStyleVoices } from '../../to-style-voices.ts';

/** A worn photocopy. */
export const grunge: Style = {
  name: 'grunge',
  style: 'grunge',
  scheme: 'dark',
  voices: toStyleVoices(
    { family: 'Anton', weight: 400, line: 0.98, tracking: 0 },
    { family: 'JetBrains Mono', weight: 500, strong: 700 },
  ),
  light: [['#dcd6c8', '#141210', '#b3261e', '#5d6b3a']],
  dark: [['#171513', '#efe9db', '#c6d32f', '#a53d2a']],
  patterns: ['hatch', 'dots'],
  behind: [{ draw: 'specks', ink: 'tint' }],
  strip: 'hatch',
};
