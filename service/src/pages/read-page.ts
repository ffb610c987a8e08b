import { withoutSite } from '@cardwright/contract/page-title';
import { findSubject, type LinkedObject, readObjects, toAddresses, toObject } from './linked-data.ts';
import type { PageFacts, PageKind } from './page-facts.ts';
import { listCrumbs, readDetails } from './read-details.ts';
import { type ScannedPage, scanHtml } from './scan-html.ts';
import { clean, firstText, toDate } from './text-values.ts';

const TITLE_CHARACTERS = 300;
const TEXT_CHARACTERS = 400;
const MAX_IMAGES = 4;
const OG_KINDS: Readonly<Record<string, PageKind>> = {
  article: 'article',
  product: 'product',
  'og:product': 'product',
  'product.item': 'product',
  event: 'event',
  profile: 'profile',
};

/** What the page at `url` says of itself: in its tags and JSON-LD, else in its title and first heading. */
export function readPage(html: string, url: string): PageFacts {
  const page = scanHtml(html);
  const objects = readObjects(page.data);
  const subject = findSubject(objects);
  const object = subject?.object ?? {};
  const first = (...values: unknown[]): string | undefined => firstText(values, TEXT_CHARACTERS);
  const tag = (name: string): string | undefined => page.meta.get(name);
  const kind = subject?.kind ?? toKind(page);
  const site = first(tag('og:site_name'), tag('application-name')) ?? toHost(url);
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
    section: first(
      object.articleSection,
      object.partOfSeries,
      object.recipeCategory,
      tag('article:section'),
      // A manual has the whole way.
      kind === 'docs' ? undefined : listCrumbs(objects).at(-1),
    ),
    date: toDate(
      kind === 'event'
        ? { from: first(object.startDate), to: first(object.endDate) }
        : {
            from: first(
              object.datePublished,
              object.uploadDate,
              object.dateModified,
              tag('article:published_time'),
              tag('date'),
            ),
          },
      page.language,
    ),
    themeColor: toHexColor(tag('theme-color') ?? tag('msapplication-tilecolor')),
    iconUrl: findIcon(page, url),
    imageUrls: listImages(page, object, url),
    portraitUrl: toAddresses(toObject(object.author).image).flatMap(
      (href) => resolve(href, page, url) ?? [],
    )[0],
    details: readDetails(kind, { page, object, objects }),
  };
}

/** What tags that only some sites have tell of a page without JSON-LD. */
function toKind({ meta }: ScannedPage): PageKind {
  const declared = OG_KINDS[meta.get('og:type')?.trim().toLowerCase() ?? ''];
  if (declared !== undefined) return declared;
  if (meta.has('go-import')) return 'repository';
  return [...meta.keys()].some((name) => name.startsWith('docsearch:')) ? 'docs' : 'page';
}

/** What can be said of a document that is not HTML, such as a PDF: its file's name and its host. */
export const readFileName = (url: string): PageFacts => ({
  kind: 'page',
  title: toFileTitle(url) ?? toHost(url),
  site: toHost(url),
  imageUrls: [],
  details: {},
});

function toTitle(page: ScannedPage, object: LinkedObject, site: string): string | undefined {
  const named = [
    page.meta.get('og:title'),
    page.meta.get('twitter:title'),
    object.headline,
    object.name,
    page.title,
    page.heading,
  ].flatMap((value) => firstText([value], TITLE_CHARACTERS) ?? []);
  const title = named.find((text) => !PLACEHOLDER.test(text)) ?? named[0];
  return title && withoutSite(title, site);
}

// What editors and frameworks write where nobody has written a title: a heading says more.
const PLACEHOLDER =
  /^(?:untitled(?: document| page)?|document|home(?: ?page)?|index|new page|page title|title|(?:react|vite|vue|svelte|nuxt|webpack|my) app|vite \+ .{1,20}|create next app|next\.?js|astro|localhost(?::\d+)?)$/i;

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

function toHexColor(text: string | undefined): string | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? '')?.[1]?.toLowerCase();
  if (hex === undefined) return undefined;
  return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
}

/** A drawing first, then the largest; one without a size counts as its `rel` promises. */
function findIcon(page: ScannedPage, url: string): string | undefined {
  const { icons } = page;
  const best = icons
    .map(({ rel, href, sizes }) => ({
      href,
      side: /\.svg(?:$|\?)/i.test(href)
        ? Number.POSITIVE_INFINITY
        : Number(/(\d{1,4})x/i.exec(sizes)?.[1] ?? (rel.startsWith('apple') ? 180 : 16)),
    }))
    .toSorted((a, b) => b.side - a.side)[0];
  // Smaller ones are made for tabs, and blurred on a card.
  return best === undefined || best.side < 96 ? undefined : resolve(best.href, page, url);
}

/** What JSON-LD names, which is often the picture itself, before what tags name, which often has text on it. */
function listImages(page: ScannedPage, object: LinkedObject, url: string): string[] {
  const series = toObject(object.partOfSeries);
  const named = [
    ...toAddresses(object.image),
    ...toAddresses(object.thumbnailUrl),
    ...toAddresses(series.image),
    ...['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'].flatMap(
      (name) => page.meta.get(name) ?? [],
    ),
  ];
  return [...new Set(named.flatMap((href) => resolve(href.trim(), page, url) ?? []))].slice(0, MAX_IMAGES);
}

/** An address of the page as an absolute URL. */
function resolve(href: string, { base }: ScannedPage, url: string): string | undefined {
  const ground = base !== undefined && URL.canParse(base, url) ? new URL(base, url).href : url;
  if (href === '' || !URL.canParse(href, ground)) return undefined;
  const absolute = new URL(href, ground).href;
  return absolute.length <= 2048 ? absolute : undefined;
}
