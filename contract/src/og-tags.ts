import { isPageShape, PAGE_SHAPES } from './page-shapes.ts';

/** What tags say about an image. */
export type TaggedImage = { url: string; width: number; height: number; format: string };

export type PageTags = {
  alt?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  url?: string | undefined;
  type?: string | undefined;
};

/** One `<meta>`: Open Graph names its tags by `property`, X by `name`. */
export type OgTag = { property: string; content: string } | { name: string; content: string };

const DEFAULT_SIZE = { width: 1200, height: 630 };
// Of a page by its URL, and of one of a site.
const PAGE_PATH = /\/i\/page(?:\.\w+)?$|\/og\//;
const DRAWN_AXIS = { min: 200, max: 2400 };
// X shows the large card at about 2:1 and would cut a square or a portrait down to a strip.
const LEAST_LARGE_RATIO = 1.4;

/** Size and format of a signed card, from its URL. */
export function readCardImage(url: string): TaggedImage {
  const { searchParams, pathname } = new URL(url);
  const shape = PAGE_PATH.test(pathname) ? (searchParams.get('shape') ?? '') : '';
  const size = isPageShape(shape)
    ? PAGE_SHAPES[shape]
    : { width: readAxis(searchParams, 'width'), height: readAxis(searchParams, 'height') };
  return {
    url,
    ...size,
    format: searchParams.get('format') ?? (/\.jpe?g$/.test(pathname) ? 'jpeg' : 'png'),
  };
}

/** As the service draws it, which is not always as it was asked. */
const readAxis = (query: URLSearchParams, name: 'width' | 'height'): number =>
  Math.min(Math.max(Number(query.get(name)) || DEFAULT_SIZE[name], DRAWN_AXIS.min), DRAWN_AXIS.max);

/** The `og:*` and `twitter:*` tags of a page with the image, and with others for platforms that choose the shape that they show. */
export function toOgTags(image: TaggedImage, page: PageTags, others: readonly TaggedImage[] = []): OgTag[] {
  const { url } = image;
  const { alt, title, description } = page;
  const rows: TagRow[] = [
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', page.url],
    ['property', 'og:type', page.type],
    ...[image, ...others].flatMap((one) => toImageRows(one, alt)),
    ['name', 'twitter:card', toXCard(image)],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', url],
    ['name', 'twitter:image:alt', alt],
  ];
  return rows.flatMap(([kind, key, content]) =>
    content === undefined || content === '' ? [] : [{ [kind]: key, content } as OgTag],
  );
}

/** How X shows an image of this shape. */
export const toXCard = ({ width, height }: Pick<TaggedImage, 'width' | 'height'>): string =>
  width / height >= LEAST_LARGE_RATIO ? 'summary_large_image' : 'summary';

type TagRow = [kind: 'property' | 'name', key: string, content: string | undefined];

const toImageRows = ({ url, width, height, format }: TaggedImage, alt: string | undefined): TagRow[] => [
  ['property', 'og:image', url],
  ['property', 'og:image:type', `image/${format}`],
  ['property', 'og:image:width', String(width)],
  ['property', 'og:image:height', String(height)],
  ['property', 'og:image:alt', alt],
];

/** Lines of HTML, escaped. */
export const toMetaHtml = (tags: readonly OgTag[]): string => tags.map(toHtml).join('\n');

const toHtml = (tag: OgTag): string => {
  const [kind, key] = 'property' in tag ? ['property', tag.property] : ['name', tag.name];
  return `<meta ${kind}="${key}" content="${escapeHtml(tag.content)}">`;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
