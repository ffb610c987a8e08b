import type { QueryPair } from '@cardwright/contract';
import { PAGE_TEMPLATE } from '@cardwright/contract/page-template';
import type { Card, Engine } from '@cardwright/engine';
import { ServiceError } from '../base/service-error.ts';
import { OutboundRefusedError, parseOutboundUrl } from '../outbound/outbound-url.ts';
import type { ReadPage } from '../pages/create-page-reader.ts';
import type { PageFacts } from '../pages/page-facts.ts';
import { CARD_PATH, type CardShape, parseShape } from './card-request.ts';
import type { LoadLogo } from './load-logo.ts';

/** A card whose texts are those of a page. */
export type PageRequest = CardShape & { url: string; theme: 'light' | 'dark' | undefined };

/** The card of a page as it is now, and until when that holds. */
export type PageCard = { card: Card; freshUntil: Date };

export interface PageCards {
  /** Undefined for the path of a template. Throws `invalid`; asks nobody. */
  parse(path: string, pairs: readonly QueryPair[]): PageRequest | undefined;
  /** Reads the page. Throws `invalid` naming `url`, or `unavailable`. */
  resolve(request: PageRequest): Promise<PageCard>;
}

const PATH = new RegExp(`^${CARD_PATH}${PAGE_TEMPLATE.name}(?:\\.(png|jpe?g))?$`);
const PARAMETERS: readonly string[] = PAGE_TEMPLATE.parameters.map(({ name }) => name);

/** What `/i/page` shows: a page's own texts in the template that suits its kind. */
export function createPageCards(parts: {
  engine: Pick<Engine, 'parseCard'>;
  readPage: ReadPage;
  loadLogo: LoadLogo;
  /** Of pages. */
  allowedHosts: readonly string[];
}): PageCards {
  const { engine, readPage, loadLogo, allowedHosts } = parts;

  return {
    parse(path, pairs) {
      const match = PATH.exec(path);
      if (match === null) return undefined;
      const { data, ...shape } = parseShape(pairs, match[1]);
      for (const name of data.keys())
        if (!PARAMETERS.includes(name))
          throw invalid(name, `A page has no parameter \`${name}\`. Use ${PARAMETERS.join(' and ')}.`);
      const theme = data.get('theme');
      if (theme !== undefined && theme !== 'light' && theme !== 'dark')
        throw invalid('theme', '`theme` must be light or dark.');
      return { ...shape, url: parseUrl(data.get('url'), allowedHosts), theme };
    },

    async resolve({ url, theme, ...shape }) {
      const { facts, freshUntil } = await readPage(url);
      const { template, values } = toContent(facts, await findLogo(facts, loadLogo));
      const data = new Map<string, string>();
      for (const [name, value] of Object.entries({ ...values, theme })) if (value) data.set(name, value);
      return { card: engine.parseCard({ template, data, ...shape }), freshUntil };
    },
  };
}

/** Without its fragment, which no server sees. */
function parseUrl(text: string | undefined, allowedHosts: readonly string[]): string {
  if (text === undefined) throw invalid('url', '`url` is missing. Add the https address of a page.');
  try {
    const url = parseOutboundUrl(text, allowedHosts);
    url.hash = '';
    return url.href;
  } catch (error) {
    if (error instanceof OutboundRefusedError) throw invalid('url', `\`url\` ${error.message}.`);
    throw error;
  }
}

type Content = { template: string; values: Readonly<Record<string, string | undefined>> };

/** A template for each kind of page. */
function toContent(facts: PageFacts, logo: string | undefined): Content {
  const { kind, title, description, site, section, author, date, price, place, themeColor } = facts;
  if (kind === 'product')
    return { template: 'announcement', values: { title, description, badge: price, site } };
  if (kind === 'event')
    return { template: 'announcement', values: { title, description, badge: place, date, site } };
  if (kind === 'page' && (themeColor ?? logo) !== undefined)
    return {
      template: 'og_brand',
      values: { title, description, tagline: section, footer: site, accent: themeColor, logo },
    };
  return { template: 'og_standard', values: { title, description, eyebrow: section, author, date, site } };
}

/** The page's icon, if it is on a host of logos and can be drawn. Only the cards of plain pages have a place for it. */
async function findLogo({ kind, iconUrl }: PageFacts, loadLogo: LoadLogo): Promise<string | undefined> {
  if (kind !== 'page' || iconUrl === undefined) return undefined;
  try {
    await loadLogo(iconUrl);
    return iconUrl;
  } catch (error) {
    // A page with a broken icon is still a page.
    if (error instanceof ServiceError && error.parameter === 'logo') return undefined;
    throw error;
  }
}

const invalid = (parameter: string, message: string): ServiceError =>
  new ServiceError('invalid', message, { code: 'invalid_parameter', parameter });
