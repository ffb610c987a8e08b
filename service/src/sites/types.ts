import type { Plan } from '../stores/schema.ts';

export type Theme = 'light' | 'dark';

/** A saved brand, and the parameters of templates that it declared when the site was registered. */
export type SiteBrand = { name: string; look: Readonly<Record<string, string>> };

/** A host that an account registered. */
export type Site = {
  host: string;
  theme: Theme | undefined;
  brand: SiteBrand | undefined;
  /** Of its cards; undefined: the one that suits each page. A name of the account's own, or of a built-in one. */
  template: string | undefined;
  /** New cards that may be drawn in a day (UTC). */
  dailyCards: number;
  drawnToday: number;
  /** How control of the host was proven; undefined until then. */
  proof: 'file' | 'meta' | 'operator' | undefined;
  /** What the host has to show; always the same for this account. */
  token: string;
  createdAt: string;
  verifiedAt: string | undefined;
};

/** What the owner of a site chooses. */
export type SiteSettings = Pick<Site, 'theme' | 'brand' | 'template' | 'dailyCards'>;

/** A verified site with what its account may draw. */
export type ServedSite = SiteSettings & {
  host: string;
  accountId: string;
  plan: Plan;
  /** Monthly credits that the operator set for the account. */
  allowance: number | null;
};

/** Hosts of accounts. Several may register one; whoever proved control last has it. */
export interface Sites {
  /** By host. */
  list(accountId: string): Promise<Site[]>;
  /** Throws `not-found`. */
  get(accountId: string, host: string): Promise<Site>;
  /** Throws `invalid` naming `host`, and `conflict` / `site_exists` or `site_limit_reached`. */
  create(accountId: string, site: SiteSettings & { host: string }): Promise<Site>;
  /** Changes the settings that are there; undefined is their default. Throws `not-found`. */
  update(accountId: string, host: string, changes: Partial<SiteSettings>): Promise<Site>;
  /** Asks the host for the token. Throws `not-found`, `invalid` / `site_not_verified` and `conflict` / `site_taken`. */
  verify(accountId: string, host: string): Promise<Site>;
  /** Throws `not-found`. */
  delete(accountId: string, host: string): Promise<void>;
  /** Who has the host, of an account that is not disabled; changes by another node are seen within 5 seconds. */
  find(host: string): Promise<ServedSite | undefined>;
  /** Hosts that the account has; as `find`. */
  hostsOf(accountId: string): Promise<readonly string[]>;
}
