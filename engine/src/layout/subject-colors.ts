import type { SubjectColors } from '../art/subject.ts';
import type { Brief } from '../brief/brief.ts';
import { contrast } from '../color/contrast.ts';
import { mix, oklch, toOklch } from '../color/oklch.ts';
import type { Palette } from '../direction/direction.ts';

// Things that everybody knows in one colour look wrong in any other; the rest may wear the palette.
const NATURAL: Readonly<Record<string, Partial<SubjectColors>>> = {
  apple: { main: '#d8402f', second: '#6b9a3c' },
  basketball: { main: '#e07b39' },
  bread: { main: '#dc9d58', second: '#f3d5a4', accent: '#f8e6c4' },
  burger: { main: '#dd9a4a', second: '#6fa04a', accent: '#f2c14e' },
  cat: { main: '#e5a25a' },
  'christmas-tree': { main: '#2f7d55', accent: '#f2c14e' },
  dog: { main: '#c9925c' },
  flower: { main: '#e8738f', second: '#5c9b62', accent: '#f5c04e' },
  fox: { main: '#dd6a33', accent: '#f3b08a' },
  guitar: { main: '#c77b3e' },
  heart: { main: '#e0465a' },
  pizza: { main: '#f0b24d', second: '#c77b3e', accent: '#d8402f' },
  plant: { main: '#4f9a63' },
  pumpkin: { main: '#e5812c', second: '#5e8a3e' },
  sun: { main: '#f5b83d', second: '#f08a2c', accent: '#f7d27c' },
  tree: { main: '#4a9460' },
  trophy: { main: '#e9b53c' },
};

// Less than this between a thing and the shape behind it, and the two melt together.
const STANDS_OUT = 1.5;

/** The colour that a picture prompt gives its subject: `a red fox`. Other kinds name the card's colour. */
export const ownColor = ({ kind, colors }: Brief): string | undefined =>
  kind === 'picture' ? colors[0] : undefined;

/** Colours of a subject, and of the shape that it stands before. */
export type SubjectScene = { colors: SubjectColors; stage: string };

/**
 * A thing in its own colour where it has one (or in `own`, when the brief says `a red fox`), else in paper and
 * the palette's companion hue, on a stage that it stands out from.
 */
export function toSubjectScene(name: string, palette: Palette, own?: string): SubjectScene {
  const { accent, accent2, background, foreground } = palette;
  const { h } = toOklch(accent);
  const dark = toOklch(background).l < 0.5;
  const natural = NATURAL[name];
  const second = toOklch(accent2);
  const paper = oklch(0.965, 0.018, h);
  const colors: SubjectColors = {
    main: paper,
    second:
      second.c < 0.04 ? mix(accent, '#ffffff', 0.55) : oklch(Math.max(0.74, second.l), second.c, second.h),
    accent: oklch(0.83, 0.14, h + 70),
    ink: dark ? oklch(0.2, 0.03, h) : foreground,
    light: '#ffffff',
    ...natural,
    ...(own ? { main: own } : {}),
  };
  if (contrast(colors.main, accent) >= STANDS_OUT) return { colors, stage: accent };
  if (colors.main === paper)
    return { colors: { ...colors, main: dark ? mix(background, accent, 0.25) : accent2 }, stage: accent };
  const tint = oklch(0.9, 0.055, toOklch(colors.main).h + 30);
  const shade = oklch(0.32, 0.05, toOklch(colors.main).h + 200);
  return { colors, stage: contrast(colors.main, tint) >= STANDS_OUT ? tint : shade };
}
