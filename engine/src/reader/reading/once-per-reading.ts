import type { Reading } from './reading.ts';

/** A look-up that many modules ask for: made once for a reading and a language. What it gives is shared, and not to be changed. */
export function oncePerReading<Found>(
  find: (reading: Reading, language: string) => Found,
): (reading: Reading, language: string) => Found {
  const known = new WeakMap<Reading, Map<string, Found>>();
  return (reading, language) => {
    const byLanguage = known.get(reading) ?? new Map<string, Found>();
    known.set(reading, byLanguage);
    const found = byLanguage.get(language) ?? find(reading, language);
    byLanguage.set(language, found);
    return found;
  };
}
