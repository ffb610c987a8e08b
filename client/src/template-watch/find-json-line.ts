/** The line of a value in a JSON text, by its path such as `root.children[0].size`; of the nearest that exists. */
export function findJsonLine(text: string, path: string): number | undefined {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  const lines = new Map<string, number>();
  try {
    readValue({ text, at: 0 }, [], (place, at) => {
      lines.set(place.join('.'), text.slice(0, at).split('\n').length);
    });
  } catch {
    // What is no JSON has no places; the parser says where it ends.
  }
  for (let depth = steps.length; depth >= 0; depth--) {
    const line = lines.get(steps.slice(0, depth).join('.'));
    if (line !== undefined) return line;
  }
  return undefined;
}

type Cursor = { text: string; at: number };
type Found = (place: readonly string[], at: number) => void;

function readValue(cursor: Cursor, place: readonly string[], found: Found): void {
  skip(cursor, /\s*/y);
  found(place, cursor.at);
  const [opening] = skip(cursor, /[{[]?/y);
  if (opening === undefined) {
    skip(cursor, /"(?:[^"\\]|\\.)*"|[^\s,\]}]+/y);
    return;
  }
  for (let index = 0; ; index++) {
    skip(cursor, /\s*,?\s*/y);
    if (skip(cursor, /[\]}]?/y) !== '') return;
    if (cursor.at >= cursor.text.length) throw new Error('the text ends within a value');
    const { at } = cursor;
    const key = opening === '{' ? (JSON.parse(skip(cursor, /"(?:[^"\\]|\\.)*"/y)) as string) : String(index);
    skip(cursor, opening === '{' ? /\s*:/y : /\s*/y);
    const inner = [...place, key];
    readValue(cursor, inner, found);
    // A field is where its name is.
    if (opening === '{') found(inner, at);
  }
}

/** Moves on by what matches here. */
function skip(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.at;
  const [text = ''] = pattern.exec(cursor.text) ?? [];
  cursor.at += text.length;
  return text;
}
