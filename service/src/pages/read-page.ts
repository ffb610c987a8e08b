import { findSubject, type LinkedObject, toObject, toText } from './linked-data.ts';
import type { PageFacts, PageKind } from './page-facts.ts';
import { type ScannedPage, scanHtml } from './scan-html.ts';

const TITLE_CHARACTERS = 300;
const TEXT_CHARACTERS = 400;
const OG_KINDS: Readonly<Record<string, PageKind>> = {
  article: 'article',
  product: 'product',
  'og:product': 'product',
  'product.item': 'product',
  event: 'event',
};

/** What the page at `url` says of itself: in its tags and JSON-LD, else in its title and first heading. */
export function readPage(html: string, url: string): PageFacts {
  const page = scanHtml(html);
  const subject = findSubject(page.data);
  const object = subject?.object ?? {};
  const first = (...values: unknown[]): string | undefined => firstText(values, TEXT_CHARACTERS);
  const tag = (name: string): string | undefined => page.meta.get(name);
  const kind = subject?.kind ?? OG_KINDS[tag('og:type')?.trim().toLowerCase() ?? ''] ?? 'page';
  const site = first(tag('og:site_name'), tag('application-name')) ?? toHost(url);
  const offer = toObject(object.offers);
  return {
    kind,
    title: toTitle(page, object, site) ?? toFileTitle(url) ?? toHost(url),
    site,
    description: first(
      tag('og:description'),
      tag('twitter:description'),
      tag('description'),
      object.description,
    ),
    author: toAuthor(first(object.author, tag('author'), tag('article:author'), tag('twitter:creator'))),
    section: first(object.articleSection, object.partOfSeries, object.recipeCategory, tag('article:section')),
    date: toDate(
      kind === 'event'
        ? first(object.startDate)
        : first(object.datePublished, object.uploadDate, tag('article:published_time'), tag('date')),
      page.language,
    ),
    price: toPrice(
      first(offer.price, offer.lowPrice, tag('product:price:amount'), tag('og:price:amount')),
      first(offer.priceCurrency, tag('product:price:currency'), tag('og:price:currency')),
      page.language,
    ),
    place: first(object.location),
    themeColor: toHexColor(tag('theme-color') ?? tag('msapplication-tilecolor')),
    iconUrl: findIcon(page, url),
  };
}

/** What can be said of a document that is not HTML, such as a PDF: its file's name and its host. */
export const readFileName = (url: string): PageFacts => ({
  kind: 'page',
  title: toFileTitle(url) ?? toHost(url),
  site: toHost(url),
});

function toTitle(page: ScannedPage, object: LinkedObject, site: string): string | undefined {
  const title = firstText(
    [
      page.meta.get('og:title'),
      page.meta.get('twitter:title'),
      object.headline,
      object.name,
      page.title,
      page.heading,
    ],
    TITLE_CHARACTERS,
  );
  return title && withoutSite(title, site);
}

/** "Hold fast | Acme" is "Hold fast" where the card names Acme anyway. */
function withoutSite(title: string, site: string): string {
  const rest = title.slice(0, -site.length);
  const parted = /^(.+?)\s+[|·•:–—-]\s+$/u.exec(rest)?.[1];
  return parted !== undefined && title.toLowerCase().endsWith(site.toLowerCase()) ? parted : title;
}

function firstText(values: readonly unknown[], most: number): string | undefined {
  for (const value of values) {
    const text = clean(toText(value) ?? '', most);
    if (text !== '') return text;
  }
  return undefined;
}

/** On one line, without control characters and lone surrogates. */
function clean(text: string, most: number): string {
  const plain = text
    .slice(0, 4 * most)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const characters = Array.from(plain);
  return characters.length <= most
    ? plain
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

// Open Graph wants a profile's URL there, Twitter an account.
const toAuthor = (author: string | undefined): string | undefined =>
  author === undefined || /^(?:https?:\/\/|@?$)/i.test(author) ? undefined : author;

function toHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** The last part of the path as words; undefined for the root. */
function toFileTitle(url: string): string | undefined {
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '');
  if (last === undefined) return undefined;
  const words = clean(
    decodePart(last)
      .replace(/\.\w{1,5}$/, '')
      .replace(/[-_+]+/g, ' '),
    TITLE_CHARACTERS,
  );
  return words === '' ? undefined : words[0]?.toUpperCase() + words.slice(1);
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

// The day as it is written: a reader elsewhere must not see another one.
function toDate(text: string | undefined, language: string): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];
  const time = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time)
    ? undefined
    : new Intl.DateTimeFormat(toLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

function toPrice(amount: string | undefined, currency: string | undefined, language: string) {
  const value = Number(amount ?? 'none');
  if (!Number.isFinite(value) || !/^[A-Z]{3}$/.test(currency ?? '')) return undefined;
  return new Intl.NumberFormat(toLocale(language), { style: 'currency', currency }).format(value);
}

function toLocale(language: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language.trim() || 'en')[0] ?? 'en';
  } catch {
    return 'en';
  }
}

function toHexColor(text: string | undefined): string | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? '')?.[1]?.toLowerCase();
  if (hex === undefined) return undefined;
  return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
}

/** A drawing first, then the largest; one without a size counts as its `rel` promises. */
function findIcon({ icons, base }: ScannedPage, url: string): string | undefined {
  const ground = base !== undefined && URL.canParse(base, url) ? new URL(base, url).href : url;
  const best = icons
    .map(({ rel, href, sizes }) => ({
      href,
      side: /\.svg(?:$|\?)/i.test(href)
        ? Number.POSITIVE_INFINITY
        : Number(/(\d{1,4})x/i.exec(sizes)?.[1] ?? (rel.startsWith('apple') ? 180 : 16)),
    }))
    .toSorted((a, b) => b.side - a.side)[0];
  // Smaller ones are made for tabs, and blurred on a card.
  if (best === undefined || best.side < 96 || !URL.canParse(best.href, ground)) return undefined;
  const icon = new URL(best.href, ground).href;
  return icon.length <= 2048 ? icon : undefined;
}
