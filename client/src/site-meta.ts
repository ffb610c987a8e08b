import { PAGE_SHAPE_NAMES } from '@cardwright/contract/page-shapes';
import { invalidArgument } from './cardwright-error.ts';
import { type MetaOptions, type OgMeta, ogMeta } from './og-meta.ts';

/** A shape that the card of a page can have: 1200x630, 1200x1200, 1000x1500 or 1080x1920. */
export type PageShape = 'wide' | 'square' | 'portrait' | 'story';

/** Options of `siteMeta`. */
export interface SiteMetaOptions extends Omit<MetaOptions, 'others'> {
  /** Shapes of the card, the usual one first. Default: `wide` alone. */
  shapes?: readonly [PageShape, ...PageShape[]] | undefined;
}

/**
 * The tags of a page of a registered site, whose cards need no signature. `cardUrl` is that of the site, `path` the path of the page.
 *
 * @example
 * const { cardUrl } = await cardwright.sites.get('example.com');
 * const { html } = siteMeta(cardUrl, '/blog/post', { shapes: ['wide', 'portrait'] });
 */
export function siteMeta(
  cardUrl: string,
  path: string,
  { shapes = ['wide'], ...options }: SiteMetaOptions = {},
): OgMeta {
  const unknown = shapes.find((shape) => !PAGE_SHAPE_NAMES.includes(shape));
  if (unknown !== undefined)
    throw invalidArgument('shapes', `\`shapes\` must be among ${PAGE_SHAPE_NAMES.join(', ')}.`);
  const url = cardUrl + path.replace(/^\//, '');
  const [first, ...others] = shapes.map((shape) => (shape === 'wide' ? url : `${url}?shape=${shape}`));
  return ogMeta(first ?? url, { ...options, others });
}
