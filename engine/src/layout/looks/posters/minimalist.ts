import { circle, fill, rect } from '../../../art/svg.ts';
import { mix } from '../../../color/oklch.ts';
import { isWide } from '../../split-canvas.ts';
import { type PosterSheet, toPosterLook } from './poster.ts';
import { middleOf } from './shapes.ts';
import { beside } from './stages.ts';

const grotesque = (weight: number, lineHeight: number, letterSpacing: number) =>
  ({ family: 'Inter', weight, lineHeight, letterSpacing }) as const;

/** White, and much of it: quiet type at the foot, one thing with room on all sides, one hairline that it stands on. */
export const minimalist = toPosterLook({
  name: 'minimalist',
  style: 'minimalist',
  pairings: [
    {
      display: grotesque(500, 1.02, -0.032),
      text: grotesque(400, 1.4, -0.01),
      label: grotesque(500, 1.3, -0.005),
    },
  ],
  light: [
    {
      background: '#ffffff',
      foreground: '#111111',
      muted: '#5f5f5f',
      accent: '#ff4a1c',
      accent2: '#d9d9d6',
      accentText: '#111111',
    },
    {
      background: '#fbfbf9',
      foreground: '#111111',
      muted: '#5f5f5f',
      accent: '#2447ff',
      accent2: '#d9d9d6',
      accentText: '#111111',
    },
  ],
  dark: [
    {
      background: '#0c0c0c',
      foreground: '#f5f5f3',
      muted: '#a9a9a6',
      accent: '#ff5a2c',
      accent2: '#333331',
      accentText: '#f5f5f3',
    },
  ],
  hues: [],
  treatment: { rule: 0.0022, corner: 0, panel: 'frame', texture: 'none' },
  figures: true,
  round: true,
  filled: 0.52,
  most: 0.13,
  justify: 'end',
  stage: (query) => {
    const { frame } = query;
    if (isWide(frame)) return beside(query, { across: 0.6 });
    return beside(query, { down: 0.3, leads: true });
  },
  field: discColor,
  draw,
});

function draw({ frame, palette, art, hasSubject, words }: PosterSheet): { body: string } {
  const { unit, margin } = frame;
  const { accent, accent2 } = palette;
  const hair = Math.max(1, unit * 0.0018);
  const dot = unit * 0.016;
  // Something small and round at the head of the column, as a printer's mark.
  const mark = (y: number): string =>
    circle(frame.rtl ? words.x + words.width - dot : words.x + dot, y, dot, fill(accent));
  if (!art) return { body: words.y > margin + dot * 5 ? mark(margin + dot) : '' };
  const [x, y] = middleOf(art);
  const short = Math.min(art.width, art.height);
  if (!hasSubject)
    return {
      body:
        rect(art.x, y + short * 0.22, art.width, hair, fill(accent2)) +
        circle(x, y, short * 0.22, fill(accent)),
    };
  // Barely there: it keeps white things from vanishing.
  const disc = circle(x, y, short * 0.37, fill(discColor({ palette })));
  return { body: disc + (isWide(frame) && words.y > margin + dot * 5 ? mark(margin + dot) : '') };
}

function discColor({ palette }: Pick<PosterSheet, 'palette'>): string {
  return mix(palette.background, palette.foreground, 0.055);
}
