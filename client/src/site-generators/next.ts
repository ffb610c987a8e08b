import { type BuiltPage, createPageCards, type PageCardsOptions } from './page-cards.ts';

/** A page, as far as its card says it. */
export type CardPage = Partial<Omit<BuiltPage, 'tags'>> & Pick<BuiltPage, 'path' | 'title'>;

type CardImage = { url: string; width: number; height: number; alt?: string };
/** The parts of Next.js' `Metadata` that a card is in. */
export interface CardMetadata {
  openGraph?: { images: CardImage[] };
  twitter?: { card: 'summary_large_image'; images: string[] };
}

/**
 * The card of a page as Next.js' metadata, for `generateMetadata` on the server. Empty for a page that shall have none; a missing key
 * is a warning, and no card, unless `strict` is set.
 *
 * @example
 * export const generateMetadata = async ({ params }) => {
 *   const { slug, title } = await findPost(params);
 *   return { title, ...cardMetadata({ path: `/posts/${slug}`, title }, { siteName: 'Halden' }) };
 * };
 */
export function cardMetadata(page: CardPage, options: PageCardsOptions = {}): CardMetadata {
  try {
    const site = page.site ?? options.siteName;
    const meta = createPageCards(options, process.env).toMeta({
      description: undefined,
      author: undefined,
      ...page,
      site,
      tags: new Map(),
    });
    if (meta === undefined) return {};
    const { type: _, ...image } = meta.image;
    return { openGraph: { images: [image] }, twitter: { card: 'summary_large_image', images: [image.url] } };
  } catch (error) {
    if (options.strict) throw error;
    // biome-ignore lint/suspicious/noConsole: a build goes on without the card, and says so
    console.warn(
      `Cardwright: ${page.path} has no card: ${error instanceof Error ? error.message : String(error)}`,
    );
    return {};
  }
}
