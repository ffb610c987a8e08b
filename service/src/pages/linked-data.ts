import type { PageKind } from './page-facts.ts';

/** An object of JSON-LD; its values are a stranger's. */
export type LinkedObject = Readonly<Record<string, unknown>>;

// Of schema.org; other types say nothing that a card shows.
const KINDS: Readonly<Record<string, PageKind>> = {
  Article: 'article',
  BlogPosting: 'article',
  NewsArticle: 'article',
  ReportageNewsArticle: 'article',
  TechArticle: 'article',
  ScholarlyArticle: 'article',
  Report: 'article',
  Recipe: 'article',
  PodcastEpisode: 'article',
  VideoObject: 'article',
  Product: 'product',
  ProductGroup: 'product',
  Book: 'product',
};
const MAX_OBJECTS = 200;

/** The object that a page is about, and its kind: the first of a known type in its JSON-LD. Undefined if there is none. */
export function findSubject(data: readonly string[]): { kind: PageKind; object: LinkedObject } | undefined {
  for (const object of data.flatMap(readObjects)) {
    const type = [object['@type']].flat().find((one) => typeof one === 'string' && toKind(one));
    const kind = typeof type === 'string' ? toKind(type) : undefined;
    if (kind !== undefined) return { kind, object };
  }
  return undefined;
}

function toKind(type: string): PageKind | undefined {
  const name = type.replace(/^https?:\/\/schema\.org\//, '');
  return Object.hasOwn(KINDS, name) ? KINDS[name] : /^\w*Event$/.test(name) ? 'event' : undefined;
}

/** The text of a value: its own, or the name of an object; several are joined. */
export function toText(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (depth > 2) return undefined;
  if (Array.isArray(value))
    return (
      value
        .slice(0, 3)
        .flatMap((one) => toText(one, depth + 1) ?? [])
        .join(', ') || undefined
    );
  return isObject(value) ? toText(value.name, depth + 1) : undefined;
}

/** The first object of a value that may be a list. */
export const toObject = (value: unknown): LinkedObject => {
  const first = Array.isArray(value) ? value[0] : value;
  return isObject(first) ? first : {};
};

function readObjects(text: string): LinkedObject[] {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return [];
  }
  const found: LinkedObject[] = [];
  const waiting: unknown[] = [root];
  while (waiting.length > 0 && found.length < MAX_OBJECTS) {
    const next = waiting.shift();
    if (Array.isArray(next)) waiting.push(...next.slice(0, MAX_OBJECTS));
    else if (isObject(next)) {
      found.push(next);
      waiting.push(next['@graph'], next.mainEntity);
    }
  }
  return found;
}

const isObject = (value: unknown): value is LinkedObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
