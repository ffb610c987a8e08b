import type { Subject, SubjectColors } from '../art/subject.ts';
import type { Brief } from '../brief/brief.ts';
import { contrast } from '../color/contrast.ts';
import { hueDistance, mix, oklch, toOklch } from '../color/oklch.ts';
import type { Palette } from '../direction/direction.ts';

// Less than this between a thing and the shape behind it, and the two melt together.
const STANDS_OUT = 1.5;
// Two colours of one thing closer in lightness than this are one coat and its shade.
const SHADE = 0.2;

/** The colour that a picture prompt gives its subject: `a red fox`. Other kinds name the card's colour. */
export const ownColor = ({ kind, colors }: Brief): string | undefined =>
  kind === 'picture' ? colors[0] : undefined;

/**
 * Things that everybody knows in one colour look wrong in any other; the rest may wear the look's. `own` is
 * the colour that the brief gives the thing itself.
 */
export const inOwnColors = (subject: Subject, look: SubjectColors, own?: string): SubjectColors => ({
  ...(subject.natural ?? look),
  ...(own ? { main: own, ...followedBy(subject.natural, own) } : {}),
});

/** The second colour, where it is a shade of the main one, keeps its step from the colour asked for. */
function followedBy(natural: SubjectColors | undefined, own: string): { second?: string } {
  if (!natural) return {};
  const [main, second, asked] = [natural.main, natural.second, own].map(toOklch);
  if (!main || !second || !asked) return {};
  const step = second.l - main.l;
  const grey = Math.max(main.c, second.c) < 0.05;
  if (Math.abs(step) > SHADE || (!grey && hueDistance(main.h, second.h) > 35)) return {};
  // Nothing is darker than black: there the shade turns lighter.
  const l = asked.l + step < 0.12 ? asked.l - step : asked.l + step;
  return { second: oklch(Math.min(0.98, l), asked.c, asked.h) };
}

/** Colours of a subject, and of the shape that it stands before. */
export type SubjectScene = { colors: SubjectColors; stage: string };

/** A thing in its own colours, else in paper and the palette's companion hue, on a stage that it stands out from. */
export function toSubjectScene(subject: Subject, palette: Palette, own?: string): SubjectScene {
  const { accent, accent2, background, foreground } = palette;
  const { c, h } = toOklch(accent);
  const dark = toOklch(background).l < 0.5;
  const second = toOklch(accent2);
  const paper = oklch(0.965, Math.min(0.018, c * 0.15), h);
  const house: SubjectColors = {
    main: paper,
    second:
      second.c < 0.04 ? mix(accent, '#ffffff', 0.55) : oklch(Math.max(0.74, second.l), second.c, second.h),
    // A black and white palette stays one.
    accent: oklch(0.83, Math.min(0.14, c * 1.2), h + 70),
    ink: dark ? oklch(0.2, 0.03, h) : foreground,
    light: '#ffffff',
  };
  const colors = inOwnColors(subject, house, own);
  if (contrast(colors.main, accent) >= STANDS_OUT) return { colors, stage: accent };
  // White things on a white field would have to turn black: the field turns dark instead.
  if (colors.main === paper && toOklch(accent).l > 0.9)
    return { colors, stage: oklch(0.24, 0.05, toOklch(background).h) };
  if (colors.main === paper)
    return { colors: { ...colors, main: dark ? mix(background, accent, 0.25) : accent2 }, stage: accent };
  const tint = oklch(0.9, 0.055, toOklch(colors.main).h + 30);
  const shade = oklch(0.32, 0.05, toOklch(colors.main).h + 200);
  return { colors, stage: contrast(colors.main, tint) >= STANDS_OUT ? tint : shade };
}
