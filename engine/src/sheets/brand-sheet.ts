import { contrast } from '../color/contrast.ts';
import type { Palette } from '../color/palette.ts';
import type { BrandSigns } from './brand-signs.ts';
import { grotesk } from './faces/grotesk.ts';
import type { PatternName } from './pattern-names.ts';
import type { Inks, Sheet } from './sheet.ts';
import { toInks } from './to-inks.ts';
import { type OwnFont, toVoices } from './to-voices.ts';

// WCAG 2.2, 1.4.3: small words, and those of 24 px or more.
const READS = 4.5;
const READS_LARGE = 3;
// A drawing in the color of the page would be a hole in its field.
const SEEN = 1.6;
// Fewer are no pattern.
const LEAST_STRIPES = 3;

/** Whether words can be read on the color of a brand, in what its document sets there. */
const holdsWords = ({ main, onMain, isBare }: BrandSigns): boolean =>
  !isBare && contrast(onMain, main) >= READS_LARGE;

/** Whether only large words can. */
export const holdsLargeWords = (signs: BrandSigns): boolean =>
  holdsWords(signs) && contrast(signs.onMain, signs.main) < READS;

/** Whether a whole card may be in that color. */
export const fillsCards = (signs: BrandSigns): boolean =>
  holdsWords(signs) && !signs.isScarce && !signs.isFrame && !signs.isGround && signs.gradient === undefined;

/** What the document of a brand has for a pattern; undefined where a pattern would be of made-up tones. */
export function patternOf({ main, others, gradient }: BrandSigns): PatternName | undefined {
  if (gradient) return 'blend';
  return new Set([main, ...others]).size >= LEAST_STRIPES ? 'stripes' : undefined;
}

/** A brand's own sheet: its colors as it declares them, as the ground of the card where the palette has its color there, else as a field. `large`: no letter is smaller than 24 px. */
export function toBrandSheet(
  { background, surface, foreground, accent }: Palette,
  signs: BrandSigns,
  {
    font,
    voices: usual = grotesk.voices,
    large,
  }: { font?: OwnFont | undefined; voices?: Sheet['voices'] | undefined; large: boolean },
): Sheet {
  const { main, onMain, others, onSecond, quiet, gradient } = signs;
  const whole = background === main;
  const [second] = others;
  const hues = gradient ?? [main, ...others];
  const on = (ground: string, start: string, fill: string | undefined): Inks => {
    const inks = toInks({ ground, start, accent: fill, strong: true });
    const loud = large && inks.ink !== start && contrast(start, ground) >= READS_LARGE;
    const words = loud ? { title: start, ink: start, muted: start, accent: start, bright: start } : {};
    const onFill = inks.fill === main ? onMain : contrast(ground, inks.fill) >= READS ? ground : inks.onFill;
    return { ...inks, ...words, onFill, hues: hues.filter((color) => color !== ground) };
  };
  const onOther = onSecond === undefined ? undefined : second;
  const plain = whole
    ? on(main, onMain, onOther)
    : { ...on(background, foreground, signs.small ?? (signs.isScarce ? accent : main)), muted: quiet };
  // A large figure there would be no small thing.
  const scarce = on(foreground, background, signs.isScarce ? undefined : main);
  const field = whole
    ? onOther
      ? on(onOther, onSecond ?? foreground, main)
      : on(signs.ground, foreground, main)
    : signs.isScarce
      ? scarce
      : on(main, onMain, onOther ?? (contrast(foreground, main) >= SEEN ? foreground : undefined));
  const strong = whole || (holdsWords(signs) && !signs.isScarce) ? field : scarce;
  const pattern = patternOf(signs);
  const voices = font ? toVoices(font) : usual;
  return {
    voices,
    ...(signs.isMono ? { labels: grotesk.voices.code } : {}),
    grounds: { plain, sheet: plain, field, strong, quiet: on(surface, foreground, main), cover: plain },
    branded: true,
    ...(pattern ? { pattern } : {}),
    ...(signs.isFrame ? { above: [{ draw: 'border' }] } : {}),
    ...(gradient ? { above: [{ draw: 'edge' }] } : {}),
  };
}
