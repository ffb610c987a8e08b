import { type OgTag, toMetaHtml, toXCard } from '@cardwright/contract/og-tags';
import { readPageTags } from '@cardwright/contract/page-tags';
import { withoutSite } from '@cardwright/contract/page-title';
import { Cardwright } from '../cardwright.ts';
import { invalidArgument } from '../cardwright-error.ts';
import { type OgMeta, ogMeta } from '../og-meta.ts';
import type { ParametersOf } from '../signing/check-card.ts';
import { type PageShape, siteMeta } from '../site-meta.ts';
import { fitTexts } from './fit-texts.ts';

/** A page that a site generator has built. */
export interface BuiltPage {
  /** As in its address: `/blog/hold-fast/`. */
  path: string;
  /** Without the name of the site. */
  title: string;
  description: string | undefined;
  author: string | undefined;
  /** Name of the site. */
  site: string | undefined;
  /** Contents of its `<meta>` tags, by property or name. */
  tags: ReadonlyMap<string, string>;
}

/** How pages get their cards: those of a registered site by `cardUrl`, without a key; any other with the key of an account. */
export interface PageCardsOptions {
  /** Of a registered site: where its cards are, such as `https://cards.example.com/og/blog.example.com/`. */
  cardUrl?: string | undefined;
  /** Origin of the service. Default: `CARDWRIGHT_BASE_URL` of the environment. */
  baseUrl?: string | undefined;
  /** Signs the cards, and stays on the machine that builds. Default: `CARDWRIGHT_API_KEY` of the environment. */
  apiKey?: string | undefined;
  /** Template of signed cards. Default: `og_standard`. */
  template?: string | undefined;
  /**
   * Parameters of a page's card, whose title and description are cut to what a card has room for; undefined for a page that shall have
   * none. Default: title, description, author and site.
   */
  fields?: ((page: BuiltPage) => ParametersOf<string> | undefined) | undefined;
  /** Shapes of the cards of a registered site, the usual one first. Default: `wide` alone. */
  shapes?: readonly [PageShape, ...PageShape[]] | undefined;
  /** Name of the site, which titles often end in. Default: `og:site_name` of the page. */
  siteName?: string | undefined;
  /** Fail the build over what is otherwise a warning, such as a missing key. Default: false. */
  strict?: boolean | undefined;
}

/** A built page with the tags that it lacked, if any. */
export interface TaggedPage {
  html: string;
  /** Address of its card; undefined for a page that has an image already. */
  cardUrl: string | undefined;
  /** The image that it has already. */
  image: string | undefined;
}

/** Makes the tags of built pages. Throws `CardwrightError` for options that no card can be made with. */
export interface PageCards {
  /** The card of a page, and undefined for one that shall have none. Throws for parameters that the service would refuse. */
  toMeta(page: BuiltPage): OgMeta | undefined;
  /**
   * The page with the tags of its card, and with those of its texts; an image that it has already stays. Undefined for a page without a
   * title or head, and for one that shall have no card. Throws as `toMeta` does.
   */
  tag(html: string, path: string): TaggedPage | undefined;
}

/** See `PageCardsOptions`. `environment` is where what is not said is looked up. */
export function createPageCards(
  options: PageCardsOptions,
  environment: Readonly<Record<string, string | undefined>> = {},
): PageCards {
  const { siteName } = options;
  const makeMeta =
    options.cardUrl === undefined ? signer(options, environment) : siteCards(options.cardUrl, options);
  const toMeta: PageCards['toMeta'] = (page) => makeMeta(fitTexts(page));
  return {
    toMeta,
    tag: (html, path) => {
      const tags = readPageTags(html);
      const page = toPage(path, tags, siteName);
      const head = /<\/head\s*>/i.exec(html);
      if (page.title === '' || head === null) return undefined;
      const image = tags.get('og:image');
      const meta = image === undefined ? toMeta(page) : undefined;
      const ofImage = image === undefined ? meta?.tags : [toXTag(tags)];
      if (ofImage === undefined) return undefined;
      // What the page says of itself stays as it says it.
      const missing = [...toTextTags(page), ...ofImage].filter((tag) => !tags.has(nameOf(tag)));
      const added = missing.length === 0 ? '' : `${toMetaHtml(missing)}\n`;
      return {
        html: html.slice(0, head.index) + added + html.slice(head.index),
        cardUrl: meta?.image.url,
        image,
      };
    },
  };
}

const nameOf = (tag: OgTag): string => ('property' in tag ? tag.property : tag.name);

const toTextTags = ({ title, description, site }: BuiltPage): OgTag[] =>
  Object.entries({ 'og:title': title, 'og:description': description, 'og:site_name': site }).flatMap(
    ([property, content]) => (content ? [{ property, content }] : []),
  );

/** Of an image of the page's own. One that does not say its shape is wide, as most are. */
const toXTag = (tags: BuiltPage['tags']): OgTag => {
  const [width, height] = ['width', 'height'].map((axis) => Number(tags.get(`og:image:${axis}`)));
  const content = toXCard(width && height ? { width, height } : WIDE);
  return { name: 'twitter:card', content };
};

const WIDE = { width: 1200, height: 630 };

/** The options that have no effect beside the others: those of signed cards beside `cardUrl`, and of registered sites without it. */
export const findUnusedOptions = (options: PageCardsOptions): string[] =>
  (options.cardUrl === undefined ? OF_SITES : OF_SIGNED).filter((name) => options[name] !== undefined);

const OF_SITES: readonly (keyof PageCardsOptions)[] = ['shapes'];
const OF_SIGNED: readonly (keyof PageCardsOptions)[] = ['template', 'fields', 'apiKey', 'baseUrl'];

const siteCards =
  (cardUrl: string, { shapes }: PageCardsOptions) =>
  ({ path, title }: BuiltPage): OgMeta =>
    siteMeta(cardUrl.replace(/\/*$/, '/'), path, { alt: title, ...(shapes && { shapes }) });

function signer(
  { template = 'og_standard', fields = toFields, ...options }: PageCardsOptions,
  environment: Readonly<Record<string, string | undefined>>,
): PageCards['toMeta'] {
  const apiKey = options.apiKey ?? environment.CARDWRIGHT_API_KEY;
  const baseUrl = options.baseUrl ?? environment.CARDWRIGHT_BASE_URL;
  if (!apiKey || !baseUrl)
    throw invalidArgument(
      apiKey ? 'baseUrl' : 'apiKey',
      'Set CARDWRIGHT_BASE_URL and CARDWRIGHT_API_KEY where the site is built, or pass `cardUrl` of a registered site.',
    );
  const cardwright = new Cardwright({ apiKey, baseUrl });
  // The same all year long, so that a page that is built again keeps its address, and good for a year at least.
  const expiresAt = new Date(Date.UTC(new Date().getUTCFullYear() + 2, 0));
  return (page) => {
    const parameters = fields(page);
    return parameters && ogMeta(cardwright.signUrl(template, parameters, { expiresAt }), { alt: page.title });
  };
}

const toFields = ({ title, description, author, site }: BuiltPage): ParametersOf<string> => ({
  title,
  ...(description && { description }),
  ...(author && { author }),
  ...(site && { site }),
});

function toPage(path: string, tags: ReadonlyMap<string, string>, siteName: string | undefined): BuiltPage {
  const site = siteName ?? tags.get('og:site_name');
  const title = tags.get('og:title') ?? tags.get('title') ?? '';
  return {
    path,
    title: site ? withoutSite(title, site) : title,
    description: tags.get('og:description') ?? tags.get('description'),
    author: tags.get('author'),
    site,
    tags,
  };
}
