import { open, readFile } from 'node:fs/promises';

type Icon = { body: string } | { parent: string };
type Place = { start: number; end: number };

const ENTRY = '\n\t\t"';
const ENTRY_END = '\n\t\t}';

export interface IconSet {
  /** What stands inside the `<svg>` of an icon; undefined when the set has none of that name. */
  read(name: string): Promise<string | undefined>;
}

/**
 * A file of icons in Iconify's format, of many megabytes: the first icon costs one pass over it, which finds where each lies, and
 * every icon only the bytes that are its own. Parsing it whole would block for 90 ms and leave 100 MB to collect; searching it anew for each
 * icon, a text of emoji takes seconds ("a text of many emoji reads the set once").
 */
export function createIconSet(path: string): IconSet {
  let places: Promise<ReadonlyMap<string, Place>> | undefined;
  const readEntry = async ({ start, end }: Place): Promise<Icon> => {
    const file = await open(path);
    try {
      const { buffer } = await file.read(Buffer.alloc(end - start), 0, end - start, start);
      return JSON.parse(buffer.toString('utf8'));
    } finally {
      await file.close();
    }
  };
  const read = async (name: string): Promise<string | undefined> => {
    places ??= readFile(path).then(findPlaces);
    const place = (await places).get(name);
    if (place === undefined) return undefined;
    const icon = await readEntry(place);
    return 'body' in icon ? icon.body : read(icon.parent);
  };
  return { read };
}

function findPlaces(icons: Buffer): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (let at = icons.indexOf(ENTRY); at >= 0; at = icons.indexOf(ENTRY, at + 1)) {
    const nameStart = at + ENTRY.length;
    const nameEnd = icons.indexOf('"', nameStart);
    const start = icons.indexOf('{', nameEnd);
    const end = icons.indexOf(ENTRY_END, start) + ENTRY_END.length;
    places.set(icons.toString('latin1', nameStart, nameEnd), { start, end });
  }
  return places;
}
