/** Places that look in autumn and spring as they do in summer. */
export const SEASONLESS: ReadonlySet<string> = new Set([
  'beach',
  'cactus-desert',
  'canyon',
  'city',
  'desert',
  'island',
  'market',
  'mars',
  'pier',
]);

/** Places of one season: seas, other worlds, and rooms, whose windows show snow but no winter. */
export const WINTERLESS: ReadonlySet<string> = new Set([
  'alien-planet',
  'bakery',
  'bathroom',
  'bedroom',
  'cafe',
  'classroom',
  'gym',
  'kitchen',
  'library',
  'living-room',
  'moon',
  'museum',
  'office',
  'sea',
  'sky',
  'space',
  'stage-hall',
  'still-life',
  'tropical-beach',
  'underwater',
  'window',
  'workshop',
]);

/** Places where it is always winter, asked for or not. */
export const WINTRY: ReadonlySet<string> = new Set(['christmas-market', 'polar-sea', 'snowfield']);

/** Places that no weather reaches. */
export const WEATHERLESS: ReadonlySet<string> = new Set(['stage-hall', 'underwater']);
