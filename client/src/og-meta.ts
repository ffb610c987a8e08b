import { readCardImage, type TaggedImage, toMetaHtml, toOgTags } from '@cardwright/contract/og-tags';
import { invalidArgument } from './cardwright-error.ts';

/** An image URL, such as a signed one, or a completed generation. */
export type MetaImage =
  | string
  | {
      url: string | null;
      width?: number | undefined;
      height?: number | undefined;
      format?: string | undefined;
    };

/** Content of the tags other than the image. */
export interface MetaOptions {
  /** Alternative text for people who cannot see the image. */
  alt?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** Absolute canonical URL of the page, for `og:url`. */
  url?: string | undefined;
  /** `og:type`, such as `website` or `article`. */
  type?: string | undefined;
  /** The same card in other shapes, for platforms that choose the one that they show. */
  others?: readonly MetaImage[] | undefined;
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

/**
 * The `og:image*` and `twitter:*` tags that make platforms show the image: absolute URL, type and size, so that it
 * appears on the first share. Size and type of a signed card are read from its URL.
 *
 * @example
 * const { html } = ogMeta(cardwright.signUrl('og_standard', { title }, { expiresIn: '365d' }), { alt: title });
 */
export function ogMeta(source: MetaImage, options: MetaOptions = {}): OgMeta {
  const { alt } = options;
  if (options.url) checkAbsolute(options.url, 'of the page');
  const image = describe(source);
  const { url, width, height, format } = image;
  const tags: MetaTag[] = toOgTags(image, options, options.others?.map(describe));
  return {
    image: { url, width, height, type: `image/${format}`, ...(alt !== undefined && { alt }) },
    tags,
    html: toMetaHtml(tags),
  };
}

function describe(source: MetaImage): TaggedImage {
  const { url, ...known } = typeof source === 'string' ? { url: source } : source;
  checkAbsolute(url, 'of the image');
  const read = readCardImage(url);
  return {
    url,
    width: known.width ?? read.width,
    height: known.height ?? read.height,
    format: known.format ?? read.format,
  };
}

function checkAbsolute(url: string | null, whose: string): asserts url is string {
  if (url !== null && /^https?:\/\/[^/\s]/.test(url) && URL.canParse(url)) return;
  throw invalidArgument(
    'url',
    `The URL ${whose} must be an absolute http or https URL, so that platforms can fetch it.`,
  );
}
