import type { DesignRequest } from '../brief/design-request.ts';
import type { Random } from '../random.ts';
import type { Brand } from './brand.ts';
import { chooseBackground } from './choose-background.ts';
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
  settle(moveColorToAnimal(request), settling);

function settle(request: DesignRequest, { brand, pictured, random }: Settling): DesignRequest {
  if (brand && Object.keys(brand.colors).length > 0) return withoutAskedColors(request);
  if (!brand && !pictured) return suggestColors(chooseBackground(request), random);
  // Beside a picture, words such as "mint tea" give a card no color, and for a brand none is made up.
  const { named: _, ...asked } = request;
  return chooseBackground(asked);
}

function withoutAskedColors(request: DesignRequest): DesignRequest {
  const { ground: _ground, ink: _ink, accents: _accents, colorWords: _words, ...rest } = request;
  return { ...rest, colors: [] };
}
