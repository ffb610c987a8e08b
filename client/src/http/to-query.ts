/** `?a=1&b=2` of the values that are given; empty without any. */
export function toQuery(values: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
