import type { Message, Site } from '../generated/wire-types.ts';
import type { CallOptions, Connection } from '../http/connection.ts';

/** Options of `sites.create`. */
export interface CreateSiteOptions extends CallOptions {
  /** Background of its cards. Default: that of each template. */
  theme?: 'light' | 'dark' | undefined;
  /** The name of a saved brand, whose colors, font and logo its cards have. Default: what each page declares. */
  brand?: string | undefined;
  /** The template of its cards: one of the account's own, such as `launch` or always its version 3, `launch.v3`, or a built-in one. Default: the one that suits each page. */
  template?: string | undefined;
  /** New cards that may be drawn in a day (UTC). Default: 100. */
  dailyCards?: number | undefined;
}

/** What `sites.update` changes; null is the default of each. */
export interface UpdateSiteOptions extends CallOptions {
  theme?: 'light' | 'dark' | null | undefined;
  brand?: string | null | undefined;
  template?: string | null | undefined;
  dailyCards?: number | undefined;
}

/** Hosts of your own, for whose pages `/og/HOST/PATH` draws cards without a signature. */
export interface Sites {
  /**
   * Lists sites by host.
   *
   * @example
   * const hosts = (await cardwright.sites.list()).map(({ host }) => host);
   */
  list(options?: CallOptions): Promise<Site[]>;
  /**
   * Gets a site with the cards drawn today.
   *
   * @example
   * const { status, cardsToday } = await cardwright.sites.get('example.com');
   */
  get(host: string, options?: CallOptions): Promise<Site>;
  /**
   * Registers a host. Put the token of its `proof` there, then call `verify`.
   *
   * @example
   * const { proof } = await cardwright.sites.create('example.com');
   * console.log(`Put this into the page: ${proof.metaTag}`);
   */
  create(host: string, options?: CreateSiteOptions): Promise<Site>;
  /**
   * Changes a site. Cards of its pages are drawn anew when they are next requested.
   *
   * @example
   * await cardwright.sites.update('example.com', { template: 'launch' });
   */
  update(host: string, changes: UpdateSiteOptions): Promise<Site>;
  /**
   * Looks for the token on the host. Rejects with the code `site_not_verified` if it is not there.
   *
   * @example
   * const { cardUrl } = await cardwright.sites.verify('example.com');
   */
  verify(host: string, options?: CallOptions): Promise<Site>;
  /**
   * Deletes a site; the URLs of its cards are refused from then on.
   *
   * @example
   * await cardwright.sites.delete('example.com');
   */
  delete(host: string, options?: CallOptions): Promise<Message>;
}

const PATH = '/api/v1/sites';
const toPath = (host: string): string => `${PATH}/${encodeURIComponent(host)}`;
const toBody = ({ theme, brand, template, dailyCards }: UpdateSiteOptions) => ({
  theme,
  brand,
  template,
  daily_cards: dailyCards,
});

export const createSites = (connection: Connection): Sites => ({
  list: async (options) => {
    const { sites } = await connection.json<{ sites: Site[] }>({ method: 'GET', path: PATH, ...options });
    return sites;
  },
  get: (host, options) => connection.json({ method: 'GET', path: toPath(host), ...options }),
  create: (host, { signal, ...settings } = {}) =>
    connection.json({
      method: 'POST',
      path: PATH,
      body: { host, ...toBody(settings) },
      signal,
    }),
  update: (host, { signal, ...changes }) =>
    connection.json({ method: 'PATCH', path: toPath(host), body: toBody(changes), signal }),
  verify: (host, options) => connection.json({ method: 'POST', path: `${toPath(host)}/verify`, ...options }),
  delete: (host, options) => connection.json({ method: 'DELETE', path: toPath(host), ...options }),
});
