import { drawScene } from '../../art/scenes/draw-scene.ts';
import type { Season } from '../../art/scenes/stage.ts';
import type { PlaceName } from '../../brief/setting.ts';
import { lazyBy } from '../../lazy.ts';
import { setOf } from '../../lexicon/noun-sets.ts';
import { createRandom } from '../../random.ts';

// Places that are always white.
const WINTRY = setOf('wintry-places');
// At an hour whose light belongs to no season.
const SMALL = { width: 240, height: 126, time: 'golden', weather: 'clear', misty: false, sunX: 0.7 } as const;

/**
 * Whether a place looks different in a season: a sea has no autumn. Draws it once, small, with and without; the first
 * look at a place takes a few milliseconds.
 */
export function showsSeason(place: PlaceName, season: Season): boolean {
  if (season === 'summer') return !WINTRY.has(place);
  if (season === 'winter' && WINTRY.has(place)) return true;
  return looksOther(`${place} ${season}`);
}

const looksOther = lazyBy((key: string): boolean => {
  const [place, season] = key.split(' ') as [PlaceName, Season];
  return draw(place, season) !== draw(place);
});

function draw(place: PlaceName, season?: Season): string {
  const { scene } = drawScene({ ...SMALL, place, random: createRandom(1), ...(season ? { season } : {}) });
  return [...scene.back, ...scene.front].map(({ picture }) => String(picture)).join();
}
