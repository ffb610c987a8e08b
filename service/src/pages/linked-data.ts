import type { PageKind } from './page-facts.ts';

/** An object of JSON-LD; its values are a stranger's. */
export type LinkedObject = Readonly<Record<string, unknown>>;

// Of schema.org; other types say nothing that a card shows.
const KINDS: Readonly<Record<string, PageKind>> = {
  Article: 'article',
  BlogPosting: 'article',
  NewsArticle: 'article',
  ReportageNewsArticle: 'article',
  ScholarlyArticle: 'article',
  Report: 'article',
  Recipe: 'article',
  VideoObject: 'article',
  TechArticle: 'docs',
  APIReference: 'docs',
  Product: 'product',
  ProductGroup: 'product',
  Book: 'product',
  SoftwareSourceCode: 'repository',
  PodcastEpisode: 'podcast',
  Quotation: 'quote',
  Review: 'quote',
  ProfilePage: 'profile',
  JobPosting: 'job',
};
const RELEASED: ReadonlySet<string> = new Set([
  'SoftwareApplication',
  'WebApplication',
  'MobileApplication',
  'VideoGame',
]);
const MAX_OBJECTS = 200;

/** The object that a page is about, and its kind: the first of a known type. Undefined if there is none. */
export function findSubject(
  objects: readonly LinkedObject[],
): { kind: PageKind; object: LinkedObject } | undefined {
  for (const object of objects) {
    const kind = typesOf(object)
      .map((type) => toKind(type, object))
      .find((one) => one !== undefined);
    // A profile is of somebody, and says nothing of its own.
    if (kind === 'profile') return { kind, object: { ...object, ...toObject(object.mainEntity) } };
    if (kind !== undefined) return { kind, object };
  }
  return undefined;
}

/** The first object of a type. */
export const findOfType = (objects: readonly LinkedObject[], type: string): LinkedObject | undefined =>
  objects.find((object) => typesOf(object).includes(type));

const typesOf = (object: LinkedObject): string[] =>
  [object['@type']]
    .flat()
    .flatMap((type) => (typeof type === 'string' ? [type.replace(/^https?:\/\/schema\.org\//, '')] : []));

function toKind(type: string, object: LinkedObject): PageKind | undefined {
  // Many pages name their application; only what says what is new is about a release.
  if (RELEASED.has(type)) return object.releaseNotes === undefined ? undefined : 'changelog';
  return Object.hasOwn(KINDS, type) ? KINDS[type] : /^\w*Event$/.test(type) ? 'event' : undefined;
}

/** The text of a value: its own, or the name of an object; several are joined. */
export function toText(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (depth > 2) return undefined;
  if (Array.isArray(value)) return toTexts(value, depth).slice(0, 3).join(', ') || undefined;
  return isObject(value) ? toText(value.name, depth + 1) : undefined;
}

/** The texts of a value that may be a list. */
export const toTexts = (value: unknown, depth = 0): string[] =>
  [value]
    .flat()
    .slice(0, 12)
    .flatMap((one) => toText(one, depth + 1) ?? []);

/** The first object of a value that may be a list. */
export const toObject = (value: unknown): LinkedObject => {
  const first = Array.isArray(value) ? value[0] : value;
  return isObject(first) ? first : {};
};

/** Addresses of a value that is one, an object with a `url`, or a list of these. */
export const toAddresses = (value: unknown): string[] =>
  [value]
    .flat()
    .slice(0, 12)
    .flatMap((one) => {
      const address = isObject(one) ? (one.url ?? one.contentUrl) : one;
      return typeof address === 'string' ? [address] : [];
    });

/** The objects of JSON-LD texts in the order of the page; what is no JSON is skipped. */
export const readObjects = (data: readonly string[]): LinkedObject[] => data.flatMap(readText);

function readText(text: string): LinkedObject[] {
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
