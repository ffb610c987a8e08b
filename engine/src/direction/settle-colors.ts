import type { DesignRequest } from '../brief/design-request.ts';
import { tonesOf } from '../lexicon/tones.ts';
import type { Random } from '../random.ts';
import type { Brand } from './brand.ts';
import { chooseBackground } from './choose-background.ts';
import { colorsInTone } from './in-tone.ts';
import { moveColorToAnimal } from './move-color-to-animal.ts';
import { suggestColors } from './occasions.ts';

type Settling = {
  brand: Brand | undefined;
  /** The card shows a picture of the caller's. */
  pictured: boolean;
  random: Random;
};

/**
 * Settles ground, letters and accents, before anything is chosen or laid out. What comes first decides: the colors of a brand, those that
 * the brief asks for, those of the caller's picture, those that the words name, those of the occasion. What words say of an animal is
 * its coat.
 */
export const settleColors = (request: DesignRequest, settling: Settling): DesignRequest =>
  settle(withScheme(moveColorToAnimal(request)), settling);

/** A mood says whether its card is light or dark, where nothing else does. */
function withScheme(request: DesignRequest): DesignRequest {
  const { moods, scheme, colors, ground, ink } = request;
  const told = tonesOf(moods).find((tone) => tone.scheme !== undefined)?.scheme;
  // A light tone of a color is of any lightness: calm green.
  const isOpen =
    !scheme && ground === undefined && ink === undefined && (told === 'dark' || colors.length === 0);
  return told && isOpen ? { ...request, scheme: told } : request;
}

function settle(request: DesignRequest, { brand, pictured, random }: Settling): DesignRequest {
  if (brand && Object.keys(brand.colors).length > 0) return withoutAskedColors(request);
  if (!brand && !pictured) {
    const asked = chooseBackground(request);
    const suggested = suggestColors(asked, random);
    return suggested === asked
      ? asked
      : { ...suggested, colors: colorsInTone(suggested.colors, { ...request, colors: [] }) };
  }
  // Beside a picture, words such as "mint tea" give a card no color, and for a brand none is made up.
  const { named: _, ...asked } = request;
  return chooseBackground(asked);
}

function withoutAskedColors(request: DesignRequest): DesignRequest {
  const { ground: _ground, ink: _ink, accents: _accents, colorWords: _words, ...rest } = request;
  return { ...rest, colors: [] };
}
