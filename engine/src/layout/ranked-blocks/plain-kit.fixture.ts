import type { Typesetter } from '../typesetter.ts';
import type { Kit } from './kit.ts';

const words = { family: 'Inter', weight: 500, lineHeight: 1.3 };
const ink = '#111111';
const palette = {
  background: '#ffffff',
  surface: '#ffffff',
  foreground: ink,
  muted: ink,
  accent: ink,
  accent2: ink,
  accentText: ink,
};

/** A kit in black on white, for tests of blocks. */
export const plainKit = (typesetter: Typesetter): Kit => ({
  typesetter,
  style: {
    name: 'plain',
    scheme: 'light',
    rule: 0.004,
    corner: 0,
    panel: 'fill',
    texture: 'none',
    type: { display: words, text: words, label: words },
    palette,
  },
  palette,
  rtl: false,
  unit: 700,
  sizes: { lead: 60, action: 40, rest: 30 },
  least: { action: 24, rest: 20 },
  icons: true,
  tall: false,
});
