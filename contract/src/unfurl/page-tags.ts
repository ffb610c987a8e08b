/** What a page says of itself: the first content of each `<meta>`, by its property or name, and its title. */
export type PageTags = ReadonlyMap<string, string>;

// No page has more; of one with thousands, these.
const MAX_TAGS = 500;
// What stands in these is no markup of the page.
const OPAQUE = /<(script|style|template|title|textarea)\b/iy;
const META = /<meta(?=[\s/>])/iy;
const ATTRIBUTE = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/y;

/** Reads HTML as crawlers do, without running it. The title is under `title`. */
export function readPageTags(html: string): PageTags {
  const tags = new Map<string, string>();
  const lower = html.toLowerCase();
  const add = (name: string, content: string): void => {
    if (name !== '' && tags.size < MAX_TAGS && !tags.has(name))
      tags.set(name, decodeEntities(content).trim());
  };
  for (let place = html.indexOf('<'); place >= 0; place = html.indexOf('<', place)) {
    if (html.startsWith('<!--', place)) {
      place = endOf(html, '-->', place + 4);
      continue;
    }
    const element = matchAt(OPAQUE, html, place)?.[1]?.toLowerCase();
    if (element !== undefined) {
      const end = endOf(lower, `</${element}`, place);
      if (element === 'title') add('title', html.slice(html.indexOf('>', place) + 1, end - '</title'.length));
      place = end;
    } else if (matchAt(META, html, place)) {
      const { attributes, end } = readAttributes(html, place + '<meta'.length);
      const content = attributes.get('content');
      if (content !== undefined)
        for (const key of ['property', 'name']) add((attributes.get(key) ?? '').toLowerCase(), content);
      // What stands in a value is no tag.
      place = end;
    } else {
      place += 1;
    }
  }
  return tags;
}

function readAttributes(html: string, start: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  for (let place = start; ; ) {
    const match = matchAt(ATTRIBUTE, html, place);
    if (match === undefined) return { attributes, end: place };
    const [whole, name = '', double, single, bare] = match;
    attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
    place += whole.length;
  }
}

function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | undefined {
  pattern.lastIndex = place;
  return pattern.exec(text) ?? undefined;
}

function endOf(text: string, ending: string, from: number): number {
  const place = text.indexOf(ending, from);
  return place < 0 ? text.length : place + ending.length;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (entity, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
  });
