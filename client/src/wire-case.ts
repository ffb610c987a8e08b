/** `image_url` to `imageUrl`. */
export const toCamelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

// Whose names are somebody's data: parameters of a template and their pictures, JSON Schema, a template.
const DATA: readonly string[] = ['params', 'sources', 'parameters', 'example', 'definition', 'pictures'];

/** A body of the service with the names of its fields in camelCase, at any depth. */
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromWire);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      toCamelCase(name),
      DATA.includes(name) ? inner : fromWire(inner),
    ]),
  );
}
