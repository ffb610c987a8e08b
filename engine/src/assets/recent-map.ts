export interface RecentMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** A map that forgets what was not asked for the longest once it holds more than `capacity` entries. */
export function createRecentMap<Value>(capacity: number): RecentMap<Value> {
  const entries = new Map<string, Value>();
  return {
    get: (key) => {
      const value = entries.get(key);
      if (value !== undefined) {
        entries.delete(key);
        entries.set(key, value);
      }
      return value;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size > capacity) entries.delete(entries.keys().next().value ?? '');
    },
  };
}
