import type { Reading } from './reading.ts';

/** A look-up that many modules ask for: made once for a reading, which keeps it, and a language. What it gives is shared, and not to be changed. */
export function oncePerReading<Found>(
  find: (reading: Reading, language: string) => Found,
): (reading: Reading, language: string) => Found {
  return (reading, language) => {
    const byLanguage = (reading.found.get(find) ?? new Map()) as Map<string, Found>;
    reading.found.set(find, byLanguage);
    const found = byLanguage.get(language) ?? find(reading, language);
    byLanguage.set(language, found);
    return found;
  };
}
