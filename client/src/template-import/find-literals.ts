const TEXT = String.raw`(['"\`])([A-Za-z0-9][A-Za-z0-9 -]{0,31})`;
const MOST = 8;

/**
 * The values that a source compares a property with, or looks up by it: `theme === 'dark'`, `theme: 'dark' | 'light'`,
 * `THEMES[theme]`. By the names of properties.
 */
export function findLiterals(source: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, value: string): void => {
    const values = found.get(name) ?? [];
    found.set(name, values);
    if (!values.includes(value) && values.length < MOST) values.push(value);
  };
  for (const [, name = '', , value = ''] of source.matchAll(COMPARED)) add(name, value);
  for (const [, , value = '', name = ''] of source.matchAll(TURNED)) add(name, value);
  for (const [, name = '', union = ''] of source.matchAll(UNION))
    for (const [, , value = ''] of union.matchAll(new RegExp(`${TEXT}\\1`, 'g'))) add(name, value);
  for (const [, name = '', list = ''] of source.matchAll(ENUM))
    for (const [, , value = ''] of list.matchAll(new RegExp(`${TEXT}\\1`, 'g'))) add(name, value);
  for (const [, object = '', name = ''] of source.matchAll(LOOKED_UP))
    for (const key of keysOf(source, object)) add(name, key);
  for (const [, name = '', cases = ''] of source.matchAll(SWITCH))
    for (const [, , value = ''] of cases.matchAll(new RegExp(`case ${TEXT}\\1`, 'g'))) add(name, value);
  return found;
}

// `searchParams.get('theme') === 'dark'` as well.
const COMPARED = new RegExp(String.raw`\b(\w+)['")\]]*\s*[!=]==?\s*${TEXT}\2`, 'g');
const TURNED = new RegExp(String.raw`${TEXT}\1\s*[!=]==?\s*(?:\w+\.)*(\w+)\b`, 'g');
const UNION = new RegExp(String.raw`\b(\w+)\??:\s*\|?\s*((?:${TEXT}\3\s*\|\s*)+${TEXT}\5)`, 'g');
// Of validators such as zod.
const ENUM = /\b(\w+)\s*:\s*[\w.$]+\.enum\(\[([^\]]{1,400})\]/g;
const LOOKED_UP = /\b(\w+)\[\(?(?:\w+\??\.)*(\w+)(?:\s*(?:\?\?|\|\||as)[^\]]{1,60})?\]/g;
const SWITCH = /\bswitch\s*\((?:\w+\.)*(\w+)\)\s*\{([\s\S]{0,2000}?)\n\s*\}/g;

/** The keys of the object that a constant is. */
function keysOf(source: string, name: string): string[] {
  const start = new RegExp(String.raw`\bconst ${name}\b[^=\n]*=\s*\{`).exec(source);
  if (!start) return [];
  const keys: string[] = [];
  let depth = 1;
  const rest = source.slice(start.index + start[0].length);
  for (const [part, , quoted, plain] of rest.matchAll(
    /[{}[\]()]|(['"])([\w -]+)\1\s*:|(\w+)\s*:|['"`](?:\\.|[^'"`\\\n])*['"`]/g,
  )) {
    if (/^[{[(]$/.test(part)) depth += 1;
    else if (/^[}\])]$/.test(part)) depth -= 1;
    else if (depth === 1 && (quoted ?? plain) !== undefined) keys.push(quoted ?? plain ?? '');
    if (depth === 0) break;
  }
  return keys;
}
