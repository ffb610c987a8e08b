import type { GroundName, Inks, Sheet, Style } from './sheet.ts';
import { toInks } from './to-inks.ts';

/** What words on a picture are set in: the tone that the picture has behind them, and one ink that is read on it. */
export type PictureColors = { tone: string; ink: string; accent?: string | undefined };

/** On a picture a quieter ink is lost: rank is size and weight. */
export function toPictureInks({ tone, ink, accent }: PictureColors): Inks {
  const inks = toInks({ ground: tone, start: ink, accent });
  return { ...inks, title: ink, ink, muted: ink, accent: ink, bright: ink };
}

/** The sheet of a card that is a picture with words on it. */
export function toPictureSheet(voices: Style['voices'], colors: PictureColors): Sheet {
  const inks = toPictureInks(colors);
  const grounds: Record<GroundName, Inks> = {
    plain: inks,
    sheet: inks,
    field: inks,
    strong: inks,
    quiet: inks,
    cover: inks,
  };
  return { voices, grounds, branded: false };
}
