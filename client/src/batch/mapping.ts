import type { ParameterRule } from '../signing/parameter-rule.ts';

/** Which column each parameter is read from. A map, so that no name is special. */
export type Mapping = ReadonlyMap<string, string>;

/** What columns are often named, by the parameter that they mean. The parameter's own name always comes first. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  title: ['headline', 'heading', 'name', 'subject', 'post title', 'page title', 'og:title'],
  name: ['title', 'product', 'product name', 'item', 'full name', 'person', 'speaker', 'repository'],
  price: ['cost', 'amount'],
  was: ['old price', 'regular price', 'list price'],
  quote: ['testimonial', 'review', 'text'],
  place: ['location', 'venue', 'where', 'city'],
  description: ['summary', 'excerpt', 'subtitle', 'text', 'abstract', 'teaser', 'og:description'],
  eyebrow: ['category', 'section', 'series', 'kicker', 'topic'],
  badge: ['label', 'tag', 'category', 'kind'],
  tagline: ['slogan', 'category', 'section'],
  author: ['by', 'writer', 'byline', 'author name'],
  date: ['published', 'published at', 'publish date', 'pub date', 'day', 'created'],
  site: ['site name', 'website', 'domain', 'publication', 'og:site_name'],
  cta: ['call to action', 'button', 'action'],
  footer: ['site', 'site name', 'website', 'domain'],
  logo: ['icon', 'logo url'],
  image: ['picture', 'photo', 'cover', 'image url', 'thumbnail', 'og:image'],
  url: ['link', 'href', 'page', 'permalink', 'address', 'loc'],
};

/** The columns that are named like a parameter, or like what it is often called. No column is used twice. */
export function guessMapping(rules: readonly ParameterRule[], columns: readonly string[]): Mapping {
  const free = new Map(columns.toReversed().map((column) => [toPlain(column), column]));
  const mapping = new Map<string, string>();
  const take = (parameter: string, name: string): void => {
    const column = free.get(toPlain(name));
    if (column === undefined || mapping.has(parameter)) return;
    mapping.set(parameter, column);
    free.delete(toPlain(name));
  };
  for (const { name } of rules) take(name, name);
  for (const { name } of rules)
    for (const other of Object.hasOwn(OTHER_NAMES, name) ? (OTHER_NAMES[name] ?? []) : []) take(name, other);
  return mapping;
}

/** `Post Title`, `post_title` and `postTitle` are one. */
export const toPlain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
