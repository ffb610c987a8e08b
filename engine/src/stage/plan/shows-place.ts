import { getPlace } from '../../art/scenes/places.ts';
import type { PlaceName } from '../../brief/setting.ts';

/** Whether the drawing of a place shows the requested one. */
export const showsPlace = (place: PlaceName, asked: PlaceName): boolean =>
  place === asked || (getPlace(place).alsoShows?.includes(asked) ?? false);
