/** What a page is about, which decides how its card looks. */
export type PageKind =
  | 'page'
  | 'article'
  | 'docs'
  | 'product'
  | 'event'
  | 'changelog'
  | 'repository'
  | 'podcast'
  | 'quote'
  | 'profile'
  | 'job';

/** What pages of one kind say and others do not. Numbers, times and money are written as readers of its language write them. */
export type PageDetails = {
  /** Of an article. */
  readingTime?: string | undefined;
  /** Of a manual: the way to the page, and what it describes. */
  breadcrumb?: string | undefined;
  version?: string | undefined;
  /** Of a product. */
  price?: string | undefined;
  brand?: string | undefined;
  /** Out of five, such as `4.6`. */
  rating?: string | undefined;
  reviews?: string | undefined;
  /** Of an event. */
  time?: string | undefined;
  place?: string | undefined;
  host?: string | undefined;
  /** A name a line. */
  speakers?: string | undefined;
  /** Of a release: what was released, and what changed, a line each. */
  product?: string | undefined;
  items?: string | undefined;
  /** Of a repository. */
  name?: string | undefined;
  owner?: string | undefined;
  language?: string | undefined;
  /** Of an episode. */
  show?: string | undefined;
  episode?: string | undefined;
  guest?: string | undefined;
  duration?: string | undefined;
  /** Of a review or quotation. */
  quote?: string | undefined;
  /** Of whoever said it, or whose profile it is. */
  role?: string | undefined;
  handle?: string | undefined;
  /** Of a vacancy, with `place`. */
  company?: string | undefined;
  remote?: string | undefined;
  salary?: string | undefined;
  employment?: string | undefined;
};

/** What a page says of itself. Texts are without control characters, and bounded. */
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
  /** As `#rrggbb`. */
  themeColor?: string | undefined;
  /** The largest icon that it names, as an absolute URL; nothing says that it may be fetched. */
  iconUrl?: string | undefined;
  /** Its pictures, the best first; as `iconUrl`. */
  imageUrls: readonly string[];
  /** A picture of the author; as `iconUrl`. */
  portraitUrl?: string | undefined;
  details: PageDetails;
};
