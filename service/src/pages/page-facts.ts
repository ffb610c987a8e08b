/** What a page is about, which decides how its card looks. */
export type PageKind = 'page' | 'article' | 'product' | 'event';

/** What a page says of itself. Texts are on one line, without control characters, and bounded. */
export type PageFacts = {
  kind: PageKind;
  title: string;
  /** The site's name, or its host. */
  site: string;
  description?: string | undefined;
  author?: string | undefined;
  /** The section or series that it belongs to. */
  section?: string | undefined;
  /** When it was published or takes place, as readers of its language write dates. */
  date?: string | undefined;
  /** Of a product, with its currency. */
  price?: string | undefined;
  /** Of an event. */
  place?: string | undefined;
  /** As `#rrggbb`. */
  themeColor?: string | undefined;
  /** The largest icon that it names, as an absolute URL; nothing says that it may be fetched. */
  iconUrl?: string | undefined;
};
