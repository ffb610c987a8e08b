/** What of `Prefer` this service understands (RFC 7240). */
export type Preferences = {
  /** Seconds, 0 to 60. */
  wait?: number;
  respondAsync: boolean;
};

const MAX_WAIT_SECONDS = 60;

// token [= word] with parameters after `;`, which neither preference has. A comma inside a quoted word is no end.
const PREFERENCE = /^\s*([!#$%&'*+.^`|~\w-]+)\s*(?:=\s*(?:"([^"]*)"|([^\s;,"]*)))?\s*(?:;.*)?$/;

/** Preferences are wishes: what is malformed or unknown is ignored, and of a repeated one the first counts. */
export function parsePrefer(header: string | undefined): Preferences {
  const preferences: Preferences = { respondAsync: false };
  for (const part of header?.match(/(?:"[^"]*"|[^,"])+/g) ?? []) {
    const [, name = '', quoted, word] = PREFERENCE.exec(part) ?? [];
    const value = quoted ?? word ?? '';
    if (name.toLowerCase() === 'respond-async' && value === '') preferences.respondAsync = true;
    if (name.toLowerCase() === 'wait' && /^\d{1,9}$/.test(value))
      preferences.wait ??= Math.min(Number(value), MAX_WAIT_SECONDS);
  }
  return preferences;
}

/** The value of `Preference-Applied`; undefined when nothing was asked for. */
export function toPreferenceApplied({ wait, respondAsync }: Preferences): string | undefined {
  const applied = [
    ...(respondAsync ? ['respond-async'] : []),
    ...(wait === undefined ? [] : [`wait=${wait}`]),
  ];
  return applied.length === 0 ? undefined : applied.join(', ');
}
