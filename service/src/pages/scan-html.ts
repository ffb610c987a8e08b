import { readTags, type TagVisitor } from './read-tags.ts';

/** What of a page's markup says something of the page. */
export type ScannedPage = {
  language: string;
  /** The first `content` of each `<meta>`, by its `property` or `name` in lower case. */
  meta: ReadonlyMap<string, string>;
  title: string;
  heading: string;
  /** `rel`, `href` and `sizes` of each icon, in the order of the page. */
  icons: readonly { rel: string; href: string; sizes: string }[];
  /** Of `<base>`. */
  base: string | undefined;
  /** JSON-LD as it is written. */
  data: readonly string[];
};

const TEXT_CHARACTERS = 2000;
const DATA_CHARACTERS = 200_000;
const MAX_ENTRIES = 200;
const ICON = /(?:^|\s)(?:icon|apple-touch-icon(?:-precomposed)?)(?:\s|$)/;
const HEADING = /^h[1-6]$/;

type Reading = { kind: 'title' | 'heading' | 'data'; endsWith: string; text: string; limit: number };

/** Reads HTML as a stream of tags, without running anything; more of a text than a card can show is dropped. */
export function scanHtml(html: string): ScannedPage {
  const meta = new Map<string, string>();
  const icons: ScannedPage['icons'][number][] = [];
  const data: string[] = [];
  const texts = { title: '', heading: '' };
  let language = '';
  let base: string | undefined;
  let reading: Reading | undefined;
  // What stands in it is no text of the page.
  let code: string | undefined;
  // Titles of drawings and texts in templates are not the page's.
  const depth = { svg: 0, template: 0 };
  const isAside = (): boolean => depth.svg + depth.template > 0;

  const readMeta = (attributes: ReadonlyMap<string, string>): void => {
    const content = attributes.get('content');
    if (content === undefined) return;
    for (const name of ['property', 'name', 'itemprop']) {
      const known = attributes.get(name)?.toLowerCase().slice(0, 100);
      if (known && !meta.has(known) && meta.size < MAX_ENTRIES)
        meta.set(known, content.slice(0, TEXT_CHARACTERS));
    }
  };

  const finish = (): void => {
    if (reading?.kind === 'data') data.push(reading.text);
    else if (reading !== undefined) texts[reading.kind] = reading.text;
    reading = undefined;
  };

  const read = (kind: Reading['kind'], endsWith: string, limit = TEXT_CHARACTERS): void => {
    finish();
    reading = { kind, endsWith, text: '', limit };
  };

  const start = (tag: string, attributes: ReadonlyMap<string, string>): void => {
    const get = (name: string): string => attributes.get(name) ?? '';
    if (tag === 'html') language ||= get('lang');
    if (tag === 'meta') readMeta(attributes);
    if (tag === 'base') base ??= attributes.get('href');
    if (tag === 'link' && icons.length < MAX_ENTRIES && get('href') !== '') {
      const rel = get('rel').toLowerCase();
      if (ICON.test(rel)) icons.push({ rel, href: get('href'), sizes: get('sizes') });
    }
    if (HEADING.test(tag) && reading?.kind === 'heading') finish();
    if (tag === 'title' && texts.title === '') read('title', tag);
    if (tag === 'h1' && texts.heading === '') read('heading', tag);
    if (tag === 'style') code = tag;
    if (tag === 'script') {
      if (/^application\/ld\+json/i.test(get('type'))) read('data', tag, DATA_CHARACTERS);
      else code = tag;
    }
  };

  const visitor: TagVisitor = {
    isForeign: () => depth.svg > 0,
    onOpen: (tag, attributes) => {
      if (tag === 'svg' || tag === 'template') depth[tag] += 1;
      if (!isAside()) start(tag, attributes);
    },
    onText: (text) => {
      if (reading === undefined || code !== undefined || isAside()) return;
      if (reading.text.length < reading.limit)
        reading.text += text.slice(0, reading.limit - reading.text.length);
    },
    onClose: (tag) => {
      if (tag === 'svg' || tag === 'template') depth[tag] = Math.max(0, depth[tag] - 1);
      if (tag === code) code = undefined;
      if (tag === reading?.endsWith && !isAside()) finish();
    },
  };
  readTags(html, visitor);
  finish();
  return { language, meta, ...texts, icons, base, data };
}
