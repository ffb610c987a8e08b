/** Creates a value when it is first used. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A function that works out each answer once, by its argument. */
export function lazyBy<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, { value: T }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}
