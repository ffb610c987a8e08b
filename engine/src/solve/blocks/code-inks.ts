import { contrast, ensureContrast, luminance } from '../../color/contrast.ts';
import { mix } from '../../color/oklch.ts';
import type { Inks } from '../../sheets/sheet.ts';

// An editor is dark on a light page as well: the snippet is what a thumbnail shows.
const [WINDOW, PAPER] = ['#14151a', '#ffffff'];
const READABLE = 4.5;
const NIGHT = 0.03;

type CodeInks = {
  window: string;
  plain: string;
  quiet: string;
  number: string;
  dot: string;
  band: string;
  mark: string;
  kinds: Readonly<Record<string, string>>;
};

/** Few colors: words of the language in the accent, what they name beside it, comments quiet. */
export function toCodeInks({ ground, fill, ink }: Inks): CodeInks {
  // On a ground as dark as the window, the window is lighter than both.
  const window = luminance(ground) < NIGHT ? mix(ground, PAPER, 0.08) : WINDOW;
  const strong = [fill, ground].find((color) => color !== ink && contrast(color, window) > 2.2) ?? PAPER;
  const band = mix(window, strong, 0.2);
  const readable = (color: string): string => ensureContrast(color, [window, band], READABLE);
  const plain = readable('#e8e9ee');
  const keyword = readable(mix(strong, PAPER, strong === PAPER ? 0 : 0.3));
  const called = readable(mix(strong, PAPER, 0.72));
  return {
    window,
    plain,
    quiet: readable('#9aa0ac'),
    number: readable('#8b909c'),
    dot: mix(window, PAPER, 0.2),
    band,
    mark: strong,
    kinds: {
      keyword,
      type: called,
      function: called,
      constant: called,
      number: called,
      string: readable(mix('#c9d4c0', strong, 0.12)),
      comment: readable('#8b909c'),
      property: plain,
      sign: readable('#b4b8c2'),
      plain,
    },
  };
}
