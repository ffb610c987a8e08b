export type BrandSummary = {
  name: string;
  /** Counts up with every change. */
  revision: number;
  createdAt: string;
  updatedAt: string;
};

/** A design document that an account saved under a name. */
export type Brand = BrandSummary & { designMd: string };

export type BrandChange = {
  /** Absent: the name stays. */
  name?: string | undefined;
  designMd: string;
  /** The one that was changed; refused when the brand has another by now. */
  revision?: number | undefined;
};

/** The saved brands of accounts. Names are the same whatever their case. */
export interface Brands {
  list(accountId: string): Promise<BrandSummary[]>;
  /** Undefined when the account has no brand of this name. */
  find(accountId: string, name: string): Promise<Brand | undefined>;
  /** Throws `not-found`. */
  get(accountId: string, name: string): Promise<Brand>;
  /** Throws `conflict` / `brand_exists` or `brand_limit_reached`. */
  create(accountId: string, brand: { name: string; designMd: string }): Promise<Brand>;
  /** Throws `not-found`, and `conflict` / `brand_exists` or `brand_changed`. */
  replace(accountId: string, name: string, change: BrandChange): Promise<Brand>;
  /** Throws `not-found`. */
  delete(accountId: string, name: string): Promise<void>;
  /** All of an account with their documents, read one after the other. */
  readAll(accountId: string): AsyncIterable<Brand>;
}
