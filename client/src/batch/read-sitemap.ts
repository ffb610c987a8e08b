import { type Table, TableError } from './table.ts';

/** Columns that the tags of a page are read into, besides its URL. */
export const PAGE_COLUMNS = ['url', 'title', 'description', 'site', 'image'] as const;

/** The pages of a sitemap; only their URLs stand in it, the other columns are filled by `toPageCells`. */
export function readSitemap(given: string): Table {
  const text = toElements(given);
  if (isIndex(text))
    throw new TableError(
      `This is an index of ${listLocations(text, 'sitemap').length} sitemaps. Use one of them: ${listLocations(text, 'sitemap')[0] ?? ''}`,
    );
  if (!/<urlset[\s>]/i.test(text)) throw new TableError('This is no sitemap: it has no <urlset>.');
  const rows = listLocations(text, 'url').map((url, place) => {
    const row = place + 1;
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
      throw new TableError(`"${url}" must be an absolute URL.`, { row, column: 'url' });
    return { number: row, cells: [url, ...PAGE_COLUMNS.slice(1).map(() => '')] };
  });
  return { columns: PAGE_COLUMNS, rows };
}

/** The sitemaps that an index lists; undefined for anything else. */
export function readSitemapIndex(given: string): string[] | undefined {
  const text = toElements(given);
  return isIndex(text) ? listLocations(text, 'sitemap') : undefined;
}

const isIndex = (text: string): boolean => /<sitemapindex[\s>]/i.test(text);

/** Without comments. */
const toElements = (text: string): string =>
  text
    .split('<!--')
    .map((part, place) => (place === 0 ? part : part.split('-->').slice(1).join('-->')))
    .join('');

/** What stands in the `<loc>` of each element; those of its pictures have a namespace before them. */
function listLocations(text: string, element: 'url' | 'sitemap'): string[] {
  // By splitting: its time grows with the text and no faster, whatever stands in it.
  const parts = text.split(new RegExp(`<${element}(?:\\s[^<>]*)?>`, 'i')).slice(1);
  return parts.map((part, place) => {
    const [, after] = (part.split(`</${element}`)[0] ?? '').split(/<loc(?:\s[^<>]*)?>/i);
    const [location, end] = after?.split(/<\/loc\s*>/i) ?? [];
    if (location === undefined || end === undefined)
      throw new TableError(`<${element}> has no <loc>.`, { row: place + 1, column: 'url' });
    return decode(location.trim());
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  const raw = /^<!\[CDATA\[([\s\S]*)\]\]>$/.exec(text)?.[1];
  if (raw !== undefined) return raw.trim();
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      const point = Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16);
      return point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
    },
  );
}

/** Tags in the order in which a column takes the first that a page has. */
const TAGS: Readonly<Record<(typeof PAGE_COLUMNS)[number], readonly string[]>> = {
  url: [],
  title: ['og:title', 'twitter:title', 'title'],
  description: ['og:description', 'twitter:description', 'description'],
  site: ['og:site_name'],
  image: ['og:image', 'twitter:image'],
};

/** The cells of a page, from what `inspect` said of it. */
export function toPageCells(url: string, tags: readonly { name: string; content: string }[]): string[] {
  const found = new Map(tags.map(({ name, content }) => [name, content]));
  return PAGE_COLUMNS.map((column) =>
    column === 'url' ? url : (TAGS[column].map((name) => found.get(name)).find((value) => value) ?? ''),
  );
}
