import { Parser } from 'htmlparser2';

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

type Reading = { kind: 'title' | 'heading' | 'data'; text: string; limit: number };

/** Reads HTML as a stream of tags, without running anything; more of a text than a card can show is dropped. */
export function scanHtml(html: string): ScannedPage {
  const meta = new Map<string, string>();
  const icons: ScannedPage['icons'][number][] = [];
  const data: string[] = [];
  const texts = { title: '', heading: '' };
  let language = '';
  let base: string | undefined;
  let reading: Reading | undefined;
  // Titles of drawings and texts in templates are not the page's.
  let foreignDepth = 0;

  const readMeta = ({ property, name, itemprop, content }: Record<string, string>): void => {
    if (content === undefined) return;
    for (const key of [property, name, itemprop]) {
      const known = key?.toLowerCase().slice(0, 100);
      if (known && !meta.has(known) && meta.size < MAX_ENTRIES)
        meta.set(known, content.slice(0, TEXT_CHARACTERS));
    }
  };

  const start = (tag: string, attributes: Record<string, string>): void => {
    if (tag === 'html') language ||= attributes.lang ?? '';
    if (tag === 'meta') readMeta(attributes);
    if (tag === 'base') base ??= attributes.href;
    if (tag === 'link' && icons.length < MAX_ENTRIES) {
      const { rel = '', href = '', sizes = '' } = attributes;
      if (href !== '' && ICON.test(rel.toLowerCase())) icons.push({ rel: rel.toLowerCase(), href, sizes });
    }
    if (tag === 'title' && texts.title === '') reading = { kind: 'title', text: '', limit: TEXT_CHARACTERS };
    if (tag === 'h1' && texts.heading === '') reading = { kind: 'heading', text: '', limit: TEXT_CHARACTERS };
    if (tag === 'script' && /^application\/ld\+json/i.test(attributes.type ?? ''))
      reading = { kind: 'data', text: '', limit: DATA_CHARACTERS };
  };

  const finish = (): void => {
    if (reading?.kind === 'data') data.push(reading.text);
    else if (reading !== undefined) texts[reading.kind] = reading.text;
    reading = undefined;
  };

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'svg' || tag === 'template') foreignDepth += 1;
      if (foreignDepth === 0) start(tag, attributes);
    },
    ontext(text) {
      if (reading !== undefined && foreignDepth === 0 && reading.text.length < reading.limit)
        reading.text += text.slice(0, reading.limit - reading.text.length);
    },
    onclosetag(tag) {
      if (tag === 'svg' || tag === 'template') foreignDepth = Math.max(0, foreignDepth - 1);
      if (tag === 'title' || tag === 'h1' || tag === 'script') finish();
    },
  });
  parser.end(html);
  finish();
  return { language, meta, ...texts, icons, base, data };
}
