import { invalidArgument } from './cardwright-error.ts';

/** An image by its address, as signing gives it, or a finished generation. */
export type MetaImage =
  | string
  | {
      url: string | null;
      width?: number | undefined;
      height?: number | undefined;
      format?: string | undefined;
    };

/** What the tags say besides the image. */
export interface MetaOptions {
  /** What is to be seen, for people who do not see it. */
  alt?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
}

/** One `<meta>`: Open Graph names its tags by `property`, X by `name`. */
export type MetaTag = { property: string; content: string } | { name: string; content: string };

/** Tags of a page's head. */
export interface OgMeta {
  /** The image as frameworks take it, for example `openGraph.images` of Next.js. */
  image: { url: string; width: number; height: number; type: string; alt?: string };
  tags: MetaTag[];
  /** The same as lines of HTML, escaped. */
  html: string;
}

const DEFAULT_SIZE = { width: 1200, height: 630 };
const DRAWN_AXIS = { min: 200, max: 2400 };
// X shows the large card at about 2:1 and would cut a square or a portrait down to a strip.
const LEAST_LARGE_RATIO = 1.4;

/**
 * The `og:image*` and `twitter:*` tags that make platforms show the image: absolute address, type and size, so that
 * it appears at the first share. Size and type of a signed card are read from its address.
 *
 * @example
 * const { html } = ogMeta(cardwright.signUrl('og_standard', { title }, { expiresIn: '365d' }), { alt: title });
 */
export function ogMeta(source: MetaImage, options: MetaOptions = {}): OgMeta {
  const { alt, title, description } = options;
  const { url, width, height, format } = describe(source);
  const type = `image/${format}`;
  const card = width / height >= LEAST_LARGE_RATIO ? 'summary_large_image' : 'summary';
  const rows: [kind: 'property' | 'name', key: string, content: string | undefined][] = [
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', url],
    ['property', 'og:image:type', type],
    ['property', 'og:image:width', String(width)],
    ['property', 'og:image:height', String(height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:card', card],
    ['name', 'twitter:title', title],
    ['name', 'twitter:description', description],
    ['name', 'twitter:image', url],
    ['name', 'twitter:image:alt', alt],
  ];
  const tags = rows.flatMap(([kind, key, content]) =>
    content === undefined || content === '' ? [] : [{ [kind]: key, content } as MetaTag],
  );
  return {
    image: { url, width, height, type, ...(alt !== undefined && { alt }) },
    tags,
    html: tags.map(toHtml).join('\n'),
  };
}

function describe(source: MetaImage): { url: string; width: number; height: number; format: string } {
  const { url, ...known } = typeof source === 'string' ? { url: source } : source;
  if (url === null || !/^https?:\/\/[^/]/.test(url))
    throw invalidArgument('url', 'Platforms fetch the image by an absolute http or https URL; this is none.');
  const query = new URL(url).searchParams;
  return {
    url,
    width: known.width ?? readAxis(query, 'width'),
    height: known.height ?? readAxis(query, 'height'),
    format: known.format ?? query.get('format') ?? (/\.jpe?g$/.test(new URL(url).pathname) ? 'jpeg' : 'png'),
  };
}

/** As the service draws it, which is not always as it was asked. */
const readAxis = (query: URLSearchParams, name: 'width' | 'height'): number =>
  Math.min(Math.max(Number(query.get(name)) || DEFAULT_SIZE[name], DRAWN_AXIS.min), DRAWN_AXIS.max);

const toHtml = (tag: MetaTag): string => {
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
